import type { Carrier, CarrierReason } from '../carrier.ts';
import { gitCarriers } from './git-carrier.ts';
import { hookFolder } from './git-hook-files.ts';
import { manifestOf } from './package-scripts.ts';
import type { ProjectFiles } from './project-files.ts';
import { reason } from './reason.ts';
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

function inFolder(files: ProjectFiles, { installs, version }: Wiring): readonly Carrier[] {
  const major = majorOf(version('husky')) ?? (/husky install/.test(installs) ? 8 : SHELL_SINCE);
  const reasons: CarrierReason[] = /\bhusky\b/.test(installs)
    ? []
    : [reason('OB114', 'husky is set up only where somebody ran it by hand')];
  if (major < FILES_SINCE) {
    reasons.push(reason('OB119', `husky ${major} does not read .husky, but package.json`));
  }
  const executed = major < SHELL_SINCE;
  return hookFolder(files, { path: '.husky', executed, errexit: true, reasons });
}

function inManifest(files: ProjectFiles, { installs, version }: Wiring): readonly Carrier[] {
  const manifest = manifestOf(files, '');
  const fromFile = ['.huskyrc', '.huskyrc.json'].find((path) => files.look(path).kind === 'file');
  const hooks = recordAt(valueAt(manifest, 'husky'), 'hooks');
  if (fromFile !== undefined) {
    const message = `"${fromFile}" is not read: only husky 4 and older have it`;
    files.note({ path: fromFile, code: 'NOT_READ', message });
  }

  const major = majorOf(version('husky'));
  const reasons: CarrierReason[] = [];
  if (major === undefined) {
    reasons.push(reason('OB114', 'husky is no dependency of package.json'));
  } else if (major >= FILES_SINCE) {
    reasons.push(reason('OB119', `husky ${major} reads .husky, and not package.json`));
  } else if (/HUSKY_SKIP_INSTALL/.test(installs)) {
    reasons.push(reason('OB114', 'its installation is skipped'));
  }
  return Object.keys(hooks).flatMap((event) => {
    const text = textAt(hooks, event);
    if (text === undefined) return [];
    return gitCarriers(files, { path: 'package.json', event, name: 'husky', text, reasons });
  });
}
