// biome-ignore-all lint/suspicious/noTemplateCurlyInString: such gaps are what is tested
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readStructure } from './formats/index.ts';
import { mentionsOf } from './mentions.ts';
import { latin1 } from './utf8.ts';

const mentions = (text: string) => {
  const bytes = latin1(text);
  return mentionsOf(readStructure('markdown', bytes), bytes, 'markdown');
};

// Each mention as its target, `#` and its fragment, and ` *` behind a pattern.
const shown = (text: string): string =>
  mentions(text)
    .map(
      ({ target, fragment, pattern }) =>
        target + (fragment === undefined ? '' : `#${fragment}`) + (pattern ? ' *' : ''),
    )
    .join(' | ');

// biome-ignore format: a table is read by column
test.each([
  // in a code span                 what it names
  ['src/a.ts',                      'src/a.ts'],
  ['./x',                           './x'],
  ['./scripts/build.sh',            './scripts/build.sh'],
  ['../y.md',                       '../y.md'],
  ['../../packages/a/b.ts',         '../../packages/a/b.ts'],
  ['docs/guide.md',                 'docs/guide.md'],
  ['README.md',                     'README.md'],
  ['CLAUDE.local.md',               'CLAUDE.local.md'],
  ['.github/workflows/ci.yml',      '.github/workflows/ci.yml'],
  ['.env.d/local.env',              '.env.d/local.env'],
  ['packages/core/.gitignore',      'packages/core/.gitignore'],
  ['src/components/',               'src/components/'],
  ['src/components',                'src/components'],
  ['bin/run',                       'bin/run'],
  ['Makefile.d/rules.mk',           'Makefile.d/rules.mk'],
  ['Acme.Web/Startup.cs',           'Acme.Web/Startup.cs'],
  ['docs/ünïcode/größe.md',         'docs/ünïcode/größe.md'],
  ['docs/My%20File.md',             'docs/My File.md'],
  ['app/[id]/page.tsx',             'app/[id]/page.tsx'],
  ['app/(auth)/login/page.tsx',     'app/(auth)/login/page.tsx'],
  ['packages/@org/core/index.ts',   'packages/@org/core/index.ts'],
  ['c++/main.cpp',                  'c++/main.cpp'],
  ['/docs/guide.md',                '/docs/guide.md'],

  ['src/a.ts:12',                   'src/a.ts'],
  ['src/a.ts:12-22',                'src/a.ts'],
  ['src/a.ts:12:5',                 'src/a.ts'],
  ['src/a.ts:12,40',                'src/a.ts'],
  ['src/a.ts:12–22',                'src/a.ts'],
  ['src/a.ts:L12-L22',              'src/a.ts'],
  ['src/a.ts#L12',                  'src/a.ts'],
  ['src/a.ts#L12-L22',              'src/a.ts'],
  ['src/a.ts:Symbol',               'src/a.ts'],
  ['src/a.ts:Class.method()',       'src/a.ts'],
  ['tests/a.py::test_b',            'tests/a.py'],
  ['tests/a.py::TestB::test_c',     'tests/a.py'],
  ['docs/a.md#section-two',         'docs/a.md#section-two'],
  ['src/a.svg?raw',                 'src/a.svg'],
  ['README.md#usage',               'README.md#usage'],
  ['README.md:12',                  'README.md'],

  ['src/*.ts',                      'src/*.ts *'],
  ['src/**/*.test.ts',              'src/**/*.test.ts *'],
  ['**/*.md',                       '**/*.md *'],
  ['docs/*',                        'docs/* *'],
  ['src/{a,b}.ts',                  'src/{a,b}.ts *'],
  ['src/?.ts',                      'src/?.ts *'],
  ['.claude/rules/*.md',            '.claude/rules/*.md *'],

  ['and/or',                        ''],
  ['read/write',                    ''],
  ['unit/integration',              ''],
  ['client/server',                 ''],
  ['I/O',                           ''],
  ['CI/CD',                         ''],
  ['TCP/IP',                        ''],
  ['GNU/Linux',                     ''],
  ['HTTP/1.1',                      ''],
  ['km/h',                          ''],
  ['n/a',                           ''],
  ['w/o',                           ''],
  ['24/7',                          ''],
  ['a/b',                           ''],
  ['a / b',                         ''],

  ['path/to/file',                  ''],
  ['path/to/file.md',               ''],
  ['/path/to/file.md',              ''],
  ['docs/adr/NNNN_title.md',        ''],
  ['docs/adr/XXXX-title.md',        ''],
  ['NNNN-title.md',                 ''],
  ['logs/YYYY-MM-DD.md',            ''],
  ['src/<name>.ts',                 ''],
  ['<name>/index.ts',               ''],
  ['{{x}}/a.ts',                    ''],
  ['src/{name}.ts',                 ''],
  ['src/{id}/index.ts',             ''],
  ['src/${name}.ts',                ''],
  ['$HOME/x.md',                    ''],
  ['%APPDATA%/x.json',              ''],
  ['src/YourThing.ts',              ''],
  ['src/YourThing/index.ts',        ''],
  ['your-project/src/index.ts',     ''],
  ['src/MyComponent.tsx',           ''],
  ['src/foo.ts',                    ''],
  ['foo/bar.md',                    ''],
  ['foo.ts',                        ''],
  ['foo.md',                        ''],
  ['src/.../index.ts',              ''],
  ['src/…/index.ts',                'src/…/index.ts'],
  ['./...',                         ''],

  ['@org/pkg',                      ''],
  ['@org/pkg/sub',                  ''],
  ['@org/pkg@1.2.3',                ''],
  ['@/components/a.ts',             ''],
  ['lodash@4/fp.js',                ''],
  ['actions/checkout@v4',           ''],
  ['node:fs/promises',              ''],
  ['https://a.b/c.md',              ''],
  ['http://localhost:3000/a.html',  ''],
  ['//cdn.a.b/c.js',                ''],
  ['github.com/org/repo',           ''],
  ['github.com/org/repo/a.md',      ''],
  ['www.example.com/a.html',        ''],
  ['docs.rs/serde',                 ''],
  ['localhost:3000/a',              ''],
  ['localhost/a.html',              ''],
  ['mailto:a@b.c',                  ''],
  ['git@github.com:org/repo.git',   ''],
  ['s3://bucket/key.json',          ''],
  ['C:/Users/a/b.md',               ''],
  ['a\\b.md',                       ''],

  ['/v1/users',                     ''],
  ['/v1/users/:id',                 ''],
  ['/api/users.json',               ''],
  ['/users/{id}',                   ''],
  ['GET /v1/users',                 ''],
  ['/health',                       ''],
  ['/dochygiene:check',             ''],
  ['application/json',              ''],
  ['application/vnd.api+json',      ''],
  ['application/ld+json',           ''],
  ['text/html',                     ''],
  ['text/html; charset=utf-8',      ''],
  ['image/svg+xml',                 ''],
  ['image/*',                       ''],
  ['*/*',                           ''],
  ['2024/01/31',                    ''],
  ['01/02/2024',                    ''],
  ['2024/01',                       ''],
  ['1/2',                           ''],
  ['/foo/i',                        ''],
  ['/^a\\/b$/',                     ''],
  ['^src/.*\\.ts$',                 ''],
  ['\\d+/\\d+',                     ''],
  ['s/a/b/',                        ''],
  ['a|b/c',                         ''],
  ['~/.claude/CLAUDE.md',           ''],
  ['~user/x.md',                    ''],
  ['/etc/hosts',                    ''],
  ['/etc/nginx/nginx.conf',         ''],
  ['/usr/local/bin/a.sh',           ''],
  ['/tmp/a.md',                     ''],
  ['/home/a/b.md',                  ''],
  ['feature/x',                     ''],
  ['fix/some-bug',                  ''],
  ['release/1.2',                   ''],
  ['origin/main',                   ''],
  ['refs/heads/main',               ''],
  ['dependabot/npm/x',              ''],
  ['org/repo#12',                   ''],
  ['std::fs::File',                 ''],
  ['a.b.c',                         ''],
  ['foo()/bar()',                   ''],
  ['x/y()',                         ''],
  ['[y/N]',                         ''],
  ['src/a.ts}}',                    ''],
  ['src/[a.ts',                     ''],
  ['src/{a,b.ts',                   ''],
  ['a[0]/b[1]',                     'a[0]/b[1]'],
  ['</div>',                        ''],
  ['<br/>',                         ''],
  ['// note',                       ''],
  ['/* note */',                    ''],
  ['--out=dist/a.js',               ''],
  ['key=a/b.md',                    ''],
  ['import a from "./b.ts"',        ''],
  ["'./b.ts'",                      ''],
  ['"a/b.ts"',                      ''],
  ['a,b/c.md',                      ''],
  ['package.json',                  ''],
  ['index.ts',                      ''],
  ['*.md',                          ''],
  ['.md',                           ''],
  ['a//b.md',                       ''],
  [`${'x'.repeat(256)}/a.md`,     ''],
  ['-o/a.md',                       ''],
])('`%s`', (token, expected) => {
  expect(shown(`Look at \`\` ${token} \`\` there.\n`)).toBe(expected);
});

// biome-ignore format: a table is read by column
test.each([
  // case                              Markdown                                           what it names
  ['a link',                           '[a](b.md)',                                       'b.md'],
  ['... without an extension',         '[a](b)',                                          'b'],
  ['... with a fragment',              '[a](b.md#c-d)',                                   'b.md#c-d'],
  ['... to this document',             '[a](#c)',                                         '#c'],
  ['... to its top',                   '[a](#)',                                          ''],
  ['... to nothing',                   '[a]()',                                           ''],
  ['... to lines',                     '[a](b.ts#L12)',                                   'b.ts'],
  ['... to a range of lines',          '[a](b.ts#L12-L20)',                               'b.ts'],
  ['... to words',                     '[a](b.md#:~:text=x)',                             'b.md'],
  ['... to a line after a colon',      '[a](src/b.ts:12)',                                'src/b.ts'],
  ['... to a line of a bare name',     '[a](b.ts:12)',                                    'b.ts'],
  ['... with a query',                 '[a](b.svg?raw=true#x)',                           'b.svg#x'],
  ['... with percent signs',           '[a](my%20file.md#%C3%BC)',                        'my file.md#ü'],
  ['... with a percent sign alone',    '[a](100%.md)',                                    '100%.md'],
  ['... in angle brackets',            '[a](<my file.md>)',                               'my file.md'],
  ['... with a title',                 '[a](b.md "c")',                                   'b.md'],
  ['... with an escape',               '[a](b\\_c.md)',                                   'b_c.md'],
  ['... with an entity',               '[a](b&amp;c.md)',                                 'b&c.md'],
  ['... beyond ASCII',                 '[a](größe.md)',                                   'größe.md'],
  ['... up',                           '[a](../b.md)',                                    '../b.md'],
  ['... from the root',                '[a](/b/c.md)',                                    '/b/c.md'],
  ['... to a directory',               '[a](b/)',                                         'b/'],
  ['... to a pattern',                 '[a](b/*.md)',                                     'b/*.md *'],
  ['... to a path in a template',      '[a]({{ b }}) [c](${d}/e.md)',                     ''],
  ['... to a path longer than any',    `[a](${'b'.repeat(4096)}) [a](c${'/d'.repeat(2048)})`, 'b'.repeat(4096)],
  ['another site',                     '[a](https://b.c/d.md)',                           ''],
  ['... without a scheme',             '[a](//b.c/d.md)',                                 ''],
  ['a mail address',                   '[a](mailto:b@c.d)',                               ''],
  ['another scheme',                   '[a](vscode:extension/b)',                         ''],
  ['an autolink',                      '<https://a.b/c.md>',                              ''],
  ['an image',                         '![a](b.png)',                                     'b.png'],
  ['an image in a link',               '[![a](b.png)](c.md)',                             'c.md | b.png'],
  ['a definition, where it stands',    '[a][b]\n\n[b]: c.md#d "e"\n',                     'c.md#d'],
  ['a definition of another site',     '[a]: https://b.c',                                ''],
  ['HTML',                             '<a href="b.md">c</a> <img src="d.png">',          'b.md | d.png'],
  ['a wiki link',                      '[[b#c|d]]',                                       'b#c'],
  ['a link in code',                   '`[a](b.md)`',                                     ''],
  ['a link in a fence',                '```\n[a](b.md)\n```',                             ''],
  ['a link in a comment',              '<!-- [a](b.md) -->',                              ''],
  ['a path in prose',                  'See src/a.ts and docs/b.md.',                     ''],
  ['a path in a heading',              '# About `src/a.ts`',                              'src/a.ts'],

  ['an import',                        'See @docs/a.md for more',                         'docs/a.md'],
  ['... at the start of a line',       '@AGENTS.md',                                      'AGENTS.md'],
  ['... in a list',                    '- Git: @docs/git.md',                             'docs/git.md'],
  ['... before a full stop',           'Read @./a.md.',                                   './a.md'],
  ['... up',                           '@../a.md',                                        '../a.md'],
  ['... of a manifest',                '@package.json',                                   'package.json'],
  ['... from home',                    '@~/.claude/a.md',                                 ''],
  ['... of an absolute path',          '@/etc/a.md',                                      ''],
  ['... in code',                      '`@docs/a.md`',                                    ''],
  ['... within code',                  '`see @docs/a.md`',                                ''],
  ['... in a fence',                   '```\n@docs/a.md\n```',                            ''],
  ['a package',                        'Use @org/pkg or @org/pkg/sub.js',                 ''],
  ['a person',                         'Thanks, @jane.doe and @joe',                      ''],
  ['a mail address in prose',          'Write to a@docs.md',                              ''],
  ['a placeholder',                    '@path/to/file.md',                                ''],

  ['a tree',                           '```\nsrc/\n├── a.ts\n└── b/c.ts\n```',            ''],
  ['a tree in a fence of a shell',     '```sh\nsrc/\n├── lib/a.ts\n```',                  'src/'],
  ['code in a fence',                  '```ts\nimport a from "./b/c.ts";\n```',           ''],
  ['output in a fence',                '```text\nwrote dist/a.js\n```',                   ''],
])('%s', (_case, text, expected) => {
  expect(shown(text)).toBe(expected);
});

// biome-ignore format: a table is read by column
test.each([
  // case                       command                                                   what it names
  ['an argument',               'node scripts/build.js',                                  'scripts/build.js'],
  ['several',                   'cat docs/a.md docs/b.md',                                'docs/a.md | docs/b.md'],
  ['the program',               './scripts/run.sh --fast',                                './scripts/run.sh'],
  ['a value of an option',      'tsc --project=conf/tsconfig.json -p lib/x.json',         'conf/tsconfig.json | lib/x.json'],
  ['in quotes',                 'cat "docs/a b.md" \'docs/c.md\'',                        'docs/c.md'],
  ['after a prompt',            '$ cat docs/a.md\nthe file lib/b.md',                     'docs/a.md'],
  ['a comment',                 '# see docs/a.md\ncat docs/b.md # or docs/c.md',          'docs/b.md'],
  ['... that ends in a backslash', '# cat docs/a.md \\\ncat docs/b.md',                   'docs/b.md'],
  ['over lines',                'cat \\\n  docs/a.md \\\n  docs/b.md',                    'docs/a.md | docs/b.md'],
  ['several commands',          'cd packages/aa && cat lib/b.md; ls lib/cc | wc',         'packages/aa | lib/b.md | lib/cc'],
  ['a pattern',                 'eslint src/**/*.ts',                                     'src/**/*.ts *'],
  ['what is written',           'cat docs/a.md > out/b.md 2>> out/c.log',                 'docs/a.md'],
  ['what is read',              'sort < data/a.csv',                                      'data/a.csv'],
  ['a document inlined',        'cat <<EOF > lib/a\nsee docs/b.md\nEOF\ncat docs/c.md',   'docs/c.md'],
  ['an assignment',             'CONFIG=conf/a.yml node src/b.js',                        'src/b.js'],
  ['with a variable',           'cat $DIR/a.md ${X}/b.md',                                ''],
  ['what is made',              'mkdir -p src/new && touch src/new/a.ts',                 ''],
  ['what is copied',            'cp conf/a.example.yml conf/a.yml',                       'conf/a.example.yml'],
  ['what is moved or removed',  'mv src/a.ts src/b.ts; rm -rf dist/x',                    ''],
  ['a package',                 'npm install @org/a/b github:org/c',                      ''],
  ['... to run',                'npx degit org/repo/tree my-app/b.md',                    ''],
  ['a script of a package',     'npm run build -- docs/a.md',                             'docs/a.md'],
  ['an image of a container',   'docker run -v ./a:/b org/image/c',                       ''],
  ['a branch',                  'git checkout -b feature/x && git push origin/main a/b',  ''],
  ['a file for git',            'git add docs/a.md && git log -- src/b.ts',               'docs/a.md | src/b.ts'],
  ['an address',                'curl localhost:3000/a/b.json https://c.d/e.md',          ''],
  ['a module of Go',            'go get github.com/org/repo && go test ./...',            ''],
  ['what is executed',          'chmod +x scripts/a.sh && sudo bash scripts/b.sh',        'scripts/a.sh | scripts/b.sh'],
  ['a template',                '{{#include ../a/b.txt}}\ncat docs/a.md',                'docs/a.md'],
  ['a name without directory',  'cat README.md',                                          ''],
])('command: %s', (_case, command, expected) => {
  expect(shown(`\`\`\`bash\n${command}\n\`\`\`\n`)).toBe(expected);
});

// biome-ignore format: a table is read by column
test.each([
  // of MyST                         text                                                                what it names
  ['a table of contents',            '```{toctree}\na/index\nb\n```\nc/d',                               'a/index | b'],
  ['... with options in front',      '```{toctree}\n---\nmaxdepth: 2\n---\na/b\n```',                    'a/b'],
  ['... with options as fields',     '```{toctree}\n:maxdepth: 2\n\na/b\nself\n```',                     'a/b'],
  ['... with titles and sites',      '```{toctree}\nThe guide <guide>\nX <https://example.com/>\n```',   'guide'],
  ['... of a pattern',               '```{toctree}\n:glob:\nreleases/*\n```',                            'releases/* *'],
  ['... in colons, within others',   '::::{grid}\n:::{toctree}\na/b\n:::\nc/d\n::::',                    'a/b'],
  ['another directive',              '```{note}\na/index\n```',                                           ''],
  ['roles',                          'See {doc}`The guide <../guide>` and {download}`x.zip`.',            '../guide | x.zip'],
  ['another role',                   'See {ref}`guide`.',                                                 ''],
])('%s', (_of, text, named) => {
  expect(shown(text)).toBe(named);
});

test('tells the line and the kind of each, in order of line', () => {
  const text =
    '# `src/a.ts`\n\n[a](b.md) ![c](d.png)\n@docs/e.md\n\n```sh\n# x\ncat \\\n docs/f.md\n```\n[g]: h.md\n<img src="i.png">\n';
  expect(mentions(text).map(({ line, kind, target }) => [line, kind, target])).toEqual([
    [1, 'code', 'src/a.ts'],
    [3, 'link', 'b.md'],
    [3, 'image', 'd.png'],
    [4, 'import', 'docs/e.md'],
    [8, 'command', 'docs/f.md'],
    [11, 'definition', 'h.md'],
    [12, 'html', 'i.png'],
  ]);
});

test('never throws, and never names what it must not', () => {
  const piece = fc.oneof(
    fc.constantFrom(
      '`',
      '``',
      '[',
      '](',
      ')',
      '<',
      '>',
      '@',
      '/',
      '.md',
      '.ts',
      ':12',
      '#L1',
      '*',
      '{',
      '}',
      '%20',
      '%zz',
    ),
    fc.constantFrom(
      '```sh\n',
      '```\n',
      '\n',
      '\n\n',
      '$ ',
      '\\\n',
      '"',
      "'",
      '<<EOF\n',
      '> ',
      'src',
      'http://',
      '[[',
      ']]',
      '|',
    ),
    fc.string({ maxLength: 6, unit: 'binary' }),
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 60 }), (pieces) => {
      for (const { line, target, fragment } of mentions(pieces.join(''))) {
        expect(line).toBeGreaterThan(0);
        expect(fragment).not.toBe('');
        expect(target).not.toMatch(/^(?:https?|mailto):/);
      }
    }),
    { numRuns: 500 },
  );
});

// 우선 ends in the byte A0, which JavaScript takes for a blank.
// biome-ignore format: a table is read by column
test.each([
  ['markdown',         '[a](#우선)',                 '#우선'],
  ['markdown',         '[a](docs/우선)',             'docs/우선'],
  ['restructuredtext', '`a <docs/우선>`_',           'docs/우선'],
  ['restructuredtext', '.. _a: docs/우선',           'docs/우선'],
  ['asciidoc',         'xref:docs/우선[a]',          'docs/우선'],
] as const)('%s keeps the last byte of a letter: %s', (format, text, named) => {
  const bytes = latin1(text);
  const [mention] = mentionsOf(readStructure(format, bytes), bytes, format);
  const fragment = mention?.fragment === undefined ? '' : `#${mention.fragment}`;
  expect(`${mention?.target}${fragment}`).toBe(named);
});

// biome-ignore format: a table is read by column
test.each([
  // link                                                        what it may name
  ['[a](https://github.com/o/r/blob/main/docs/a.md)',            '/docs/a.md'],
  ['[a](https://github.com/o/r/blob/main/docs/a.md#part)',       '/docs/a.md#part'],
  ['[a](https://github.com/o/r/blob/main/src/a.ts#L12)',         '/src/a.ts'],
  ['<https://github.com/o/r/tree/main/docs>',                    '/docs'],
  ['[a][b]\n\n[b]: https://gitlab.com/o/r/-/blob/main/a.md',     '/a.md'],
  ['[a](https://github.com/o/r)',                                ''],
  ['[a](https://github.com/o/r/issues/12)',                      ''],
  ['[a](https://github.com/o/r/blob/main/)',                     ''],
  ['[a](https://example.com/o/r/blob/main/a.md)',                ''],
] as const)('a file as a host shows it: %s', (text, named) => {
  expect(shown(text)).toBe(named);
  expect(mentions(text).every(({ kind }) => kind === 'autolink')).toBe(true);
});
