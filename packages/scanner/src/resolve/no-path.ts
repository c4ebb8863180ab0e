/** Whether `target` leads out of the project by its form: another site, a mail address, a scheme. */
export function isOtherSite(target: string): boolean {
  return SCHEME.test(target) || target.startsWith('//') || MAIL.test(target);
}

/**
 * Whether `target`, where nothing is, names no path of the project either: a home directory, an
 * alias of some tool, or a gap that a person or a template engine fills in later.
 */
export function namesNoPath(target: string): boolean {
  return (
    target.startsWith('~') || target.startsWith('@') || GAP.test(target) || FILLER.test(target)
  );
}

const SCHEME = /^[A-Za-z][A-Za-z0-9+.-]*:/;

const MAIL = /^[^/\s@]+@[^/\s@]+\.[A-Za-z]+$/;

/** Braces, angle brackets and the like are filled in by a template; an ellipsis by the reader. */
const GAP = /[{}<>|"`^\\]|\$\w|\$\(|%\w?[sd]\b|\u2026|[\r\n\t]/;

/** Words that stand for a path still to come, alone or as a segment of it. */
const FILLER = new RegExp(
  [
    '^(?:url|uri|link|links|href|path|file|filename|target|here|todo|tbd|tba|fixme|xxx+|placeholder|example|n/?a|none)$',
    '(?:^|/)(?:path|link|url)[-_/]to[-_/]',
    String.raw`(?:^|/)\.{3,}(?:/|$)|^\.{3,}|\.{3,}$`,
    String.raw`(?:^|[/_.-])(?:your|my|some)[-_](?:\w|-)+(?:/|\.|$)`,
    '(?:^|[/_.-])(?:N{3,}|X{3,}|x{4,}|0{3,}X|YYYY|yyyy)(?:[/_.-]|$)',
    '(?:^|/)(?:foo|bar|baz|foobar|lorem|ipsum)(?:[/.]|$)',
  ].join('|'),
  'i',
);
