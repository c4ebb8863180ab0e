import type { Carrier, CarrierReason } from '../carrier.ts';
import { gitCarriers } from './git-carrier.ts';
import { hookFolder } from './git-hook-files.ts';
import { manifestOf } from './package-scripts.ts';
import type { ProjectFiles } from './project-files.ts';
import { reason } from './reason.ts';
import { unwired } from './unwired.ts';
import { recordAt, textAt, valueAt } from './values.ts';
import { majorOf, type Wiring } from './wiring.ts';

/** From this version on husky keeps hooks in files, and no longer in the manifest. */
const FILES_SINCE = 5;

/** From this version on husky runs the files by `sh`, executable or not. */
const SHELL_SINCE = 9;

/** The hooks of husky: files in `.husky`, or `husky.hooks` of the manifest up to version 4. */
export function husky(files: ProjectFiles, wiring: Wiring): readonly Carrier[] {
  return [...inFolder(files, wiring), ...inManifest(files, wiring)];
}

function inFolder(files: ProjectFiles, wiring: Wiring): readonly Carrier[] {
  const { hooksPath, version } = wiring;
  const isWired = hooksPath?.by === 'husky';
  const major = majorOf(version('husky')) ?? SHELL_SINCE;
  const executed = major < SHELL_SINCE;
  const command = executed ? 'husky install' : 'husky';
  const own = isWired ? hooksPath.path : '.husky';
  return [...new Set([own, '.husky'])].flatMap((path) => {
    const reasons: CarrierReason[] =
      isWired && path === own ? [] : [unwired(wiring, 'husky', command)];
    if (major < FILES_SINCE) {
      reasons.push(reason('OB119', `husky ${major} does not read .husky, but package.json`));
    }
    return hookFolder(files, { path, executed, errexit: true, reasons });
  });
}

function inManifest(files: ProjectFiles, wiring: Wiring): readonly Carrier[] {
  const manifest = manifestOf(files, '');
  const fromFile = ['.huskyrc', '.huskyrc.json'].find((path) => files.look(path).kind === 'file');
  const hooks = recordAt(valueAt(manifest, 'husky'), 'hooks');
  if (fromFile !== undefined) {
    const message = `"${fromFile}" is not read: only husky 4 and older have it`;
    files.note({ path: fromFile, code: 'NOT_READ', message });
  }

  const major = majorOf(wiring.version('husky'));
  const reasons: CarrierReason[] = [];
  if (major === undefined) {
    reasons.push(reason('OB114', 'husky is no dependency of package.json'));
  } else if (major >= FILES_SINCE) {
    reasons.push(reason('OB119', `husky ${major} reads .husky, and not package.json`));
  } else if (!wiring.runsOwnScript('husky') || wiring.hooksPath !== undefined) {
    reasons.push(unwired(wiring, 'husky', 'npm rebuild husky'));
  }
  return Object.keys(hooks).flatMap((event) => {
    const text = textAt(hooks, event);
    if (text === undefined) return [];
    return gitCarriers(files, { path: 'package.json', event, name: 'husky', text, reasons });
  });
}
