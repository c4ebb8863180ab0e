import type { AuditFinding, AuditProblem } from '../finding.ts';
import { findingOf } from '../finding.ts';
import { nearest } from '../nearest-name.ts';
import type { Found } from './declarations.ts';
import { claimsIn } from './declared.ts';
import { openYaml } from './open-yaml.ts';

/** Where declarations stand for documents that nobody may touch, at the root. */
export const SIDE_FILE = 'dochygiene.obligations.yaml';

/** What the side file declares, by id of the rule. */
export interface SideFile {
  readonly declared: ReadonlyMap<string, Found>;
  readonly problems: readonly AuditProblem[];
  /** Whether it is there and cannot be understood. */
  readonly broken: boolean;
}

/** Reads the side file's `text`: by id of a rule `obligation_frequency` and `enforced_by`. */
export function readSideFile(text: string): SideFile {
  const yaml = openYaml(text);
  const declared = new Map<string, Found>();
  const problems: AuditProblem[] = [];
  const refuse = (line: number, what: string): number =>
    problems.push({ path: SIDE_FILE, line, message: `Cannot use ${SIDE_FILE}: ${what}` });

  if (yaml.kind === 'refused') refuse(yaml.line, yaml.why);
  for (const { key: id, line, entries } of yaml.kind === 'map' ? yaml.entries : []) {
    if (entries === undefined) {
      refuse(line, `"${id}" wants obligation_frequency and enforced_by`);
      continue;
    }
    const of = (key: string) => entries.find((entry) => entry.key === key);
    for (const { key, line: at } of entries) {
      if (!KEYS.includes(key)) refuse(at, `unknown key "${key}"; ${meant(key)}`);
    }
    declared.set(id, {
      frequency: of('obligation_frequency')?.values?.[0],
      enforcedBy: (of('enforced_by')?.values ?? []).flatMap(claimsIn),
      from: 'side-file',
      path: SIDE_FILE,
      line,
      override: (of('frequency_override')?.values?.[0] ?? '').trim() !== '',
    });
  }
  return { declared, problems, broken: problems.length > 0 };
}

const KEYS: readonly string[] = ['obligation_frequency', 'enforced_by', 'frequency_override'];

function meant(key: string): string {
  const close = nearest(key, KEYS);
  return close === undefined ? `it knows ${KEYS.join(', ')}` : `did you mean ${close}?`;
}

/** A finding for each declaration of the side file that is of none of the rules `ids`. */
export function namesNoRule(
  { declared }: SideFile,
  ids: ReadonlySet<string>,
): readonly AuditFinding[] {
  const strangers = [...declared].filter(([id]) => !ids.has(id));
  return strangers.map(([id, { line }], index) => {
    const close = index < SUGGESTED ? nearest(id, ids) : undefined;
    const message = `names no rule: "${id}"${close === undefined ? '' : `; did you mean "${close}"?`}`;
    return findingOf({
      code: 'OB307',
      level: 'warning',
      path: SIDE_FILE,
      line,
      message,
      about: id,
    });
  });
}

/** For how many of them it is said what was probably meant: each is compared with all rules. */
const SUGGESTED = 20;
