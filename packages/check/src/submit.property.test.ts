import { absolutePath, child } from '@dochygiene/ports';
import { sha256 } from '@dochygiene/ports/node-hash';
import {
  CATEGORIES,
  OPS,
  parseReport,
  type Report,
  type ReportEntry,
  SAFETY_TIERS,
  stricter,
} from '@dochygiene/report';
import { type ExcludedNow, excludedNow, survey } from '@dochygiene/scanner';
import { type MemoryFileSystem, type MemoryTree, memoryFileSystem } from '@dochygiene/testing';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { draftOf, SIGNALS } from '../test/draft-of.ts';
import type { CheckDraft } from './draft.ts';
import { lookAt } from './submit/look.ts';
import { judgeVerdicts, pathsToAsk } from './submit.ts';
import { suggestReport } from './suggest.ts';
import { faultText } from './verdicts/fault-text.ts';
import { readVerdicts } from './verdicts/read-verdicts.ts';

const root = absolutePath('/p');
const at = (path: string) => child(root, path);

const FROZEN = '---\nhygiene: frozen\n---\n# F\n';
const APPEND_ONLY = '---\nhygiene: append-only\n---\n# L\n';
const EXCLUDED: Readonly<Record<string, string>> = {
  'docs/frozen.md': FROZEN,
  'docs/\u00e9.md': FROZEN,
  'log.md': APPEND_ONLY,
  'secret.md': '# S\n',
  'drafts/x.md': '# X\n',
  'vendor/y.md': '# Y\n',
  'archive/z.md': '# Z\n',
};
const HANDED: Readonly<Record<string, string>> = {
  'README.md': '# P\n\nWords.\n',
  'docs/a.md': '# A\n\nStatus: done\n',
  'docs/b.md': '# B\n\nWords.\n',
  'docs/sub/c.md': '# C\n\nWords.\n',
  'e\u0301.md': '# E\n\nWords.\n',
};
const OTHER: Readonly<Record<string, string>> = {
  'docs/quiet.md': '# Q\n',
  'docs/said.md': '# W\n',
  'docs/stays.md': '# T\n',
  'docs/waits.md': '# V\n',
};
const DOCUMENTS = { ...EXCLUDED, ...HANDED, ...OTHER };
const TEXTS = new Map(Object.entries(DOCUMENTS));

const TREE: MemoryTree = {
  ...Object.fromEntries(Object.entries(DOCUMENTS).map(([path, text]) => [`/p/${path}`, text])),
  '/p/.gitignore': 'secret.md\n/drafts/\n',
  '/p/.git/x.md': '# X\n',
  '/p/in': { kind: 'symlink', to: 'docs' },
  '/p/out': { kind: 'symlink', to: '/q' },
  '/q/x.md': '# X\n',
};

const CARRIED: ReportEntry = {
  ...{ path: 'docs/said.md', by: 'reader', category: 'duplicate', op: 'merge-into' },
  ...{ op_type: 'generative', safety_tier: 'review', rationale: 'The same.', quotes: [] },
  ...{ target: 'docs/quiet.md', signals: [SIGNALS.stub], load_bearing: [], inbound: [] },
  ...{ raw_tokens: 3, token_estimate: 3, lines: 1, evidence: sha256('w') },
  guard: { sha256: sha256('# W\n'), mtime: '2026-01-01T00:00:00.000Z', size: 4 },
};

type Event = (fs: MemoryFileSystem) => void;
const put =
  (path: string, content: string): Event =>
  (fs) => {
    fs.remove(at(path));
    fs.create(at(path), content);
  };
const ignoring =
  (rules: string): Event =>
  (fs) =>
    fs.create(at('.dochygiene-ignore'), rules);

/** What may happen to the project between begin and submit; one of them, or two. */
const EVENTS: readonly Event[] = [
  () => undefined,
  put('docs/a.md', `---\nhygiene: frozen\n---\n${HANDED['docs/a.md']}`),
  put('docs/b.md', APPEND_ONLY),
  ignoring('docs/sub/\n'),
  ignoring('a.md\nquiet.md\n'),
  put('docs/quiet.md', FROZEN),
  put('docs/said.md', FROZEN),
  put('docs/stays.md', FROZEN),
  put('docs/stays.md', '# Other\n'),
  put('docs/waits.md', FROZEN),
  put('README.md', '# Other\n'),
  (fs) => {
    fs.remove(at('docs/b.md'));
    fs.make.symlink('frozen.md', at('docs/b.md'));
  },
  (fs) => fs.remove(at('docs/a.md')),
  put('e\u0301.md', FROZEN),
];

interface Scene {
  readonly fs: MemoryFileSystem;
  readonly draft: CheckDraft;
  readonly why: ReadonlyMap<string, ExcludedNow>;
  /** What a scan judges by now, and what it excludes. */
  readonly judged: ReadonlySet<string>;
  readonly excluded: (path: string) => boolean;
  /** The hashes of documents as they are now. */
  readonly now: ReadonlyMap<string, string>;
}

function scene(events: readonly Event[]): Scene {
  const fs = memoryFileSystem(TREE);
  const signals = [SIGNALS.finished, SIGNALS.vanished];
  const handed = Object.fromEntries(Object.keys(HANDED).map((path) => [path, signals]));
  const stays = { path: 'docs/stays.md', reason: 'right', sha256: sha256('# T\n') };
  const draft = draftOf(fs, root, {
    ...{ handed, carried: [CARRIED], cleared: [{ ...stays, signals }] },
    lapsed: [{ path: 'docs/waits.md', why: 'judged before', signals }],
  });
  for (const event of events) event(fs);
  const found = survey({ fs, root });
  const places = new Set(found.excluded.map(({ path }) => path));
  const look = lookAt({ fs, root, sha256, excludedNow: new Map(), generatedAt: '' });
  return {
    ...{ fs, draft, judged: new Set(found.project.documents.keys()) },
    why: excludedNow({ fs, root }, Object.keys(DOCUMENTS)),
    excluded: (path) => {
      const names = path.split('/');
      const above = names.map((_name, count) => `${names.slice(0, count).join('/')}/`);
      return places.has(path) || above.some((directory) => places.has(directory));
    },
    now: new Map(Object.keys(DOCUMENTS).map((path) => [path, look.read(path)?.sha256 ?? ''])),
  };
}

const SCENES: readonly Scene[] = [
  ...EVENTS.map((event) => scene([event])),
  ...EVENTS.slice(5).map((event) => scene([event, ignoring('docs/sub/\n')])),
];

/** The look of one who asks about exactly what is to be asked. */
const lookOf = ({ fs, draft, why }: Scene, asked: readonly string[] = pathsToAsk(draft)) => {
  const told = asked.flatMap((path): (readonly [string, ExcludedNow])[] => {
    const found = why.get(path);
    return found === undefined ? [] : [[path, found]];
  });
  const generatedAt = '2026-03-10T13:00:00.000Z';
  return lookAt({ fs, root, sha256, excludedNow: new Map(told), generatedAt });
};

const bent: readonly ((path: string) => string)[] = [
  (path) => `./${path}`,
  (path) => `/p/${path}`,
  (path) => `../p/${path}`,
  (path) => `docs/../${path}`,
  (path) => path.replaceAll('/', '//'),
  (path) => path.replaceAll('/', '\\'),
  (path) => path.replace('docs', 'in'),
  (path) => `out/${path}`,
  (path) => path.toUpperCase(),
  (path) => path.replace('.md', '.MD'),
  (path) => path.normalize('NFC'),
  (path) => path.normalize('NFD'),
  (path) => path.normalize('NFKD').replaceAll('e', '\uff45'),
  (path) => `${path} `,
  (path) => ` ${path}`,
  (path) => `${path}.`,
  (path) => `${path}/`,
  (path) => `${path}/.`,
  (path) => `${path}\0`,
  (path) => `${path}\0.md`,
  (path) => `${path}\n`,
  (path) => `${path}\u200b`,
  (path) => `\ufeff${path}`,
  (path) => `\u202e${path}`,
  (path) => `${path}\ud800`,
  (path) => `${path}::$DATA`,
  (path) => path.replaceAll('/', '%2f'),
  (path) => `file:///p/${path}`,
];
const known = fc.constantFrom(...Object.keys(DOCUMENTS));
const handed = fc.constantFrom(...Object.keys(HANDED));
const strange = fc.oneof(
  fc.tuple(known, fc.constantFrom(...bent)).map(([path, bend]) => bend(path)),
  fc.constantFrom(
    '',
    '.',
    '..',
    '/',
    '\\',
    '\0',
    '__proto__',
    'constructor',
    '.git/x.md',
    'out/x.md',
  ),
  fc.string({ unit: 'binary', maxLength: 12 }),
);
const path = fc.oneof(
  { weight: 12, arbitrary: handed },
  { weight: 1, arbitrary: known },
  { weight: 1, arbitrary: strange },
);
const target = fc.oneof(
  { weight: 6, arbitrary: fc.nat(9999).map((place) => `attic/${place}.md`) },
  { weight: 5, arbitrary: known },
  { weight: 2, arbitrary: strange },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      'archive/a.md',
      'vendor/a.md',
      'drafts/new.md',
      '.GIT/a.md',
      '.github/a.md',
      'docs/A.MD',
      'con.md',
      'x:a.md',
      'a.yml',
      'out/a.md',
      'in/new.md',
    ),
  },
);
const mostly = <T, U>(usual: fc.Arbitrary<T>, odd: fc.Arbitrary<U>) =>
  fc.oneof<[fc.MaybeWeightedArbitrary<T>, fc.MaybeWeightedArbitrary<U>]>(
    { weight: 25, arbitrary: usual },
    { weight: 1, arbitrary: odd },
  );
const line = fc.oneof(
  { weight: 8, arbitrary: fc.integer({ min: 1, max: 3 }) },
  fc.double(),
  fc.nat(),
);
const words = mostly(fc.constantFrom('Because.', '\u202eBecause.'), fc.string());

/** An entry as hostile as may be, which nonetheless is right often enough. */
const entryOf = ({ now }: Scene, draft: CheckDraft) => {
  const then = new Map(draft.handed.map((document) => [document.path, document.guard.sha256]));
  return fc
    .record({
      path,
      category: mostly(fc.constantFrom(...CATEGORIES), fc.string()),
      op: mostly(fc.constantFrom(...OPS), fc.string()),
      target,
      wantsTarget: fc.nat(12),
      rationale: words,
      safety_tier: fc.option(mostly(fc.constantFrom(...SAFETY_TIERS), fc.string()), {
        nil: undefined,
      }),
      quoted: fc.array(fc.tuple(line, line, fc.nat(8)), { maxLength: 2 }),
      guard: fc.nat(20),
    })
    .map(({ wantsTarget, quoted, guard, ...entry }) => {
      const has = ['archive', 'merge-into'].includes(entry.op);
      const lines = (TEXTS.get(entry.path) ?? 'x').split('\n');
      const quotes = quoted.map(([first, last, wrong]) => {
        const upTo = Math.max(first, last);
        return {
          lines: [first, upTo],
          text: wrong === 0 ? 'x' : lines.slice(first - 1, upTo).join('\n'),
        };
      });
      const sha = guard === 0 ? now.get(entry.path) : (then.get(entry.path) ?? now.get(entry.path));
      return {
        ...entry,
        target: has !== (wantsTarget === 0) ? entry.target : undefined,
        quotes,
        guard: { sha256: sha === undefined || sha === '' ? sha256(entry.path) : sha },
      };
    });
};

const verdictsOf = (given: Scene) => {
  const entry = entryOf(given, given.draft);
  return fc.record({
    schema: fc.constant('dochygiene.verdicts/1'),
    entries: fc.uniqueArray(entry, { maxLength: 3, selector: ({ path: named }) => named }),
    cleared: fc
      .array(entry, { maxLength: 2 })
      .map((all) =>
        all.map(({ path: named, rationale, guard }) => ({ path: named, reason: rationale, guard })),
      ),
  });
};

/** Everything that a report must be, whatever was said. */
function holds(report: Report, { fs, draft, judged, excluded }: Scene): void {
  expect(parseReport(JSON.parse(JSON.stringify(report)))).toMatchObject({ ok: true });
  const { shortlist, entries, cleared, unread, documents } = report;
  const placed = [...entries, ...cleared, ...unread].map((one) => one.path);
  expect([...placed].sort()).toEqual([...shortlist].sort());
  expect(new Set(shortlist).size).toBe(shortlist.length);
  for (const one of [...shortlist, ...documents.map((document) => document.path)]) {
    expect([one, excluded(one)]).toEqual([one, false]);
    expect(draft.documents.map((document) => document.path)).toContain(one);
  }
  for (const one of [...entries, ...cleared]) expect(judged).toContain(one.path);
  for (const { op, target: goes } of entries) {
    if (goes === undefined) continue;
    if (op !== 'archive') expect(judged).toContain(goes);
    else {
      expect(goes).not.toMatch(/^\/|\\|\/\/|\/$|(?:^|\/)\.{1,2}(?:\/|$)|\0|(?:^|\/)\.git(?:\/|$)/i);
      expect(fs.stat(at(goes))).toBeUndefined();
      expect(goes).not.toMatch(/^(?:in|out)\//);
      expect(goes).toMatch(/^[^.][^:]*\.md$/);
      expect(goes).not.toMatch(/^(?:vendor|drafts)\/|secret\.md$|\/\./);
    }
  }
}

const byTier = ({ path: named, safety_tier }: ReportEntry) => [named, safety_tier] as const;

test('whatever a reader says, the report is whole and no excluded document is in it', () => {
  let made = 0;
  let refused = 0;
  const given = fc.nat(SCENES.length - 1).chain((index) => {
    const picked = SCENES[index] as Scene;
    return verdictsOf(picked).map((verdicts) => ({ picked, text: JSON.stringify(verdicts) }));
  });
  fc.assert(
    fc.property(given, ({ picked, text }) => {
      const read = readVerdicts(text);
      if (!read.ok) {
        refused += 1;
        expect(read.faults.length).toBeGreaterThan(0);
        return;
      }
      const { verdicts } = read;
      const look = lookOf(picked, pathsToAsk(picked.draft, verdicts));
      const judgement = judgeVerdicts(picked.draft, verdicts, look);
      if (!judgement.ok) {
        refused += 1;
        expect(judgement.faults.length).toBeGreaterThan(0);
        for (const fault of judgement.faults)
          expect(faultText(fault)).not.toMatch(/\p{Cc}|\p{Cf}/u);
        return;
      }
      made += 1;
      holds(judgement.report, picked);
      for (const { path: kept } of judgement.acks) expect(picked.judged).toContain(kept);
      const asked = verdicts.entries.map(({ safety_tier: _wished, ...entry }) => entry);
      const plain = judgeVerdicts(picked.draft, { ...verdicts, entries: asked }, look);
      const tiers = new Map(plain.ok ? plain.report.entries.map(byTier) : []);
      for (const { path: named, op, safety_tier: wished = 'safe' } of verdicts.entries) {
        const entry = judgement.report.entries.find((one) => one.path === named);
        expect(entry?.op).toBe(op);
        const least = stricter(wished, tiers.get(named) ?? 'manual');
        expect(entry?.safety_tier).toBe(least);
      }
    }),
    { numRuns: 12_000 },
  );
  expect(made).toBeGreaterThan(1500);
  expect(refused).toBeGreaterThan(1500);
});

test.each(SCENES.map((picked, index) => [index, picked] as const))(
  'nobody says anything: scene %i',
  (_index, picked) => {
    const report = suggestReport(picked.draft, lookOf(picked));
    holds(report, picked);
    expect(
      report.entries.filter(({ by }) => by === 'signals').map((one) => one.safety_tier),
    ).toEqual(report.entries.filter(({ by }) => by === 'signals').map(() => 'manual'));
    expect(report.shortlist.length).toBeGreaterThan(2);
  },
);

test('nonsense is refused and never thrown at', () => {
  const [picked] = SCENES as [Scene];
  const nonsense = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.json(),
    fc
      .record({
        schema: fc.constant('dochygiene.verdicts/1'),
        entries: fc.array(
          fc.oneof(fc.jsonValue(), fc.record({ path, op: fc.jsonValue(), quotes: fc.jsonValue() })),
        ),
        cleared: fc.jsonValue(),
      })
      .map((value) => JSON.stringify(value)),
  );
  fc.assert(
    fc.property(nonsense, (text) => {
      const read = readVerdicts(text);
      if (read.ok)
        holds(
          (judgeVerdicts(picked.draft, read.verdicts, lookOf(picked)) as { report: Report }).report,
          picked,
        );
      else for (const fault of read.faults) expect(faultText(fault)).not.toMatch(/\n/);
    }),
    { numRuns: 3000 },
  );
});
