import type { ManifestContent } from '../manifests.ts';

/** The scripts of a `package.json`. */
export function packageContent(text: string): ManifestContent {
  const manifest = parsed(text);
  if (manifest === undefined) return { names: new Set(), open: true, titles: [] };
  const { name, repository } = manifest;
  const address = isRecord(repository) ? repository['url'] : repository;
  const titles = [name, address].flatMap((title) =>
    typeof title === 'string' ? [lastSegment(title)] : [],
  );
  return { names: new Set(keysOf(manifest['scripts'])), open: false, titles };
}

function parsed(text: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const value: unknown = JSON.parse(text.replace(/^\uFEFF/, ''));
    return isRecord(value) ? value : undefined;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function keysOf(value: unknown): readonly string[] {
  return isRecord(value) ? Object.keys(value) : [];
}

/** `thing` of `@scope/thing`, `git+https://host/me/thing.git`. */
function lastSegment(title: string): string {
  return title
    .replace(/\.git$|\/$/, '')
    .replace(/^.*[/:]/, '')
    .toLowerCase();
}
