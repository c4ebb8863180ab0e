import type { Audit, AuditRule } from '@dochygiene/obligations';
import { explainRule } from '@dochygiene/obligations';
import type { Given } from '../command.ts';
import { documentNamed } from '../document-named.ts';
import { Failure } from '../failure.ts';
import type { Outside } from '../outside.ts';
import { type AuditedHere, auditHere } from './audit-here.ts';

/** How a person names a rule, for help texts. */
export const RULE_FORMS = `A rule is named as the audit prints it, CLAUDE.md:41, or by its id, CLAUDE.md#build-the-docs; a file that is one rule by
its path alone.`;

/** A rule that a person named, and the audit that knows it. */
export interface NamedRule extends AuditedHere {
  readonly rule: AuditRule;
}

/**
 * The rule that `text` names, as `path#slug`, `path:line` or a path; the project is audited for it.
 *
 * @throws Failure if there is none, with the one that was probably meant.
 */
export function ruleNamed(text: string, given: Given, outside: Outside): NamedRule {
  const written = parsed(text);
  const { root, path } = documentNamed(written.path, outside);
  const audited = auditHere(root, given, outside);
  const paths = new Set([path, realPathOf(path, audited, outside)]);
  const rule = ruleOf(audited.audit, text, written, paths);
  if (rule !== undefined) return { ...audited, rule };
  throw notFound(audited.audit, text, written, paths);
}

/** A name of a rule, taken apart. */
interface Written {
  readonly path: string;
  readonly slug?: string;
  readonly line?: number;
}

function parsed(text: string): Written {
  const [, before = '', digits] = /^(.+):(\d{1,9})$/.exec(text) ?? [];
  if (digits !== undefined) return { path: before, line: Number(digits) };
  const hash = text.lastIndexOf('#');
  if (hash <= 0) return { path: text };
  return { path: text.slice(0, hash), slug: text.slice(hash + 1) };
}

/** The path of what `path` leads to, since a rule belongs to the file and not to a link to it. */
function realPathOf(path: string, { root }: AuditedHere, { fs }: Outside): string {
  const real = fs.realPath(`${root}/${path}` as AuditedHere['root']);
  const base = fs.realPath(root) ?? root;
  return real?.startsWith(`${base}/`) === true ? real.slice(base.length + 1) : path;
}

function ruleOf(
  { rules }: Audit,
  text: string,
  { slug, line }: Written,
  paths: ReadonlySet<string>,
): AuditRule | undefined {
  if (line !== undefined) {
    // Findings stand where a rule declares: the line of a comment is that of what it is above.
    const declaring = rules.find(
      ({ declared }) => declared?.line === line && paths.has(declared.path),
    );
    if (declaring !== undefined) return declaring;
    const around = rules.filter(
      ({ path, lines }) => paths.has(path) && lines[0] <= line && line <= lines[1],
    );
    return around.sort((one, other) => length(one) - length(other))[0];
  }
  const ids = new Set([
    text,
    ...[...paths].map((path) => (slug === undefined ? path : `${path}#${slug}`)),
  ]);
  return rules.find(({ id }) => ids.has(id));
}

function length({ lines }: AuditRule): number {
  return lines[1] - lines[0];
}

/** How many rules of a document are named to choose from. */
const NAMED = 5;

function notFound(
  audit: Audit,
  text: string,
  { slug = '', line }: Written,
  paths: ReadonlySet<string>,
): Failure {
  const what = `Cannot find the rule "${text}"`;
  const own = audit.rules.filter(({ path }) => paths.has(path));
  const [path = ''] = [...paths];
  const near = nearRule(audit, slug === '' ? text : `${path}#${slug}`);
  if (own.length === 0 || (line === undefined && near !== undefined)) {
    const why = own.length === 0 ? `no rule is read from "${path}"` : 'there is none of that name';
    const list = 'See: dochygiene obligations audit --all';
    return new Failure(`${what}: ${why}`, near === undefined ? list : `Did you mean "${near}"?`);
  }
  const why = line === undefined ? 'its document has others' : `there is none at line ${line}`;
  const names = own.slice(0, NAMED).map(({ id, lines }) => `${id} (line ${lines[0]})`);
  const more = own.length > NAMED ? ` and ${own.length - NAMED} more` : '';
  return new Failure(`${what}: ${why}`, `Choose from: ${names.join(', ')}${more}`);
}

/** The rule that `id` was probably meant to be: one of that slug, else one of nearly that id. */
function nearRule(audit: Audit, id: string): string | undefined {
  const slug = id.slice(id.lastIndexOf('#') + 1);
  const same = audit.rules.find((rule) => rule.id.endsWith(`#${slug}`));
  if (same !== undefined) return same.id;
  const found = explainRule(audit, id);
  return 'near' in found ? found.near : undefined;
}
