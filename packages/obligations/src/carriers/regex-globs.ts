/** Endings of the types of files that pre-commit knows, of which only these are translated. */
const TYPES: ReadonlyMap<string, readonly string[]> = new Map([
  ['markdown', ['md']],
  ['python', ['py']],
  ['pyi', ['pyi']],
  ['yaml', ['yaml', 'yml']],
  ['json', ['json']],
  ['toml', ['toml']],
  ['shell', ['sh']],
  ['javascript', ['js']],
  ['jsx', ['jsx']],
  ['ts', ['ts']],
  ['tsx', ['tsx']],
  ['go', ['go']],
  ['rust', ['rs']],
  ['rst', ['rst']],
]);

/** Types that every file of text has. */
const EVERY: ReadonlySet<string> = new Set(['file', 'text']);

/** Globs of files of `types`; a type that is not known becomes a glob that matches nothing. */
export function typeGlobs(types: readonly string[]): readonly string[] {
  return types
    .filter((type) => !EVERY.has(type))
    .flatMap((type) => TYPES.get(type)?.map((ending) => `**/*.${ending}`) ?? [`type:${type}`]);
}

/**
 * Globs that match what the regular expression `pattern` finds in a path, for simple ones: a folder
 * or file from the start, an ending, alternatives of either. Any other becomes `regex:…`, which
 * matches no path, so that what it carries is never thought to be more than it is.
 */
export function globsOf(pattern: string): readonly string[] {
  const found = alternatives(pattern.replace(/^\(\?x\)/, '').replace(/\s+/g, ''));
  const globs = found?.map((one) => globOf(one));
  return globs?.every((glob) => glob !== undefined) ? globs : [`regex:${pattern}`];
}

/** `pattern` with its one group of alternatives multiplied out; `undefined` if it has more. */
function alternatives(pattern: string): readonly string[] | undefined {
  const group = /^([^()]*)\((?:\?:)?([^()]*)\)([^()]*)$/.exec(pattern);
  if (group !== null) {
    const [, before = '', inner = '', after = ''] = group;
    if (/^[?*+{]/.test(after) || `${before}${after}`.includes('|')) return undefined;
    return inner.split('|').map((one) => {
      // An anchor in the group stands for one around it.
      return `${before}${one}${after}`.replace(/^\^\^/, '^').replace(/\$\$$/, '$');
    });
  }
  return /[()]/.test(pattern) ? undefined : pattern.split('|');
}

function globOf(pattern: string): string | undefined {
  const fromStart = pattern.startsWith('^');
  const toEnd = pattern.endsWith('$');
  const body = pattern.slice(fromStart ? 1 : 0, toEnd ? -1 : undefined);
  const parts = body.split('.*').map((part) => part.replace(/\\([.\-/_])/g, '$1'));
  if (parts.some((part) => /[\\^$*+?[\]{}|]/.test(part))) return undefined;
  // A dot that is not escaped is any character, and nearly always meant as a dot.
  const glob = parts.join('**/*').replaceAll('/**/*', '/**/*');
  const start = fromStart ? '' : glob.startsWith('.') ? '**/*' : '**/';
  if (toEnd) return start + glob;
  return glob.endsWith('/') ? `${start}${glob}**` : undefined;
}
