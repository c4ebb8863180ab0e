import { type Audit, carriersText } from '@dochygiene/obligations';
import { visibleJson } from '@dochygiene/report';
import type { Command } from '../command.ts';
import { AUDIT_OPTIONS, auditHere, problemsLine } from '../obligations/audit-here.ts';
import { formatOption, targetsOf } from '../output-wishes.ts';
import { tellIn } from '../tell-in.ts';

const FORMATS: readonly string[] = ['text', 'json'];

/** `dochygiene obligations carriers`: what fires when in a project. */
export const obligationsCarriersCommand: Command = {
  name: 'obligations carriers',
  summary: 'list hooks, jobs and permissions: what fires when, and whether it can block',
  positionals: ['[dir]'],
  options: {
    format: formatOption(FORMATS),
    ...AUDIT_OPTIONS,
  },
  example: ['dochygiene obligations carriers', 'each with its file and line, and why it is inert'],
  notes: `Classes, the best first: blocks, observes (cannot block), by-hand, personal (other clones lack it), inert (there, and
cannot run), missing. Nothing is run.`,
  run(given, outside) {
    const targets = targetsOf(given, FORMATS);
    const { audit } = auditHere(given.positionals[0], given, outside);
    tellIn(targets, outside, ({ format }) =>
      format === 'json' ? json(audit) : carriersText(audit),
    );
    if (targets.some(({ format }) => format === 'text')) outside.err.write(problemsLine(audit));
    return 0;
  },
};

/** Parts of the audit, each as its schema describes it. */
function json({ tool, hosts, not_joined, carriers, problems }: Audit): string {
  const schema = 'dochygiene.carriers/1';
  return `${visibleJson({ schema, tool, hosts, not_joined, carriers, problems })}\n`;
}
