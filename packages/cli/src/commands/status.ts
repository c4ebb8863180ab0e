import type { AbsolutePath } from '@dochygiene/ports';
import { visible, visibleJson } from '@dochygiene/report';
import { DAY } from '@dochygiene/scanner';
import { attended, outlook } from '@dochygiene/session-reminder';
import { readState } from '@dochygiene/state-store';
import { type Command, option } from '../command.ts';
import { readConfig } from '../config.ts';
import { count } from '../count.ts';
import { Failure, suggestion } from '../failure.ts';
import type { Outside } from '../outside.ts';
import { directoryNamed, findRoot } from '../place.ts';
import { stateHere } from '../state-here.ts';

const FORMATS = ['text', 'json'];

/** What `status --format json` prints, `dochygiene.status/1`. */
interface Status {
  readonly schema: 'dochygiene.status/1';
  readonly root: AbsolutePath | null;
  readonly last_check: string | null;
  readonly last_reminded: string | null;
  readonly days_since_check: number | null;
  readonly threshold_days: number;
  readonly stale: boolean;
  readonly banner_now: boolean;
  /** Why a session that opened now would show a banner, or not. */
  readonly because:
    | 'stale'
    | 'never-checked'
    | 'fresh'
    | 'snoozed'
    | 'refused'
    | 'unattended'
    | 'no-root';
}

/** `dochygiene status`: when the documents were looked at, and whether a banner would show. */
export const statusCommand: Command = {
  name: 'status',
  summary:
    'say when the documents were last looked at, and whether a session would show the banner',
  positionals: ['[dir]'],
  options: { format: { value: 'text|json', short: 'f', help: 'how to print it (default text)' } },
  example: [
    'dochygiene status',
    'root, last check, last reminder, and why a banner would show or not',
  ],
  run(given, outside) {
    const format = option(given, 'format') ?? 'text';
    if (!FORMATS.includes(format)) {
      throw new Failure(`Cannot print format "${format}": unknown`, suggestion(format, FORMATS));
    }
    const root = findRoot(outside.fs, directoryNamed(given.positionals[0], outside), outside);
    const found = root === undefined ? nowhere() : statusOf(root, outside);
    outside.out.write(format === 'json' ? `${visibleJson(found)}\n` : statusText(found));
    return 0;
  },
};

function nowhere(): Status {
  return {
    schema: 'dochygiene.status/1',
    root: null,
    last_check: null,
    last_reminded: null,
    days_since_check: null,
    threshold_days: 0,
    stale: false,
    banner_now: false,
    because: 'no-root',
  };
}

function statusOf(root: AbsolutePath, outside: Outside): Status {
  const { clock, env, fs } = outside;
  const directory = stateHere(root, outside);
  const state = readState(directory);
  // What the last check recorded is what the hook goes by; the configuration holds from the next.
  const thresholdDays = state.thresholdDays ?? readConfig(fs, root).thresholdDays;
  const due = outlook(directory, thresholdDays);
  const age = state.lastCheck && clock.now().getTime() - state.lastCheck.getTime();
  const stale = age === undefined || age > thresholdDays * DAY;
  const because =
    due.kind === 'silent' ? due.because : age === undefined ? 'never-checked' : 'stale';
  const seen = attended(env);
  return {
    schema: 'dochygiene.status/1',
    root,
    last_check: state.lastCheck?.toISOString() ?? null,
    last_reminded: state.lastReminded?.toISOString() ?? state.remindedOn.at(-1) ?? null,
    days_since_check: age === undefined ? null : Math.max(0, Math.floor(age / DAY)),
    threshold_days: thresholdDays,
    stale,
    banner_now: due.kind === 'remind' && seen,
    because: due.kind === 'remind' && !seen ? 'unattended' : because,
  };
}

// biome-ignore format: a table is read by column
const BECAUSE: Readonly<Record<Status['because'], string>> = {
  'stale':         'yes: the last check is older than the threshold',
  'never-checked': 'yes: the documents were never checked',
  'fresh':         'no: the last check is recent enough',
  'snoozed':       'no: today\'s banner has been shown',
  'refused':       'no: .dochygiene is a link, a file or another user\'s',
  'unattended':    'no: nobody would see it here (print mode, an SDK or an editor panel)',
  'no-root':       'no: this belongs to no project',
};

function statusText(status: Status): string {
  const { days_since_check: days, last_check: check, threshold_days: threshold } = status;
  const age = days === null ? '' : ` (${days === 0 ? 'today' : `${count(days, 'day')} ago`})`;
  const rows = [
    ['root', status.root ?? 'none'],
    ['last check', check === null ? 'never' : `${check}${age}`],
    ['last reminder', status.last_reminded ?? 'never'],
    ['goes stale', `after ${count(threshold, 'day')}`],
    ['banner now', BECAUSE[status.because]],
  ] as const;
  const lines = rows.map(([name, value]) => `${name.padEnd(15)}${visible(value)}\n`);
  const next = status.stale ? 'To look at the documents: dochygiene check\n' : '';
  return `${lines.join('')}${next}`;
}
