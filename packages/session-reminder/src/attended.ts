/** The variables a process was started with. */
export type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Whether a person can see a banner in the session that this environment belongs to.
 *
 * Only the client's own terminal shows one: print mode, the SDKs and editor panels run the same
 * hooks and show nothing, and a reminder given there would be the day's only one, lost. A client
 * that names no entry point is an old one, with a terminal.
 */
export function attended(environment: Environment): boolean {
  const entryPoint = environment['CLAUDE_CODE_ENTRYPOINT'];
  if (entryPoint !== undefined && entryPoint !== 'cli') return false;
  return environment['CLAUDE_CODE_SESSION_ATTENDED'] !== '0';
}
