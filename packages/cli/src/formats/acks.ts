import { thousands, visible } from '@dochygiene/report';
import { SHARED_ACKS } from '../acks-file.ts';
import type { AckHere } from '../acks-here.ts';
import { count } from '../count.ts';
import type { Style } from '../style.ts';
import { wrapped } from '../wrapped.ts';

/** What is acknowledged, a line each with its reason below on lines of `columns`, those that no longer hold first. */
export function acksText(acks: readonly AckHere[], style: Style, columns: number): string {
  if (acks.length === 0) return 'Nothing is acknowledged.\n';
  const stale = acks.filter(({ status }) => status !== 'holds');
  const holding = acks.filter(({ status }) => status === 'holds');
  const no =
    stale.length === 0
      ? ''
      : `, ${thousands(stale.length)} no longer ${stale.length === 1 ? 'holds' : 'hold'}`;
  return `${[
    `${count(acks.length, 'acknowledgement')}${no}`,
    '',
    ...[...stale, ...holding].flatMap((each) => lines(each, style, columns)),
    ...(stale.length === 0
      ? []
      : ['', 'Look again, then acknowledge anew, or: dochygiene ack --remove <doc>']),
  ].join('\n')}\n`;
}

/** Reasons stand below their documents. */
const INDENT = 12;

function lines({ ack, status, file }: AckHere, style: Style, columns: number): readonly string[] {
  const { path, signal, reason, on } = ack;
  const what = signal === undefined ? '' : ` (${visible(signal)})`;
  const shared = file === SHARED_ACKS ? ', shared' : '';
  return [
    `  ${status.padEnd(8)}  ${style.bold(visible(path))}${what}`,
    ...wrapped(
      `${' '.repeat(INDENT)}${visible(reason)} (${visible(on)}${shared})`,
      columns,
      INDENT,
    ),
  ];
}
