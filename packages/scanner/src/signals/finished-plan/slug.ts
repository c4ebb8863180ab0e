import { baseName, directoryOf } from '../../resolve/project-path.ts';
import { nameWords, PLAN_WORDS, wordsOf } from '../shapes/words.ts';

/**
 * The words by which history would name the work that the plan at `path` is about: those of its
 * name, or of its folder where its name says no more than that it is a plan. `undefined` if they
 * are too few or too common to mean this work and no other.
 */
export function slugOf(path: string): readonly string[] | undefined {
  const own = bare(nameWords(path));
  const words = own.length > 0 ? own : bare(wordsOf(baseName(directoryOf(path))));
  const telling = words.filter((word) => word.length > 2 && !COMMON.has(word));
  return words.length >= 2 && telling.length >= LEAST_TELLING ? words : undefined;
}

const LEAST_TELLING = 2;

/** `words` without numbers in front, and without the words at either end that say what it is. */
function bare(words: readonly string[]): readonly string[] {
  let from = 0;
  let to = words.length;
  while (from < to && isFrame(words[from] ?? '')) from += 1;
  while (to > from && isFrame(words[to - 1] ?? '')) to -= 1;
  return words.slice(from, to);
}

function isFrame(word: string): boolean {
  return PLAN_WORDS.has(word) || FRAME.has(word) || /^(?:v?\d+|[a-z]{1,5}\d+)$/.test(word);
}

const FRAME: ReadonlySet<string> = new Set([
  ...['implementation', 'design', 'proposal', 'requirements', 'draft', 'wip', 'final', 'done'],
  ...['feature', 'project', 'master', 'new', 'my', 'the', 'phase', 'sprint', 'milestone', 'stage'],
]);

/** Words that half of all work is about. */
const COMMON: ReadonlySet<string> = new Set([
  ...['add', 'and', 'api', 'app', 'apps', 'architecture', 'backend', 'bug', 'build', 'cleanup'],
  ...['code', 'data', 'deployment', 'dev', 'development', 'docs', 'documentation', 'enhancement'],
  ...[
    'enhancements',
    'feature',
    'features',
    'fix',
    'fixes',
    'for',
    'from',
    'frontend',
    'general',
    'high',
    'low',
    'medium',
    'priority',
  ],
  ...['implement', 'improve', 'improvement', 'improvements', 'improved', 'initial', 'integration'],
  ...['into', 'issue', 'issues', 'list', 'main', 'management', 'migration', 'next', 'optimization'],
  ...['overview', 'performance', 'phase', 'production', 'project', 'quality', 'quick', 'refactor'],
  ...[
    'refactoring',
    'release',
    'security',
    'server',
    'service',
    'setup',
    'step',
    'steps',
    'support',
  ],
  ...['system', 'test', 'testing', 'tests', 'the', 'tool', 'tools', 'update', 'updates', 'upgrade'],
  ...['user', 'users', 'version', 'with', 'work', 'workflow'],
]);
