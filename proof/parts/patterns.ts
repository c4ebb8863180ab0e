import type { Part } from '../lib/part.ts';
import {
  DEEP,
  DEPTH,
  FRONTMATTERS,
  IGNORE_FILES,
  LONG_NAMED,
  SCOPE_GLOBS,
} from '../patterns/hostile-patterns.ts';
import {
  type HostileScan,
  scanFrontmatter,
  scanIgnoring,
  scanScoped,
} from '../patterns/hostile-scan.ts';

/** What a scan may take because of hostile text, in milliseconds. */
const MOST = { verdict: 50, frontmatter: 250 } as const;

/** The best of these is judged: a machine that is busy holds up one or another. */
const TRIES = 7;

type Cases = readonly (readonly [name: string, text: string])[];
type Scan = (text: string) => HostileScan;

/** Times scans of hostile patterns and frontmatters against scans without. */
export const part: Part = {
  name: 'patterns',
  async run() {
    const violations: string[] = [];
    const judge = (what: keyof typeof MOST, cases: Cases, plain: string, scan: Scan, count = 1) => {
      const bare = best(scan, plain);
      const over = cases.map(([name, text]): readonly [number, string] => [
        (best(scan, text) - bare) / count,
        name,
      ]);
      for (const [milliseconds, name] of over) {
        if (milliseconds > MOST[what]) violations.push(`${name}: ${milliseconds.toFixed(1)} ms`);
      }
      const [worst = [0, '']] = over.sort(([a], [b]) => b - a);
      return `${cases.length}, the worst ${worst[0].toFixed(1)} ms (${worst[1]})`;
    };

    const ignored = rows(IGNORE_FILES);
    const globs = rows(SCOPE_GLOBS);
    const at = (document: string) => (text: string) => scanIgnoring(document, text);
    const scoped = (text: string) => scanScoped(LONG_NAMED, text);
    const figures = [
      `ignore files upon a long name: ${judge('verdict', ignored, '', at(LONG_NAMED))}`,
      `... and ${DEPTH} folders deep: ${judge('verdict', ignored, '', at(DEEP), DEPTH + 1)} a verdict`,
      `scope globs: ${judge('verdict', globs, '**/*.md', scoped)}`,
      `frontmatters: ${judge('frontmatter', FRONTMATTERS, '', scanFrontmatter)}`,
    ];
    return { figures: figures.join('; '), violations };
  },
};

function rows(all: readonly { readonly name: string; readonly text: string }[]): Cases {
  return all.map(({ name, text }) => [name, text] as const);
}

function best(scan: Scan, text: string): number {
  return Math.min(...Array.from({ length: TRIES }, () => scan(text).milliseconds));
}
