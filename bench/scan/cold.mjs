import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { bareNode, forget, only, scan } from './command.mjs';
import { medianOver, ms, report, scratch, timed, turns } from './measure.mjs';

/** The signals of the family `links`. */
const LINK_SIGNALS = [
  'dead-link',
  'dead-command',
  'dead-index',
  'vanished-reference',
  'cites-dead-work',
];

const COLD = ['--no-git', '--no-cache'];

const MARKDOWN_IT = join(scratch, 'markdown-it.cjs');
writeFileSync(
  MARKDOWN_IT,
  `const { readFileSync } = require('node:fs');
  const MarkdownIt = require(${JSON.stringify(createRequire(import.meta.url).resolve('markdown-it'))});
  const reader = new MarkdownIt('commonmark', { html: true }).enable('table');
  for (const path of readFileSync(process.argv[2], 'utf8').split('\\0')) {
    if (/\\.(?:md|mdx|markdown)$/.test(path)) reader.parse(readFileSync(path, 'utf8'), {});
  }`,
);

/** P7 and P8: a scan that has git and a cache forbidden, with link signals only and with all. */
export function coldScan({ kind, folder, documents, rounds }, goals) {
  const list = join(scratch, `${kind}.list`);
  writeFileSync(list, documents.join('\0'));
  const links = only(...LINK_SIGNALS);
  const contenders = {
    bare: bareNode,
    links: () => scan(folder, ...COLD, ...links),
    all: () => scan(folder, ...COLD),
    again: () => scan(folder, ...COLD),
    rg: () => timed(['xargs', '-0', '-a', list, 'rg', '-j1', '-c', '.'], { cwd: folder }),
  };
  if (goals.has('P8')) {
    contenders['markdown-it'] = () => timed([process.execPath, MARKDOWN_IT, list], { cwd: folder });
  }
  const samples = turns(rounds, contenders);
  const net = (name, round) => samples[name][round].cpu - samples.bare[round].cpu;
  const of = (name) => ms(medianOver(rounds, (round) => net(name, round)));
  const rg = (round) => samples.rg[round].cpu;
  const ratio = (one, other) => medianOver(rounds, (round) => net(one, round) / other(round));

  report(
    'A/A',
    `${kind}: all signals, run twice`,
    ratio('all', (round) => net('again', round)),
  );
  if (goals.has('P7')) {
    const counts = `links ${of('links')}, all ${of('all')}, rg ${ms(medianOver(rounds, rg))}`;
    report('P7', `${kind}: link signals / rg -c`, ratio('links', rg), limitOf(kind), counts);
    const all = ratio('all', (round) => net('links', round));
    report('P7', `${kind}: all signals / link signals`, all, 3);
  }
  if (goals.has('P8')) {
    const theirs = (round) => net('markdown-it', round);
    const counts = `markdown-it ${of('markdown-it')}`;
    report('P8', `${kind}: link signals / markdown-it`, ratio('links', theirs), 0.1, counts);
    report('P8', `${kind}: all signals / markdown-it`, ratio('all', theirs), 0.3);
  }
}

function limitOf(kind) {
  return kind === 'docs' ? 2.5 : 1.5;
}

/** P11: a whole scan of a fresh checkout against the longer of its two halves. */
export function wholeScan({ kind, copy, log, rounds }) {
  const samples = turns(rounds, {
    git: () => timed(log),
    alone: () => scan(copy, ...COLD),
    whole: () => {
      forget(copy);
      return scan(copy);
    },
  });
  const longer = (round) => Math.max(samples.git[round].wall, samples.alone[round].wall);
  const ratio = medianOver(rounds, (round) => samples.whole[round].wall / longer(round));
  const of = (name) => ms(medianOver(rounds, (round) => samples[name][round].wall));
  const counts = `whole ${of('whole')}, git alone ${of('git')}, without git ${of('alone')}`;
  report('P11', `${kind}: whole scan / the longer of git and the rest, wall`, ratio, 1.2, counts);
}
