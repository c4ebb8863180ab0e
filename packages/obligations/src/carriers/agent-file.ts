import type { HookFile, HookProblem } from '@dochygiene/hosts';
import type { Carrier, CarrierProblemCode } from '../carrier.ts';
import { type AgentFile, entryCarriers } from './agent-entry.ts';
import type { ProjectFiles } from './project-files.ts';
import { reason } from './reason.ts';

const CODES = {
  unparsed: 'DOES_NOT_PARSE',
  'too-large': 'TOO_LARGE',
  comments: 'DOES_NOT_PARSE',
  'unknown-event': 'UNKNOWN_NAME',
  malformed: 'MALFORMED',
  'repeated-key': 'MALFORMED',
} as const satisfies Record<HookProblem['code'], CarrierProblemCode>;

/** Problems after which the host has nothing of the file. */
const UNREAD: ReadonlySet<HookProblem['code']> = new Set(['unparsed', 'too-large']);

/** The carriers of a file with hooks of an agent, its problems noted. */
export function agentCarriers(
  files: ProjectFiles,
  file: AgentFile,
  read: HookFile,
): readonly Carrier[] {
  const { host, path } = file;
  const unknown = new Set(
    read.problems.filter(({ code }) => code === 'unknown-event').map(({ line }) => line),
  );
  for (const { code, line, message } of read.problems) {
    // Of an event that is not known it says nothing that it is written wrongly too.
    if (code === 'malformed' && unknown.has(line)) continue;
    files.note({ path, line, code: CODES[code], message: `"${path}": ${message}` });
  }

  const unread = read.problems.find(({ code }) => UNREAD.has(code));
  if (unread !== undefined && read.entries.length === 0) {
    return [brokenFile(host.id, path, unread.line, unread.message)];
  }
  const comments = read.problems.find(({ code }) => code === 'comments');
  const broken = unread ?? (host.comments === 'no' ? comments : undefined);
  const why =
    broken === undefined
      ? []
      : [reason('OB109', `${path} ${broken.message}, and ${host.name} reads none of it`)];
  const whole = { ...file, reasons: [...file.reasons, ...why] };
  return read.entries.flatMap((entry) => entryCarriers(files, whole, entry));
}

/** What stands for all the carriers of a file that its host cannot read. */
export function brokenFile(
  host: string,
  path: string,
  line: number | undefined,
  why: string,
): Carrier {
  return {
    id: `${host}:${path}`,
    host,
    path,
    ...(line === undefined ? {} : { line }),
    event: 'unknown',
    mode: 'point',
    firing: { period: 'none' },
    class: 'inert',
    reasons: [reason('OB109', `${path} ${why}`)],
    runs: '',
  };
}
