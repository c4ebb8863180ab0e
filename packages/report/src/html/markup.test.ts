import { expect, test } from 'vitest';
import { html, jsonMarkup, type Part, trusted } from './markup.ts';

// biome-ignore format: a table is read by column
test.each<[string, Part, string]>([
  ['a tag',               '<b>',                          '&lt;b&gt;'],
  ['quotes',              `"'`,                           '&quot;&#39;'],
  ['an entity',           '&amp;',                        '&amp;amp;'],
  ['what turns text',     '\u202ea',                      '\\u{202e}a'],
  ['a line break',        'a\nb',                         'a\\u{a}b'],
  ['a number',            12,                             '12'],
  ['nothing',             undefined,                      ''],
  ['markup',              html`<b>${'<'}</b>`,            '<b>&lt;</b>'],
  ['several',             [html`<i>`, html`${'"'}`],      '<i>&quot;'],
  ['what is trusted',     trusted('<hr>'),                '<hr>'],
])('%s in a template', (_what, part, expected) => {
  expect(html`<p title="${part}">${part}</p>`.markup).toBe(
    `<p title="${expected}">${expected}</p>`,
  );
});

// biome-ignore format: a table is read by column
test.each([
  ['the end of a block',  '</script>'],
  ['a comment',           '<!-- & -->'],
  ['line separators',     '\u2028\u2029'],
  ['half a character',    '\ud800'],
])('%s in a data block', (_what, text) => {
  const { markup } = jsonMarkup({ text });
  expect(markup).not.toMatch(/[<>&\u2028\u2029]/);
  expect(JSON.parse(markup)).toEqual({ text });
});
