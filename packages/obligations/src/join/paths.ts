import { braceless, fitsWay, parseWay } from '@dochygiene/scanner';

/** How much of what a rule is about a carrier sees. */
export interface Seen {
  readonly kind: 'all' | 'some' | 'none';
  /** What it does not see. */
  readonly missing: readonly string[];
}

/** How many globs the braces of one may stand for. */
const CHOICES_LIMIT = 64;

/** Globs beyond which none is compared: what is not compared is not seen. */
const GLOBS_LIMIT = 256;

/**
 * How much of the paths `wanted` lies in the paths `seen`; `undefined` is all paths.
 *
 * What cannot be shown to be in them is missing. Hosts disagree on what a glob means: one without a
 * slash is taken for a name at any depth where it is wanted, and for one at the root where it is seen.
 */
export function pathsSeen(
  wanted: readonly string[] | undefined,
  seen: readonly string[] | undefined,
): Seen {
  if (seen === undefined) return { kind: 'all', missing: [] };
  if (seen.some((glob) => glob.startsWith('!'))) return { kind: 'some', missing: wanted ?? [REST] };
  const by = seen.slice(0, GLOBS_LIMIT).flatMap((glob) => plain(glob) ?? []);
  if (by.some((glob) => EVERYTHING.has(glob))) return { kind: 'all', missing: [] };
  if (wanted === undefined || wanted.some((glob) => glob.startsWith('!'))) {
    return { kind: 'some', missing: [REST] };
  }
  const missing = wanted.filter((glob, index) => index >= GLOBS_LIMIT || !isWithin(glob, by));
  if (missing.length === 0) return { kind: 'all', missing: [] };
  const whole = seen.length <= GLOBS_LIMIT && seen.every((glob) => plain(glob) !== undefined);
  const apart = whole && wanted.every((glob) => isApart(glob, by));
  return { kind: apart ? 'none' : 'some', missing };
}

const REST = 'other paths';

const EVERYTHING: ReadonlySet<string> = new Set(['**', '**/*']);

/** `glob` without braces, dots at its begin and a slash at its end; `undefined` if that is too much. */
function plain(glob: string): readonly string[] | undefined {
  return braceless(glob, CHOICES_LIMIT)?.map((each) =>
    each.replace(/^(?:\.?\/)+/, '').replace(/\/$/, '/**'),
  );
}

function isWithin(glob: string, by: readonly string[]): boolean {
  const choices = plain(glob);
  if (choices === undefined) return false;
  return choices.map(anyDepth).every((one) => by.some((other) => contains(other, one)));
}

/** A name without a slash, at any depth. */
function anyDepth(glob: string): string {
  return glob.includes('/') ? glob : `**/${glob}`;
}

/** Whether every path that fits `inner` is shown to fit `outer`. */
function contains(outer: string, inner: string): boolean {
  if (CLIMBS.test(inner) || CLIMBS.test(outer)) return false;
  if (outer === inner) return true;
  const folder = /^(.+)\/\*\*(?:\/\*)?$/.exec(outer)?.[1];
  if (folder !== undefined && !MAGIC.test(folder)) return inner.startsWith(`${folder}/`);
  const ending = /^\*\*\/\*(\.[\w.-]+)$/.exec(outer)?.[1];
  if (ending !== undefined) return endsIn(inner, ending);
  if (MAGIC.test(inner)) return false;
  const way = parseWay(outer);
  return typeof way !== 'string' && fitsWay(way, inner.split('/'));
}

/** Whether the last name of `glob` ends in `ending`, letter by letter. */
function endsIn(glob: string, ending: string): boolean {
  const name = glob.slice(glob.lastIndexOf('/') + 1);
  return name.endsWith(ending) && !/[\\[\]!]/.test(name);
}

/** A way up, after which a path may lie anywhere. */
const CLIMBS = /(?:^|\/)\.\.(?:\/|$)/;

const MAGIC = /[*?[\]{}\\!()|+@]/;

/** Whether no path that fits `glob` fits one of `by`: their first folders have different names. */
function isApart(glob: string, by: readonly string[]): boolean {
  const choices = plain(glob) ?? [];
  const differs = (one: string, other: string) => differ(firstFolder(one), firstFolder(other));
  return choices.length > 0 && choices.every((one) => by.every((other) => differs(one, other)));
}

function firstFolder(glob: string): string | undefined {
  const slash = glob.indexOf('/');
  const first = glob.slice(0, Math.max(slash, 0));
  return slash <= 0 || MAGIC.test(first) || CLIMBS.test(glob) ? undefined : first;
}

function differ(one: string | undefined, other: string | undefined): boolean {
  return one !== undefined && other !== undefined && one.toLowerCase() !== other.toLowerCase();
}
