import {
  type HookFile,
  hostOf,
  readCodexConfig,
  readCursorHooks,
  readHooksJson,
} from '@dochygiene/hosts';
import type { Carrier, CarrierReason } from '../carrier.ts';
import { agentCarriers } from './agent-file.ts';
import { shellVariables, type UserFiles } from './claude-code.ts';
import type { ProjectFiles } from './project-files.ts';
import { reason } from './reason.ts';

const CODEX_CONFIG = '.codex/config.toml';

interface HookPlace {
  readonly host: 'codex' | 'cursor';
  readonly path: string;
  read(text: string): HookFile;
  /** Names of variables that hold the project's root. */
  readonly roots: readonly string[];
}

const PLACES: readonly HookPlace[] = [
  {
    host: 'codex',
    path: '.codex/hooks.json',
    read: (text) => readHooksJson(hostOf('codex'), text),
    roots: [],
  },
  { host: 'codex', path: CODEX_CONFIG, read: readCodexConfig, roots: [] },
  {
    host: 'cursor',
    path: '.cursor/hooks.json',
    read: readCursorHooks,
    roots: ['CURSOR_PROJECT_DIR', 'CLAUDE_PROJECT_DIR'],
  },
];

/** All that Codex and Cursor run in this project. */
export function otherAgents(files: ProjectFiles, user: UserFiles | undefined): readonly Carrier[] {
  const mine = reason('OB114', 'hooks of one person, which others lack');
  return PLACES.flatMap((place) => [
    ...placeCarriers(files, files, place, place.path, []),
    ...(user === undefined
      ? []
      : placeCarriers(files, user.files, place, `~/${place.path}`, [mine])),
  ]);
}

function placeCarriers(
  files: ProjectFiles,
  from: ProjectFiles,
  { host, path: where, read, roots }: HookPlace,
  path: string,
  reasons: readonly CarrierReason[],
): readonly Carrier[] {
  const text = from.text(where);
  if (text === undefined) return [];
  const root: string = files.root;
  const variables = new Map([
    ...shellVariables(files),
    ...roots.map((name) => [name, root] as const),
  ]);
  const found = read(text);
  const off = [...switchedOff(host, path, found), ...codexOff(files, host, path)];
  return agentCarriers(
    files,
    { host: hostOf(host), path, variables, reasons: [...reasons, ...off] },
    found,
  );
}

/** A switch of the file itself: of Codex it is a feature, of others a setting. */
function switchedOff(host: string, path: string, { disabled }: HookFile): readonly CarrierReason[] {
  if (disabled === undefined) return [];
  const message = `"${disabled.setting}" of ${path} keeps every hook from running`;
  return [reason(host === 'codex' ? 'OB115' : 'OB108', message)];
}

/** The switch in Codex' configuration, for hooks that stand in another file. */
function codexOff(files: ProjectFiles, host: string, path: string): readonly CarrierReason[] {
  if (host !== 'codex' || path.endsWith(CODEX_CONFIG)) return [];
  const text = files.text(CODEX_CONFIG);
  return text === undefined ? [] : switchedOff(host, CODEX_CONFIG, readCodexConfig(text));
}
