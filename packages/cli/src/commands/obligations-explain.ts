import { explainRule } from '@dochygiene/obligations';
import type { Command } from '../command.ts';
import { AUDIT_OPTIONS } from '../obligations/audit-here.ts';
import { RULE_FORMS, ruleNamed } from '../obligations/rule-named.ts';

/** `dochygiene obligations explain`: everything an audit knows of one rule. */
export const obligationsExplainCommand: Command = {
  name: 'obligations explain',
  summary: 'say what one rule needs and claims, and what becomes of each claim',
  positionals: ['<rule>'],
  options: AUDIT_OPTIONS,
  example: ['dochygiene obligations explain CLAUDE.md:41', 'the rule around that line'],
  notes: RULE_FORMS,
  run(given, outside) {
    const { audit, rule } = ruleNamed(given.positionals[0] ?? '', given, outside);
    const explained = explainRule(audit, rule.id);
    if ('text' in explained) outside.out.write(explained.text);
    return 0;
  },
};
