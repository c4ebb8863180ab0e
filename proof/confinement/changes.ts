/** A call that changes a disk, or opens a file so that it could. */
export interface Change {
  readonly call: string;
  /** Every path that the call names, and the one that it led to where the system told. */
  readonly paths: readonly string[];
  /** What the process was started as. */
  readonly argv: readonly string[];
  readonly line: string;
}

/** What strace is asked to write down: each way to change a disk, and who starts whom. */
export const WATCHED: readonly string[] = [
  '-f',
  '--seccomp-bpf',
  '-y',
  '-s',
  '1024',
  '-e',
  `trace=execve,?fork,?vfork,clone,?clone3,?open,openat,?openat2,?creat,?rename,renameat,renameat2,\
?link,linkat,?unlink,unlinkat,?mkdir,mkdirat,?rmdir,?chmod,fchmod,fchmodat,?fchmodat2,?chown,?lchown,\
fchown,fchownat,truncate,ftruncate,?symlink,symlinkat,?mknod,mknodat,?utime,?utimes,?futimesat,\
utimensat,setxattr,lsetxattr,fsetxattr,removexattr,lremovexattr,fremovexattr,bind`,
];

/**
 * The changes in a log of strace's that were made by processes started as `isOurs` says, and by all
 * that those started in turn. Attempts count, whatever came of them.
 */
export function changesIn(
  log: string,
  isOurs: (argv: readonly string[]) => boolean,
): readonly Change[] {
  const calls = wholeCalls(log);
  const parents = new Map<string, string>();
  for (const { pid, call, line } of calls) {
    const child = /^(?:v?fork|clone3?)$/.test(call) ? /= (\d+)/.exec(line)?.[1] : undefined;
    if (child !== undefined) parents.set(child, pid);
  }
  const started = new Map<string, readonly string[]>();
  const ours = new Map<string, readonly string[]>();
  const found: Change[] = [];
  for (const { pid, call, line } of calls) {
    if (call === 'execve') {
      const argv = argvIn(line);
      if (line.endsWith('= 0')) started.set(pid, argv);
      if (isOurs(argv)) ours.set(pid, argv);
      continue;
    }
    const root = ancestors(pid, parents).find((one) => ours.has(one));
    if (root === undefined || !isChange(call, line)) continue;
    const argv = ours.get(root) ?? [];
    found.push({ call, line, argv, paths: pathsIn(line) });
  }
  return found;
}

interface Call {
  readonly pid: string;
  readonly call: string;
  readonly line: string;
}

/** Calls in the order of their ends; strace writes one in two parts if another comes between. */
function wholeCalls(log: string): readonly Call[] {
  const begun = new Map<string, string>();
  const found: Call[] = [];
  for (const text of log.split('\n')) {
    const [, pid = '', rest = ''] = /^(?:\[pid\s+)?(\d+)\]?\s+(.*)$/.exec(text) ?? [];
    const unfinished = / <unfinished \.\.\.>$/.exec(rest);
    if (unfinished !== null) {
      begun.set(pid, rest.slice(0, unfinished.index));
      continue;
    }
    const resumed = /^<\.\.\. \w+ resumed>/.exec(rest)?.[0];
    const line = resumed === undefined ? rest : (begun.get(pid) ?? '') + rest.slice(resumed.length);
    const call = /^(\w+)\(/.exec(line)?.[1];
    if (call !== undefined) found.push({ pid, call, line });
  }
  return found;
}

/** A process and those it comes from; threads are processes here. */
function ancestors(pid: string, parents: ReadonlyMap<string, string>): readonly string[] {
  const found = [pid];
  for (let up = parents.get(pid); up !== undefined && !found.includes(up); up = parents.get(up)) {
    found.push(up);
  }
  return found;
}

const OPENING = /^(?:open|openat|openat2)$/;
const STARTING = /^(?:v?fork|clone3?|execve)$/;

function isChange(call: string, line: string): boolean {
  if (STARTING.test(call)) return false;
  if (call === 'bind') return line.includes('sun_path');
  return !OPENING.test(call) || /O_(?:WRONLY|RDWR|CREAT|TRUNC|APPEND|TMPFILE)/.test(line);
}

function argvIn(line: string): readonly string[] {
  const list = /^execve\("(?:[^"\\]|\\.)*", \[(.*?)\], /.exec(line)?.[1] ?? '';
  return [...list.matchAll(/"((?:[^"\\]|\\.)*)"/g)].map(([, text = '']) => unescaped(text));
}

/** The paths in a line: those of descriptors are in angle brackets, and those of links followed. */
function pathsIn(line: string): readonly string[] {
  const found: string[] = [];
  const pattern =
    /(?:(?:AT_FDCWD|\d+)<((?:[^>\\]|\\.)*)>, )?"((?:[^"\\]|\\.)*)"|\d+<((?:[^>\\]|\\.)*)>/g;
  for (const [, folder, named, opened] of line.matchAll(pattern)) {
    const path = unescaped(opened ?? named ?? '');
    found.push(
      path.startsWith('/') || folder === undefined ? path : `${unescaped(folder)}/${path}`,
    );
  }
  return found;
}

function unescaped(text: string): string {
  const bytes = text.replace(/\\(x[\da-f]{2}|[0-7]{1,3}|.)/g, (_, code: string) => {
    if (code.startsWith('x')) return String.fromCharCode(Number.parseInt(code.slice(1), 16));
    if (/^[0-7]/.test(code)) return String.fromCharCode(Number.parseInt(code, 8));
    return { n: '\n', t: '\t', r: '\r', f: '\f', v: '\v' }[code] ?? code;
  });
  return Buffer.from(bytes, 'latin1').toString('utf8');
}
