import {
  type HookFile,
  hostOf,
  readClaudeSettings,
  readHookFrontmatter,
  readHooksJson,
} from '@dochygiene/hosts';
import type { Carrier, CarrierReason } from '../carrier.ts';
import type { AgentFile } from './agent-entry.ts';
import { agentCarriers } from './agent-file.ts';
import { claudePlugins } from './claude-plugins.ts';
import { frontmatterFiles } from './frontmatter-files.ts';
import { jsonOf } from './json-file.ts';
import { permissionCarriers } from './permissions.ts';
import type { ProjectFiles } from './project-files.ts';
import { reason } from './reason.ts';
import { recordAt, textAt } from './values.ts';

const PROJECT = '.claude/settings.json';
const LOCAL = '.claude/settings.local.json';

/** Settings of the person who asks, read only on request. */
export interface UserFiles {
  /** The files of the home directory. */
  readonly files: ProjectFiles;
}

/** All that Claude Code runs or refuses in this project. */
export function claudeCode(files: ProjectFiles, user: UserFiles | undefined): readonly Carrier[] {
  const read = (from: ProjectFiles, path: string): HookFile | undefined => {
    const text = from.text(path);
    return text === undefined ? undefined : readClaudeSettings(text);
  };
  const project = read(files, PROJECT);
  const local = read(files, LOCAL);
  const own = user === undefined ? undefined : read(user.files, PROJECT);

  const off = [project, local, own].flatMap((file, at) =>
    file?.disabled === undefined ? [] : [switchedOff([PROJECT, LOCAL, `~/${PROJECT}`][at] ?? '')],
  );
  const modes = [PROJECT, LOCAL].map((path) =>
    textAt(recordAt(jsonOf(files.text(path) ?? ''), 'permissions'), 'defaultMode'),
  );
  const mode = modes.find((one) => one !== undefined && one !== 'default');
  const here = reason('OB114', `${LOCAL} is in this clone alone`);
  const mine = reason('OB114', 'settings of one person, which others lack');
  const settings = (path: string, file: HookFile | undefined, reasons: readonly CarrierReason[]) =>
    file === undefined
      ? []
      : [
          ...agentCarriers(files, agentFile(files, path, [...reasons, ...off]), file),
          ...permissionCarriers(path, file, reasons, mode),
        ];
  return [
    ...settings(PROJECT, project, []),
    ...settings(LOCAL, local, [here]),
    ...settings(`~/${PROJECT}`, own, [mine]),
    ...plugins(files, off),
    ...frontmatter(files, off),
  ];
}

function switchedOff(path: string): CarrierReason {
  return reason('OB108', `"disableAllHooks" of ${path} keeps every hook from running`);
}

function plugins(files: ProjectFiles, off: readonly CarrierReason[]): readonly Carrier[] {
  const host = hostOf('claude-code');
  return claudePlugins(files).flatMap(({ root, hooks, reasons }) =>
    hooks.flatMap(({ path, text }) => {
      const file = agentFile(files, path, [...reasons, ...off], root);
      return agentCarriers(files, file, readHooksJson(host, text));
    }),
  );
}

function frontmatter(files: ProjectFiles, off: readonly CarrierReason[]): readonly Carrier[] {
  return frontmatterFiles(files).flatMap((path) => {
    const text = files.text(path);
    if (text === undefined || !/^hooks:/m.test(text)) return [];
    const what = path.endsWith('/SKILL.md') ? 'skill' : 'agent';
    const while_ = reason('OB120', `it runs only while the ${what} of ${path} is at work`);
    return agentCarriers(
      files,
      agentFile(files, path, [while_, ...off]),
      readHookFrontmatter(text),
    );
  });
}

function agentFile(
  files: ProjectFiles,
  path: string,
  reasons: readonly CarrierReason[],
  plugin?: string,
): AgentFile {
  const root: string = files.root;
  const variables = new Map([...shellVariables(files), ['CLAUDE_PROJECT_DIR', root]]);
  if (plugin !== undefined) {
    variables.set('CLAUDE_PLUGIN_ROOT', plugin === '' ? root : `${root}/${plugin}`);
  }
  return { host: hostOf('claude-code'), path, variables, reasons };
}

/** What any shell that stands in the root knows. */
export function shellVariables(files: ProjectFiles): ReadonlyMap<string, string> {
  const top = ['git rev-parse --show-toplevel', 'git rev-parse --show-toplevel 2>/dev/null', 'pwd'];
  const root: string = files.root;
  return new Map([
    ['PWD', root],
    ...top.flatMap((one) => [[`$(${one})`, root] as const, [`\`${one}\``, root] as const]),
  ]);
}
