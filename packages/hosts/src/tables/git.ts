import type { Host } from '../host.ts';

const DOCS = 'githooks(5)';

/** Git, for the hooks that run in a clone where somebody works. */
export const GIT: Host = {
  id: 'git',
  name: 'git',
  kind: 'git',
  version: 'unknown',
  checked: '2026-11-30',
  hooks: true,
  // biome-ignore format: a table is read by column
  events: {
    'pre-commit': { period: 'per-commit', blocks: 'yes', exit: 'any', matches: 'none', source: DOCS },
    'prepare-commit-msg': { period: 'per-commit', blocks: 'yes', exit: 'any', matches: 'none', source: DOCS },
    'commit-msg': { period: 'per-commit', blocks: 'yes', exit: 'any', matches: 'none', source: DOCS },
    'pre-merge-commit': { period: 'per-event', blocks: 'yes', exit: 'any', matches: 'none', source: DOCS },
    'pre-push': { period: 'per-event', blocks: 'yes', exit: 'any', matches: 'none', source: DOCS },
    'pre-rebase': { period: 'per-event', blocks: 'yes', exit: 'any', matches: 'none', source: DOCS },
    'applypatch-msg': { period: 'per-event', blocks: 'yes', exit: 'any', matches: 'none', source: DOCS },
    'pre-applypatch': { period: 'per-event', blocks: 'yes', exit: 'any', matches: 'none', source: DOCS },
    'pre-auto-gc': { period: 'per-event', blocks: 'yes', exit: 'any', matches: 'none', source: DOCS },
    'reference-transaction': { period: 'per-event', blocks: 'yes', exit: 'any', matches: 'none', source: DOCS },
    'post-commit': { period: 'per-event', blocks: 'no', matches: 'none', source: DOCS },
    'post-applypatch': { period: 'per-event', blocks: 'no', matches: 'none', source: DOCS },
    'post-checkout': { period: 'per-event', blocks: 'no', matches: 'none', source: DOCS },
    'post-merge': { period: 'per-event', blocks: 'no', matches: 'none', source: DOCS },
    'post-rewrite': { period: 'per-event', blocks: 'no', matches: 'none', source: DOCS },
    'post-index-change': { period: 'per-event', blocks: 'no', matches: 'none', source: DOCS },
  },
  tools: [],
  matchers: { star: false, source: DOCS },
  ruleFiles: [],
  hookFiles: [{ glob: '.git/hooks/*', scope: 'local', shape: 'script' }],
  entry: {
    types: ['command'],
    typeNeeded: false,
    second: 1,
    checked: false,
    strict: false,
  },
  comments: 'no',
  notes: ['git commit --no-verify leaves pre-commit and commit-msg out'],
};
