import type { Signal } from '@dochygiene/scanner';
import { KNOWN_SIGNALS } from '../known-signals.ts';

/** A signal as SARIF describes a rule. */
export interface SarifRule {
  readonly id: string;
  readonly shortDescription: { readonly text: string };
  readonly fullDescription: { readonly text: string };
  readonly help: { readonly text: string; readonly markdown: string };
  readonly defaultConfiguration: { readonly level: 'warning' | 'note' };
  readonly properties: Readonly<Record<string, unknown>>;
}

/** Every signal as a rule, in their order: the same whatever project was scanned. */
export function sarifRules(): readonly SarifRule[] {
  return KNOWN_SIGNALS.map(ruleOf);
}

function ruleOf({ id, deciding, family, explanation }: Signal): SarifRule {
  const help = helpOf(id, explanation);
  return {
    id,
    shortDescription: { text: explanation.says },
    fullDescription: { text: explanation.definition },
    help: { text: help, markdown: help },
    defaultConfiguration: { level: deciding ? 'warning' : 'note' },
    properties: {
      tags: ['documentation', family],
      'problem.severity': deciding ? 'warning' : 'recommendation',
    },
  };
}

/** Markdown that reads well as plain text too. */
function helpOf(id: string, { says, definition, traps }: Signal['explanation']): string {
  return [
    says,
    '',
    definition,
    '',
    'Not reported:',
    '',
    ...traps.map((trap) => `- ${trap}`),
    '',
    'To silence it:',
    '',
    `- everywhere: \`signals: { ${id}: off }\` in \`dochygiene.yaml\``,
    '- one document: its path in `.dochygiene-ignore`, or `hygiene: frozen` in its frontmatter',
    '',
  ].join('\n');
}
