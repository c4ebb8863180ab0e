import { coded, type Fate, failureOf, lost, shown, trapped, unclear } from './fate.ts';
import {
  type Asked,
  asks,
  asserted,
  type Context,
  ends,
  evaluated,
  fallback,
  fateOfLast,
  lostBefore,
  passes,
  piped,
  runsOnce,
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
  readonly asked: Asked;
}

/**
 * What becomes of the failure of each command of `line`, by what is `asked` of its commands. `errexit`
 * is for a shell that ends with the first command that fails.
 */
export function fatesOf(line: ShellLine, errexit: boolean, asked: Asked = NOTHING): Fates {
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
  const walk: Walk = { fates: new Map(), functions: new Map(), asked };
  const state: State = { exits: errexit, pipefail: false, over: undefined, left: undefined };
  const trap = line.commands.map((command) => trapped(command)).find((one) => one !== undefined);
  const sound: Context = { last: trap, end: trap, ignored: false, perhaps: undefined };
  list(tree, sound, state, walk);
  const uncalled: Context = {
    ...sound,
    perhaps: lost('OB112', 'it stands in a function that is not called'),
  };
  for (const body of walk.functions.values()) node(body, uncalled, { ...state }, walk);
  return walk.fates;
}

const NOTHING: Asked = { goesOn: () => false };

function list(items: ShellList, context: Context, state: State, walk: Walk): void {
  for (const [at, item] of items.entries()) {
    const exits = state.exits && !context.ignored;
    const isLast = at === items.length - 1;
    const after = items[at + 1];
    const dropped = isLast || after === undefined ? context.last : lostBefore(after, context);
    const fate = item.background ? lost('OB111', 'nobody waits for what runs with "&"') : dropped;
    const perhaps = context.perhaps ?? state.over ?? state.left;
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
    const isDead = signs[at - 1] === '||' && before !== undefined && passes(before, walk.asked);
    if (signs[at - 1] === '||')
      perhaps ??= unclear('it runs only if what stands before "||" fails');
    else if (before !== undefined && asks(before, walk.asked)) {
      perhaps ??= unclear('it runs only if what stands before "&&" holds');
    }
    const ignored = context.ignored || negated || !isLast;
    const own = { ...context, ignored, perhaps };
    for (const [place, member] of members.entries()) {
      const next = members[place + 1];
      const last =
        next === undefined ? fate : piped(next, fate, state, walk.asked.missed !== undefined);
      const isShared = members.length === 1 && !item.background && !isDead;
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
      walk.functions.delete(part.name);
      // What may not have that name yet is not what a call runs.
      if (context.perhaps === undefined) walk.functions.set(part.name, part.body);
      else node(part.body, context, { ...state }, walk);
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

function conditional(
  part: Extract<ShellNode, { kind: 'if' }>,
  context: Context,
  state: State,
  walk: Walk,
): void {
  const perhaps = context.perhaps ?? unclear('it runs only under a condition');
  for (const [at, { condition, body }] of part.branches.entries()) {
    const [only] = condition.length === 1 ? (condition[0]?.pipelines ?? []) : [];
    const isOne = only !== undefined && condition[0]?.pipelines.length === 1;
    const isFirst = at === 0;
    const onFailure = only?.negated ? body : part.branches.length === 1 ? part.other : undefined;
    const code = isOne && isFirst && onFailure !== undefined ? failureOf(onFailure) : undefined;
    const asked = { ...context, ignored: true, perhaps: isFirst ? context.perhaps : perhaps };
    const decides = unclear('its failure only decides a condition');
    const last = code === undefined ? decides : coded(code, context.end);
    list(code === undefined ? condition : asserted(condition), { ...asked, last }, state, walk);
    const isSure = isFirst && isOne && passes(only, walk.asked);
    branch(body, { ...context, perhaps: isSure ? context.perhaps : perhaps }, state, walk);
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
  state.left ??= own.left;
}

function simple(command: ShellCommand, context: Context, state: State, walk: Walk): void {
  const [name = '', ...words] = command.words.map(({ text }) => text);
  const body = walk.functions.get(name);
  // What takes the place of the shell ends it.
  const isExec = name === 'exec' && words.length > 0;
  const isEnd = isExec || (state.exits && !context.ignored);
  const missed = context.perhaps ?? state.over ?? state.left;
  if (missed !== undefined) walk.asked.missed?.(command, missed);
  const fate = missed ?? evaluated(command) ?? (isEnd ? context.end : context.last);
  if (!walk.fates.has(command)) walk.fates.set(command, fate);
  if (body !== undefined) {
    walk.functions.delete(name);
    const { left } = state;
    node(body, { ...context, last: fate }, state, walk);
    state.left = left;
  }
  if (name === 'set') switches(words, state);
  const isExact = walk.asked.missed !== undefined;
  if (/^(?:exit|return|exec)$/.test(name)) ends(command, context, state, isExact);
  else if (isExact && isEnd && body === undefined && !walk.asked.goesOn(command)) {
    state.over ??= unclear(`it runs only after "${shown(command)}"`);
  }
}
