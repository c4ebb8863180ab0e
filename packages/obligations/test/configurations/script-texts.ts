import { type Configuration, program } from './configuration.ts';

const BLOCKS = 'blocks';

/** What a script of the shell holds, after its first line, and what becomes of a check in it. */
// biome-ignore format: a table is read by column
const TEXTS: readonly (readonly [text: string, verdict: string])[] = [
  ['npx eslint .',                                              BLOCKS],
  ['set -e\nnpx eslint .\necho done',                           BLOCKS],
  ['npx eslint . || exit 1\nnpx vitest run || true',            BLOCKS],
  ['. ./strict.sh\nnpx eslint .\necho done',                    BLOCKS],
  ['clean() { rm -f x; }\ntrap clean EXIT\nnpx eslint .',       BLOCKS],
  ['npx prettier --check .',                                    BLOCKS],
  ['npx prettier --write .\ngit diff --exit-code',              BLOCKS],
  ['lint() { npx eslint .; }\nlint "$@"',                       BLOCKS],
  // Nothing is known to check.
  ['my-own-check .',                                            BLOCKS],
  ['my-own-check . || exit 1\nexit 0',                          BLOCKS],
  ['exit 1',                                                    BLOCKS],
  // It asks about the end of what it ran itself.
  ['npx eslint .\nrc=$?\necho done\nexit $rc',                  BLOCKS],
  ['npx eslint . || bad=1\necho done\nexit $bad',               BLOCKS],
  ['if ! npx eslint .; then bad=1; fi\nexit $bad',              BLOCKS],
  ['npx prettier --write .\n[ -z "$(git diff)" ] || exit 1',    BLOCKS],
  ['./inner.sh',                                                BLOCKS],
  ['npx eslint . || true',                                      'OB112'],
  ['npx eslint .\nexit 0',                                      'OB112'],
  ['npx eslint .\necho done',                                   'OB112'],
  ['npx eslint . &',                                            'OB111'],
  ['npx eslint . | tee log',                                    'OB112'],
  ['set -e\nnpx eslint . | tee log',                            'OB112'],
  ['npx prettier --write .',                                    'OB110'],
  ['npx eslint --help',                                         'OB110'],
  ['npx eslint --help || exit 1',                               'OB110'],
  ['npx prettier --write . || exit 1',                          'OB110'],
  ['my-own-check .\nexit 0',                                    'OB110'],
  // Targets of make and just, whose recipes are read too.
  ['make well',                                                 BLOCKS],
  ['make all',                                                  BLOCKS],
  ['make unseen',                                               BLOCKS],
  ['make web',                                                  'paths=web/**'],
  ['make dash',                                                 'OB112'],
  ['make swallowed',                                            'OB112'],
  ['make needing',                                              'OB112'],
  ['make told',                                                 'OB110'],
  ['just soft',                                                 'OB112'],
  ['just hard',                                                 BLOCKS],
  ['npm ci\nnpx eslint . || true\nnpx vitest run || true',      'OB112'],
  ['npx eslint . || true\ncat log',                             'OB112'],
  ['lint() { npx eslint .; }',                                  'OB112'],
  ['if [ -n "$CI" ]; then npx eslint .; fi',                    'OB120'],
  ['[ -d node_modules ] || exit 1\nnpx eslint . || true',       'OB120'],
  ['alias eslint=true\neslint .',                               'OB120'],
  ['set -n\nnpx eslint .',                                      'OB120'],
  ['. ./inner.sh\nnpx eslint . || true',                        'OB112'],
  ['clean() { exit 0; }\ntrap clean EXIT\nnpx eslint .',        'OB120'],
  ['./soft.sh',                                                 'OB112'],
  ['./soft.sh || exit 1',                                       'OB120'],
  ['cd "$(dirname "$0")" && ./soft.sh',                         'OB112'],
  ['npm run soft',                                              'OB112'],
  ['bash ./s.sh; npx eslint . || true',                         'OB112'],
  ['bash ./s.sh; npx eslint .',                                 BLOCKS],
  // What it looks at is what all that counts in it does.
  ['npx eslint web',                                            'paths=web/**'],
  ['cd web && npx eslint .',                                    'paths=web/**'],
  ['npx eslint . || true\nnpx eslint web',                      'paths=web/**'],
  ['npx eslint web || exit 1\nruff check api || exit 1',        'paths=web/**,api/**'],
  ['npx eslint web || { echo no; exit 1; }\necho done',         'paths=web/**'],
  ['npx eslint web || exit 1\n[ -z "$(git diff)" ] || exit 1',  BLOCKS],
  ['set -e\nnpm ci\nnpx eslint web\nruff check api',            'paths=web/**,api/**'],
  ['./web.sh',                                                  'paths=web/**'],
  ['set -e\nnpx eslint web\nmy-own-check',                      BLOCKS],
  ['set -e\nnpx eslint web\nnpx tsc',                           BLOCKS],
];

const MAKEFILE = `.PHONY: all
all: dash well
well:
\t@npx eslint .
dash:
\t-npx eslint .
swallowed:
\tnpx eslint . ; \\
\ttrue
needing: dash
told:
\t@echo later
web:
\tnpx eslint web
unseen: $(DEPS)
\t-npx eslint .
`;

const MANIFEST = JSON.stringify({
  scripts: { prepare: 'husky', soft: 'eslint . || true' },
  devDependencies: { husky: '^9.0.0' },
});

/** Ways to run a script, the script, and what becomes of it. */
// biome-ignore format: a table is read by column
const CALLS: readonly (readonly [line: string, text: string, verdict: string])[] = [
  ['./s.sh',                   '#!/bin/bash -e\nnpx eslint .\necho done\n',     BLOCKS],
  ['./s.sh',                   '#!/usr/bin/env bash\nnpx eslint .\necho\n',     'OB112'],
  ['bash -e s.sh',             'npx eslint .\necho done\n',                     BLOCKS],
  ['bash s.sh',                'npx eslint .\necho done\n',                     'OB112'],
  ['bash -eo pipefail s.sh',   'npx eslint . | tee log\n',                      BLOCKS],
  ['sh ./s.sh',                '#!/usr/bin/env node\nnpx eslint . || true\n',   BLOCKS],
  ['./s.sh',                   '#!/usr/bin/env python3\neslint . || true\n',    BLOCKS],
  ['./s.sh',                   `#!/bin/sh\nnpx eslint . || true\n${'#\n'.repeat(9000)}`, BLOCKS],
];

/** Scripts of the project are read as the hook or step is that runs them. */
export const SCRIPT_TEXTS: readonly Configuration[] = [
  ...TEXTS.map(([text, verdict]) => ['./s.sh', `#!/bin/sh\n${text}\n`, verdict] as const),
  ...CALLS,
].map(([line, text, verdict]) => {
  const kind = verdict === BLOCKS || verdict.startsWith('paths') ? BLOCKS : 'observes';
  const code = verdict === BLOCKS ? '' : ` ${verdict}`;
  return {
    name: `${line} with ${text.slice(0, 80).replaceAll('\n', '; ')}`,
    host: 'ci',
    tree: {
      'package.json': MANIFEST,
      's.sh': program(text),
      'soft.sh': program('npx eslint . || true\n'),
      'strict.sh': program('set -eu\n'),
      'inner.sh': program('npx eslint .\n'),
      'web.sh': program('npx eslint web\n'),
      'web/a.ts': '',
      Makefile: MAKEFILE,
      justfile: 'soft:\n  -npx eslint .\nhard:\n  npx eslint .\n',
      'api/a.py': '',
      '.husky/pre-commit': `${line}\n`,
      '.github/workflows/c.yml': JSON.stringify({
        on: 'push',
        jobs: { a: { 'runs-on': 'ubuntu-latest', steps: [{ run: line }] } },
      }),
    },
    claims: [
      ['git:pre-commit', `${kind} per-commit${code}`, `${kind} per-commit${code}`],
      ['ci:c.yml', `${kind} per-event sweep${code}`],
    ] as const,
  };
});
