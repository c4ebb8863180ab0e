import { fileURLToPath } from 'node:url';

/** The root of this workspace. */
export const WORKSPACE: string = fileURLToPath(new URL('../..', import.meta.url));
