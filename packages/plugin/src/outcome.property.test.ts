import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  CHECKOUT,
  contents,
  day,
  HEAD,
  type Machine,
  machine,
  quick,
  SILENT,
  slow,
  state,
} from '../test/quick.ts';

const HEAD_IS_A_FOLDER: Machine = { 'project/.git/HEAD': null, 'project/.git/objects': null };

const days = fc.oneof(
  { weight: 2, arbitrary: fc.constantFrom(null, 14.1, 30, 400) },
  { weight: 1, arbitrary: fc.constantFrom(-2, -0.9, 0, 0.2, 1, 3, 13.9, 14) },
);
const texts = fc.oneof(
  {
    weight: 4,
    arbitrary: fc
      .tuple(
        days,
        days,
        fc.constantFrom(1, 1, 1, 1, 1, 2, 0, '1'),
        fc.constantFrom(undefined, undefined, 0, 2, 60, -1, 'x'),
        fc.constantFrom({}, { ä: ['ö'] }, { b: 1 }, { long: 'y'.repeat(5000) }),
      )
      .map(([check, reminded, version, threshold_days, more]) =>
        state(check, reminded, { version, threshold_days, ...more }),
      ),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      '',
      'null',
      '[]',
      '{"version":1',
      '{"version":1}',
      '\xff',
      `{"version":1,"x":${'['.repeat(1900)}${']'.repeat(1900)}}`,
    ),
  },
);
const anything = fc.oneof(
  { weight: 3, arbitrary: fc.constant<string | null | { to: string }>('') },
  {
    weight: 1,
    arbitrary: fc.constantFrom<string | null | { to: string }>(
      null,
      { to: '../gone' },
      { to: '../../outside' },
      'mine',
    ),
  },
);
const names = fc.oneof(
  fc.integer({ min: -2, max: 12 }).map((days) => `reminded-${day(days)}`),
  fc.constantFrom(
    '.gitignore',
    'scratch-state-1',
    'scratch-gitignore-1',
    'report-1.json',
    'cache',
    'reminded-',
    'reminded-2026-02-30',
    'state.json.bad',
  ),
);
const inside = fc.array(fc.tuple(names, anything), { maxLength: 5 });
const stateFile = fc.option(
  fc.oneof({ weight: 12, arbitrary: texts }, { weight: 1, arbitrary: anything }),
  { nil: undefined },
);
const git = fc.oneof(
  { weight: 12, arbitrary: fc.constant(CHECKOUT) },
  {
    weight: 1,
    arbitrary: fc.constantFrom<Machine>(
      {},
      { 'project/.git': 'gitdir: x\n' },
      HEAD_IS_A_FOLDER,
      { 'project/.git/HEAD': HEAD, 'project/.git/objects': '' },
      { 'project/.git/HEAD': { to: 'x' }, 'project/.git/objects': null },
    ),
  },
);
const place = fc.oneof(
  { weight: 12, arbitrary: fc.constant('folder' as const) },
  { weight: 1, arbitrary: fc.constantFrom('link' as const, 'file' as const) },
);
const above = fc.constantFrom<Machine>(
  {},
  {},
  { '.git/HEAD': HEAD, '.git/objects': null, '.dochygiene/state.json': state(30) },
);
const start = fc.oneof(
  { weight: 12, arbitrary: fc.constant('project') },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      'link',
      'project/',
      'project/.',
      'link/../project',
      './project',
      'project/below',
    ),
  },
);

test('the quick way leaves and says what the careful one does', () => {
  let quickly = 0;
  fc.assert(
    fc.property(
      git,
      place,
      stateFile,
      inside,
      above,
      start,
      (checkout, where, stateJson, files, outer, from) => {
        const target = where === 'folder' ? 'project/.dochygiene' : 'elsewhere';
        const held = Object.fromEntries(files.map(([name, thing]) => [`${target}/${name}`, thing]));
        const things: Machine = {
          ...outer,
          ...checkout,
          outside: 'theirs',
          'project/below': null,
          link: { to: 'project' },
          ...(where === 'link' ? { 'project/.dochygiene': { to: '../elsewhere' } } : {}),
          ...(where === 'file' ? { 'project/.dochygiene': 'mine' } : {}),
          ...held,
          ...(stateJson === undefined ? {} : { [`${target}/state.json`]: stateJson }),
        };
        const [one, other] = [machine(things), machine(things)];
        const run = quick(one, `${one}/${from}`);
        if (run.outcome.kind === 'banner' && run.careful.length === 0) quickly += 1;
        const outcome = slow(other, `${other}/${from}`);
        // A glance that is silent does not ask whether a link leads there, nor what kind of thing
        // HEAD is.
        const glanced = run.calls.length + run.careful.length === 0;
        const excused = glanced && (outcome.kind === 'silent' || checkout === HEAD_IS_A_FOLDER);
        expect(run.outcome).toEqual(excused ? SILENT : outcome);
        if (excused && outcome.kind !== 'silent') return;
        expect(contents(one)).toEqual(contents(other));
        expect(quick(one, `${one}/${from}`).outcome.kind).toBe('silent');
        expect(contents(one)).toEqual(contents(other));
      },
    ),
    { numRuns: 150 },
  );
  expect(quickly).toBeGreaterThan(15);
});
