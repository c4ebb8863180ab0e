import type { Op, ReportEvidence, ReportSignal } from '@dochygiene/report';
import { expect, test } from 'vitest';
import { opTypeOf } from './op-type.ts';

const signal = (
  id: string,
  evidence: readonly ReportEvidence[],
  rest: Partial<ReportSignal> = {},
): ReportSignal => ({
  ...{ id, deciding: false, family: 'links', summary: 'x', evidence, ...rest },
});
const at = (line: number, path: string, now?: string, detail?: string): ReportEvidence => ({
  ...{ line, path },
  ...(now === undefined ? {} : { now }),
  ...(detail === undefined ? {} : { detail }),
});
const dead = (...evidence: readonly ReportEvidence[]) => signal('dead-link', evidence);
const index = (...evidence: readonly ReportEvidence[]) => signal('dead-index', evidence);
const gone = (...evidence: readonly ReportEvidence[]) =>
  signal('vanished-reference', evidence, { deciding: true });
const many = (length: number) =>
  dead(...Array.from({ length }, (_, line) => at(line + 1, '../to-do.md', 'docs/to-do.md')));

const M = 'mechanical';
const G = 'generative';

// biome-ignore format: a table is read by column
test.each<readonly [Op, readonly ReportSignal[], typeof M | typeof G]>([
  ['update',     [],                             G],
  ['merge-into', [dead(at(1, 'a.md', 'a.md'))],  G],
  ['trim',       [],                             M],
  ['archive',    [],                             M],
  ['delete',     [],                             M],
  ['add-status', [],                             M],
])('%s', (op, signals, type) => {
  expect(opTypeOf(op, signals)).toBe(type);
});

// biome-ignore format: a table is read by column
test.each<readonly [string, readonly ReportSignal[], typeof M | typeof G]>([
  // case                                    signals                                                                     type
  ['a way that is wrong at its start',       [dead(at(1, '../guides/use.md', 'docs/guides/use.md'))],                     M],
  ['... with a fragment',                    [dead(at(1, '/guides/use.md#a/b', 'docs/guides/use.md'))],                   G],
  ['a telling name elsewhere',               [dead(at(1, 'how-to-use.md', 'docs/how-to-use.md'))],                        M],
  ['... beside another signal',              [dead(at(1, 'how-to-use.md', 'docs/how-to-use.md')), signal('stub', [{}])],  M],
  ['... in an index',                        [index(at(1, 'how-to-use.md', 'docs/how-to-use.md'))],                       M],
  ['another case',                           [dead(at(1, 'Use.md', 'docs/use.md', 'another case'))],                      M],
  ['... of an image',                        [dead(at(1, 'Use.png', 'docs/use.png', 'image: another case'))],             M],
  ['a name that many folders have',          [dead(at(1, 'use.md', 'docs/use.md'))],                                      G],
  ['... that each has',                      [dead(at(1, 'docs/README.md', 'other/docs/README.md'))],                     G],
  ['... by custom',                          [dead(at(1, '../CONTRIBUTING.md', 'other/CONTRIBUTING.md'))],                G],
  ['... of a licence',                       [dead(at(1, '../LICENSE-MIT', 'other/LICENSE-MIT'))],                        G],
  ['another way to the same name',           [dead(at(1, 'old/how-to-use.md', 'new/how-to-use.md'))],                     G],
  ['... which git saw',                      [dead(at(1, 'old/use.md', 'new/use.md')), gone(at(1, 'docs/old/use.md', 'new/use.md'))], M],
  ['... and is a README',                    [dead(at(1, 'a/README.md', 'b/README.md')), gone(at(1, 'a/README.md', 'b/README.md'))],  M],
  ['... to another place',                   [dead(at(1, 'how-to-use.md', 'b/how-to-use.md')), gone(at(1, 'how-to-use.md', 'c/how-to-use.md'))], G],
  ['another name',                           [dead(at(1, 'how-to-use.md', 'how-to-see.md'))],                             G],
  ['... which git saw',                      [dead(at(1, 'x.md', 'y.md')), gone(at(1, 'x.md', 'y.md'))],                  G],
  ['another extension',                      [dead(at(1, 'how-to-use.md', 'how-to-use.rst'))],                            G],
  ['an archive',                             [dead(at(1, 'how-to-use.md', 'docs/archive/how-to-use.md'))],                G],
  ['... of another name',                    [dead(at(1, 'how-to-use.md', '_old-docs/how-to-use.md'))],                   G],
  ['a heading of the same page',             [dead(at(1, '#version-850', '#version-8500'))],                              G],
  ['... of another',                         [dead(at(1, 'use.md#version-850', '#version-8500'))],                        G],
  ['a directory',                            [dead(at(1, 'docs/', 'other/docs/'))],                                       G],
  ['nowhere',                                [dead(at(1, 'how-to-use.md', 'docs/how-to-use.md'), at(2, 'x.md'))],         G],
  ['... in another signal',                  [dead(at(1, 'how-to-use.md', 'docs/how-to-use.md')), index({ path: 'x.md', detail: 'not listed' })], G],
  ['words that name what was there',         [gone(at(1, 'src/old-name.ts', 'lib/old-name.ts'))],                         G],
  ['... beside a link elsewhere',            [dead(at(2, '../src/old-name.ts', 'src/old-name.ts')), gone(at(1, 'src/old-name.ts', 'lib/old-name.ts'))], G],
  ['... beside a link to another thing',     [dead(at(1, '../src/own-name.ts', 'src/own-name.ts')), gone(at(1, 'src/old-name.ts', 'src/own-name.ts'))], G],
  ['links of a record',                      [signal('dead-link', [at(1, 'how-to-use.md', 'docs/how-to-use.md')], { record: true })], G],
  ['links without evidence',                 [dead()],                                                                    G],
  ['no link signal',                         [signal('stub', [at(1, 'how-to-use.md', 'docs/how-to-use.md')])],            G],
  ['49 links',                               [many(49)],                                                                  M],
  ['50 links, which may not be all',         [many(50)],                                                                  G],
])('fix-links: %s', (_case, signals, type) => {
  expect(opTypeOf('fix-links', signals)).toBe(type);
});
