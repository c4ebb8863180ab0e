import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { forget, scanning } from './command.mjs';
import { medianOver, ms, report, scratch, timed, turns } from './measure.mjs';

/** P12: the log as a scan asks for it against a plain one, and what else a scan asks of git. */
export function gitPass({ kind, copy, log, rounds }) {
  const plain = ['git', '-C', copy, 'log', '--name-only', '--no-renames'];
  const samples = turns(rounds, {
    plain: () => timed(plain),
    ours: () => timed(log),
    again: () => timed(plain),
  });
  const cpu = (name, round) => samples[name][round].cpu;
  const ratio = (name) => medianOver(rounds, (round) => cpu(name, round) / cpu('plain', round));
  const of = (name) => ms(medianOver(rounds, (round) => cpu(name, round)));
  report('A/A', `${kind}: the plain log, run twice`, ratio('again'));
  const counts = `ours ${of('ours')}, plain ${of('plain')}`;
  report('P12', `${kind}: git pass / log --name-only --no-renames`, ratio('ours'), 1.05, counts);

  forget(copy);
  const { asked, blobs, objects } = watched(copy);
  // Of commits that are named one by one, git walks no history.
  const logs = asked.filter((words) => words.includes(' log ') && !words.includes(' --no-walk'));
  report('P12', `${kind}: history processes`, logs.length, 1, `of ${asked.length} of git in all`);
  report('P12', `${kind}: blobs read by the pass`, blobsOf(copy, log), 0);
  report('P12', `${kind}: texts asked of git by signals`, blobs, undefined, `objects: ${objects}`);
}

/** What a whole scan asks of git, by a git that writes it down: a scan clears git's own variables. */
function watched(copy) {
  const bin = join(scratch, 'bin');
  const words = join(scratch, 'asked');
  const input = join(scratch, 'input');
  mkdirSync(bin, { recursive: true });
  const git = join(bin, 'git');
  const real = timed(['which', 'git']);
  const path = readFileSync(real.output, 'utf8').trim();
  const script = `#!/bin/bash
    echo " $* " >>'${words}'
    case " $* " in
      *' --batch '*) tee -a '${input}.batch' | '${path}' "$@" ;;
      *' --batch-check '*) tee -a '${input}.check' | '${path}' "$@" ;;
      *) exec '${path}' "$@" ;;
    esac
  `;
  writeFileSync(git, script);
  chmodSync(git, 0o755);
  for (const file of [words, `${input}.batch`, `${input}.check`]) writeFileSync(file, '');
  timed(scanning(), { cwd: copy, env: { PATH: `${bin}:${process.env.PATH}` } });
  const linesOf = (file) => readFileSync(file, 'utf8').split('\n').filter(Boolean);
  return {
    asked: linesOf(words),
    blobs: linesOf(`${input}.batch`).length,
    objects: linesOf(`${input}.check`).length,
  };
}

/** 0 if the log is the same in a clone that has no blobs and nobody to ask for one. */
function blobsOf(copy, log) {
  const bare = join(scratch, 'no-blobs.git');
  if (existsSync(bare)) timed(['rm', '-rf', bare]);
  const clone = ['git', 'clone', '--quiet', '--bare', '--no-local', '--filter=blob:none'];
  timed(['git', '-C', copy, 'config', 'uploadpack.allowFilter', 'true']);
  timed([...clone, `file://${copy}`, bare]);
  timed(['git', '-C', bare, 'remote', 'remove', 'origin']);
  const at = log.indexOf(copy);
  const sum = (command) => {
    const { output } = timed(['bash', '-c', '"$@" | sha1sum', 'bash', ...command]);
    return readFileSync(output, 'utf8');
  };
  const same = sum(log) === sum(log.with(at, bare));
  timed(['rm', '-rf', bare]);
  return same ? 0 : Number.POSITIVE_INFINITY;
}
