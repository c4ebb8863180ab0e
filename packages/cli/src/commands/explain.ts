import { type Signal, signalWeight } from '@dochygiene/scanner';
import type { Command } from '../command.ts';
import { Failure, suggestion } from '../failure.ts';
import { KNOWN_SIGNALS } from '../known-signals.ts';

/** `dochygiene explain`: what a signal means and how to silence it. */
export const explainCommand: Command = {
  name: 'explain',
  summary: 'say what a signal means, what it does not report, and how to silence it',
  positionals: ['[signal]'],
  options: {},
  example: ['dochygiene explain dead-link', 'definition, thresholds, traps'],
  notes: `A comment in a document silences a signal in all of that document, wherever it stands there, and must say why:
  Markdown          <!-- dochygiene-ignore dead-link: why -->
  MDX               {/* dochygiene-ignore dead-link: why */}
  reStructuredText  .. dochygiene-ignore dead-link: why
  AsciiDoc          // dochygiene-ignore dead-link: why
  Org               # dochygiene-ignore dead-link: why
Plain text has no comments. What is silenced is counted, and \`dochygiene why\` shows it.`,
  run({ positionals: [id] }, { out }) {
    if (id === undefined) {
      out.write(list());
      return 0;
    }
    const signal = KNOWN_SIGNALS.find((one) => one.id === id);
    if (signal === undefined) {
      const ids = KNOWN_SIGNALS.map((one) => one.id);
      throw new Failure(`Cannot explain "${id}": no such signal`, suggestion(id, ids));
    }
    out.write(explanation(signal));
    return 0;
  },
};

function list(): string {
  const widest = Math.max(...KNOWN_SIGNALS.map(({ id }) => id.length));
  const row = ({ id, explanation }: Signal) => `  ${id.padEnd(widest)}  ${explanation.says}`;
  return [
    'Deciding: one is enough to shortlist a document',
    ...KNOWN_SIGNALS.filter(({ deciding }) => deciding).map(row),
    '',
    'Supporting: two of different families shortlist a document',
    ...KNOWN_SIGNALS.filter(({ deciding }) => !deciding).map(row),
    '',
    'More: dochygiene explain <signal>',
    '',
  ].join('\n');
}

function explanation({ id, deciding, family, explanation, thresholds }: Signal): string {
  const numbers = Object.entries(thresholds).map(([name, value]) => `  ${name}: ${value}`);
  const { weight, because, measured } = signalWeight(id);
  return [
    `${id} (${deciding ? 'deciding' : 'supporting'}, family ${family})`,
    explanation.says,
    '',
    explanation.definition,
    '',
    'Not reported:',
    ...explanation.traps.map((trap) => `  - ${trap}`),
    '',
    ...(numbers.length > 0 ? ['Thresholds:', ...numbers, ''] : []),
    `Weight in the ranking: ${weight} (${because})`,
    ...(measured === undefined ? [] : [`Judged by hand on public repositories: ${measured} right`]),
    '',
    'To silence it:',
    `  everywhere     dochygiene.yaml     signals: { ${id}: off }`,
    ...(numbers.length > 0
      ? [`  more or less   dochygiene.yaml     signals: { ${id}: { ${numbers[0]?.trim()} } }`]
      : []),
    `  one document   a comment in it     <!-- dochygiene-ignore ${id}: why -->`,
    '',
    'To silence all signals:',
    '  one document   .dochygiene-ignore  docs/that-one.md',
    '  one document   its frontmatter     hygiene: frozen',
    '',
  ].join('\n');
}
