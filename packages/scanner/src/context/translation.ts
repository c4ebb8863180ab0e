/** The language that `path` names as a segment or before its extension; `undefined` if it names none. */
export function languageOf(path: string): string | undefined {
  const named = LOCALE.exec(path);
  return (named?.[1] ?? named?.[2])?.toLowerCase();
}

/**
 * `path` without the language it names, for a comparison of translations: the same for `zh/a.md`,
 * `a.zh.md`, `docs/zh-CN/a.md` as for `a.md`, `docs/a.md`.
 */
export function withoutLanguage(path: string): string {
  return path.replace(LOCALE_SEGMENT, '$1').replace(LOCALE_SUFFIX, '$1');
}

/** Whether the two are in different languages, as far as their paths tell. */
export function ofDifferentLanguages(one: string, other: string): boolean {
  const [language, otherLanguage] = [languageOf(one), languageOf(other)];
  if (language === otherLanguage) return false;
  if (language !== undefined && otherLanguage !== undefined) return true;
  return withoutLanguage(one) === withoutLanguage(other);
}

const LANGUAGES =
  'ar|az|be|bg|bn|ca|cs|da|de|el|en|eo|es|et|eu|fa|fi|fr|gl|he|hi|hr|hu|hy|id|is|it|ja|jp|ka|kk|kn|ko|kr|lt|lv|mk|ml|mn|mr|ms|nb|nl|nn|no|pl|pt|ro|ru|si|sk|sl|sq|sr|sv|sw|ta|te|th|tl|tr|uk|ur|uz|vi|zh|cn|tw';

const NAMES =
  'english|chinese|japanese|korean|german|french|spanish|russian|portuguese|italian|ukrainian|turkish|polish|vietnamese|persian|arabic|hindi';

const CODE = `(?:${LANGUAGES})(?:[-_](?:[A-Za-z]{2}|Han[st]|latn|cyrl|419))?`;

const LOCALE = new RegExp(
  `(?:^|/)(?:(?:i18n|translations?|locales?|lang)/)?(${CODE}|${NAMES})(?=/)|[._-](${CODE})(?=\\.[a-z]+$)`,
  'i',
);

const LOCALE_SEGMENT = new RegExp(
  `(^|/)(?:(?:i18n|translations?|locales?|lang)/)?(?:${CODE}|${NAMES})/`,
  'i',
);

const LOCALE_SUFFIX = new RegExp(`[._-](?:${CODE})(\\.[a-z]+)$`, 'i');
