import type { Carrier } from '../src/carrier.ts';
import { carrierOf } from './audited.ts';

/** The project of the sample report: documents, one rule of each kind of verdict. */
export const DOCUMENTS = {
  'CLAUDE.md': `# Rules

## Documents

<!-- obligation: per-commit; enforced_by: hook:.claude/hooks/docs-build.sh -->
- Build the docs before every commit

<!-- obligation: per-commit; enforced_by: git:pre-commit -->
- Format what is committed

<!-- obligation: per-task; enforced_by: instruction-only: judgement of a person -->
- Ask before a large change
`,
  '.claude/rules/terms.md': `---
obligation_frequency: per-turn
enforced_by: hook:.claude/hooks/terms.sh
---
# Use the glossary in each reply
`,
  '.claude/rules/api.md': `---
obligation_frequency: per-file-write
enforced_by: hook:api.sh
---
# Update the reference
`,
  '.claude/rules/style.md': `# Style

- Format the file after every edit
`,
  'AGENTS.md': `# Architecture

<!-- obligation: per-edit; enforced_by: ci:docs.yml -->
## No edit under docs/adr
`,
};

const claude = '.claude/settings.json';

/** The carriers of that project, as they would have been resolved. */
export const CARRIERS: readonly Carrier[] = [
  carrierOf({
    ...{ path: claude, line: 5, event: 'PreToolUse', matcher: 'Bash', class: 'inert' },
    runs: '.claude/hooks/docs-build.sh',
    firing: { period: 'per-edit', tools: ['Bash'] },
    reasons: [
      { code: 'OB103', message: 'PreToolUse/Bash runs a file that is not executable (mode 644)' },
    ],
  }),
  carrierOf({
    ...{ path: claude, line: 12, event: 'SessionStart', runs: '.claude/hooks/terms.sh' },
    firing: { period: 'per-session' },
    ...{ class: 'observes', reasons: [{ code: 'OB117', message: 'SessionStart cannot block' }] },
  }),
  carrierOf({
    ...{ path: claude, line: 19, event: 'PreToolUse', matcher: 'Edit|Write', runs: 'api.sh' },
    firing: { period: 'per-edit', tools: ['Edit', 'Write'] },
  }),
  carrierOf({
    ...{ path: claude, line: 26, event: 'PostToolUse', matcher: 'Edit|Write', runs: 'format.sh' },
    firing: { period: 'per-edit', tools: ['Edit', 'Write'] },
    ...{ class: 'observes', reasons: [{ code: 'OB117', message: 'PostToolUse cannot block' }] },
  }),
  carrierOf({
    ...{
      host: 'git',
      path: '.husky/pre-commit',
      line: 1,
      event: 'pre-commit',
      runs: 'lint-staged',
    },
    firing: { period: 'per-commit' },
  }),
  carrierOf({
    ...{ host: 'ci', path: '.github/workflows/docs.yml', line: 3, event: 'workflow_dispatch' },
    ...{ runs: 'docs.yml', mode: 'sweep', firing: { period: 'per-event' }, class: 'by-hand' },
    reasons: [{ code: 'OB107', message: 'starts only by workflow_dispatch' }],
  }),
];
