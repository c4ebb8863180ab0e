import type { Document } from '../../document.ts';
import { baseName, withoutExtension } from '../../resolve/project-path.ts';

/** The words of `text`, in lower case: what stands between anything but letters and digits. */
export function wordsOf(text: string): readonly string[] {
  const lower = text.toLowerCase();
  // The same of ASCII, and quicker: every name of a long history is asked.
  const between = NOT_ASCII.test(lower) ? /[^\p{L}\p{N}]+/u : /[^a-z0-9]+/;
  return lower.split(between).filter((word) => word !== '');
}

const NOT_ASCII = /[^\t-~]/;

/** The words of the file name of `path`, its extension left out. */
export function nameWords(path: string): readonly string[] {
  return wordsOf(withoutExtension(baseName(path)));
}

/** The title of a document: the heading of level 1 that it begins with; empty if it has none. */
export function titleOf({ headings }: Pick<Document, 'headings'>): string {
  return headings[0]?.level === 1 ? headings[0].text : '';
}

/** What a document is called that says what is to be done. */
export const PLAN_WORDS: ReadonlySet<string> = new Set([
  ...['plan', 'plans', 'spec', 'specs', 'specification', 'prd', 'todo', 'todos', 'roadmap'],
  ...['handoff', 'task', 'tasks', 'checklist'],
]);

/** What a document is called that says what was done, with the word at the end. */
export const REPORT_WORDS: ReadonlySet<string> = new Set([
  ...['report', 'reports', 'summary', 'complete', 'completed', 'completion', 'findings', 'results'],
]);

/** What such a document is called, and others as well. */
export const MAYBE_REPORT_WORDS: ReadonlySet<string> = new Set([
  ...['analysis', 'audit', 'final', 'status', 'session', 'handoff', 'retro', 'retrospective'],
]);

/** What the work is that was done. */
export const WORK_WORDS: ReadonlySet<string> = new Set([
  ...[
    'implementation',
    'implemented',
    'migration',
    'fix',
    'fixes',
    'fixed',
    'refactor',
    'refactoring',
  ],
  ...['test', 'tests', 'testing', 'session', 'phase', 'sprint', 'audit', 'coverage', 'validation'],
  ...[
    'verification',
    'optimization',
    'cleanup',
    'integration',
    'deployment',
    'upgrade',
    'progress',
  ],
  ...['consolidation', 'performance', 'security', 'bug', 'debug', 'qa', 'day', 'week', 'milestone'],
  ...['stage', 'task', 'wave', 'track', 'step', 'feature', 'quality', 'work', 'complete', 'final'],
  ...[
    'completion',
    'executive',
    'gap',
    'investigation',
    'build',
    'setup',
    'enhancement',
    'delivery',
  ],
  ...['enhancements', 'improvement', 'improvements', 'development', 'remediation', 'resolution'],
  ...[
    'restructure',
    'restructuring',
    'reorganization',
    'conversion',
    'update',
    'removal',
    'rename',
  ],
]);
