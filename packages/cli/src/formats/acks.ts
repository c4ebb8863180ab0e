import { SHARED_ACKS } from '../acks-file.ts';
import type { AckHere } from '../acks-here.ts';
import type { Style } from '../style.ts';
import { visible } from '../visible.ts';
import { count } from './text.ts';

/** What is acknowledged, a line each with its reason below, those that no longer hold first. */
export function acksText(acks: readonly AckHere[], style: Style): string {
  if (acks.length === 0) return 'Nothing is acknowledged.\n';
  const stale = acks.filter(({ status }) => status !== 'holds');
  const holding = acks.filter(({ status }) => status === 'holds');
  const no =
    stale.length === 0
      ? ''
      : `, ${stale.length} no longer ${stale.length === 1 ? 'holds' : 'hold'}`;
  return `${[
    `${count(acks.length, 'acknowledgement')}${no}`,
    '',
    ...[...stale, ...holding].flatMap((each) => lines(each, style)),
    ...(stale.length === 0
      ? []
      : ['', 'Look again, then acknowledge anew, or: dochygiene ack --remove <doc>']),
  ].join('\n')}\n`;
}

function lines({ ack, status, file }: AckHere, style: Style): readonly string[] {
  const { path, signal, reason, on } = ack;
  const what = signal === undefined ? '' : ` (${visible(signal)})`;
  const shared = file === SHARED_ACKS ? ', shared' : '';
  return [
    `  ${status.padEnd(8)}  ${style.bold(visible(path))}${what}`,
    `            ${visible(reason)} (${visible(on)}${shared})`,
  ];
}
