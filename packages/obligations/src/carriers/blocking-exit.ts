import { NOEXEC } from './script-names.ts';
import { shellTokens } from './shell-tokens.ts';
import { type ShellFact, ShellWalk } from './shell-walk.ts';

/** What of a script of shell is seen to be reached. */
export interface ShellExits {
  /** Whether an exit with 2 stands where the script as a whole ends with it. */
  readonly two: boolean;
  /** Where the script has ended whatever happens; the text's length where nothing says so. */
  readonly ends: number;
}

/**
 * Which exits of `text`, a script of shell, are seen to be reached.
 *
 * One in a subshell, in a pipe, in a here-document or in a function that nobody calls is none, nor
 * is what follows an exit that always happens.
 */
export function shellExits(text: string): ShellExits {
  const tokens = shellTokens(text);
  const facts = new ShellWalk(text, tokens).facts();
  if (facts === undefined || NOEXEC.test(text)) return { two: false, ends: text.length };

  const ends = endsOf(facts);
  const live = liveFunctions(facts, ends);
  const two = facts.some(
    (fact) =>
      fact.what === 'two' && !fact.lost && live.has(fact.within) && fact.at <= endOf(ends, fact),
  );
  return { two, ends: ends.get('') ?? text.length };
}

/** Where each function, and the script, has ended whatever happens. */
function endsOf(facts: readonly ShellFact[]): ReadonlyMap<string, number> {
  const ends = new Map<string, number>();
  for (const { what, within, always, lost, at } of facts) {
    if (what !== 'call' && always && !lost && !ends.has(within)) ends.set(within, at);
  }
  return ends;
}

function endOf(ends: ReadonlyMap<string, number>, { within }: ShellFact): number {
  return ends.get(within) ?? Number.POSITIVE_INFINITY;
}

/** The functions that are called from where the script gets to, and the script itself: the empty name. */
function liveFunctions(
  facts: readonly ShellFact[],
  ends: ReadonlyMap<string, number>,
): ReadonlySet<string> {
  const live = new Set(['']);
  // Of functions that call one another no longer chain is followed.
  for (let before = 0, rounds = 0; before !== live.size && rounds < 100; rounds += 1) {
    before = live.size;
    for (const fact of facts) {
      const calls = fact.what === 'call' && !fact.lost && live.has(fact.within);
      if (calls && fact.at <= endOf(ends, fact)) live.add(fact.name);
    }
  }
  return live;
}
