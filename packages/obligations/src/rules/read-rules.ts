import { proseSignals } from '@dochygiene/frequency';
import type { AbsolutePath, ReadOnlyFileSystem } from '@dochygiene/ports';
import type { ProjectFiles } from '../carriers/project-files.ts';
import type { AuditFinding, AuditProblem } from '../finding.ts';
import type { Rule } from '../rule.ts';
import { type CollectedDocument, collect } from './collect.ts';
import { declarationsIn, type Found, type FoundBySlug } from './declarations.ts';
import { findDocuments } from './find-documents.ts';
import { RULE_KEYS } from './kinds.ts';
import { readersOf } from './readers.ts';
import { pathsOf } from './rule-paths.ts';
import { settled } from './settle.ts';
import { namesNoRule, readSideFile, SIDE_FILE, type SideFile } from './side-file.ts';
import type { Unit } from './unit.ts';
import { wholeFile } from './whole-file.ts';

/** The rules of a project, and what was odd in reading them. */
export interface RulesRead {
  /** Paths of the documents that were read, in code-unit order. */
  readonly documents: readonly string[];
  /** In order of path and line. */
  readonly rules: readonly Rule[];
  /** Agents that a document made for them alone, a folder or a setting tells to be used here; in code-unit order. */
  readonly hosts: readonly string[];
  readonly findings: readonly AuditFinding[];
  readonly problems: readonly AuditProblem[];
  /** Whether the side file is there and cannot be understood. */
  readonly broken: boolean;
}

/** What rules are read from. */
export interface RulesInput {
  readonly fs: ReadOnlyFileSystem;
  readonly root: AbsolutePath;
  readonly files: ProjectFiles;
  /** Names of directories that are not opened; left out, those of a scan. */
  readonly excludedDirs: readonly string[] | undefined;
  /** Paths of the rule documents, in code-unit order; left out, they are looked for. */
  readonly documents?: readonly string[] | undefined;
}

/** How many rules of one project are looked at. */
export const RULES_LIMIT = 20_000;

/** Reads every rule of the project and what each declares. What is odd is told beside them. */
export function readRules({ fs, root, files, excludedDirs, documents }: RulesInput): RulesRead {
  const found =
    documents === undefined
      ? findDocuments(fs, root, excludedDirs)
      : { paths: documents, problems: [] };
  const problems: AuditProblem[] = [...found.problems];
  const findings: AuditFinding[] = [];
  const readers = readersOf(files, found.paths);
  const collected = collect(files, readers.documents, problems);
  const sideText = files.text(SIDE_FILE);
  const side = readSideFile(sideText ?? '');
  problems.push(...side.problems);

  const rules: Rule[] = [];
  const ids = new Set<string>();
  for (const each of collected) {
    const { path } = each.document;
    if (side.declared.size > 0) {
      for (const unit of each.document.units) ids.add(idOf(path, unit));
    }
    if (rules.length >= RULES_LIMIT) continue;
    rules.push(...rulesOf(each, side, findings));
    if (rules.length < RULES_LIMIT) continue;
    problems.push({
      path,
      message: `Cannot look at more than ${RULES_LIMIT} rules: the rest is left out`,
    });
  }
  return {
    documents: collected.map(({ document }) => document.path),
    rules: rules.slice(0, RULES_LIMIT),
    hosts: readers.told,
    findings: [...findings, ...namesNoRule(side, ids)],
    problems,
    // There and unread is as bad as there and not understood.
    broken: side.broken || (sideText === undefined && files.look(SIDE_FILE).kind !== 'absent'),
  };
}

const NOTHING: readonly Found[] = [];

function idOf(path: string, { slug }: Pick<Unit, 'slug'>): string {
  return slug === '' ? path : `${path}#${slug}`;
}

function rulesOf(
  { document, hosts, own }: CollectedDocument,
  side: SideFile,
  findings: AuditFinding[],
): readonly Rule[] {
  const { path, metadata } = document;
  const inDocument = declarationsIn(document, findings);
  const named = side.declared.size > 0 || [...inDocument.keys()].some((slug) => slug !== '');
  const declared = (unit: Unit): readonly Found[] => {
    if (unit.kind !== 'file' && !named) return NOTHING;
    const { slug } = unit;
    const own = inDocument.get(slug) ?? NOTHING;
    const beside = side.declared.get(idOf(path, { slug }));
    return beside === undefined ? own : [...own, beside];
  };
  const paths = pathsOf(metadata);
  return meant(document, own, declared, inDocument).map((unit): Rule => {
    const { kind, line, endLine, title, prose, proseLines } = unit;
    const id = idOf(path, unit);
    const declaration = settled(id, declared(unit), findings);
    return {
      id,
      path,
      kind,
      lines: [line, endLine],
      title,
      prose,
      proseLines,
      hosts,
      ...(paths === undefined ? undefined : { paths }),
      ...(declaration === undefined ? undefined : { declared: declaration }),
    };
  });
}

/** The units of a document that are rules: of one that is itself a rule, it and those that declare. */
function meant(
  { metadata, units }: CollectedDocument['document'],
  own: boolean,
  declared: (unit: Unit) => readonly Found[],
  inDocument: FoundBySlug,
): readonly Unit[] {
  const keys = [...(metadata?.fields.keys() ?? [])];
  const isRule = inDocument.has('') || (own && keys.some((key) => RULE_KEYS.has(key)));
  const declaring = units.filter((unit) => declared(unit).length > 0);
  if (!isRule) return units.filter((unit) => declaring.includes(unit) || says(unit));
  const parts = declaring.filter(({ kind }) => kind !== 'file');
  const description = metadata?.fields.get('description')?.values[0];
  return [
    wholeFile(
      units.filter((unit) => !parts.includes(unit)),
      description,
    ),
    ...parts,
  ];
}

/** Whether a unit says anything: a heading alone is no rule, unless it asks for a frequency. */
function says({ kind, prose, proseLines }: Unit): boolean {
  if (kind === 'section' && proseLines.length === 1) return proseSignals(prose).length > 0;
  return prose !== '';
}
