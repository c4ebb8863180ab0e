import { HOSTS } from '@dochygiene/hosts';
import { fitsWay, parseWay, type Way } from '@dochygiene/scanner';

/** What is known of a rule document by its path alone. */
export interface DocumentKind {
  /** Ids of the agents that read it by themselves, in the order of the hosts' tables. */
  readonly hosts: readonly string[];
  /** Whether it is made for one agent: that it is there tells that the agent is used here. */
  readonly telling: boolean;
}

/** Where agents look for rules, by the tables of hosts. */
const PLACES: readonly {
  readonly host: string;
  readonly way: Way;
  /** How every path that fits ends. */
  readonly ending: string;
}[] = HOSTS.flatMap((host) =>
  host.ruleFiles.flatMap((glob) => {
    const way = parseWay(glob);
    return typeof way === 'string' ? [] : [{ host: host.id, way, ending: endingOf(glob) }];
  }),
);

/**
 * What rule document `path` is, relative to the root with `/`; `undefined` if it is none.
 *
 * A folder in which agents look for rules counts at any depth, as that of a project in another: but
 * for `.github`, of which there is one.
 */
export function documentKind(path: string): DocumentKind | undefined {
  if (KINDS.has(path)) return KINDS.get(path);
  const kind = foundKind(path);
  if (KINDS.size >= KINDS_LIMIT) KINDS.clear();
  KINDS.set(path, kind);
  return kind;
}

/** What was found of a path, which is asked about a few times. */
const KINDS = new Map<string, DocumentKind | undefined>();
const KINDS_LIMIT = 10_000;

function foundKind(path: string): DocumentKind | undefined {
  const places = PLACES.filter(({ ending }) => path.endsWith(ending));
  if (places.length === 0) return undefined;
  const names = path.split('/');
  const last = names.length - 1;
  const starts = names.flatMap((name, index) =>
    index === 0 || index === last || (name.startsWith('.') && name !== '.github') ? [index] : [],
  );
  const fitting = places.filter(({ way }) =>
    starts.some((start) => fitsWay(way, names.slice(start))),
  );
  const hosts = [...new Set(fitting.map(({ host }) => host))];
  return hosts.length === 0 ? undefined : { hosts, telling: hosts.length === 1 };
}

/** How the names of rule documents end, by the same tables. */
const ENDINGS: readonly string[] = [...new Set(PLACES.map(({ ending }) => ending))];

function endingOf(glob: string): string {
  return glob.replace(/^.*[*/]/, '');
}

/** Names and folders of rule documents: nearly every file of a project is told apart by them. */
const MAY_BE_DOCUMENT = /(?:^|\/)(?:[A-Z]+(?:\.[a-z]+)?\.md$|\.[^/]+(?:\/|$))/;

/** Whether agents look for rules in file `path` by themselves; quick where they do not. */
export function isRuleDocument(path: string): boolean {
  return (
    MAY_BE_DOCUMENT.test(path) &&
    ENDINGS.some((ending) => path.endsWith(ending)) &&
    documentKind(path) !== undefined
  );
}

/** Frontmatter keys that make a file one rule. */
export const RULE_KEYS: ReadonlySet<string> = new Set([
  'description',
  'globs',
  'alwaysApply',
  'paths',
  'applyTo',
  'trigger',
  'obligation_frequency',
  'enforced_by',
]);
