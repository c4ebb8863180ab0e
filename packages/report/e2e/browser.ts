import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { type Report, reportHtml } from '../src/index.ts';

/** Why nothing can be proved here; empty where it can. */
export const SKIP: string = process.env['E2E_SKIP'] ?? 'not started by test:e2e';

/** A report as a browser shows it. */
export interface Opened {
  readonly page: Page;
  /** Whatever a page of ours must not do: complain, ask, run what is not its own, fetch. */
  readonly trouble: () => Promise<readonly string[]>;
}

/** A browser, and a folder for the pages that it opens. */
export interface Browsing {
  /** Opens `report` from the disk, in a window of its own. */
  open(report: Report, options?: BrowserContextOptions): Promise<Opened>;
  close(): Promise<void>;
}

/** Starts the browser that CHROME_BIN names. */
export async function startBrowser(): Promise<Browsing> {
  const folder = mkdtempSync(join(tmpdir(), 'dochygiene-page-'));
  const browser = await chromium.launch({
    executablePath: process.env['CHROME_BIN'] ?? '',
    args: ['--no-sandbox'],
  });
  let pages = 0;
  return {
    async open(report, options = {}) {
      const file = join(folder, `report-${++pages}.html`);
      writeFileSync(file, reportHtml(report));
      const context = await browser.newContext({
        viewport: { width: 1280, height: 900 },
        ...options,
      });
      const page = await context.newPage();
      const url = pathToFileURL(file).href;
      const trouble = await watch(page, url);
      await page.goto(url);
      return { page, trouble };
    },
    async close() {
      await browser.close();
      rmSync(folder, { recursive: true });
    },
  };
}

// The corpus calls it; what a policy forbids is told by an event.
const TRAPS = `
  window.pwn = () => { window.__pwned = true; };
  window.__refused = [];
  document.addEventListener('securitypolicyviolation', (event) =>
    window.__refused.push(event.violatedDirective + ' ' + event.blockedURI));
`;

async function watch(page: Page, url: string): Promise<() => Promise<readonly string[]>> {
  const seen: string[] = [];
  page.on('dialog', (dialog) => {
    seen.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('console', (message) => seen.push(`console ${message.type()}: ${message.text()}`));
  page.on('pageerror', (error) => seen.push(`error: ${error.message}`));
  page.on('popup', () => seen.push('a window was opened'));
  page.on('request', (request) => {
    if (request.url() !== url) seen.push(`request: ${request.url()}`);
  });
  page.on('framenavigated', (frame) => {
    if (frame.url().split('#')[0] !== url) seen.push(`went to ${frame.url()}`);
  });
  const scripted = page.context();
  await scripted.addInitScript(TRAPS);
  return async () => {
    const refused = await page.evaluate<string[] | undefined>('window.__refused');
    const pwned = await page.evaluate<boolean>('window.__pwned === true');
    const frames = page.frames().length > 1 ? ['a frame was made'] : [];
    return [...seen, ...(refused ?? []), ...(pwned ? ['a text was run'] : []), ...frames];
  };
}
