import type { Host } from '../host.ts';

const DOCS =
  'events that trigger workflows, docs.github.com/actions; GitLab pipelines have the same four';

/** A CI service: what makes it run by itself, and what a person has to start. */
export const CI: Host = {
  id: 'ci',
  name: 'CI',
  kind: 'ci',
  version: 'unknown',
  checked: '2026-11-30',
  hooks: true,
  // biome-ignore format: a table is read by column
  events: {
    push: { period: 'per-event', mode: 'sweep', blocks: 'yes', exit: 'any', matches: 'other', source: DOCS },
    pull_request: { period: 'per-event', mode: 'sweep', blocks: 'yes', exit: 'any', matches: 'other', source: DOCS },
    pull_request_target: { period: 'per-event', mode: 'sweep', blocks: 'yes', exit: 'any', matches: 'other', source: DOCS },
    merge_group: { period: 'per-event', mode: 'sweep', blocks: 'yes', exit: 'any', matches: 'other', source: DOCS },
    schedule: { period: 'per-event', mode: 'sweep', blocks: 'tells', matches: 'none', source: DOCS },
  },
  tools: [],
  matchers: { star: false, source: DOCS },
  ruleFiles: [],
  hookFiles: [],
  entry: {
    types: ['command'],
    typeNeeded: false,
    second: 1,
    checked: false,
    strict: false,
  },
  comments: 'no',
  notes: ['a run that fails blocks only where the project requires it, which no file shows'],
};
