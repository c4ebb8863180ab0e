import { absolutePath } from '@dochygiene/ports';
import { memoryFileSystem } from '@dochygiene/testing';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readMarkdown } from '../markdown/read-markdown.ts';
import { survey } from '../survey.ts';
import { latin1 } from '../utf8.ts';
import { overlap, turnedOverlap } from './near-duplicate/overlap.ts';
import { type Sketch, shiftOf, sketch } from './near-duplicate/sketch.ts';
import { view } from './near-duplicate/view.ts';
import { nearDuplicate } from './near-duplicate.ts';

const root = absolutePath('/p');
const word = fc.constantFrom(
  ...'alpha beta gamma delta epsilon zeta eta theta 检 查 文 档'.split(' '),
);
const section = fc
  .tuple(
    fc.constantFrom('', '# One\n\n', '## Two\n\n'),
    fc.array(word, { minLength: 5, maxLength: 120 }),
  )
  .map(([heading, parts]) => `${heading}${parts.join(' ')}\n\n`);
const page = fc.array(section, { minLength: 1, maxLength: 6 }).map((sections) => sections.join(''));

const sketchOf = (text: string): Sketch | undefined => {
  const bytes = latin1(text);
  const structure = readMarkdown(bytes);
  const document = { path: 'a.md' } as Parameters<typeof sketch>[0]['document'];
  return sketch({ document, text: bytes, structure }, { leastWords: 40, mostWords: 400 });
};
const LIMITS = { leastWords: 40, containmentPercent: 80, jaccardPercent: 60 };

test('what two documents share is the same from either side', () => {
  fc.assert(
    fc.property(page, page, page, (one, other, common) => {
      const [left, right] = [sketchOf(one + common), sketchOf(common + other)];
      fc.pre(left !== undefined && right !== undefined);
      const shift = Math.max(shiftOf(left), shiftOf(right));
      const [mine, theirs] = [left, right].map((sketch) => {
        return { sketch, view: view(sketch, shift, () => false) };
      });
      if (mine === undefined || theirs === undefined) throw new Error('there are two');
      const found = overlap(mine, theirs, LIMITS);
      const back = overlap(theirs, mine, LIMITS);
      expect(back === undefined ? undefined : turnedOverlap(back)).toEqual(found);
    }),
    { numRuns: 300 },
  );
});

function findings(texts: Readonly<Record<string, string>>) {
  const tree = Object.entries(texts).map(([path, text]) => [`/p/${path}`, text]);
  const fs = memoryFileSystem(Object.fromEntries(tree));
  return survey({ fs, root, signals: [nearDuplicate] }).findings;
}

test('two documents with the same words are always found, among any others', () => {
  fc.assert(
    fc.property(page, fc.array(page, { maxLength: 8 }), (text, others) => {
      fc.pre(sketchOf(text) !== undefined);
      const rest = Object.fromEntries(others.map((other, at) => [`rest/${at}/x.md`, other]));
      const found = findings({ ...rest, 'one.md': text, 'two.md': text });
      expect([found.has('one.md'), found.has('two.md')]).toEqual([true, true]);
    }),
    { numRuns: 100 },
  );
});

test('the same documents give the same findings', () => {
  fc.assert(
    fc.property(fc.array(page, { minLength: 2, maxLength: 8 }), (pages) => {
      const texts = Object.fromEntries(pages.map((text, at) => [`d${at % 3}/${at}.md`, text]));
      expect(findings(texts)).toEqual(findings(texts));
    }),
    { numRuns: 50 },
  );
});
