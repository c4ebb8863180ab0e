import type { Command } from '../command.ts';
import { Failure, suggestion } from '../failure.ts';
import { obligationsAuditCommand } from './obligations-audit.ts';
import { obligationsCarriersCommand } from './obligations-carriers.ts';
import { obligationsExplainCommand } from './obligations-explain.ts';
import { obligationsWhyNotCommand } from './obligations-why-not.ts';

const PARTS: readonly Command[] = [
  obligationsAuditCommand,
  obligationsCarriersCommand,
  obligationsExplainCommand,
  obligationsWhyNotCommand,
];

/** `dochygiene obligations`: not a command by itself, so that no gate passes where nothing was looked at. */
const obligationsCommand: Command = {
  name: 'obligations',
  summary: 'the commands that tell whether anything keeps the rules of a project',
  positionals: ['[command]'],
  options: {},
  example: ['dochygiene obligations audit', 'says which rules nothing keeps'],
  notes: `Commands:\n${list()}`,
  run({ positionals: [word] }) {
    if (word === undefined) {
      throw new Failure('Cannot run "obligations" alone: say which command', list().trim());
    }
    const names = PARTS.map(({ name }) => name.slice('obligations '.length));
    throw new Failure(`Cannot run "obligations ${word}": no such command`, suggestion(word, names));
  },
};

function list(): string {
  const usages = PARTS.map(({ name, positionals }) => [name, ...positionals].join(' '));
  const widest = Math.max(...usages.map(({ length }) => length));
  return PARTS.map(({ summary }, at) => `  ${usages[at]?.padEnd(widest)}  ${summary}`).join('\n');
}

/** Every command about obligations, in the order of the help. */
export const obligationsCommands: readonly Command[] = [obligationsCommand, ...PARTS];
