import { isFixture } from '../context/fixture.ts';
import type { Reading } from '../document.ts';
import { EVIDENCE_LIMIT, type Evidence, type Finding, type Signal } from '../signal.ts';
import { inFence } from './lines.ts';

/** The lines where conflicts that nobody resolved begin, in order. */
type Conflicts = readonly number[];

/** Says that a document still holds the marks of a merge that failed. */
export const mergeConflict: Signal<Conflicts> = {
  id: 'merge-conflict',
  deciding: false,
  family: 'content',
  explanation: {
    says: 'The document holds conflict markers that a merge left.',
    definition:
      'Three lines in order begin with `<<<<<<< `, `=======` and `>>>>>>> `, outside code.',
    traps: [
      'markers in a code block, fenced or indented, or in `<pre>`',
      'a row of equals signs that underlines a heading',
      'blocks of search and replace, in which agents write edits',
      'documents about git, told by their name or first heading',
      'fixtures',
    ],
  },
  thresholds: {},
  observe(reading) {
    const conflicts = conflictsIn(reading);
    return conflicts.length === 0 ? undefined : conflicts;
  },
  judge(_project, seen) {
    return ({ path, headings }) => {
      const lines = seen.get(path);
      if (lines === undefined || isFixture(path)) return undefined;
      if (ABOUT_GIT.test(`${path} ${headings[0]?.text ?? ''}`)) return undefined;
      return finding(lines);
    };
  },
};

const ABOUT_GIT = /\b(?:git|merg(?:e|es|ing)|rebas(?:e|ing)|conflicts?|version control)\b/i;

function finding(lines: Conflicts): Finding {
  const many = lines.length === 1 ? 'conflict was' : 'conflicts were';
  return {
    summary: `${lines.length} merge ${many} left unresolved`,
    evidence: lines.slice(0, EVIDENCE_LIMIT).map((line): Evidence => ({ line, detail: '<<<<<<<' })),
    strength: 1,
  };
}

/** What begins a conflict; agents write edits in blocks that begin alike. */
const BEGINS = /^<<<<<<< (?!SEARCH\b)/;

function conflictsIn({ text, structure }: Reading): Conflicts {
  const conflicts: number[] = [];
  if (!text.includes('<<<<<<< ')) return conflicts;
  let begun: number | undefined;
  let divided = false;
  let preformatted = false;
  for (const [index, content] of text.split(/\r\n?|\n/).entries()) {
    const line = index + 1;
    if (inFence(structure, line)) continue;
    if (/<pre\b/i.test(content)) preformatted = true;
    if (/<\/pre>/i.test(content)) preformatted = false;
    if (preformatted) continue;
    if (BEGINS.test(content)) {
      begun = line;
      divided = false;
    } else if (content === '=======') {
      divided = true;
    } else if (content.startsWith('>>>>>>> ') && divided && begun !== undefined) {
      conflicts.push(begun);
      begun = undefined;
    }
  }
  return conflicts;
}
