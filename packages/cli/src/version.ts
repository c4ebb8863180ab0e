/** The version of the command, as its manifest has it. */
export const VERSION = '0.5.0';

/** The artifact's `tool`. */
export const TOOL: string = `dochygiene ${VERSION}`;
