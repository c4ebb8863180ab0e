import { type AbsolutePath, child, readText } from '@dochygiene/ports';
import { type Command, has } from '../command.ts';
import { Failure } from '../failure.ts';
import { ignoresState, STATE_ENTRY } from '../ignore-entry.ts';
import type { Outside } from '../outside.ts';
import { directoryNamed, refusable, rootOf } from '../place.ts';
import { replaceFile } from '../replace-file.ts';

/** A longer .gitignore is not edited, in bytes. */
const IGNORE_BYTES = 1024 * 1024;

/** `dochygiene init`: offers to keep the state directory out of git. */
export const initCommand: Command = {
  name: 'init',
  summary: 'offer to add .dochygiene/ to .gitignore',
  positionals: ['[dir]'],
  options: { yes: { short: 'y', help: 'write it without asking' } },
  example: ['dochygiene init --yes', 'adds the entry, for a script'],
  notes: `The folder .dochygiene/ ignores itself: it holds a .gitignore with the line "*". The entry in the
project's own .gitignore says the same where people look for it. It is written only on a yes.`,
  async run(given, outside) {
    const root = rootOf(directoryNamed(given.positionals[0], outside), outside);
    const path = child(root, '.gitignore');
    const old = refusable('read', path, () => gitignore(outside, path));
    if (ignoresState(old)) {
      outside.out.write(`${path} already ignores ${STATE_ENTRY}\n`);
      return 0;
    }
    const yes = has(given, 'yes') || (await outside.ask(`Add "${STATE_ENTRY}" to ${path}?`));
    if (yes === undefined) {
      throw new Failure('Cannot ask: there is no terminal to answer on', 'Say yes with: --yes');
    }
    if (!yes) {
      outside.out.write('Nothing was written.\n');
      return 0;
    }
    replaceFile(outside, path, withEntry(old));
    outside.out.write(`Added "${STATE_ENTRY}" to ${path}\n`);
    return 0;
  },
};

function gitignore({ fs }: Outside, path: AbsolutePath): string {
  const real = fs.realPath(path);
  if (real === undefined) return '';
  const { text, truncated } = readText(fs, real, IGNORE_BYTES);
  if (truncated) throw new Failure(`Cannot edit "${path}": it is over ${IGNORE_BYTES} bytes`);
  if (text.includes('\ufffd')) {
    throw new Failure(
      `Cannot edit "${path}": it is not UTF-8`,
      `Add the line by hand: ${STATE_ENTRY}`,
    );
  }
  return text;
}

/** `old` with the entry on a line of its own at the end, in the line endings it uses. */
function withEntry(old: string): string {
  const ending = old.includes('\r\n') ? '\r\n' : '\n';
  const gap = old === '' || old.endsWith('\n') ? '' : ending;
  return `${old}${gap}${STATE_ENTRY}${ending}`;
}
