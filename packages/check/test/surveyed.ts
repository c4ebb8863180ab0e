import { type AbsolutePath, absolutePath } from '@dochygiene/ports';
import { sha256 } from '@dochygiene/ports/node-hash';
import { type Survey, survey } from '@dochygiene/scanner';
import {
  frozenClock,
  historyGit,
  type MemoryFileSystem,
  type MemoryTree,
  memoryFileSystem,
} from '@dochygiene/testing';
import type { BeginInput } from '../src/begin.ts';

/** A project that was scanned on 10 March 2026. */
export interface SurveyedProject {
  readonly fs: MemoryFileSystem;
  readonly root: AbsolutePath;
  readonly survey: Survey;
  readonly sha256: typeof sha256;
}

/** Words that no other seed gives, so that no two documents are alike. */
export function words(seed: number, count = 40): string {
  return Array.from({ length: count }, (_, at) => `word${seed * 1000 + at}`).join(' ');
}

/** A document that says it is over, for a deciding signal. */
export function over(seed: number, count = 40): string {
  return `# Old ${seed}\n\nStatus: obsolete\n\n${words(seed, count)}\n`;
}

/** Scans `files`, all of them committed at once a year ago but for those of `changed`. */
export function surveyed(
  files: Readonly<Record<string, string>>,
  changed: MemoryTree = {},
): SurveyedProject {
  const root = absolutePath('/p');
  const git = historyGit([{ at: '2025-03-01', files }]);
  const tree = Object.entries(files).map(([path, text]) => [`/p/${path}`, text]);
  const also = Object.entries(changed).map(([path, entry]) => [`/p/${path}`, entry]);
  const fs = memoryFileSystem({ ...Object.fromEntries(tree), ...Object.fromEntries(also) });
  const clock = frozenClock('2026-03-10T12:00:00.000Z', 'UTC');
  return { fs, root, survey: survey({ fs, root, git, clock }), sha256 };
}

/** A check of `project` that hands out all there is, or what `wishes` says. */
export function beginning(project: SurveyedProject, wishes: Partial<BeginInput> = {}): BeginInput {
  return {
    ...project,
    tool: 'dochygiene 0.0.0',
    now: new Date('2026-03-10T12:00:00.000Z'),
    acknowledged: new Set(),
    last: undefined,
    share: undefined,
    ...wishes,
  };
}
