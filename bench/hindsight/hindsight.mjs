import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { absolutePath } from '../../packages/ports/dist/index.js';
import { nodeFileSystem } from '../../packages/ports/dist/node.js';
import { nodeGit } from '../../packages/ports/dist/node-git.js';
import { rank, survey } from '../../packages/scanner/dist/index.js';
import { baselineOrders, randomPrecision } from './baselines.mjs';
import { area, mean, precisionAt } from './measures.mjs';
import { mended, outcomes } from './outcome.mjs';
import { checkoutThen } from './repository-then.mjs';

const HELP = 'usage: node bench/hindsight/hindsight.mjs FOLDER [--only TEXT] [--json FILE]';
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { only: { type: 'string' }, json: { type: 'string' } },
});
const [folder] = positionals;
if (folder === undefined) {
  process.stderr.write(`${HELP}\n`);
  process.exit(2);
}

/** Notes for the next release, which the release tool takes away: nobody decides over one of them. */
const FRAGMENT =
  /(?:^|\/)(?:\.?changesets?|\.changelog|changelog\.d|\.changes|newsfragments|changelogs\/fragments)\//;

const NOTHING = {
  documents: 0,
  gone: 0,
  marked: 0,
  markedChanged: 0,
  others: 0,
  othersChanged: 0,
};

/** Of fewer documents judged then, or fewer of them gone, nothing can be said. */
const LEAST_DOCUMENTS = 30;
const LEAST_GONE = 5;

const repositories = JSON.parse(
  readFileSync(new URL('repositories.json', import.meta.url), 'utf8'),
);
const results = [];
for (const entry of repositories) {
  if (values.only !== undefined && !`${entry.repository} ${entry.half}`.includes(values.only)) {
    continue;
  }
  const result = measure(entry, join(folder, entry.repository.replace('/', '+')));
  const counts = result.documents >= LEAST_DOCUMENTS && result.gone >= LEAST_GONE;
  if (counts) results.push(result);
  process.stdout.write(`${lineOf(result)}${counts ? '' : '  left out: too few'}\n`);
}
process.stdout.write(`\n${summaryOf(results)}`);
if (values.json !== undefined) {
  writeFileSync(values.json, `[\n${results.map((each) => JSON.stringify(each)).join(',\n')}\n]\n`);
}

/** What was ranked then, and what became of it. */
function measure(entry, clone) {
  const place = checkoutThen(clone, entry.commit, entry.days);
  try {
    const surveyed = survey({
      fs: nodeFileSystem,
      root: absolutePath(place.directory),
      git: nodeGit(),
      clock: { now: () => new Date(place.time), timeZone: 'UTC', dayOf: isoDay },
    });
    const ranked = rank(surveyed).filter(({ path }) => !FRAGMENT.test(path));
    const paths = ranked.map(({ path }) => path);
    const outcome = outcomes(clone, place.commit, entry.commit, paths);
    const of = (...kinds) => paths.filter((path) => kinds.includes(outcome.get(path).became));
    const gone = new Set(of('deleted', 'archived', 'superseded'));
    const documents = paths.map((path) => ({
      path,
      bytes: surveyed.project.documents.get(path).bytes,
      inbound: new Set(surveyed.project.inbound(path).map(({ from }) => from)).size,
      changed: surveyed.past?.lastContent(path)?.time,
    }));
    const scores = ranked.map((each) => [each.path, placeOf(each)]);
    return {
      ...entry,
      commitThen: place.commit,
      documents: paths.length,
      shortlisted: ranked.filter(({ shortlisted }) => shortlisted).length,
      deleted: of('deleted').length,
      archived: of('archived').length,
      superseded: of('superseded').length,
      rewritten: of('rewritten').length,
      gone: gone.size,
      base: gone.size / paths.length,
      at10: precisionAt(10, paths, gone),
      at20: precisionAt(20, paths, gone),
      rewrittenAt10: precisionAt(10, paths, new Set(of('rewritten'))),
      area: area(scores, gone),
      baselines: {
        ...Object.fromEntries(
          Object.entries(baselineOrders(documents)).map(([name, order]) => [
            name,
            [precisionAt(10, order, gone), precisionAt(20, order, gone)],
          ]),
        ),
        random: [randomPrecision(10, paths, gone), randomPrecision(20, paths, gone)],
      },
      first: ranked.slice(0, 20).map(({ path }) => ({
        path,
        became: outcome.get(path).became,
        signals: (surveyed.findings.get(path) ?? []).map(({ signal }) => signal.id),
      })),
      signals: bySignal(surveyed, gone, outcome),
    };
  } finally {
    place.remove();
  }
}

/** What the place of a document goes by: the ranking counts signals of those only that it shortlists. */
function placeOf({ shortlisted, deciding, families, weight }) {
  return shortlisted ? [1, deciding, families, weight] : [0, 0, 0, weight];
}

/**
 * Of each signal: of how many documents it spoke and how many of them are gone; and of the documents
 * that are not, whether the lines it pointed at were changed more often than their other lines.
 */
function bySignal(surveyed, gone, outcome) {
  const counts = {};
  for (const [path, said] of surveyed.findings) {
    if (!outcome.has(path)) continue;
    for (const { signal, finding } of said) {
      if (finding.record === true) continue;
      counts[signal.id] ??= { ...NOTHING };
      const count = counts[signal.id];
      count.documents += 1;
      if (gone.has(path)) {
        count.gone += 1;
        continue;
      }
      const lines = new Set(finding.evidence.flatMap(({ line }) => line ?? []));
      for (const [what, many] of Object.entries(mended(outcome.get(path), lines))) {
        count[what] += many;
      }
    }
  }
  return counts;
}

function isoDay(time) {
  return time.toISOString().slice(0, 10);
}

function percent(share) {
  return `${(100 * share).toFixed(0).padStart(3)} %`;
}

function lineOf(result) {
  const { repository, documents, shortlisted, base, at10, at20, baselines } = result;
  const best = Object.entries(baselines)
    .filter(([name]) => name !== 'random')
    .sort(([, a], [, b]) => b[0] - a[0])[0];
  return [
    repository.padEnd(36),
    result.half.padEnd(8),
    `${documents} documents`.padStart(16),
    `${shortlisted} listed`.padStart(12),
    `base ${percent(base)}`,
    `at 10 ${percent(at10)}`,
    `at 20 ${percent(at20)}`,
    `area ${result.area.toFixed(2)}`,
    `best baseline ${percent(best[1][0])} (${best[0]})`,
  ].join('  ');
}

function summaryOf(all) {
  const groups = [
    ['tuned on', all.filter(({ half }) => half === 'tuned on')],
    ['held out', all.filter(({ half }) => half === 'held out')],
    ['all', all],
  ];
  return `${groups.map(([name, group]) => groupText(name, group)).join('\n')}\n${signalsText(all)}`;
}

function signalsText(all) {
  const ids = [...new Set(all.flatMap(({ signals }) => Object.keys(signals)))].sort();
  const lines = ids.map((id) => {
    const sum = (what) => all.reduce((total, { signals }) => total + (signals[id]?.[what] ?? 0), 0);
    const expected = all.reduce(
      (total, { signals, base }) => total + (signals[id]?.documents ?? 0) * base,
      0,
    );
    return [
      `  ${id.padEnd(22)}`,
      `${sum('documents')} documents`.padStart(15),
      `${sum('gone')} gone (${expected.toFixed(1)} at the base rate)`.padStart(34),
      `lines changed: its own ${percent(sum('markedChanged') / sum('marked'))} of ${sum('marked')}`,
      `others ${percent(sum('othersChanged') / sum('others'))}`,
    ].join('  ');
  });
  return `by signal, all repositories\n${lines.join('\n')}\n`;
}

function groupText(name, group) {
  if (group.length === 0) return '';
  const base = mean(group.map((each) => each.base));
  const ours = mean(group.map(({ at10 }) => at10));
  const lines = Object.keys(group[0].baselines).map((baseline) => {
    const at = (index) => mean(group.map(({ baselines }) => baselines[baseline][index]));
    return [baseline, at(0), at(1)];
  });
  const best = Math.max(...lines.map(([, at10]) => at10));
  const row = (what, at10, at20) =>
    `  ${what.padEnd(44)} at 10 ${percent(at10)}   at 20 ${percent(at20)}\n`;
  return [
    `${name}: ${group.length} repositories, base rate ${percent(base)}\n`,
    row('dochygiene', ours, mean(group.map(({ at20 }) => at20))),
    ...lines.map(([what, at10, at20]) => row(what, at10, at20)),
    `  lift at 10 over the base rate ${(ours / base).toFixed(2)}, over the best baseline ${(ours / best).toFixed(2)};`,
    ` area ${mean(group.map((each) => each.area)).toFixed(2)}\n`,
  ].join('');
}
