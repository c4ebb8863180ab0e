import type { Carrier } from '../carrier.ts';
import { gitCarriers } from './git-carrier.ts';
import { jsonFile } from './json-file.ts';
import { manifestOf } from './package-scripts.ts';
import type { ProjectFiles } from './project-files.ts';
import { unwired } from './unwired.ts';
import { isRecord, recordAt, textAt } from './values.ts';
import type { Wiring } from './wiring.ts';

const NAME = 'simple-git-hooks';

/** Files of simple-git-hooks that are programs: to read them would be to run them. */
const PROGRAMS = [
  `.${NAME}.cjs`,
  `.${NAME}.js`,
  `.${NAME}.mjs`,
  `${NAME}.cjs`,
  `${NAME}.js`,
  `${NAME}.mjs`,
];

/** The hooks of simple-git-hooks, in the manifest or a file of JSON. */
export function simpleGitHooks(files: ProjectFiles, wiring: Wiring): readonly Carrier[] {
  for (const path of PROGRAMS) {
    if (files.look(path).kind !== 'file') continue;
    const message = `"${path}" is not read: it is a program, and none is run`;
    files.note({ path, code: 'NOT_READ', message });
    return [];
  }

  const path = [`.${NAME}.json`, `${NAME}.json`].find((one) => files.look(one).kind === 'file');
  const own = path === undefined ? undefined : jsonFile(files, path);
  const hooks = isRecord(own) ? own : recordAt(manifestOf(files, ''), NAME);
  const isWired =
    wiring.setBy(NAME, (args) => args.length === 0) !== undefined ||
    (wiring.hooksPath === undefined && wiring.runsOwnScript(NAME));
  const reasons = isWired ? [] : [unwired(wiring, NAME, NAME)];

  return Object.keys(hooks).flatMap((event) => {
    const text = textAt(hooks, event);
    const from = path ?? 'package.json';
    if (text === undefined) return [];
    return gitCarriers(files, { path: from, event, name: NAME, text, reasons });
  });
}
