import type { ManifestContent } from '../manifests.ts';

/** The scripts of a `pyproject.toml`, those of tools too, read line by line. */
export function pyprojectContent(text: string): ManifestContent {
  const names = new Set<string>();
  const titles: string[] = [];
  let table = '';
  for (const line of text.split(/\r?\n/)) {
    const header = /^\s*\[{1,2}([^[\]]{1,200})\]/.exec(line);
    if (header !== null) {
      table = (header[1] ?? '').trim();
      continue;
    }
    const entry = /^\s*["']?([\w.-]+)["']?\s*=\s*(?:["']([^"']*)["'])?/.exec(line);
    const [, key = '', value] = entry ?? [];
    if (key === '') continue;
    if (SCRIPTS.test(table)) names.add(key);
    else if (table === 'project' && key === 'name') titles.push((value ?? '').toLowerCase());
  }
  return { names, open: false, titles };
}

const SCRIPTS = /^(?:project\.(?:gui-)?scripts|tool\..*\b(?:scripts|tasks))$/;
