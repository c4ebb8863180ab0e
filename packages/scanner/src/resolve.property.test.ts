import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { MentionKind } from './document.ts';
import { resolver } from './resolve.ts';

const segment = fc.constantFrom(
  'a',
  'b',
  'docs',
  'README.md',
  'x.md',
  'X.md',
  'x.ts',
  'x',
  'y.html',
);
const path = fc.array(segment, { minLength: 1, maxLength: 4 }).map((parts) => parts.join('/'));
const target = fc.oneof(
  path,
  path.map((end) => `/${end}`),
  fc
    .array(fc.constantFrom('..', '.', '', 'docs', 'x.md'), { maxLength: 6 })
    .map((parts) => parts.join('/')),
  fc.string({ unit: 'binary' }),
);
const kind = fc.constantFrom<MentionKind>('link', 'image', 'wikilink', 'code', 'command', 'import');

function project(paths: readonly string[]) {
  const files = new Set(paths);
  const directories = new Set<string>(['']);
  for (const file of files) {
    for (let at = file.lastIndexOf('/'); at > 0; at = file.lastIndexOf('/', at - 1)) {
      directories.add(file.slice(0, at));
    }
  }
  return { files, directories, unseen: new Set(['unseen']) };
}

test('never throws, and what it leads to is there', () => {
  fc.assert(
    fc.property(fc.array(path), path, kind, target, (paths, from, by, to) => {
      const listing = project(paths);
      const resolution = resolver(listing, undefined)(from, {
        line: 1,
        kind: by,
        target: to,
        pattern: false,
      });
      if (resolution.kind === 'file') {
        expect(listing.files.has(resolution.path) || resolution.path === from).toBe(true);
      } else if (resolution.kind === 'directory') {
        expect(listing.directories.has(resolution.path) || resolution.path === 'unseen').toBe(true);
      } else if (resolution.kind === 'missing') {
        expect(listing.files.has(resolution.path)).toBe(false);
        if (resolution.nearest !== undefined)
          expect(listing.files.has(resolution.nearest)).toBe(true);
      }
    }),
    { numRuns: 2000 },
  );
});

test('what it remembers is what it would say again', () => {
  fc.assert(
    fc.property(fc.array(path), fc.array(fc.tuple(path, kind, target)), (paths, asked) => {
      const listing = project(paths);
      const remembering = resolver(listing, undefined);
      for (const [from, by, to] of [...asked, ...asked]) {
        const mention = { line: 1, kind: by, target: to, pattern: false };
        expect(remembering(from, mention)).toEqual(resolver(listing, undefined)(from, mention));
      }
    }),
  );
});
