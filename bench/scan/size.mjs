import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bareNode, forget, scan, scanning } from './command.mjs';
import { medianOver, ms, peakMemory, report, scratch, turns } from './measure.mjs';

/** P16: the peak of Node's own memory, of a cold scan and of a warm one. */
export function memory({ kind, copy }) {
  const limit = kind === 'docs' ? 200 : 80;
  forget(copy);
  const runs = { cold: [], warm: [], 'without git': ['--no-git', '--no-cache'] };
  for (const [name, options] of Object.entries(runs)) {
    const peak = Math.round(peakMemory(scanning(...options), { cwd: copy }));
    report('P16', `${kind}: peak memory of Node, ${name}, MiB`, peak, limit);
  }
}

const SIZES = [1_000, 10_000, 100_000];

/** P17: what one document costs in projects of very different size. */
export function growth({ rounds }) {
  const folders = SIZES.map((count) => madeDocuments(count));
  const scans = folders.map((folder) => () => scan(folder, '--no-git', '--no-cache'));
  // The smaller ones more often, since they are over before a noise is.
  const each = SIZES.map((_, at) => {
    const times = at === 0 ? 5 * rounds : at === 1 ? 2 * rounds : rounds;
    const samples = turns(times, { bare: bareNode, scan: scans[at] });
    return medianOver(times, (round) => samples.scan[round].cpu - samples.bare[round].cpu);
  });
  for (const folder of folders) rmSync(folder, { recursive: true });
  const perDocument = each.map((cpu, at) => (cpu * 1000) / SIZES[at]);
  for (const [at, cost] of perDocument.entries()) {
    const what = `${SIZES[at].toLocaleString('en')} documents: µs of CPU each`;
    report('P17', what, Math.round(cost), undefined, ms(each[at]));
  }
  const spread = Math.max(...perDocument) / Math.min(...perDocument);
  report('P17', 'the dearest / the cheapest', spread, 1.15);
  const growing = Math.max(...perDocument.slice(1).map((cost, at) => cost / perDocument[at]));
  report('P17', 'a larger project / the next smaller one, at the most', growing, 1.15);
}

/** A project of `count` documents, twenty a directory, that link to one another. */
function madeDocuments(count) {
  const folder = join(scratch, `made-${count}`);
  const words = numbers(count);
  for (let at = 0; at < count; at += 1) {
    const directory = join(folder, directoryOf(at));
    if (at % 20 === 0) mkdirSync(directory, { recursive: true });
    writeFileSync(join(directory, `page-${at}.md`), page(at, words));
  }
  return folder;
}

function directoryOf(at) {
  const directory = Math.floor(at / 20);
  return `area-${Math.floor(directory / 50)}/topic-${directory}`;
}

function page(at, next) {
  const lines = [`# Page ${at}`, ''];
  for (let section = 0; section < 4; section += 1) {
    lines.push(`## Section ${section}`, '');
    for (let line = 0; line < 6; line += 1) {
      lines.push(Array.from({ length: 12 }, () => WORDS[next() % WORDS.length]).join(' '));
    }
    const other = at - (at % 20) + (next() % 20);
    lines.push(
      '',
      `See [the other page](page-${other}.md#section-${section}) and \`src/a-${at}.ts\`.`,
      '',
    );
  }
  return lines.join('\n');
}

const LETTERS = 'bdfgklmnprstvz';
const WORDS = Array.from({ length: 2744 }, (_, at) =>
  [at % 14, Math.floor(at / 14) % 14, Math.floor(at / 196)]
    .map((letter, place) => `${LETTERS[letter]}${'aeiou'[(letter + place) % 5]}`)
    .join(''),
);

/** The same numbers each time. */
function numbers(seed) {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state >>> 8;
  };
}
