/** Whether the file at `path` is there to be copied and filled in: its gaps are its purpose. */
export function isTemplate(path: string): boolean {
  return TEMPLATE.test(path);
}

const TEMPLATE =
  /(?:^|\/)(?:[\w.-]*templates?|scaffold(?:s|ing)?|boilerplates?|skeletons?|archetypes|cookiecutter[\w-]*|generators?|blueprints?|\.github\/(?:issue|pull)[\w-]*)(?:\/|$)|(?:^|[/._-])(?:template|tmpl|tpl|skeleton|boilerplate|XXXX|NNNN|YYYY|0000)(?:[._-]|$)|\{\{/i;
