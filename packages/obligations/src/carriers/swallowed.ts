import { endsInFailure, type Fate, lost, trapped, unclear } from './fate.ts';
import {
  asks,
  type Context,
  ends,
  fallback,
  fateOfLast,
  lostBefore,
  piped,
  type State,
  switches,
  unfollowed,
} from './shell-context.ts';
import type { ShellCommand, ShellLine } from './shell-line.ts';
import { type AndOr, type ShellList, type ShellNode, shellTree } from './shell-tree.ts';

/** The fate of each command of a line that is run at all. */
export type Fates = ReadonlyMap<ShellCommand, Fate>;

interface Walk {
  readonly fates: Map<ShellCommand, Fate>;
  readonly functions: Map<string, ShellNode>;
}

/**
 * What becomes of the failure of each command of `line`: only one that is seen to end the whole with
 * a failure has none. `errexit` is for a shell that ends with the first command that fails.
 */
export function fatesOf(line: ShellLine, errexit: boolean): Fates {
  const [only] = line.commands;
  // Most lines are one command.
  if (only !== undefined && line.tokens.length === 1) {
    return new Map([[only, evaluated(only) ?? trapped(only)]]);
  }
  const tree = shellTree(line.tokens);
  if (tree === undefined) {
    const why = unclear('it stands in a line of shell that is not followed');
    return new Map(line.commands.map((command) => [command, why]));
  }
  const walk: Walk = { fates: new Map(), functions: new Map() };
  const state: State = { exits: errexit, pipefail: false, over: undefined };
  const trap = line.commands.map((command) => trapped(command)).find((one) => one !== undefined);
  const sound = { last: trap, end: trap, ignored: false, perhaps: undefined };
  list(tree, sound, state, walk);
  const uncalled = {
    ...sound,
    perhaps: lost('OB112', 'it stands in a function that is not called'),
  };
  for (const body of walk.functions.values()) node(body, uncalled, { ...state }, walk);
  return walk.fates;
}

function list(items: ShellList, context: Context, state: State, walk: Walk): void {
  for (const [at, item] of items.entries()) {
    const exits = state.exits && !context.ignored;
    const isLast = at === items.length - 1;
    const after = items[at + 1];
    const dropped = isLast || after === undefined ? context.last : lostBefore(after, context);
    const fate = item.background ? lost('OB111', 'nobody waits for what runs with "&"') : dropped;
    const perhaps = context.perhaps ?? state.over;
    const inner = { ...context, last: fate, perhaps };
    chain(item, inner, exits && !item.background, state, walk);
  }
}

function chain(item: AndOr, context: Context, exits: boolean, state: State, walk: Walk): void {
  const { pipelines, signs } = item;
  let { perhaps } = context;
  for (const [at, { negated, members }] of pipelines.entries()) {
    const isLast = at === pipelines.length - 1;
    let fate = isLast && exits ? context.end : context.last;
    const other = signs.indexOf('||', at);
    if (other >= 0) {
      const isEnd = other === signs.length - 1;
      fate = fallback(
        pipelines[other + 1],
        context,
        isEnd ? fateOfLast(context, exits) : unfollowed(),
      );
    }
    if (negated) fate = lost('OB112', 'after "!" its failure counts as success');
    const before = at > 0 ? pipelines[at - 1] : undefined;
    if (signs[at - 1] === '||')
      perhaps ??= unclear('it runs only if what stands before "||" fails');
    else if (before !== undefined && asks(before)) {
      perhaps ??= unclear('it runs only if what stands before "&&" holds');
    }
    const ignored = context.ignored || negated || !isLast;
    const own = { ...context, ignored, perhaps };
    for (const [place, member] of members.entries()) {
      const next = members[place + 1];
      const last = next === undefined ? fate : piped(next, fate, state);
      const isShared = members.length === 1 && !item.background;
      const inner = { ...own, last, end: isShared ? context.end : last };
      node(member, inner, isShared ? state : { ...state }, walk);
    }
  }
}

function node(part: ShellNode, context: Context, state: State, walk: Walk): void {
  switch (part.kind) {
    case 'command':
      if (part.command !== undefined) simple(part.command, context, state, walk);
      return;
    case 'subshell':
      list(part.body, { ...context, end: context.last }, { ...state, over: undefined }, walk);
      return;
    case 'group':
      list(part.body, context, state, walk);
      return;
    case 'function':
      walk.functions.set(part.name, part.body);
      return;
    case 'if':
      conditional(part, context, state, walk);
      return;
    default: {
      const perhaps = context.perhaps ?? unclear('it runs in a loop or under a condition');
      const within = { ...context, perhaps, last: unclear('its failure is one of a loop') };
      if (part.kind === 'loop') list(part.condition, { ...within, ignored: true }, state, walk);
      if (part.kind === 'case') for (const body of part.bodies) branch(body, within, state, walk);
      else {
        const isRun = part.kind === 'for' && runsOnce(part.over);
        branch(part.body, isRun ? { ...within, perhaps: context.perhaps } : within, state, walk);
      }
    }
  }
}

/** Whether a `for` has a value that is written out. */
function runsOnce(over: ShellCommand | undefined): boolean {
  return over?.words.slice(2).some(({ dynamic }) => !dynamic) ?? false;
}

function conditional(
  part: Extract<ShellNode, { kind: 'if' }>,
  context: Context,
  state: State,
  walk: Walk,
): void {
  const perhaps = context.perhaps ?? unclear('it runs only under a condition');
  for (const [at, { condition, body }] of part.branches.entries()) {
    const [only] = condition.length === 1 ? (condition[0]?.pipelines ?? []) : [];
    const isOne = condition[0]?.pipelines.length === 1 && only?.members.length === 1;
    const isFirst = at === 0;
    const onFailure = only?.negated ? body : part.branches.length === 1 ? part.other : undefined;
    const counts = isOne && isFirst && onFailure !== undefined && endsInFailure(onFailure);
    const asked = { ...context, ignored: true, perhaps: isFirst ? context.perhaps : perhaps };
    const [member] = only?.members ?? [];
    if (counts && member !== undefined && member.kind === 'command') {
      node(member, { ...asked, last: context.end }, state, walk);
    } else {
      list(
        condition,
        { ...asked, last: unclear('its failure only decides a condition') },
        state,
        walk,
      );
    }
    branch(body, { ...context, perhaps }, state, walk);
  }
  if (part.other !== undefined) branch(part.other, { ...context, perhaps }, state, walk);
}

/** Goes through what may run or not: what it switches off is off, what it switches on may be. */
function branch(body: ShellList, context: Context, state: State, walk: Walk): void {
  const own = { ...state };
  list(body, context, own, walk);
  state.exits &&= own.exits;
  state.pipefail &&= own.pipefail;
  state.over ??= own.over;
}

function evaluated({ words: [first] }: ShellCommand): Fate {
  return first?.text === 'eval' ? unclear('what "eval" runs is not followed') : undefined;
}

function simple(command: ShellCommand, context: Context, state: State, walk: Walk): void {
  const [name = '', ...words] = command.words.map(({ text }) => text);
  const body = walk.functions.get(name);
  const asked = evaluated(command);
  const isEnd = state.exits && !context.ignored;
  const fate = context.perhaps ?? state.over ?? asked ?? (isEnd ? context.end : context.last);
  if (!walk.fates.has(command)) walk.fates.set(command, fate);
  if (body !== undefined) {
    walk.functions.delete(name);
    node(body, { ...context, last: fate }, state, walk);
  }
  if (name === 'set') switches(words, state);
  if (name === 'exit' || name === 'return' || name === 'exec') ends(command, context, state);
}
