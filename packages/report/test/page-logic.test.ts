import { describe, expect, test } from 'vitest';
import { allFolders, folderToward, folderTree, trail } from '../page/folders.ts';
import { type Known, knownDocuments } from '../page/known.ts';
import { type Box, layOut } from '../page/layout.ts';
import { COLUMNS, firstOrder, ordered } from '../page/order.ts';
import { type Direction, toward } from '../page/toward.ts';
import { EVERYTHING, isWanted, type Wanted } from '../page/wanted.ts';
import { pageData } from '../src/html/page-data.ts';
import { madeReport } from './made-report.ts';

const report = madeReport(400);
const documents = knownDocuments(pageData(report));

describe('what is known of documents', () => {
  test('links in are links out, seen from the other end', () => {
    for (const { at, outbound } of documents) {
      for (const other of outbound) expect(documents[other]?.inbound).toContain(at);
    }
    const count = (side: 'inbound' | 'outbound') => documents.flatMap((one) => one[side]).length;
    expect(count('inbound')).toBe(count('outbound'));
  });

  test('every verdict is with its document', () => {
    const judged = documents.filter(({ verdict }) => verdict !== undefined);
    expect(judged.map(({ path }) => path).sort()).toEqual([...report.shortlist].sort());
  });

  test('a link to no document is left out', () => {
    const [first] = report.documents;
    if (first === undefined) throw new Error('no document');
    const odd = { ...report, documents: [{ ...first, links: [0, 7] }] };
    expect(knownDocuments(pageData(odd))[0]?.outbound).toEqual([0]);
  });
});

describe('which documents are wanted', () => {
  // biome-ignore format: a table is read by column
  test.each<[string, Partial<Wanted>, (document: Known) => boolean]>([
    ['everything',                {},                                 () => true],
    ['a word of the path',        { text: 'GUIDES' },                 ({ path }) => path.includes('guides')],
    ['a word of a signal',        { text: 'dead-link' },              ({ signals }) => signals.includes('dead-link')],
    ['both of two words',         { text: ' dead  api' },             ({ path, signals }) => path.includes('/api/') && signals.includes('dead-link')],
    ['a word that none has',      { text: 'nowhere' },                () => false],
    ['with a signal',             { show: 'signals' },                ({ signals }) => signals.length > 0],
    ['with none',                 { show: 'none' },                   ({ signals }) => signals.length === 0],
    ['with a deciding one',       { show: 'deciding' },               ({ deciding }) => deciding],
    ['to be changed',             { show: 'entry' },                  ({ verdict }) => verdict?.kind === 'entry'],
    ['not read',                  { show: 'unread' },                 ({ verdict }) => verdict?.kind === 'unread'],
    ['of a year and more',        { age: '366' },                     ({ age }) => age !== undefined && age >= 366],
    ['of unknown age',            { age: 'unknown' },                 ({ age }) => age === undefined],
    ['in a folder',               { folder: 'docs' },                 ({ path }) => path.startsWith('docs/')],
    ['in what begins like one',   { folder: 'doc' },                  () => false],
    ['several things at once',    { folder: 'docs', show: 'none' },   ({ path, signals }) => path.startsWith('docs/') && signals.length === 0],
  ])('%s', (_what, wanted, expected) => {
    const found = documents.filter(isWanted({ ...EVERYTHING, ...wanted }));
    expect(found).toEqual(documents.filter(expected));
  });
});

describe('the order of', () => {
  test.each(COLUMNS)('%s is that of its values, either way, and keeps all', (column) => {
    const value = ({ at, tokens, lines, age, signals, deciding, verdict }: Known) =>
      ({
        ...{ path: at, tokens, lines, age },
        signals: signals.length + (deciding ? 1000 : 0),
        verdict:
          verdict &&
          ['safe', 'review', 'manual', 'unread', 'cleared'].indexOf(verdict.tier ?? verdict.kind),
      })[column];
    for (const descending of [true, false]) {
      const found = ordered(documents, { column, descending });
      expect(new Set(found)).toEqual(new Set(documents));
      const values = found.map(value);
      const known = values.filter((one) => one !== undefined);
      // What is unknown is last either way.
      expect(values.slice(0, known.length)).toEqual(known);
      expect(known).toEqual(
        known.toSorted((one, other) => (descending ? other - one : one - other)),
      );
    }
  });

  test('equals is that of the path', () => {
    const equal = documents.map((one) => ({ ...one, tokens: 1 }));
    expect(ordered(equal, firstOrder('tokens'))).toEqual(equal);
  });
});

describe('folders', () => {
  const paths = ['README.md', 'a/b/c/one.md', 'a/b/c/two.md', 'd/e/x.md', 'd/y.md'];
  const tree = folderTree(paths);

  test('one that holds nothing but another is drawn into it', () => {
    expect(allFolders(tree).map(({ path, name, count }) => [path, name, count])).toEqual([
      ['', '', 5],
      ['a/b/c', 'a/b/c', 2],
      ['d', 'd', 2],
      ['d/e', 'e', 1],
    ]);
  });

  // biome-ignore format: a table is read by column
  test.each([
    ['the root',           '',      ['']],
    ['a folder',           'd/e',   ['', 'd', 'd/e']],
    ['one that is not',    'd/z',   ['', 'd']],
    ['one named likewise', 'a/b/cc', ['']],
  ])('the way to %s', (_what, path, way) => {
    expect(trail(tree, path).map((folder) => folder.path)).toEqual(way);
  });

  test('toward a document', () => {
    expect(folderToward(tree, 'd/e/x.md')?.path).toBe('d');
    expect(folderToward(tree, 'README.md')).toBeUndefined();
  });

  test('names that objects have of themselves', () => {
    const odd = folderTree(['__proto__/a.md', 'constructor/b.md', 'x.md']);
    expect(odd.folders.map(({ path }) => path)).toEqual(['__proto__', 'constructor']);
  });
});

describe('the map', () => {
  const size = { width: 800, height: 600 };
  const tree = folderTree(documents.map(({ path }) => path));
  const layout = layOut(tree, (at) => documents[at]?.tokens ?? 0, size);

  test('has every document once, within its bounds', () => {
    expect(layout.documents.map(({ at }) => at).sort((a, b) => a - b)).toEqual(
      documents.map(({ at }) => at),
    );
    for (const { x, y, width, height } of layout.documents) {
      expect(Math.min(x, y, width, height)).toBeGreaterThanOrEqual(0);
      expect(x + width).toBeLessThanOrEqual(size.width + 1e-6);
      expect(y + height).toBeLessThanOrEqual(size.height + 1e-6);
    }
  });

  test('within one folder, area goes by tokens', () => {
    const flat = layOut(folderTree(['a.md', 'b.md', 'c.md']), (at) => [100, 300, 0][at] ?? 0, size);
    const area = (at: number) => {
      const box = flat.documents.find((one) => one.at === at);
      return (box?.width ?? 0) * (box?.height ?? 0);
    };
    expect(area(1) / area(0)).toBeCloseTo(3);
    // A document without tokens can be seen and chosen all the same.
    expect(area(2)).toBeGreaterThan(0);
  });

  test('no document lies over another', () => {
    const overlap = (one: Box, other: Box) =>
      Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x) > 1e-6 &&
      Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y) > 1e-6;
    const pairs = layout.documents.flatMap((one, at) =>
      layout.documents.slice(at + 1).filter((other) => overlap(one, other)),
    );
    expect(pairs).toEqual([]);
  });

  test('an empty project has an empty map', () => {
    expect(layOut(folderTree([]), () => 0, size)).toEqual({ documents: [], folders: [] });
  });

  test('by arrows every document can be reached from the first', () => {
    const directions: readonly Direction[] = ['left', 'right', 'up', 'down'];
    const reached = new Set([0]);
    for (const place of reached) {
      for (const direction of directions) {
        const next = toward(layout.documents, place, direction);
        if (next !== undefined) reached.add(next);
      }
    }
    expect(layout.documents.length - reached.size).toBe(0);
  });

  // Four squares, two by two.
  const squares = [0, 1, 2, 3].map((at) => ({
    ...{ x: (at % 2) * 10, y: Math.floor(at / 2) * 10, width: 10, height: 10 },
  }));
  // biome-ignore format: a table is read by column
  test.each<[number, Direction, number | undefined]>([
    [0, 'right', 1], [0, 'down', 2], [0, 'left', undefined], [0, 'up', undefined],
    [3, 'left', 2],  [3, 'up', 1],   [3, 'right', undefined], [3, 'down', undefined],
  ])('from square %i, %s is %j', (from, direction, expected) => {
    expect(toward(squares, from, direction)).toBe(expected);
  });
});
