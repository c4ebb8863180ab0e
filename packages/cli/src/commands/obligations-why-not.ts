import { HOSTS, type Host } from '@dochygiene/hosts';
import { whyNot } from '@dochygiene/obligations';
import type { Command } from '../command.ts';
import { Failure, suggestion } from '../failure.ts';
import { AUDIT_OPTIONS } from '../obligations/audit-here.ts';
import { type NamedRule, RULE_FORMS, ruleNamed } from '../obligations/rule-named.ts';

/** `dochygiene obligations why-not`: why an event would or would not carry a rule. */
export const obligationsWhyNotCommand: Command = {
  name: 'obligations why-not',
  summary: 'say why something on an event would or would not keep a rule',
  positionals: ['<event>', '<rule>'],
  options: AUDIT_OPTIONS,
  example: [
    'dochygiene obligations why-not SessionStart CLAUDE.md:41',
    'of a hook that nothing narrows, then of each hook that the project has there',
  ],
  notes: `${RULE_FORMS}
An event is named as its host calls it: Stop, PreToolUse, pre-commit, push. Of agents those are asked that are used here and
read the rule; another by its id: codex:Stop.`,
  run(given, outside) {
    const [event = '', text = ''] = given.positionals;
    const named = ruleNamed(text, given, outside);
    const hosts = hostsOf(named, event);
    const explained = whyNot(named.audit, hosts, event, named.rule.id);
    if (!('text' in explained)) throw unknownEvent(event, hosts);
    outside.out.write(explained.text);
    return 0;
  },
};

/** Hosts to ask: the one that `event` names, else git, CI and those that read the rule and are used. */
function hostsOf({ audit, rule }: NamedRule, event: string): readonly Host[] {
  const colon = event.indexOf(':');
  if (colon >= 0) return HOSTS.filter(({ id }) => id === event.slice(0, colon));
  const used = new Set(audit.hosts.map(({ id }) => id));
  const reading = HOSTS.filter(({ id, kind }) => kind !== 'agent' || rule.hosts.includes(id));
  const both = reading.filter(({ id, kind }) => kind !== 'agent' || used.has(id));
  return both.some(({ kind }) => kind === 'agent') ? both : reading;
}

function unknownEvent(event: string, hosts: readonly Host[]): Failure {
  const what = `Cannot tell of "${event}"`;
  const colon = event.indexOf(':');
  if (hosts.length === 0) {
    const ids = HOSTS.map(({ id }) => id);
    return new Failure(`${what}: no such host`, suggestion(event.slice(0, colon), ids));
  }
  const names = [...new Set(hosts.flatMap(({ events }) => Object.keys(events)))];
  const others = HOSTS.filter(({ events }) => Object.hasOwn(events, event)).map(({ id }) => id);
  const remedy =
    others.length > 0
      ? `Others have it: ${others.map((id) => `${id}:${event}`).join(', ')}`
      : suggestion(event.slice(colon + 1), names);
  const ids = hosts.map(({ id }) => id).join(', ');
  return new Failure(`${what}: no such event of ${ids}`, remedy);
}
