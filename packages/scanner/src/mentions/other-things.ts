import { KNOWN_EXTENSIONS } from '../resolve/extensions.ts';

/**
 * Whether `path`, which has the characters of a path, plainly is something else: a place outside the
 * project, an address, a media type, a date, a branch, a unit, prose, or a gap to fill in.
 */
export function isOtherThanPath(path: string, extension: string, pattern: boolean): boolean {
  if (path.includes('//') || PLACEHOLDER.test(path)) return true;
  const known = KNOWN_EXTENSIONS.has(extension);
  const first = path.slice(0, indexOr(path, '/', path.length));
  // A home, a scope of packages, an option of a command, or an absolute path.
  if (first === '') return !known || SYSTEM.test(path);
  if (/^[~@$%-]/.test(first)) return true;
  if (HOST.test(first) || first === 'localhost') return true;
  if (MEDIA.test(path) && (!known || path.includes('+'))) return true;
  if (!/[A-Za-z\x80-\xFF]/.test(path) && !path.startsWith('.')) return true;
  if (pattern) return !/[A-Za-z\x80-\xFF.]/.test(path.replace(/\*+/g, ''));
  return !known && isProse(path, first);
}

function indexOr(text: string, character: string, otherwise: number): number {
  const at = text.indexOf(character);
  return at < 0 ? otherwise : at;
}

/** Of a path without a known extension: whether it is a branch, a pair of words, or a unit. */
function isProse(path: string, first: string): boolean {
  if (first === '.' || first === '..') return path.length < 4 && path.endsWith('/');
  if (path.endsWith('/')) return first.length < 2;
  if (BRANCH.test(path) || PAIR.test(path)) return true;
  const segments = path.split('/');
  // `I/O`, `km/h`, `w/o`, `CI/CD`, `A/B/C`: no directories.
  if (first.length < 2 || (segments.at(-1) ?? '').length < 2) return true;
  return segments.every((segment) => /^[A-Z\d]+$/.test(segment));
}

// Directories of operating systems that no site serves and no project has at its root.
const SYSTEM =
  /^\/(?:etc|usr|var|tmp|home|dev|proc|sys|opt|bin|sbin|lib|lib64|root|run|srv|mnt|media|boot|private|Users|Library|Applications|System|Volumes|nix|snap|data|workspaces?|app|api|v\d+)(?:\/|$)/;

// Names that mean "put your own here". A gap in braces or angle brackets never comes this far.
const PLACEHOLDER = new RegExp(
  [
    '(?:^|/)(?:path|dir|directory|folder)[-_/]to(?:[-_/]|$)',
    '(?:^|[/_.-])(?:N{3,}|X{3,}|x{3,}|YYYY|yyyy|MM|DD|HHMM)(?=[/_.-]|$)',
    '(?:^|/)(?:your|some)(?:[-_]|[A-Z])|(?:^|/)(?:Your|My)[A-Z]|(?:^|[/_-])YOUR[-_]',
    '(?:^|/)(?:foo|bar|baz|qux|quux|foobar|foo-bar|foo_bar)(?:[/.]|$)',
    String.raw`(?:^|/)\.{3,}(?:/|$)|\.{3}`,
  ].join('|'),
);

// The first segment is a host: in lower case, ending in a top-level domain that hosts in prose have.
const HOST =
  /^(?:[a-z0-9-]+\.)+(?:com|org|net|io|dev|app|ai|co|uk|de|fr|jp|cn|ru|eu|us|edu|gov|info|xyz|me|sh|so|gg|tv|cloud|site|page|pages|land|run|tech|wiki|blog|test|local|localhost|internal|example|invalid|rs|pub|in|is|to|ly|be|ch|nl|at|ca|au)$/;

const MEDIA = /^(?:application|audio|font|image|message|model|multipart|text|video)\/[\w.+*-]+$/;

const BRANCH =
  /^(?:feature|features|feat|fix|fixes|bugfix|hotfix|chore|release|refs|origin|upstream|heads|remotes|dependabot|renovate|copilot|codex|claude|cursor|user|users|wip)\/[\w.+-]+(?:\/[\w.+-]+)*$/;

// Pairs of words that documents write with a slash, whatever directories the project has.
const PAIR = new RegExp(
  `^(?:${[
    'and/or|either/or|he/she|his/her|s/he|yes/no|true/false|on/off|in/out|up/down|left/right',
    'read/write|reads/writes|input/output|inputs/outputs|request/response|client/server|start/stop|start/end',
    'pass/fail|success/failure|success/error|enable/disable|enabled/disabled|open/close|push/pull|get/set',
    'unit/integration|integration/e2e|unit/e2e|dev/prod|staging/production|dev/staging/prod|before/after',
    'create/update|create/update/delete|create/read/update/delete|add/remove|insert/update|load/save',
    'import/export|public/private|light/dark|min/max|key/value|name/value|host/port|async/await|try/catch',
    'if/else|try/finally|stdin/stdout|stdout/stderr|header/footer|row/column|parent/child|source/target',
    'macOS/Linux|Linux/macOS|Mac/Linux|Windows/Linux|Linux/Windows|iOS/Android|GNU/Linux|TCP/IP|HTTP/\\d(?:\\.\\d)?',
  ].join('|')})$`,
  'i',
);
