// Makes what the page of a report is drawn with: node packages/report/page/build.mjs [FILE]
import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

// The bundler comes with tsup.
const workspace = createRequire(new URL('../../../package.json', import.meta.url));
const { buildSync } = createRequire(workspace.resolve('tsup'))('esbuild');

const here = fileURLToPath(new URL('.', import.meta.url));
const out =
  process.argv[2] ?? fileURLToPath(new URL('../src/html/page-assets.ts', import.meta.url));

const script = bundle('main.ts');
const style = bundle('style/page.css');

writeFileSync(
  out,
  `// Made by packages/report/page/build.mjs from the sources beside it: change those.

/** The script of the page. */
export const PAGE_SCRIPT: string = ${literal(script)};

/** The hash of {@link PAGE_SCRIPT} for a content security policy: SHA-256 in base64. */
export const PAGE_SCRIPT_SHA256: string = '${sha256(script)}';

/** The style of the page. */
export const PAGE_STYLE: string = ${literal(style)};

/** The hash of {@link PAGE_STYLE} for a content security policy: SHA-256 in base64. */
export const PAGE_STYLE_SHA256: string = '${sha256(style)}';
`,
);

function bundle(entry) {
  const { outputFiles } = buildSync({
    absWorkingDir: here,
    entryPoints: [entry],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    // No older browser knows all of the style.
    target: ['chrome111', 'firefox115', 'safari16.4'],
    legalComments: 'none',
    logLevel: 'error',
  });
  return outputFiles[0].text.trim();
}

/** `text` as a string of JavaScript. */
function literal(text) {
  return `'${text.replace(/[\\']/g, '\\$&').replaceAll('\n', '\\n')}'`;
}

function sha256(text) {
  return createHash('sha256').update(text, 'utf8').digest('base64');
}
