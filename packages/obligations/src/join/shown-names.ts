/** How many names a message lists. */
const LISTED = 6;

/** Names of a message: the first few, and how many more there are. */
export function listed(names: readonly string[]): string {
  const more = names.length - LISTED;
  const shown = names.slice(0, LISTED).join(', ');
  return more > 0 ? `${shown} and ${more} more` : shown;
}

/** What a carrier sees, tools, paths or sources, as a message says it; never empty. */
export function shownNames(names: readonly string[]): string {
  const seen = names.filter((name) => !name.startsWith('!')).map(inWords);
  const left = names.filter((name) => name.startsWith('!')).map((name) => inWords(name.slice(1)));
  if (seen.length === 0) return 'nothing that is known';
  return left.length === 0 ? listed(seen) : `${listed(seen)}, but not ${listed(left)}`;
}

/** A glob that stands for what no glob can tell, in words. */
function inWords(name: string): string {
  const [, kind = '', rest = ''] =
    /^(?:(hook|type|regex|files|folder):|outside )(.*)$/s.exec(name) ?? [];
  switch (kind) {
    case 'hook':
      return `what ${rest} looks at`;
    case 'type':
      return `files of type ${rest}`;
    case 'regex':
      return `/${rest}/`;
    case 'folder':
      return 'a folder that is not known';
    case 'files':
      return 'what a command of its own lists';
    default:
      if (name.startsWith('outside ')) return `what is not in ${rest}`;
      return name === '**' ? 'all paths' : name;
  }
}
