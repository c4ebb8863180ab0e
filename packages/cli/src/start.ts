import { type AbsolutePath, absolutePath, parent } from '@dochygiene/ports';
import { nodeFileSystem, systemClock } from '@dochygiene/ports/node';
import { nodeGit } from '@dochygiene/ports/node-git';
import { randomToken, sha256 } from '@dochygiene/ports/node-hash';
import { openFile } from './open-file.ts';
import type { Outside, Sink } from './outside.ts';
import { readInput } from './read-input.ts';
import { type LoadCommands, run } from './run.ts';
import { deserialize, serialize } from './serialize.ts';

/** Runs the command line of this process, with the commands that `load` gives, and ends it with its exit code. */
export async function start(load: LoadCommands): Promise<void> {
  const opened: NodeJS.WriteStream[] = [];
  process.exitCode = await run(process.argv.slice(2), outside(opened), load);
  // With all that was said handed on, nothing is left to wait for, and taking the heap apart takes time.
  await Promise.all(opened.map(handedOn));
  process.exit();
}

function handedOn(stream: NodeJS.WriteStream): Promise<void> {
  return new Promise((resolve) => {
    stream.write('', () => resolve());
  });
}

/** What surrounds this process; the streams that are written to are added to `opened`. */
function outside(opened: NodeJS.WriteStream[]): Outside {
  return {
    fs: nodeFileSystem,
    git: nodeGit(),
    clock: systemClock,
    env: process.env,
    directory: currentDirectory(),
    home: pathOf(process.env['HOME'] ?? process.env['USERPROFILE']),
    user: process.getuid?.(),
    nodeVersion: process.version,
    build: () => buildOf(pathOf(process.argv[1])),
    out: sink(opened, () => {
      // Whoever reads our output may stop reading, as `head` does: that is no error of ours.
      return process.stdout.on('error', (error: NodeJS.ErrnoException) => {
        process.exit(error.code === 'EPIPE' ? Number(process.exitCode ?? 0) : 2);
      });
    }),
    err: sink(opened, () => process.stderr.on('error', () => undefined)),
    ask,
    readInput: () => readInput(process.stdin),
    openFile: (file) => openFile(file, process.platform),
    elapsed: () => performance.now(),
    sha256,
    serialize,
    deserialize,
    token: randomToken,
  };
}

/** A stream that Node makes when it is first asked for, since most commands need one of the two. */
function sink(opened: NodeJS.WriteStream[], open: () => NodeJS.WriteStream): Sink {
  let known: NodeJS.WriteStream | undefined;
  const stream = (): NodeJS.WriteStream => {
    if (known === undefined) {
      known = open();
      opened.push(known);
    }
    return known;
  };
  return {
    write: (text) => void stream().write(text),
    get isTerminal() {
      return stream().isTTY === true;
    },
    get columns() {
      return stream().columns ?? Number.POSITIVE_INFINITY;
    },
  };
}

/** When the file that runs, and whatever lies beside it, were put there. */
function buildOf(program: AbsolutePath | undefined): string {
  const file = program && nodeFileSystem.realPath(program);
  const folder = file && parent(file);
  return [file, folder]
    .map((path) => path && nodeFileSystem.stat(path))
    .map((stat) => stat && `${stat.inode} ${stat.size} ${stat.modified} ${stat.changed}`)
    .join();
}

function currentDirectory(): AbsolutePath | undefined {
  try {
    return pathOf(process.cwd());
  } catch {
    return undefined;
  }
}

function pathOf(text: string | undefined): AbsolutePath | undefined {
  try {
    return text === undefined ? undefined : absolutePath(text);
  } catch {
    return undefined;
  }
}

async function ask(question: string): Promise<boolean | undefined> {
  if (!process.stdin.isTTY) return undefined;
  const { createInterface } = await import('node:readline/promises');
  const reader = createInterface({ input: process.stdin, output: process.stderr });
  try {
    return /^y(es)?$/i.test((await reader.question(`${question} [y/N] `)).trim());
  } finally {
    reader.close();
  }
}
