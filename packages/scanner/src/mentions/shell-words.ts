/**
 * The simple commands of `command`, each as its words, quotes taken off.
 *
 * Knows what ends a word and what begins a new command, and no more of the shell's grammar. The
 * target of a redirection that writes is left out, since that file is made and not named.
 */
export function shellWords(command: string): readonly (readonly string[])[] {
  const commands: string[][] = [[]];
  let writes = false;
  for (const [token] of command.matchAll(TOKEN)) {
    if (token.startsWith('#')) break;
    if (/^[|&;()]/.test(token)) commands.push([]);
    else if (/^\d?>/.test(token)) writes = true;
    else if (token.startsWith('<')) continue;
    else {
      if (!writes) commands.at(-1)?.push(unquoted(token));
      writes = false;
    }
  }
  return commands;
}

// An operator, a redirection, or a word: runs of plain characters, escapes and quoted parts.
const TOKEN =
  /[|&;()]+|\d?>>?&?|<+-?|(?:[^\s|&;()<>"'\\]|\\[\s\S]|"(?:[^"\\]|\\[\s\S])*"|'[^']*'|["'\\])+/g;

function unquoted(token: string): string {
  return /["'\\]/.test(token) ? token.replace(/\\([\s\S])|["']/g, '$1') : token;
}
