import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { hostileReport } from '../../test/hostile-report.ts';
import { HOSTILE_TEXTS } from '../../test/hostile-texts.ts';
import { madeReport } from '../../test/made-report.ts';
import type { Report } from '../index.ts';
import { reportHtml } from './report-html.ts';

const made = madeReport(60);
const page = reportHtml(made);

describe('what the page lets happen', () => {
  const [, policy = ''] = /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(page) ?? [];

  test('is nothing but its own script and style', () => {
    expect(policy.replaceAll(/'sha256-[\w+/]{43}='/g, 'HASH')).toBe(
      "default-src 'none'; script-src HASH; style-src HASH; base-uri 'none'; form-action 'none'",
    );
  });

  test.each(['script', 'style'])('the hash of its %s is that of what stands there', (name) => {
    const [, text = ''] = new RegExp(`<${name}>([\\s\\S]*?)</${name}>`).exec(page) ?? [];
    expect(text.length).toBeGreaterThan(5000);
    const hash = createHash('sha256').update(text, 'utf8').digest('base64');
    expect(policy).toContain(`${name}-src 'sha256-${hash}'`);
  });

  test('comes before anything that it is to hold for', () => {
    expect(page.indexOf('Content-Security-Policy')).toBeLessThan(page.indexOf('<style>'));
  });

  test('has no handlers or styles in attributes, and no address of another place', () => {
    const attributes = elements(page).flatMap((one) => one.attributes.map(([name]) => name));
    expect(attributes.filter((name) => /^on|^style$|^src$|^srcset$|^action$/.test(name))).toEqual(
      [],
    );
    const links = elements(page).flatMap(({ attributes }) =>
      attributes.filter(([name, value]) => name === 'href' && !value.startsWith('#')),
    );
    expect(links).toEqual([]);
  });
});

describe('what files and readers supplied', () => {
  const plain = skeleton(reportHtml(hostileReport(HOSTILE_TEXTS.map((_, at) => `text ${at}`))));

  test('there are fifty hostile texts and more', () => {
    expect(new Set(HOSTILE_TEXTS).size).toBe(HOSTILE_TEXTS.length);
    expect(HOSTILE_TEXTS.length).toBeGreaterThanOrEqual(50);
  });

  test('all at once it makes no element and no attribute more', () => {
    expect(skeleton(reportHtml(hostileReport(HOSTILE_TEXTS)))).toEqual(plain);
  });

  test.each(HOSTILE_TEXTS)('%j changes nothing but text', (text) => {
    const hostile = reportHtml(hostileReport([text]));
    expect(skeleton(hostile)).toEqual(skeleton(reportHtml(hostileReport(['text']))));
    expect(dataBlock(hostile)).not.toMatch(/[<>&\u2028\u2029]/);
    expect(hostile.replaceAll(/<style>[^<]*<\/style>/g, '')).not.toMatch(
      /[^\P{C}\n]|[\u2028\u2029]/u,
    );
  });

  test('reaches the script as it was, but visible', () => {
    const data = JSON.parse(dataBlock(reportHtml(hostileReport(['</script>\u202e&<b>']))));
    expect(data.documents[0].path).toBe('0/</script>\\u{202e}&<b>');
    expect(data.verdicts[0].text).toBe('</script>\\u{202e}&<b>');
  });
});

const NOTHING_LEFT = { acknowledged: 0, over_budget: 0, unreadable: 0 };

describe('what the page says', () => {
  test('the same report gives the same bytes', () => {
    expect(reportHtml(madeReport(60))).toBe(page);
  });

  test('first what wants the least care', () => {
    const order = elements(page).flatMap(({ attributes }) =>
      attributes.filter(([name, id]) => name === 'id' && /^tier-\w+$/.test(id)).map(([, id]) => id),
    );
    expect(order).toEqual(['tier-safe', 'tier-review', 'tier-manual']);
  });

  test('every entry, with what it rests on', () => {
    const text = textOf(page);
    for (const { path, op, target, rationale } of made.entries) {
      expect(text).toContain(`${path}\n${op}${target === undefined ? '' : ` →to ${target}`}`);
      expect(text).toContain(rationale);
    }
    expect(page.match(/<article /g)).toHaveLength(made.entries.length);
  });

  test('which suggestions nobody has read, and only those', () => {
    const unread = made.entries.filter(({ by }) => by === 'signals').length;
    expect(unread).toBeGreaterThan(0);
    expect(page.match(/suggested by signals: nobody has read it/g)).toHaveLength(unread);
  });

  // biome-ignore format: a table is read by column
  test.each<[string, Partial<Report>, string]>([
    ['nothing on the shortlist', { entries: [], cleared: [], unread: [], left_out: NOTHING_LEFT }, 'Nothing to change in 60 documents'],
    ['nothing was read',         { entries: [], cleared: [], left_out: NOTHING_LEFT }, '2 of 60 documents wait to be read'],
    ['a batch of none',          { entries: [], cleared: [] },             '7 of 60 documents wait to be read'],
    ['one entry',                { entries: made.entries.slice(0, 1), left_out: NOTHING_LEFT }, '1 of 60 documents wants a change\nDoing all'],
    ['a batch',                  { entries: made.entries.slice(0, 1) },    '1 of 60 documents wants a change, 5 more wait to be read'],
    ['more than it tells',       {},                                       '5 more documents deserve a look and wait to be read: dochygiene check begin. 2 more documents are acknowledged and stay.'],
    ['no commit',                { head: null },                           'Commitunknown'],
    ['no documents',             { documents: [], entries: [] },           'Every document'],
  ])('of a report with %s', (_what, part, words) => {
    expect(textOf(reportHtml({ ...made, ...part }))).toContain(words);
  });
});

interface Element {
  readonly name: string;
  readonly attributes: readonly (readonly [string, string])[];
}

/** The elements of `html` in order, as a parser sees them; throws at anything that is not plainly well-formed. */
function elements(html: string): readonly Element[] {
  const piece =
    /<!doctype html>|<(script|style)((?:\s[^>]*)?)>([\s\S]*?)<\/(?:script|style)|<(\/?[a-z]\w*)((?:\s+[a-z-]+(?:="[^"<>]*")?)*)>|[^<]+|>/giy;
  const found: Element[] = [];
  while (piece.lastIndex < html.length) {
    const at = piece.lastIndex;
    const match = piece.exec(html);
    if (match === null) throw new Error(`odd markup: ${html.slice(at, at + 80)}`);
    const [, raw, rawAttributes = '', text = '', name, attributes = ''] = match;
    if (raw !== undefined && /<!--/.test(text)) throw new Error('a comment in a raw text');
    const said = raw ?? name;
    if (said === undefined) continue;
    found.push({
      name: said,
      attributes: [...(rawAttributes + attributes).matchAll(/([a-z-]+)(?:="([^"]*)")?/g)].map(
        ([, key = '', value = '']) => [key, value] as const,
      ),
    });
  }
  return found;
}

/** What `html` is made of, its texts left out; where paths may break depends on them. */
function skeleton(html: string): readonly string[] {
  return elements(html)
    .filter(({ name }) => name !== 'wbr')
    .map(({ name, attributes }) => {
      const ours = attributes.map(([key, value]) =>
        ['id', 'class', 'href', 'role', 'type'].includes(key) ? `${key}=${value}` : key,
      );
      return [name, ...ours].join(' ');
    });
}

function dataBlock(html: string): string {
  const [, data = ''] =
    /<script type="application\/json" id="data">(.*?)<\/script>/s.exec(html) ?? [];
  return data;
}

function textOf(html: string): string {
  return html.replace(/<(script|style)[\s\S]*?<\/\1>/g, '').replace(/<[^>]*>/g, '');
}
