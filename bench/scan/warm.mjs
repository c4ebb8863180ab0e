import { spawnSync } from 'node:child_process';
import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { bareNode, forget, result, scan } from './command.mjs';
import { medianOver, ms, report, timed, turns } from './measure.mjs';

/** What changed less than two seconds before it was read is not remembered. */
const SETTLES = '2.5';

/** P13 to P15: scans that have the cache of an earlier one. */
export function warmScans({ kind, copy, rounds }, goals) {
  forget(copy);
  scan(copy);
  const document = join(copy, Object.keys(result().facts)[0]);
  const samples = turns(rounds, {
    bare: bareNode,
    settled: () => settled(copy),
    warm: () => scan(copy),
    again: () => scan(copy),
    status: () => timed(['git', 'status', '-uall'], { cwd: copy }),
    edited: () => {
      appendFileSync(document, '\n');
      return scan(copy);
    },
    alone: () => scan(copy, '--no-git', '--no-cache'),
    ...(goals.has('P13') ? { after: () => afterTen(copy) } : {}),
    cold: () => {
      forget(copy);
      return scan(copy);
    },
  });
  const ratio = (one, other, by) =>
    medianOver(rounds, (round) => samples[one][round][by] / samples[other][round][by]);
  const of = (name, by) => ms(medianOver(rounds, (round) => samples[name][round][by]));

  report('A/A', `${kind}: the warm scan, run twice`, ratio('again', 'warm', 'cpu'));
  if (goals.has('P13')) {
    const what = `${kind}: rescan after 10 commits / cold`;
    const counts = `${of('after', 'cpu')} of ${of('cold', 'cpu')}, a bare Node ${of('bare', 'cpu')}`;
    report('P13', what, ratio('after', 'cold', 'cpu'), kind === 'docs' ? 0.25 : 0.1, counts);
  }
  if (goals.has('P14')) {
    const counts = `warm ${of('warm', 'cpu')}, cold without git ${of('alone', 'cpu')}, cold ${of('cold', 'cpu')}`;
    report('P14', `${kind}: warm / cold without git`, ratio('warm', 'alone', 'cpu'), 0.35, counts);
    report('P14', `${kind}: warm / cold`, ratio('warm', 'cold', 'cpu'), 0.15);
    const edited = `${kind}: after one document was edited / cold`;
    report('P14', edited, ratio('edited', 'cold', 'cpu'), undefined, of('edited', 'cpu'));
  }
  if (goals.has('P15')) {
    const limit = kind === 'docs' ? 2 : 0.5;
    const counts = `warm ${of('warm', 'wall')}, git status ${of('status', 'wall')}`;
    report(
      'P15',
      `${kind}: warm / git status -uall, wall`,
      ratio('warm', 'status', 'wall'),
      limit,
      counts,
    );
  }
}

/** A scan of what was written long enough ago for all of it to be remembered. */
function settled(copy) {
  timed(['sleep', SETTLES]);
  return scan(copy);
}

/** A scan that has the cache of one ten commits earlier; what changed with them is not settled yet. */
function afterTen(copy) {
  const checkout = (name) => {
    const { status, stderr } = spawnSync('git', ['-C', copy, 'checkout', '--quiet', name]);
    if (status !== 0) throw new Error(String(stderr));
  };
  const head = String(spawnSync('git', ['-C', copy, 'rev-parse', 'HEAD']).stdout).trim();
  checkout('HEAD~10');
  forget(copy);
  scan(copy);
  settled(copy);
  checkout(head);
  return scan(copy);
}
