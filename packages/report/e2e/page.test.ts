import axe, { type AxeResults } from 'axe-core';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hostileReport } from '../test/hostile-report.ts';
import { HOSTILE_TEXTS } from '../test/hostile-texts.ts';
import { madeReport } from '../test/made-report.ts';
import { type Browsing, SKIP, startBrowser } from './browser.ts';

const NARROW = { viewport: { width: 400, height: 900 } };
const PATIENT = { timeout: 60_000 };

describe.skipIf(SKIP)('the page of a report, in a real browser', () => {
  const report = madeReport(600);
  let browsing: Browsing;
  beforeAll(async () => {
    browsing = await startBrowser();
  });
  afterAll(() => browsing.close());
  const opened = (options?: BrowserContextOptions) => browsing.open(report, options);

  test('thousands of documents make no trouble', async () => {
    const { page, trouble } = await browsing.open(madeReport(3000));
    expect(await page.locator('[role=option]').count()).toBe(3000);
    await page.getByRole('button', { name: /^Show all 2,900/ }).click();
    await expect.poll(() => page.locator('#table tbody tr').count(), PATIENT).toBe(3000);
    expect(await trouble()).toEqual([]);
  });

  describe('hostile texts', () => {
    test('the traps catch what is not escaped', async () => {
      const { page, trouble } = await opened();
      await page.evaluate(
        `document.body.insertAdjacentHTML('beforeend', '<img src=x onerror=pwn()>'); pwn();`,
      );
      await page.waitForTimeout(100);
      expect((await trouble()).join('\n')).toMatch(/img-src[\s\S]*a text was run/);
    });

    test.each<[string, BrowserContextOptions]>([
      ['with scripts', {}],
      ['without scripts', { javaScriptEnabled: false }],
    ])('do nothing %s', async (_how, options) => {
      const { page, trouble } = await browsing.open(hostileReport(HOSTILE_TEXTS), options);
      if (options.javaScriptEnabled !== false) await useEverything(page);
      expect(await page.locator('article').count()).toBe(HOSTILE_TEXTS.length);
      expect(await trouble()).toEqual([]);
      for (const name of ['img', 'iframe', 'object', 'embed', 'form', 'base', 'link', 'template']) {
        expect(await page.locator(name).count(), name).toBe(0);
      }
      expect(await page.locator('script').count()).toBe(2);
    });

    test('are seen as they were written', async () => {
      const { page } = await browsing.open(hostileReport(HOSTILE_TEXTS));
      const rationales = await page.locator('article .rationale').allTextContents();
      expect(rationales).toContain('<script>pwn()</script>');
      expect(rationales).toContain('\\u{202e}<script>pwn()</script>\\u{202c}');
      expect(await page.locator('#details').textContent()).toContain('No document chosen');
    });
  });

  // biome-ignore format: a table is read by column
  test.each<[string, BrowserContextOptions]>([
    ['light',      { colorScheme: 'light' }],
    ['dark',       { colorScheme: 'dark' }],
    ['400 px',     { ...NARROW, colorScheme: 'light' }],
    ['400 px dark', { ...NARROW, colorScheme: 'dark' }],
  ])('a checker of accessibility finds nothing, %s', async (_how, options) => {
    const { page } = await browsing.open(madeReport(120), options);
    expect(await findings(page)).toEqual([]);
    await useEverything(page);
    expect(await findings(page)).toEqual([]);
  });

  test('the checker finds what is wrong, far down the page too', async () => {
    const { page } = await browsing.open(madeReport(120));
    await page.evaluate(`(() => {
      document.querySelector('article:last-of-type .rationale').style.color = '#aaa';
      document.querySelector('#find').parentElement.replaceWith(document.querySelector('#find'));
    })()`);
    const found = (await findings(page)).map((text) => text.split(':').slice(0, 2).join(':'));
    expect(found).toEqual(['serious: color-contrast']);
  });

  test.each([
    ['made-up documents', report],
    ['hostile texts', hostileReport(HOSTILE_TEXTS)],
  ])('at 400 px nothing sticks out: %s', async (_what, one) => {
    const { page } = await browsing.open(one, NARROW);
    expect(await widthOf(page)).toBe(400);
    await useEverything(page);
    expect(await widthOf(page)).toBe(400);
  });

  test('without scripts the findings are all there', async () => {
    const { page } = await opened({ javaScriptEnabled: false });
    expect(await page.locator('article .rationale').allTextContents()).toEqual(
      report.entries.map(({ rationale }) => rationale),
    );
    const paths = await page.locator('article h4').allTextContents();
    expect(paths.toSorted()).toEqual(report.entries.map(({ path }) => path).toSorted());
    expect(await page.locator('article').last().isVisible()).toBe(true);
    expect(await page.locator('#explorer').isVisible()).toBe(false);
    expect(await page.locator('noscript p').isVisible()).toBe(true);
  });

  describe('by keyboard', () => {
    test('the first stop leads past everything', async () => {
      const { page } = await opened();
      await page.keyboard.press('Tab');
      const skip = page.getByRole('link', { name: 'Skip to the findings' });
      expect(await page.evaluate('document.activeElement.textContent')).toBe(
        'Skip to the findings',
      );
      expect((await skip.boundingBox())?.y).toBeGreaterThanOrEqual(0);
      await page.keyboard.press('Enter');
      expect(page.url()).toMatch(/#findings$/);
    });

    test('the map is one stop: arrows move in it, Enter opens, Escape comes back', async () => {
      const { page } = await opened();
      const cells = page.locator('[role=option]');
      expect(await page.locator('[role=option][tabindex="0"]').count()).toBe(1);
      await page.locator('#reset').focus();
      await page.keyboard.press('Tab');
      const first = await focused(page);
      expect(first).toBe(await cells.first().getAttribute('aria-label'));
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('ArrowRight');
      const other = await focused(page);
      expect(other).not.toBe(first);
      const ring = await page.locator('rect.focus').boundingBox();
      const cell = await page.locator('[role=option]:focus rect').first().boundingBox();
      expect(Math.abs((ring?.x ?? 0) - (cell?.x ?? 0))).toBeLessThan(10);
      expect(await page.locator('[role=option][tabindex="0"]').getAttribute('aria-label')).toBe(
        other,
      );
      await page.keyboard.press('Enter');
      expect(await page.evaluate('document.activeElement.id')).toBe('details-title');
      expect(other).toContain(await page.locator('#details-title').textContent());
      expect(
        await page.locator('[role=option][aria-selected=true]').getAttribute('aria-label'),
      ).toBe(other);
      await page.keyboard.press('Escape');
      expect(await focused(page)).toBe(other);
      await page.keyboard.press('Tab');
      expect(await page.evaluate('document.activeElement.closest("#map") === null')).toBe(true);
    });

    test('plus goes into a folder, minus comes out', async () => {
      const { page } = await opened();
      await page.locator('[role=option][aria-label^="docs/guides/"]').first().focus();
      await page.keyboard.press('+');
      expect(await page.locator('#crumbs').textContent()).toBe('All foldersdocs');
      expect(await focused(page)).toMatch(/^docs\//);
      expect(await page.locator('#folder').inputValue()).toBe('docs');
      await page.keyboard.press('-');
      expect(await page.locator('#crumbs').textContent()).toBe('All folders');
      expect(await page.locator('[role=option]').count()).toBe(600);
    });

    test('whatever has the focus is seen to have it', async () => {
      const { page } = await opened();
      const shown = new Set<string>();
      for (let stop = 0; stop < 30; stop += 1) {
        await page.keyboard.press('Tab');
        shown.add(await page.evaluate<string>(OUTLINE));
      }
      expect([...shown].filter((outline) => !/solid 2px/.test(outline))).toEqual([]);
    });
  });

  describe('the table', () => {
    const column = (page: Page, name: string) =>
      page.locator(`#table tbody .${name}`).allTextContents();

    test('is in the order of the column that was clicked, and says so', async () => {
      const { page } = await opened();
      const head = page.getByRole('columnheader', { name: 'Tokens' });
      const tokens = async () =>
        (await column(page, 'tokens')).map((text) => Number(text.replace(/\D/g, '')));
      const sorted = report.documents.map((one) => one.tokens).sort((one, other) => one - other);
      expect(await head.getAttribute('aria-sort')).toBe('descending');
      expect(await tokens()).toEqual(sorted.toReversed().slice(0, 100));
      await head.getByRole('button').click();
      expect(await head.getAttribute('aria-sort')).toBe('ascending');
      expect(await tokens()).toEqual(sorted.slice(0, 100));
      await page.getByRole('button', { name: 'Document' }).click();
      expect(await head.getAttribute('aria-sort')).toBeNull();
      expect(await column(page, 'path')).toEqual(
        report.documents.slice(0, 100).map(({ path }) => path),
      );
    });

    test('has what is asked for, and the map and the count with it', async () => {
      const { page } = await opened();
      const wanted = report.documents.filter(({ deciding }) => deciding);
      await page.locator('#show').selectOption('deciding');
      expect(await page.locator('#table tbody tr').count()).toBe(wanted.length);
      expect(await page.locator('[role=option]:not(.dim)').count()).toBe(wanted.length);
      expect(await page.locator('#count').textContent()).toContain(`${wanted.length} of 600`);
      await page.locator('#find').fill('no such thing');
      expect(await page.locator('#table tbody').textContent()).toBe('No document is like that.');
      await page.locator('#reset').click();
      expect(await page.locator('#find').inputValue()).toBe('');
      expect(await page.locator('#table tbody tr').count()).toBe(100);
    });

    test('gives more rows on demand, and the focus goes on with them', async () => {
      const { page } = await opened();
      await page.getByRole('button', { name: 'Show 100 more' }).click();
      expect(await page.locator('#table tbody tr').count()).toBe(200);
      expect(await page.evaluate('document.activeElement.closest("tr").rowIndex')).toBe(101);
      await page.getByRole('button', { name: /^Show all 400/ }).click();
      await expect.poll(() => page.locator('#table tbody tr').count(), PATIENT).toBe(600);
      expect(await page.locator('#more button').count()).toBe(0);
    });
  });

  test('a document shows what links to it and from it, and each leads on', async () => {
    const { page, trouble } = await opened();
    const linked = report.documents.findIndex(
      (one, at) => one.links.length > 1 && report.documents.some(({ links }) => links.includes(at)),
    );
    const { path, links } = report.documents[linked] ?? { path: '', links: [] };
    await page.locator('#find').fill(path);
    await page.getByRole('button', { name: path }).click();
    expect(await page.locator('#details-title').textContent()).toBe(path);
    const outbound = page.locator('.outbound button');
    expect(await outbound.allTextContents()).toEqual(
      links.map((link) => report.documents[link]?.path),
    );
    expect(await page.locator('.graph .lines path').count()).toBeGreaterThan(links.length);
    expect(await page.locator('.wire').count()).toBeGreaterThan(1);
    await outbound.first().click();
    expect(await page.locator('#details-title').textContent()).toBe(
      report.documents[links[0] ?? -1]?.path,
    );
    expect(await page.locator('.inbound').textContent()).toContain(path);
    expect(await trouble()).toEqual([]);
  });

  test('a finding leads to its document', async () => {
    const { page } = await opened();
    const card = page.locator('article').first();
    await card.getByRole('button', { name: 'Show on the map' }).click();
    expect(await page.locator('#details-title').textContent()).toBe(
      await card.locator('h4').textContent(),
    );
    await page.locator('#details a').click();
    expect(page.url()).toContain(`#${await card.getAttribute('id')}`);
  });
});

const OUTLINE = `(() => {
  const { outlineStyle, outlineWidth } = getComputedStyle(document.activeElement);
  return outlineStyle + ' ' + outlineWidth + ' ' + document.activeElement.outerHTML.slice(0, 80);
})()`;

/** The name of what has the focus. */
function focused(page: Page): Promise<string> {
  return page.evaluate<string>('document.activeElement.getAttribute("aria-label") ?? ""');
}

function widthOf(page: Page): Promise<number> {
  return page.evaluate<number>('document.documentElement.scrollWidth');
}

/** Unfolds everything, asks for all rows, and chooses the document with the most to show. */
async function useEverything(page: Page): Promise<void> {
  await page.evaluate(`for (const one of document.querySelectorAll('details')) one.open = true`);
  await page.locator('article .onward button').first().click();
  for (let more = await page.locator('.graph > .plain-button').count(); more > 0; more -= 1) {
    await page.locator('.graph > .plain-button').first().click();
  }
  const rows = page.locator('#more button').last();
  if ((await rows.count()) > 0) await rows.click();
  await page.locator('#table thead button').first().click();
  await page.locator('[role=option]').nth(3).hover({ force: true });
}

async function findings(page: Page): Promise<readonly string[]> {
  await page.evaluate(axe.source);
  const { violations } = await page.evaluate<AxeResults>('axe.run()');
  return violations.map(
    ({ id, impact, nodes }) =>
      `${impact}: ${id}: ${nodes.length} × ${nodes[0]?.html.slice(0, 160)}`,
  );
}
