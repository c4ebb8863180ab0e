import { leadingDate } from './dates.ts';

/**
 * Whether heading `text` is about one version: `[1.2.3] - 2020-01-31`, `v2.0`, `Version 1.4 (May)`,
 * `pytest 3.2.1`, `Changes in 4.0:`.
 *
 * The numbers of sections look the same, so words may follow a number of two parts only after a `v`,
 * a word such as "version", or a date. A line that is only `plain` text needs a number with a dot.
 */
export function isVersionHeading(text: string, plain: boolean): boolean {
  const found = VERSION.exec(text.slice(0, HEADING_LIMIT));
  if (found === null) return false;
  const [whole, prefix = '', project = '', mark = '', number = ''] = found;
  const rest = text.slice(whole.length);
  const bare = /^[\s\])}:*_`]*$/.test(rest);
  if (bare) return number.includes('.') || (!plain && (prefix !== '' || mark !== ''));
  const after = rest.replace(/^[\s\])}:*_`(,/|\u00B7-]+|^(?:\xE2\x80[\x93\x94]|\s)+/, '');
  if (
    leadingDate(after) > 0 ||
    /^(?:un)?released\b|^(?:not yet|in development|tbd|tba|beta|yanked)/i.test(after)
  )
    return true;
  if (!number.includes('.')) return false;
  if (prefix !== '' || mark !== '') return true;
  const separated = /^\s*[\])(:\-,/|[]|^\s*\xE2\x80[\x93\x94]/.test(rest);
  return separated && project === '' && number.split('.').length > 2;
}

/** How much of a heading is looked at. */
const HEADING_LIMIT = 200;

const VERSION =
  /^\[?((?:(?:changes|changelog|new|what'?s|versions?|release[ds]?|notes|series|ver|in|for|since|the|of|to)\b[.:]?\s+){0,4})(?:((?=\D)[\w@/.&+-]{1,40})[\s:]+)?\[?(v|version|release|r)?\s?(\d{1,5}(?:\.(?:\d{1,5}|x)){0,4}(?:[-.+]?[A-Za-z][\w.+-]{0,40})?)(?![\w.]*\w)/i;
