// Times a report's page in a browser: CHROME_BIN=/usr/bin/chromium node bench/report-page/open.mjs [documents [rounds]]
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { chromium } from 'playwright-core';

const root = fileURLToPath(new URL('../../', import.meta.url));
const count = Number(process.argv[2] ?? 3000);
const rounds = Number(process.argv[3] ?? 11);
const scratch = mkdtempSync(join(tmpdir(), 'dochygiene-page-bench-'));

const SOURCE = `
  export { reportHtml } from '${root}packages/report/src/html/report-html.ts';
  export { madeReport } from '${root}packages/report/test/made-report.ts';
`;

// Two frames after something was done, it is seen.
const SEEN = `new Promise((seen) => requestAnimationFrame(() => requestAnimationFrame(() => seen(performance.now()))))`;

// Rows come a few hundred a frame.
const ALL_ROWS = `new Promise((there) => {
  const look = () => document.querySelectorAll('#table tbody tr').length === ${count}
    ? there(performance.now()) : requestAnimationFrame(look);
  look();
})`;

const ACTS = {
  'sort by another column': `document.querySelector('th.lines button').click()`,
  'filter by a text': `const find = document.getElementById('find'); find.value = 'guides'; find.dispatchEvent(new Event('input'))`,
  'filter no more': `document.getElementById('reset').click()`,
  'choose a document': `document.querySelectorAll('[role=option]')[700].dispatchEvent(new MouseEvent('click', { bubbles: true }))`,
  'show all rows': `document.getElementById('more').lastElementChild.click()`,
  'sort all rows': `document.querySelector('th.path button').click()`,
};

try {
  const page = await madePage();
  const figures = new Map();
  const browser = await chromium.launch({
    executablePath: process.env.CHROME_BIN ?? '/usr/bin/chromium',
    args: ['--no-sandbox'],
  });
  for (let round = 0; round < rounds; round += 1) await time(browser, page, figures);
  console.log(`\n${browser.version()}, ${rounds} rounds; ms, least, median and most`);
  await browser.close();
  for (const [name, all] of figures) {
    all.sort((one, other) => one - other);
    const cells = [all[0], all[Math.floor(all.length / 2)], all.at(-1)];
    console.log(`${name.padEnd(34)}${cells.map((one) => one.toFixed(0).padStart(7)).join('')}`);
  }
} finally {
  rmSync(scratch, { recursive: true });
}

async function madePage() {
  const entry = join(scratch, 'page.ts');
  const bundle = join(scratch, 'page.mjs');
  writeFileSync(entry, SOURCE);
  // The bundler comes with tsup.
  const { buildSync } = createRequire(createRequire(import.meta.url).resolve('tsup'))('esbuild');
  buildSync({ entryPoints: [entry], outfile: bundle, bundle: true, format: 'esm' });
  const { reportHtml, madeReport } = await import(pathToFileURL(bundle).href);
  const report = madeReport(count);
  const started = performance.now();
  const html = reportHtml(report);
  const took = performance.now() - started;
  const file = join(scratch, 'report.html');
  writeFileSync(file, html);
  const kilobytes = Math.round(Buffer.byteLength(html) / 1024);
  console.log(
    `${count} documents, ${report.entries.length} entries: ${kilobytes} KB, made in ${took.toFixed(0)} ms`,
  );
  return pathToFileURL(file).href;
}

/** Opens the page in a window that knows nothing yet, and uses it. */
async function time(browser, url, figures) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  const note = (name, ms) => figures.set(name, [...(figures.get(name) ?? []), ms]);
  const started = performance.now();
  await page.goto(url);
  note('opened, seen from outside', performance.now() - started);
  note('from navigation to all drawn', await page.evaluate(SEEN));
  note(
    'first paint',
    await page.evaluate(`performance.getEntriesByName('first-contentful-paint')[0].startTime`),
  );
  for (const [name, act] of Object.entries(ACTS)) {
    const before = await page.evaluate(
      `(() => { const now = performance.now(); ${act}; return now; })()`,
    );
    note(name, (await page.evaluate(SEEN)) - before);
    if (!name.includes('all rows')) continue;
    note(`${name}, until they are there`, (await page.evaluate(ALL_ROWS)) - before);
  }
  const shown = await page.evaluate(
    `[document.querySelectorAll('[role=option]').length, document.querySelectorAll('#table tbody tr').length].join()`,
  );
  if (shown !== `${count},${count}`) throw new Error(`not all was shown: ${shown}`);
  await context.close();
}
