import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { claude, environment, mustRun, prepareHome, run } from './client.ts';
import { ANSWER, type StubApi } from './stub-api.ts';

/** The client's own interface on a screen of its own, as a person would see it. */
export interface Terminal {
  /** Types `words`, presses Enter, and waits for the end of the model's turn. */
  ask(words: string): Promise<Screen>;
  /** Types a command of the client's own, presses Enter, and waits for `shown`. */
  command(words: string, shown: RegExp): Promise<Screen>;
  /** Ends the client and waits until it has written what it remembers. */
  close(): Promise<void>;
}

/** What hooks have put on a screen. */
export interface Screen {
  readonly text: string;
  /** One banner an entry, its lines joined, with the name of its event: `startup`, `resume`. */
  readonly banners: readonly { readonly event: string; readonly words: string }[];
  /** Whether the client complains of a hook anywhere. */
  readonly complains: boolean;
}

/** Where and how a session is opened. */
export interface Opening {
  readonly home: string;
  readonly folder: string;
  readonly api: StubApi;
  readonly args?: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
}

/**
 * Opens a session in a terminal and returns once it takes input.
 *
 * The interface does not wait for its hooks, but the first question to the model does: so only
 * {@link Terminal.ask} shows all that they had to say, and shows it without a guess at how long
 * they take.
 */
export async function openTerminal(opening: Opening): Promise<Terminal> {
  const { home, folder, api, args = [], env = {} } = opening;
  prepareHome(home, [folder]);
  const variables = Object.entries(environment(home, api.url, env));

  opened += 1;
  // A server of our own: nobody else's sessions are touched, and nobody's configuration is read.
  const socket = join(home, 'tmp', `screen-${process.pid}-${opened}`);
  const tmux = (...words: readonly string[]) =>
    mustRun('tmux', ['-S', socket, '-f', '/dev/null', ...words], {
      cwd: home,
      env: environment(home),
    });
  const read = async () => (await tmux('capture-pane', '-p', '-t', PANE)).replaceAll('\u00a0', ' ');

  // biome-ignore format: one option and its value a line would hide the command
  await tmux(
    'new-session', '-d', '-s', PANE, '-x', '110', '-y', '50', '-c', folder,
    'env', '-i', ...variables.map(([name, value]) => `${name}=${value}`), claude(), ...args,
    ';', 'set-option', '-t', PANE, 'remain-on-exit', 'on',
  );
  const pid = Number(await tmux('display-message', '-p', '-t', PANE, '#{pane_pid}'));

  const send = async (words: string) => {
    await tmux('send-keys', '-t', PANE, '-l', words);
    await until(read, (text) => text.includes(`❯ ${words}`), `the words "${words}" in the prompt`);
    // The menu of commands closes a moment after it opens, and takes an Enter that comes too soon.
    if (words.startsWith('/')) await pause(MENU_MS);
    await tmux('send-keys', '-t', PANE, 'Enter');
  };
  const close = async () => {
    await run('tmux', ['-S', socket, 'kill-server'], { cwd: home, env: environment(home) });
    await gone(pid);
  };

  try {
    await until(read, (text) => /^❯/mu.test(text), 'the prompt');
  } catch (error) {
    await close();
    throw error;
  }
  return {
    close,
    async ask(words) {
      const before = api.conversations.length;
      const answers = count(await read(), ANSWER);
      await send(words);
      const answered = (text: string) =>
        api.conversations.length > before && count(text, ANSWER) > answers;
      return screenOf(await until(read, answered, 'the end of the turn'));
    },
    async command(words, shown) {
      await send(words);
      return screenOf(await until(read, (text) => shown.test(text), `${shown}`));
    },
  };
}

/** Opens a session, asks one question in it, and closes it: what a person has seen by then. */
export async function seen(opening: Opening): Promise<Screen> {
  const terminal = await openTerminal(opening);
  try {
    return await terminal.ask('hello');
  } finally {
    await terminal.close();
  }
}

const PANE = 'client';
const POLL_MS = 100;
const STILL_MS = 500;
const MENU_MS = 500;
const PATIENCE_MS = 30_000;
let opened = 0;

/** The screen once it is as `wanted`, and has been still for a moment. */
async function until(
  read: () => Promise<string>,
  wanted: (text: string) => boolean,
  what: string,
): Promise<string> {
  let text = '';
  let since = Date.now();
  for (const start = Date.now(); Date.now() - start < PATIENCE_MS; await pause(POLL_MS)) {
    const now = await read();
    if (now !== text) since = Date.now();
    text = now;
    if (wanted(text) && Date.now() - since >= STILL_MS) return text;
  }
  throw new Error(`Cannot see ${what} within ${PATIENCE_MS} ms, but:\n${text}`);
}

function screenOf(text: string): Screen {
  const banners: { event: string; words: string }[] = [];
  let open = false;
  for (const line of text.split('\n')) {
    const head = /^ {2}⎿\s+SessionStart:(\w+) says: ?(.*)$/u.exec(line);
    const more = /^ {5}(\S.*)$/u.exec(line);
    const last = banners.at(-1);
    if (head) banners.push({ event: head[1] ?? '', words: head[2] ?? '' });
    else if (open && more && last) last.words += `\n${more[1]}`;
    open = head !== null || (open && more !== null);
  }
  return { text, banners, complains: /hook failed|hook error|hook cancelled/iu.test(text) };
}

function count(text: string, part: string): number {
  return text.split(part).length - 1;
}

/** Waits for a process to end, and ends it itself after a while. */
async function gone(pid: number): Promise<void> {
  for (const start = Date.now(); Date.now() - start < 5000; await pause(POLL_MS)) {
    try {
      process.kill(pid, 0);
    } catch {
      return;
    }
  }
  process.kill(pid, 'SIGKILL');
}
