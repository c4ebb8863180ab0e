import { languageOf } from '../../context/translation.ts';
import { versionOf } from '../../context/versioned-copy.ts';
import type { Document, Mention, MentionKind } from '../../document.ts';
import { ancestors, directoryOf } from '../../resolve/project-path.ts';
import type { Evidence, Project } from '../../signal.ts';
import type { AnchorCheck } from './anchor-check.ts';
import { isElsewhere } from './elsewhere.ts';

/** The links of one document. */
export interface DeadLinks {
  /** How many links lead into the project, or were meant to. */
  readonly links: number;
  /** Those that lead nowhere, in order of line. */
  readonly dead: readonly Evidence[];
}

/** What a reader can click; of a reference link, the definition it uses. */
const CLICKED: ReadonlySet<MentionKind> = new Set(['link', 'image', 'definition', 'html']);

/** What is known of links beside their targets. */
export interface LinkKnowledge {
  /** Without it, fragments are taken for alive. */
  readonly check?: AnchorCheck;
  /** Which mentions are counted; all that a reader can click, unless told. */
  readonly kinds?: ReadonlySet<MentionKind>;
  /** Lines of definitions that no link uses. */
  readonly unused?: ReadonlySet<number>;
}

/** Counts the links of `document`, and says which of them lead nowhere. */
export function deadLinks(
  project: Project,
  document: Document,
  { check, unused, kinds = CLICKED }: LinkKnowledge,
): DeadLinks {
  const dead: Evidence[] = [];
  let links = 0;
  for (const mention of document.mentions) {
    const { kind, line } = mention;
    if (!kinds.has(kind) || (kind === 'definition' && unused?.has(line) === true)) continue;
    const resolution = project.resolve(document.path, mention);
    if (resolution.kind === 'unknown' || resolution.kind === 'external') continue;
    if (resolution.kind === 'missing') {
      const { path, nearest } = resolution;
      const caseOnly = nearest?.toLowerCase() === path.toLowerCase();
      // Some generators do not tell one case from the other.
      if ((caseOnly && project.site) || isElsewhere(project, document, mention, path)) continue;
      links += 1;
      dead.push(evidence(mention, nearest, caseOnly ? 'another case' : 'nothing is there'));
      continue;
    }
    links += 1;
    if (resolution.kind !== 'file' || mention.fragment === undefined) continue;
    if (check !== undefined && !isOfAnotherTree(document, mention)) {
      if (mention.target === '' && isOfSphinx(project, document)) continue;
      const verdict = check(resolution.path, mention.fragment);
      if (verdict.dead) dead.push(evidence(mention, verdict.nearest, 'no such heading'));
    }
  }
  return { links, dead };
}

/** In MyST a fragment alone leads to a label, and that may stand in any document of the book. */
function isOfSphinx(project: Project, { path }: Document): boolean {
  return ancestors(directoryOf(path)).some((above) => {
    const target = above === '' ? '/conf.py' : `/${above}/conf.py`;
    const found = project.resolve(path, { line: 1, kind: 'link', target, pattern: false });
    return found.kind === 'file' && `/${found.path}` === target;
  });
}

/** From the root of its site, a translation or a version leads to its own pages, wherever they lie. */
function isOfAnotherTree({ path }: Document, { target }: Mention): boolean {
  const apart = languageOf(path) !== undefined || versionOf(path) !== undefined;
  return apart && target.startsWith('/');
}

function evidence(
  { line, kind, target, fragment }: Mention,
  now: string | undefined,
  detail: string,
): Evidence {
  const path = fragment === undefined ? target : `${target}#${fragment}`;
  return {
    line,
    path,
    ...(now === undefined ? {} : { now }),
    detail: kind === 'image' ? `image: ${detail}` : detail,
  };
}
