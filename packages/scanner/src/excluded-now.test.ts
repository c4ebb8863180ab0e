import { absolutePath, child } from '@dochygiene/ports';
import {
  type MemoryFileSystem,
  type MemoryTree,
  memoryFileSystem,
  recordingFileSystem,
} from '@dochygiene/testing';
import { describe, expect, test } from 'vitest';
import { excludedNow } from './excluded-now.ts';
import { survey } from './survey.ts';

const root = absolutePath('/p');
const at = (path: string) => child(root, path);

const LOG = `# Changelog\n\n## 1.1.0 - 2026-01-02\n\n- a\n\n## 1.0.0 - 2026-01-01\n\n- b\n`;
const PROJECT: MemoryTree = {
  '/p/README.md': '# P\n',
  '/p/docs/a.md': '# A\n',
  '/p/docs/frozen.md': '---\nhygiene: frozen\n---\n# F\n',
  '/p/docs/log.md': '---\nhygiene: append-only\n---\n# L\n',
  '/p/CHANGELOG.md': LOG,
  '/p/.gitignore': 'secret.md\n/drafts/\n',
  '/p/secret.md': '# S\n',
  '/p/drafts/x.md': '# X\n',
  '/p/drafts/vendor/y.md': '# Y\n',
  '/p/sub/vendor/x.md': '# X\n',
  '/p/.git/HEAD': 'ref: refs/heads/main\n',
  '/p/.git/x.md': '# X\n',
  '/p/.dochygiene/report.md': '# R\n',
  '/p/main.c': 'int main;\n',
  '/p/mirror.md': { kind: 'symlink', to: 'README.md' },
  '/p/elsewhere': { kind: 'symlink', to: '/q' },
  '/p/pipe.md': { kind: 'fifo' },
  '/p/closed.md': { kind: 'file', content: '# C\n', mode: 0 },
  '/q/out.md': '# O\n',
};

const ask = (fs: MemoryFileSystem, ...paths: readonly string[]) =>
  Object.fromEntries(excludedNow({ fs, root }, paths));

// biome-ignore format: a table is read by column
test.each([
  // path                      by             detail
  ['README.md',                undefined,     undefined],
  ['docs/a.md',                undefined,     undefined],
  ['docs/frozen.md',           'frozen',      'hygiene: frozen in the frontmatter, line 2'],
  ['docs/log.md',              'append-only', 'hygiene: append-only in the frontmatter, line 2'],
  ['CHANGELOG.md',             'append-only', expect.stringMatching(/^named like a log/)],
  ['secret.md',                'ignore',      '.gitignore:1: secret.md'],
  ['drafts/x.md',              'ignore',      '.gitignore:2: /drafts/'],
  ['drafts/vendor/y.md',       'ignore',      '.gitignore:2: /drafts/'],
  ['drafts/none.md',           'ignore',      '.gitignore:2: /drafts/'],
  ['sub/vendor/x.md',          'dir-prune',   'vendor'],
  ['.git/x.md',                'dir-prune',   '.git'],
  ['.dochygiene/report.md',    'dir-prune',   '.dochygiene'],
  ['main.c',                   'scope',       'not in scope'],
  ['mirror.md',                'no-file',     'a link'],
  ['pipe.md',                  'no-file',     'no regular file'],
  ['docs',                     'no-file',     'a directory'],
  ['elsewhere',                'no-file',     'a directory or a link to one'],
  ['elsewhere/out.md',         'absent',      'nothing is there'],
  ['closed.md',                'unreadable',  'PERMISSION_DENIED'],
  ['docs/none.md',             'absent',      'nothing is there'],
  ['./docs/a.md',              'absent',      'nothing is there'],
  ['docs/../docs/a.md',        'absent',      'nothing is there'],
  ['../q/out.md',              'absent',      'nothing is there'],
  ['/p/docs/a.md',             'absent',      'nothing is there'],
  ['docs\\a.md',               'absent',      'nothing is there'],
  ['DOCS/A.md',                'absent',      'nothing is there'],
  ['docs/a.md\0',              'absent',      'nothing is there'],
  ['docs/a.md ',               'absent',      'nothing is there'],
  ['docs/a.md/',               'absent',      'nothing is there'],
  ['',                         'no-file',     'a directory'],
  ['/',                        'absent',      'nothing is there'],
  ['..',                       'absent',      'nothing is there'],
] as const)('%j', (path, by, detail) => {
  expect(ask(memoryFileSystem(PROJECT), path)).toEqual(
    by === undefined ? {} : { [path]: { by, detail } },
  );
});

describe('what has changed since a scan', () => {
  const changed = (change: (fs: MemoryFileSystem) => void, path = 'docs/a.md') => {
    const fs = memoryFileSystem(PROJECT);
    expect(ask(fs, path)).toEqual({});
    change(fs);
    return ask(fs, path)[path];
  };
  const replace = (fs: MemoryFileSystem, path: string, content: string) => {
    fs.remove(at(path));
    fs.create(at(path), content);
  };

  test('an ignore file of our own', () => {
    const why = changed((fs) => fs.create(at('.dochygiene-ignore'), '# ours\ndocs/\n'));
    expect(why).toEqual({ by: 'ignore', detail: '.dochygiene-ignore:2: docs/' });
  });

  test('a marker', () => {
    const why = changed((fs) => replace(fs, 'docs/a.md', '---\nhygiene: frozen\n---\n# A\n'));
    expect(why).toMatchObject({ by: 'frozen' });
  });

  test('a link in its place', () => {
    const why = changed((fs) => {
      fs.remove(at('docs/a.md'));
      fs.make.symlink('frozen.md', at('docs/a.md'));
    });
    expect(why).toEqual({ by: 'no-file', detail: 'a link' });
  });

  test('a directory in its place', () => {
    const why = changed((fs) => {
      fs.remove(at('docs/a.md'));
      fs.makeDirectory(at('docs/a.md'));
    });
    expect(why).toEqual({ by: 'no-file', detail: 'a directory' });
  });

  test('nothing in its place', () => {
    expect(changed((fs) => fs.remove(at('docs/a.md')))).toMatchObject({ by: 'absent' });
  });

  test('an ignored document that is brought back', () => {
    const fs = memoryFileSystem(PROJECT);
    fs.create(at('.dochygiene-ignore'), '!secret.md\n');
    expect(ask(fs, 'secret.md')).toEqual({});
  });

  test('the settings', () => {
    const fs = memoryFileSystem(PROJECT);
    const config = { scope: ['**/*.c', 'docs/**'], excludedDirs: ['docs'] };
    const found = excludedNow({ fs, root, config }, ['main.c', 'README.md', 'docs/a.md']);
    expect(Object.fromEntries(found)).toEqual({
      'README.md': { by: 'scope', detail: 'not in scope' },
      'docs/a.md': { by: 'dir-prune', detail: 'docs' },
    });
  });
});

test('reads of documents only those it is asked about, each once', () => {
  const fs = recordingFileSystem(memoryFileSystem(PROJECT));
  excludedNow({ fs, root }, ['docs/a.md', 'docs/a.md', 'docs/none.md', 'secret.md']);
  expect(fs.paths('readInto').filter((path) => path.endsWith('.md'))).toEqual(['/p/docs/a.md']);
});

test('leaves what a scan would judge, and tells all the rest', () => {
  const fs = memoryFileSystem(PROJECT);
  const { project, listing } = survey({ fs, root });
  const paths = [...listing.files];
  const judged = paths.filter((path) => project.documents.has(path));
  const told = excludedNow({ fs, root }, paths);
  expect(judged.length).toBeGreaterThan(1);
  expect(paths.filter((path) => !told.has(path)).sort()).toEqual(judged.sort());
});
