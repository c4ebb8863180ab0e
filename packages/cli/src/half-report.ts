import type { StateDirectory } from '@dochygiene/state-store';

/** The name of the newest report of which the JSON is there, whether or not its Markdown is. */
export function newestJson({ fs, path }: StateDirectory): string | undefined {
  if (fs.lstat(path)?.kind !== 'directory') return undefined;
  return fs
    .list(path)
    .map(({ name }) => name)
    .filter((name) => /^report-\d{13}-[\da-f]{8}\.json$/.test(name))
    .sort()
    .at(-1);
}
