import { baseName } from '../resolve/project-path.ts';

/** Whether the file at `path` is a text that law or custom asks every project to carry word by word. */
export function isLicence(path: string): boolean {
  return LICENCE.test(baseName(path));
}

const LICENCE =
  /^(?:LICEN[CS]ES?|COPYING|COPYRIGHT|NOTICE|PATENTS|UNLICENSE|CODE[-_]OF[-_]CONDUCT|DCO|CLA|third[-_ ]?party[\w-]*|SECURITY)(?:[-_.].*)?$/i;
