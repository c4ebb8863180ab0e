import { describe, expect, test } from 'vitest';
import type { MentionKind } from './document.ts';
import { resolver } from './resolve.ts';

// A project without a site generator. Directories follow from the files; `build` was not opened.
const FILES = [
  'README.md',
  'LICENSE',
  'package.json',
  'docs/guide.md',
  'docs/Setup.md',
  'docs/my page.md',
  'docs/a%20b.md',
  'docs/api/index.md',
  'docs/api/methods.mdx',
  'docs/install.rst',
  'docs/img/logo.png',
  'docs/faq/README.md',
  'docs/faq.md',
  'docs/topics/x.txt',
  'docs/topics.md',
  'packages/core/README.md',
  'packages/core/src/index.ts',
  'packages/core/src/walk/list.ts',
  'packages/web/src/index.ts',
  'src/résumé.md',
  'a/b/notes.md',
  'z/notes.md',
] as const;

function resolved(
  from: string,
  kind: MentionKind,
  target: string,
  more: { readonly files?: readonly string[]; readonly tracked?: readonly string[] } = {},
): string {
  const files = new Set<string>([...FILES, ...(more.files ?? [])]);
  const directories = new Set<string>(['']);
  for (const file of files) {
    for (let at = file.lastIndexOf('/'); at > 0; at = file.lastIndexOf('/', at - 1)) {
      directories.add(file.slice(0, at));
    }
  }
  const listing = { files, directories, unseen: new Set(['build', 'docs/vendor']) };
  const tracked = more.tracked === undefined ? undefined : new Set(more.tracked);
  const resolution = resolver(listing, tracked)(from, { line: 1, kind, target, pattern: false });
  if (resolution.kind === 'file') return resolution.path;
  if (resolution.kind === 'directory') return `${resolution.path}/`;
  if (resolution.kind !== 'missing') return resolution.kind;
  const { path, nearest, likely } = resolution;
  return `${likely ? 'missing' : 'perhaps'} ${path}${nearest === undefined ? '' : ` -> ${nearest}`}`;
}

// biome-ignore format: a table is read by column
describe('a link', () => {
  test.each([
    // case                                    from                     target                       leads to
    ['to a file beside it',                    'docs/guide.md',         'Setup.md',                  'docs/Setup.md'],
    ['... with ./',                            'docs/guide.md',         './Setup.md',                'docs/Setup.md'],
    ['... up and down again',                  'docs/guide.md',         '../docs/api/../Setup.md',   'docs/Setup.md'],
    ['... with a slash too many',              'docs/guide.md',         'img//logo.png',             'docs/img/logo.png'],
    ['to itself',                              'docs/guide.md',         '',                          'docs/guide.md'],
    ['to its directory',                       'docs/guide.md',         '.',                         'docs/'],
    ['to the root of the project',             'docs/guide.md',         '..',                        '/'],
    ['in another case, even on such a disk',   'docs/guide.md',         'setup.md',                  'missing docs/setup.md -> docs/Setup.md'],
    ['in another case of a directory',         'README.md',             'Docs/guide.md',             'missing Docs/guide.md -> docs/guide.md'],
    ['with a space',                           'docs/guide.md',         'my page.md',                'docs/my page.md'],
    ['to a name that has a percent sign',      'docs/guide.md',         'a b.md',                    'docs/a%20b.md'],
    ['with letters beyond ASCII',              'README.md',             'src/résumé.md',             'src/résumé.md'],
    ['without an extension',                   'docs/faq.md',           'guide',                     'docs/guide.md'],
    ['... of MDX',                             'docs/guide.md',         'api/methods',               'docs/api/methods.mdx'],
    ['... of another format',                  'docs/guide.md',         'install',                   'docs/install.rst'],
    ['to a page made of a source',             'docs/faq.md',           'guide.html',                'docs/guide.md'],
    ['... the index of a directory',           'docs/guide.md',         'api/index.html',            'docs/api/index.md'],
    ['... a directory of its own',             'docs/guide.md',         'faq.html',                  'docs/faq.md'],
    ['to a directory',                         'docs/guide.md',         'api',                       'docs/api/'],
    ['... with a trailing slash',              'docs/guide.md',         'api/',                      'docs/api/'],
    ['... with an index and a page beside',    'docs/guide.md',         'faq',                       'docs/faq/'],
    ['... without an index: the page beside',  'docs/guide.md',         'topics/',                   'docs/topics.md'],
    ['from the root',                          'docs/guide.md',         '/README.md',                'README.md'],
    ['from the root of a site around it',      'docs/api/index.md',     '/guide',                    'docs/guide.md'],
    ['from the root, first directory there',   'docs/guide.md',         '/docs/gone.md',             'missing docs/gone.md'],
    ['from the root of a site nobody knows',   'docs/guide.md',         '/blog/gone.md',             'unknown'],
    ['out of the project',                     'README.md',             '../../issues',              'unknown'],
    ['into a directory that was not opened',   'README.md',             'build/x/y.md',              'unknown'],
    ['... from the root',                      'README.md',             '/docs/vendor/x.md',         'unknown'],
    ['to that directory itself',               'README.md',             'build',                     'build/'],
    ['... deeper down',                        'README.md',             'docs/vendor/x.md',          'unknown'],
    ['to what a build leaves',                 'README.md',             'dist/index.d.ts',           'unknown'],
    ['to another site',                        'README.md',             'https://example.com/a.md',  'external'],
    ['... without a scheme of its own',        'README.md',             '//example.com/a.md',        'external'],
    ['... of another scheme',                  'README.md',             'vscode:extension/x',        'external'],
    ['to a mail address',                      'README.md',             'mailto:a@example.com',      'external'],
    ['... without a scheme',                   'README.md',             'a.b@example.com',           'external'],
    ['to a home directory',                    'README.md',             '~/notes.md',                'external'],
    ['to an alias of some tool',               'README.md',             '@site/docs/x.md',           'external'],
    ['with template syntax',                   'README.md',             '{{ page.url }}/x.md',       'external'],
    ['with a shortcode',                       'README.md',             '{{< ref "x.md" >}}',        'external'],
    ['with a gap in angle brackets',           'README.md',             '<name>.md',                 'external'],
    ['with an ellipsis',                       'README.md',             '.../x.md',                  'external'],
    ['that says path to',                      'README.md',             'path/to/file.md',           'external'],
    ['that says url',                          'README.md',             'url',                       'external'],
    ['that stands in for a name',              'README.md',             'docs/your-page.md',         'external'],
    ['with a number still to come',            'README.md',             'adr/NNNN-title.md',         'external'],
    ['of one word, as in an index into a list','README.md',             'j',                         'external'],
    ['of one well-known word',                 'docs/guide.md',         'LICENSE',                   'missing docs/LICENSE -> LICENSE'],
    ['to a file that is gone',                 'README.md',             'docs/gone.md',              'missing docs/gone.md'],
    ['to a name that is elsewhere',            'README.md',             'methods.mdx',               'missing methods.mdx -> docs/api/methods.mdx'],
    ['to a name with another extension',       'docs/guide.md',         'install.md',                'missing docs/install.md -> docs/install.rst'],
    ['to a slip of the pen',                   'docs/guide.md',         'gide.md',                   'missing docs/gide.md -> docs/guide.md'],
    ['to another number, which is no slip',    'docs/guide.md',         'guide2.md',                 'missing docs/guide2.md'],
    ['to a page, not the picture so named',    'docs/guide.md',         'logo.md',                   'missing docs/logo.md'],
  ] as const)('%s', (_case, from, target, place) => {
    expect(resolved(from, 'link', target)).toBe(place);
  });
});

// biome-ignore format: a table is read by column
describe('as its generator looks for it, a link', () => {
  const docusaurus = ['web/docusaurus.config.js', 'web/docs/api/models.md', 'web/docs/api/a/x.md', 'web/more.md', 'web/versioned_docs/version-1/top.md', 'web/versioned_docs/version-1/api/x.md'];
  const sphinx = ['book/conf.py', 'book/index.md', 'book/api/x.md'];
  test.each([
    // case                                      files       from                                     target                      leads to
    ['from the folder of all documents',         docusaurus, 'web/docs/api/a/x.md',                   'api/models.md',            'web/docs/api/models.md'],
    ['from the folder of the site',              docusaurus, 'web/docs/api/a/x.md',                   'more.md',                  'web/more.md'],
    ['from the folder of a version',             docusaurus, 'web/versioned_docs/version-1/api/x.md', 'top.md',                   'web/versioned_docs/version-1/top.md'],
    ['that begins with a dot is relative',       docusaurus, 'web/docs/api/a/x.md',                   './more.md',                'missing web/docs/api/a/more.md -> web/more.md'],
    ['to nothing',                               docusaurus, 'web/docs/api/a/x.md',                   'gone.md',                  'missing web/docs/api/a/gone.md'],
    ['of another generator',                     ['mkdocs.yml', 'docs/api/models.md'], 'docs/api/x.md', 'api/models.md',          'missing docs/api/api/models.md -> docs/api/models.md'],
    ['to an object that Sphinx knows',           sphinx,     'book/api/x.md',                         'django.apps.AppConfig',    'unknown'],
    ['... to a method',                          sphinx,     'book/api/x.md',                         'wagtail.models.Site.save()', 'unknown'],
    ['... to a file',                            sphinx,     'book/api/x.md',                         'gone.py',                  'missing book/api/gone.py'],
    ['to an object outside the book',            sphinx,     'docs/guide.md',                         'django.apps.site',         'missing docs/django.apps.site'],
  ] as const)('%s', (_case, files, from, target, place) => {
    expect(resolved(from, 'link', target, { files })).toBe(place);
  });
});

// biome-ignore format: a table is read by column
describe('in a generated site, a link', () => {
  const files = ['mkdocs.yml', 'docs/static/pic.png', 'content/en/docs/a.md'];
  test.each([
    // case                                      from                    target                leads to
    ['from the root, served as it lies',         'docs/api/index.md',    '/pic.png',           'docs/static/pic.png'],
    ['from the root of one language',            'content/en/docs/b.md', '/docs/a/',           'content/en/docs/a.md'],
    ['that climbs out of a page of its own',     'docs/guide.md',        '../Setup',           'docs/Setup.md'],
    ['from its address, served as it lies',      'docs/api/index.md',    '../pic.png',         'docs/static/pic.png'],
    ['without an extension, to nothing',         'docs/guide.md',        'gone',               'external'],
    ['... with a directory',                     'docs/guide.md',        'api/gone',           'unknown'],
    ['to a page that only the site knows',       'docs/guide.md',        'gone.html',          'unknown'],
    ['from the root, to a picture',              'docs/guide.md',        '/docs/gone.png',     'unknown'],
    ['from the root, to a document',             'docs/guide.md',        '/docs/gone.md',      'missing docs/gone.md'],
    ['to a document that is gone',               'docs/guide.md',        'gone.md',            'missing docs/gone.md'],
  ] as const)('%s', (_case, from, target, place) => {
    expect(resolved(from, 'link', target, { files })).toBe(place);
  });
});

// biome-ignore format: a table is read by column
describe('a path in code', () => {
  test.each([
    // case                                      from                         target                     leads to
    ['from the root',                            'docs/guide.md',             'docs/img/logo.png',       'docs/img/logo.png'],
    ['... with ./',                              'docs/guide.md',             './package.json',          'package.json'],
    ['... first, though one is beside it too',   'packages/core/README.md',   'README.md',               'README.md'],
    ['from the document',                        'docs/guide.md',             'api/index.md',            'docs/api/index.md'],
    ['from the package around it',               'packages/core/src/walk/x.md', 'src/index.ts',          'packages/core/src/index.ts'],
    ['up from the document, not from the root',  'docs/guide.md',             '../package.json',         'package.json'],
    ['by its end, where there is one',           'docs/guide.md',             'walk/list.ts',            'packages/core/src/walk/list.ts'],
    ['by its end, where there are two',          'docs/guide.md',             'src/index.ts',            'unknown'],
    ['a document by its name alone',             'README.md',                 'guide.md',                'docs/guide.md'],
    ['a source by its name alone: no path',      'README.md',                 'list.ts',                 'external'],
    ['a directory',                              'README.md',                 'packages/core/',          'packages/core/'],
    ['gone, with an extension that shows it',    'README.md',                 'lib/gone.ts',             'missing lib/gone.ts'],
    ['gone, in a directory that is there',       'README.md',                 'docs/gone',               'missing docs/gone'],
    ['gone, in a directory beside the document', 'docs/guide.md',             'api/gone',                'missing api/gone'],
    ['two words with a slash',                   'README.md',                 'and/or',                  'perhaps and/or'],
    ['one word',                                 'README.md',                 'scan',                    'external'],
    ['a route',                                  'README.md',                 '/v1/users',               'external'],
    ['a placeholder',                            'README.md',                 'path/to/file.ts',         'external'],
    ['in a directory that was not opened',       'README.md',                 'build/out.js',            'unknown'],
    ['another site',                             'README.md',                 'git:repo/x.ts',           'external'],
  ] as const)('%s', (_case, from, target, place) => {
    expect(resolved(from, 'code', target)).toBe(place);
  });
});

// biome-ignore format: a table is read by column
describe('a wikilink', () => {
  test.each([
    // case                         target             leads to
    ['by name, wherever it is',     'methods',         'docs/api/methods.mdx'],
    ['in another case',             'setup',           'docs/Setup.md'],
    ['with a space',                'my page',         'docs/my page.md'],
    ['by the end of its path',      'api/methods',     'docs/api/methods.mdx'],
    ['a picture',                   'logo.png',        'docs/img/logo.png'],
    ['of several, the highest',     'readme',          'README.md'],
    ['... not the first by name',   'notes',           'z/notes.md'],
    ['that nobody has written yet', 'Some idea',       'perhaps Some idea'],
  ] as const)('%s', (_case, target, place) => {
    expect(resolved('packages/core/README.md', 'wikilink', target)).toBe(place);
  });
});

test('a file that only git has seen is there', () => {
  expect(resolved('README.md', 'link', 'build/kept.md', { tracked: ['build/kept.md'] })).toBe(
    'build/kept.md',
  );
});

test('a pattern names no one file', () => {
  const listing = {
    files: new Set(['a.md']),
    directories: new Set(['']),
    unseen: new Set<string>(),
  };
  const mention = { line: 1, kind: 'code', target: 'a.md', pattern: true } as const;
  expect(resolver(listing, undefined)('b.md', mention)).toEqual({ kind: 'external' });
});

test('one name in one directory leads to one place, however it is named', () => {
  const listing = {
    files: new Set(['x/a.md', 'a.md']),
    directories: new Set(['', 'x']),
    unseen: new Set<string>(),
  };
  const resolve = resolver(listing, undefined);
  const lead = (kind: MentionKind) =>
    resolve('x/b.md', { line: 1, kind, target: 'a.md', pattern: false });
  expect(lead('link')).toEqual({ kind: 'file', path: 'x/a.md' });
  expect(lead('code')).toEqual({ kind: 'file', path: 'a.md' });
  expect(lead('link')).toEqual({ kind: 'file', path: 'x/a.md' });
});
