import { hasOverride } from '@dochygiene/frequency';
import { type Structure, utf8 } from '@dochygiene/scanner';
import { type AuditFinding, findingOf } from '../finding.ts';
import { withoutComments } from './comments.ts';
import { claimsIn, declaredByComment, type Written } from './declared.ts';
import type { Metadata } from './metadata.ts';
import type { Unit } from './unit.ts';

/** A declaration as written, and whether a signed note beside it silences the warning of the prose. */
export interface Found extends Written {
  readonly override: boolean;
}

/** What the units of a document declare, by slug; the file's is empty. */
export type FoundBySlug = ReadonlyMap<string, readonly Found[]>;

/** What a document is, for its declarations. */
export interface DeclaringDocument {
  readonly path: string;
  /** One character a byte. */
  readonly text: string;
  readonly structure: Structure;
  readonly metadata: Metadata | undefined;
  readonly units: readonly Unit[];
}

/**
 * What the frontmatter and the comments of a document declare.
 *
 * A comment declares for the heading or list item just below it: between the two stand blank lines
 * and other comments, and nothing else. One that stands above neither is a finding.
 */
export function declarationsIn(document: DeclaringDocument, findings: AuditFinding[]): FoundBySlug {
  const { path, text, structure, units } = document;
  const found = new Map<string, Found[]>();
  const whole = declaredByMetadata(document);
  if (whole !== undefined) found.set('', [whole]);

  const below = units.filter(({ kind }) => kind !== 'file');
  let next = 0;
  let lines: readonly string[] | undefined;
  for (const comment of structure.comments) {
    const declared = declaredByComment(utf8(comment.text));
    if (declared === undefined) continue;
    lines ??= text.split('\n');
    while (next < below.length && (below[next]?.line ?? 0) <= comment.line) next += 1;
    const unit = below[next];
    if (unit === undefined || !standsAbove(lines, comment.line, unit.line)) {
      const message = 'the declaration stands above no heading and no list item';
      findings.push(
        findingOf({ ...{ code: 'OB309', level: 'warning', path, message }, line: comment.line }),
      );
      continue;
    }
    const { slug } = unit;
    const own = { ...declared, from: 'comment', path, line: comment.line } as const;
    found.set(slug, [...(found.get(slug) ?? []), own]);
  }
  return found;
}

/** How far above its heading or item a comment may begin, in lines. */
const REACH = 50;

function standsAbove(lines: readonly string[], comment: number, unit: number): boolean {
  if (unit - comment > REACH) return false;
  const between = lines.slice(comment - 1, unit - 1).join('\n');
  return withoutComments(between, () => '').replace(/[\s>]/g, '') === '';
}

function declaredByMetadata({
  path,
  metadata,
  text,
  structure,
}: DeclaringDocument): Found | undefined {
  const frequency = metadata?.fields.get('obligation_frequency');
  const claims = metadata?.fields.get('enforced_by');
  if (metadata === undefined || (frequency === undefined && claims === undefined)) return undefined;
  return {
    frequency: frequency?.values[0],
    enforcedBy: (claims?.values ?? []).flatMap(claimsIn),
    from: 'frontmatter',
    path,
    line: frequency?.line ?? claims?.line ?? 1,
    override: isSilenced(text, structure, metadata),
  };
}

/** Whether a note in the frontmatter, or where there is none in the prose, silences the warnings of a document. */
export function isSilenced(
  text: string,
  { fences }: Pick<Structure, 'fences'>,
  metadata: Metadata | undefined,
): boolean {
  if (metadata !== undefined && hasOverride(metadata.text)) return true;
  if (!text.includes('frequency-override:')) return false;
  let prose = '';
  let at = 0;
  for (const { start, end } of fences) {
    prose += text.slice(at, start);
    at = end;
  }
  return hasOverride(prose + text.slice(at));
}
