import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'tsup';

/** The reader, which the package does not export, bundled from source as the package would be. */
export async function reader() {
  const source = fileURLToPath(new URL('../../packages/scanner/src', import.meta.url));
  const folder = mkdtempSync(join(tmpdir(), 'dochygiene-bench-'));
  try {
    await build({
      entry: { markdown: join(source, 'markdown/read-markdown.ts'), utf8: join(source, 'utf8.ts') },
      outDir: folder,
      format: 'esm',
      target: 'node20',
      outExtension: () => ({ js: '.mjs' }),
      config: false,
      silent: true,
    });
    const { readMarkdown } = await import(pathToFileURL(join(folder, 'markdown.mjs')).href);
    const { utf8 } = await import(pathToFileURL(join(folder, 'utf8.mjs')).href);
    return { readMarkdown, utf8 };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
