/** A way to start the hook that no client should use, in the words of a shell. */
export interface Stress {
  readonly name: string;
  /** `$NODE` and `$HOOK` are what they say; `$COMMAND` is what the plugin's hooks.json says. */
  readonly script: string;
  readonly said: 'banner' | 'silent';
  /** What must be on the machine. */
  readonly needs?: 'script';
}

const RUN = '"$NODE" "$HOOK"';
const TEN_MIB = 'head -c 10485760 /dev/zero';
/** Enough to never come to an end of, and not to fill a machine with if a hook did read it all. */
const MUCH = 'yes | head -c 268435456';
const UNSET = 'unset CLAUDE_PROJECT_DIR;';
const OPEN = 'mkfifo in; exec 9<>in;';
const banner = { said: 'banner' } as const;
const silent = { said: 'silent' } as const;

/** All of them. */
// biome-ignore format: a table is read by column
export const STRESSES: readonly Stress[] = [
  { name: 'input closed',                      ...banner, script: `${RUN} <&-` },
  { name: 'input never closed',                ...banner, script: `${OPEN} ${RUN} <&9` },
  { name: 'input of 10 MiB',                   ...banner, script: `${TEN_MIB} | ${RUN}` },
  { name: 'input that is no JSON',             ...banner, script: `echo '{"cwd":' | ${RUN}` },
  { name: 'input a terminal',                  ...banner, script: pty(RUN), needs: 'script' },
  { name: 'no variable, input closed',         ...banner, script: `${UNSET} ${RUN} <&-` },
  { name: 'no variable, input empty',          ...banner, script: `${UNSET} ${RUN} </dev/null` },
  { name: 'no variable, input a terminal',     ...banner, script: `${UNSET} ${pty(RUN)}`, needs: 'script' },
  { name: 'no variable, input of 10 MiB',      ...banner, script: `${UNSET} ${TEN_MIB} | ${RUN}` },
  { name: 'no variable, input no JSON',        ...banner, script: `${UNSET} echo '{"cwd":' | ${RUN}` },
  { name: 'no variable, input endless',        ...banner, script: `${UNSET} ${MUCH} | ${RUN}` },
  { name: 'no variable, input a device',       ...banner, script: `${UNSET} ${RUN} </dev/zero` },
  { name: 'output closed',                     ...silent, script: `${RUN} >&-` },
  { name: 'output full',                       ...silent, script: `${RUN} >/dev/full` },
  { name: 'output that nobody reads',          ...silent, script: `{ ${RUN}; echo $? >ended; } | true; while ! [ -s ended ]; do :; done; exit "$(cat ended)"` },
  { name: 'all three closed',                  ...silent, script: `${RUN} <&- >&- 2>&-` },
  { name: 'errors closed',                     ...banner, script: `${RUN} 2>&-` },
  { name: 'a deleted folder',                  ...banner, script: `mkdir gone; cd gone; rmdir ../gone; ${RUN}` },
  { name: 'a deleted folder, no variable',     ...silent, script: `${UNSET} mkdir gone; cd gone; rmdir ../gone; ${RUN} <&-` },
  { name: 'no HOME',                           ...banner, script: `unset HOME; ${RUN}` },
  { name: 'no TZ',                             ...banner, script: `unset TZ; ${RUN}` },
  { name: 'a TZ that is none',                 ...banner, script: `TZ=Mars/Olympus ${RUN}` },
  { name: 'a TZ of a thousand characters',     ...banner, script: `TZ=$(printf %1000s x | tr ' ' x) ${RUN}` },
  { name: 'a TZ that leads elsewhere',         ...banner, script: `TZ=:/dev/zero ${RUN}` },
  { name: 'no environment at all',             ...banner, script: `exec env -i "$NODE" "$HOOK" <&-` },
  { name: 'options of Node’s that are bad',    ...banner, script: `NODE_OPTIONS=--no-such-option; export NODE_OPTIONS; ${command()}` },
  { name: 'certificates that are gone',        ...banner, script: `NODE_EXTRA_CA_CERTS=/gone; export NODE_EXTRA_CA_CERTS; ${command()}` },
  { name: 'no Node',                           ...silent, script: `PATH=/gone; ${command()}` },
  { name: 'a hook that is gone',               ...silent, script: `CLAUDE_PLUGIN_ROOT=/gone; ${command()}` },
  { name: 'no file may grow',                  ...silent, script: `ulimit -f 0; ${RUN}` },
  { name: 'few open files',                    ...banner, script: `ulimit -n 32; ${RUN}` },
  { name: 'told to end while it waits',        ...silent, script: `${UNSET} ${OPEN} ${ended('TERM')}` },
  { name: 'the command told to end',           ...silent, script: `${UNSET} ${OPEN} ${commandEnded()}` },
  { name: 'interrupted while it waits',        ...silent, script: `${UNSET} ${OPEN} ${ended('INT')}` },
  { name: 'hung up while it waits',            ...silent, script: `${UNSET} ${OPEN} ${ended('HUP')}` },
];

/** Runs `words` with a terminal for its input, and with our own output. */
function pty(words: string): string {
  const inside = `${words.replaceAll('"', '\\"')} >out; echo \\$? >ended`;
  return `script -qec "${inside}" /dev/null >/dev/null 2>&1; cat out; exit "$(cat ended)"`;
}

/** What the client runs, in a shell of its own. */
function command(): string {
  return `/bin/sh -c "$COMMAND"`;
}

/** At its time-out the client ends all processes of the command, which still ends well. */
function commandEnded(): string {
  return `setsid /bin/sh -c "$COMMAND" <&9 & sleep 0.4; kill -TERM -$!; wait $!; exit $?`;
}

/**
 * The client gives up on a hook that waits for input which never ends, by a signal: it dies at once
 * and says nothing. What a shell is left with is what the command of hooks.json ends with.
 */
function ended(signal: string): string {
  return `trap '' ${signal}; (trap - ${signal}; exec "$NODE" "$HOOK" <&9) & sleep 0.4; kill -${signal} $!; wait $! 2>/dev/null; code=$?; [ $code -gt 128 ] || exit 3; exit 0`;
}
