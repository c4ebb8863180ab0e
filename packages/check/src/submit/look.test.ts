import { absolutePath, child } from '@dochygiene/ports';
import { sha256 } from '@dochygiene/ports/node-hash';
import { memoryFileSystem } from '@dochygiene/testing';
import { expect, test } from 'vitest';
import { lookAt } from './look.ts';

const root = absolutePath('/p');
const fs = memoryFileSystem({
  '/p/docs/a.md': '\ufeff# A\r\n',
  '/p/docs/bytes.md': Uint8Array.of(0x61, 0xff, 0x0a),
  '/p/docs/b.md': { kind: 'symlink', to: 'a.md' },
  '/p/docs/gone.md': { kind: 'symlink', to: 'nowhere.md' },
  '/p/docs/pipe.md': { kind: 'fifo' },
  '/p/docs/closed.md': { kind: 'file', content: 'x', mode: 0 },
  '/p/docs/large.md': 'x'.repeat(1024 * 1024 + 1),
  '/p/inside': { kind: 'symlink', to: 'docs' },
  '/p/out': { kind: 'symlink', to: '/q' },
  '/p/docs/far': { kind: 'symlink', to: '../out' },
  '/p/up': { kind: 'symlink', to: '..' },
  '/p/loop': { kind: 'symlink', to: 'loop' },
  '/q/x.md': 'x',
  '/pq/x.md': 'x',
  '/p/beside': { kind: 'symlink', to: '../pq' },
});
const look = lookAt({ fs, root, sha256, excludedNow: new Map(), generatedAt: '' });

// biome-ignore format: a table is read by column
test.each([
  // path                    kind         read
  ['docs/a.md',              'file',      true],
  ['docs',                   'directory', false],
  ['docs/b.md',              'link',      false],
  ['docs/gone.md',           'link',      false],
  ['docs/pipe.md',           'other',     false],
  ['docs/closed.md',         'file',      false],
  ['docs/large.md',          'file',      false],
  ['docs/none.md',           undefined,   false],
  ['none/none/none.md',      undefined,   false],
  ['docs/a.md/x.md',         undefined,   false],
  ['inside',                 'link',      false],
  ['inside/a.md',            'file',      true],
  ['inside/none.md',         undefined,   false],
  ['out',                    'link',      false],
  ['out/x.md',               'outside',   false],
  ['out/none/x.md',          'outside',   false],
  ['docs/far/x.md',          'outside',   false],
  ['inside/far/x.md',        'outside',   false],
  ['up/q/x.md',              'outside',   false],
  ['up/p/docs/a.md',         'outside',   false],
  ['beside/x.md',            'outside',   false],
  ['loop/x.md',              'other',     false],
  ['',                       'outside',   false],
  ['.',                      'outside',   false],
  ['..',                     'outside',   false],
  ['../q/x.md',              'outside',   false],
  ['docs/../../q/x.md',      'outside',   false],
  ['/q/x.md',                'outside',   false],
  ['./docs/a.md',            'outside',   false],
  ['docs//a.md',             'outside',   false],
  ['docs/a.md/',             'outside',   false],
  ['docs/a.md\0',            'outside',   false],
  ['a/'.repeat(100_000),     'outside',   false],
] as const)('%j', (path, kind, isRead) => {
  expect([look.exists(path), look.read(path) !== undefined]).toEqual([kind, isRead]);
});

test.each([
  // path               what is there in another spelling, or in the same
  ['docs/a.md', 'docs/a.md'],
  ['docs/A.MD', 'docs/a.md'],
  ['DOCS', 'docs'],
  ['docs/none.md', undefined],
  ['none/a.md', undefined],
  ['inside/A.md', undefined],
  ['docs/a.md/x.md', undefined],
] as const)('%j and %j are one file on some disk', (path, twin) => {
  expect(look.twin(path)).toBe(twin);
});

test('forms of Unicode are told apart on no disk that matters', () => {
  const accents = memoryFileSystem({ '/p/e\u0301.md': '', '/p/stra\u00dfe.md': '' });
  const { twin } = lookAt({ fs: accents, root, sha256, excludedNow: new Map(), generatedAt: '' });
  expect(twin('\u00c9.md')).toBe('e\u0301.md');
  expect(twin('STRASSE.md')).toBe('stra\u00dfe.md');
  expect(twin('e.md')).toBeUndefined();
});

test('gives the hash of the bytes and the text', () => {
  expect(look.read('docs/a.md')).toEqual({
    sha256: sha256('\ufeff# A\r\n'),
    text: '\ufeff# A\r\n',
  });
  const bytes = fs.buffer(8);
  const { length } = fs.readInto(child(root, 'docs/bytes.md'), bytes);
  const hash = sha256(bytes.bytes.subarray(0, length));
  expect(look.read('docs/bytes.md')).toEqual({ sha256: hash, text: 'a\ufffd\n' });
});
