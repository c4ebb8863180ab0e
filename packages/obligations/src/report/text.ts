import { visible } from '@dochygiene/report';
import type { Carrier, CarrierReason } from '../carrier.ts';
import { carrierById } from '../carrier-by-id.ts';
import { LABELS } from '../findings.ts';
import { BROKEN } from '../join/verdict.ts';
import { withRemedy } from '../remedy.ts';
import type { Audit, AuditRule, AuditVerdict } from '../result.ts';
import type { Comparison } from './baseline.ts';
import { labelled } from './labelled.ts';
import { declarationLines, problemLines } from './told-lines.ts';
import { unclaimed, unclaimedLines } from './unclaimed-lines.ts';
import { count, cut } from './words.ts';

/** How an audit is shown to a person. */
export interface TextOptions {
  /** Whether rules that hold and those that claim nothing are listed too. */
  readonly all: boolean;
  /** At most so many lines of rules and carriers in a section. */
  readonly limit: number;
}

/** The audit for a person: what does not hold first, each with why and where. */
export function auditText(audit: Audit, comparison: Comparison, options: TextOptions): string {
  const { rules, documents } = audit;
  const of = (is: (rule: AuditRule) => boolean) => rules.filter(is);
  const entries = (title: string, own: readonly AuditRule[]) =>
    section(title, own, options, (rule) => entry(rule, audit.carriers));
  const sections = [
    [headline(audit)],
    [summaryLine(audit)],
    entries(
      'DO NOT HOLD',
      of(({ verdict }) => BROKEN.has(verdict)),
    ),
    entries(
      'PARTLY',
      of(({ verdict }) => verdict === 'partly'),
    ),
    holding(audit, options),
    gaps(audit, options),
    unclaiming(audit, options),
    section('DECLARATIONS', declarationLines(audit), options, itself),
    section('CARRIERS NOBODY CLAIMS', unclaimed(audit), options, unclaimedLines),
    section('PROBLEMS', problemLines(audit), options, itself),
    comparison.baseline ? [baselineLine(comparison)] : [],
  ];
  const nothing = documents.length === 0 ? NO_DOCUMENT : rules.length === 0 ? NO_RULE : undefined;
  const shown =
    nothing === undefined ? sections : [sections[0] ?? [], [nothing], ...sections.slice(8, 10)];
  return `${shown
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join('\n'))
    .join('\n\n')}\n`;
}

const NO_DOCUMENT = 'no rule document found: nothing was audited, which is no pass';
const NO_RULE = 'no rule in any rule document: nothing was audited, which is no pass';

function headline({ hosts, not_joined }: Audit): string {
  const ids = hosts.map(({ id }) => id).join(', ') || 'none';
  const out = not_joined.map(({ id, because }) => `${visible(id)} (${because})`).join(', ');
  return `dochygiene obligations audit      hosts: ${ids}${out === '' ? '' : `   not joined: ${out}`}`;
}

/** `14 rules in 6 files, 9 claim enforcement: 5 hold, 1 partly, 3 do not.` */
export function summaryLine({ summary }: Audit): string {
  const { documents, rules, claiming, hold, partly, broken, gaps: open } = summary;
  const total = `${count(rules, 'rule')} in ${count(documents, 'file')}`;
  if (claiming === 0) return `${total}, none claims enforcement.`;
  const gap =
    open === 0 ? '' : `, ${open} ${open === 1 ? 'is a declared gap' : 'are declared gaps'}`;
  const verb = claiming === 1 ? 'claims' : 'claim';
  return `${total}, ${claiming} ${verb} enforcement: ${hold} hold, ${partly} partly, ${broken} do not${gap}.`;
}

function section<Entry>(
  title: string,
  entries: readonly Entry[],
  { limit }: TextOptions,
  linesOf: (entry: Entry) => readonly string[],
): readonly string[] {
  if (entries.length === 0) return [];
  const more = entries.length - limit;
  const rest = more > 0 ? [` ${more} more (--format json has all)`] : [];
  return [title, ...entries.slice(0, limit).flatMap(linesOf), ...rest];
}

function itself(lines: readonly string[]): readonly string[] {
  return lines;
}

/** Columns of the line of a rule. */
const PLACE = 23;
const TITLE = 44;

function head(rule: AuditRule): string {
  const { title, needs, needs_from } = rule;
  const name = title === '' ? rule.id : title;
  const from = needs_from === 'prose' ? ' (its prose)' : '';
  const wants = needs.length === 0 ? 'needs: nobody says' : `needs ${needs.join(', ')}${from}`;
  return ` ${placeOf(rule).padEnd(PLACE)} ${cut(visible(name), TITLE).padEnd(TITLE)} ${wants}`;
}

/** Where a rule stands: a file is itself. */
export function placeOf({ path, kind, lines }: Pick<AuditRule, 'path' | 'kind' | 'lines'>): string {
  return kind === 'file' ? visible(path) : `${visible(path)}:${lines[0]}`;
}

function entry(rule: AuditRule, carriers: readonly Carrier[]): readonly string[] {
  const { verdicts } = rule;
  const shown = verdicts.filter(({ kind }) => kind !== 'holds');
  const lines = [head(rule)];
  let claim: string | undefined;
  for (const verdict of shown) {
    if (verdict.claim !== claim) lines.push(labelled('claims', claimed(verdict.claim ?? '')));
    claim = verdict.claim;
    lines.push(...verdictLines(verdict, verdicts.length > 1, carriers));
  }
  return lines;
}

/** `hook docs-build.sh`: a claim as it is said. */
function claimed(claim: string): string {
  return visible(claim).replace(':', ' ');
}

/** Why a verdict is what it is, each reason with what to do about it. */
function verdictLines(
  { kind, host, reasons, claim = '', carrier }: AuditVerdict,
  several: boolean,
  carriers: readonly Carrier[],
): readonly string[] {
  const on = several ? `${visible(host)}: ` : '';
  const all: readonly CarrierReason[] =
    reasons.length > 0 ? reasons : [{ code: '', message: kind }];
  const where = carrierById(carriers, carrier)?.host;
  return all.map((reason, index) => {
    // What fires too seldom is told already what would cover, which can block too.
    const isTold = reason.code === 'OB117' && kind === 'too-seldom';
    const said = isTold ? reason.message : withRemedy({ reason, claim, host: where }, carriers);
    return labelled(index === 0 ? LABELS[kind] : '', `${on}${visible(said)}`, reason.code);
  });
}

function holding({ rules, summary }: Audit, options: TextOptions): readonly string[] {
  const { hold } = summary;
  if (hold === 0) return [];
  if (!options.all) return [`HOLD   ${count(hold, 'rule')} (use --all to list them)`];
  const own = rules.filter(({ verdict }) => verdict === 'holds');
  return section('HOLD', own, options, (rule) => [
    head(rule),
    labelled('by', visible(rule.verdicts[0]?.carrier ?? '')),
  ]);
}

function gaps({ rules }: Audit, options: TextOptions): readonly string[] {
  const own = rules.filter(({ verdict }) => verdict === 'declared-gap');
  const reason = ({ enforced_by }: AuditRule) =>
    enforced_by.map((claim) => claim.replace(/^instruction-only:\s*/, '')).join('; ');
  return section('DECLARED GAPS', own, options, (rule) => [
    head(rule),
    labelled('reason', visible(reason(rule))),
  ]);
}

function unclaiming({ rules, summary }: Audit, options: TextOptions): readonly string[] {
  const none = rules.filter(({ enforced_by }) => enforced_by.length === 0);
  if (none.length === 0) return [];
  const duties = rules.filter(({ verdict }) => verdict === 'reads-like-a-duty');
  const lines = duties.flatMap(({ path, signals: [signal] }) =>
    signal === undefined
      ? []
      : [[`   ${visible(path)}:${signal.line} "${visible(signal.text)}" (${signal.frequency})`]],
  );
  const title = `NO CLAIM   ${count(none.length, 'rule')}.${summary.duties > 0 ? ' Read like a duty:' : ''}`;
  const listed = options.all ? none.filter(({ verdict }) => verdict !== 'reads-like-a-duty') : [];
  return lines.length === 0 && listed.length === 0
    ? [title]
    : section(title, [...lines, ...listed.map((rule) => [head(rule)])], options, itself);
}

function baselineLine({ known, fresh, gone }: Comparison): string {
  const hint = gone.length > 0 ? ' (run --write-baseline)' : '';
  return `BASELINE   ${count(known.length, 'known finding')}, ${fresh.length} new, ${gone.length} gone${hint}`;
}
