#!/usr/bin/env node
// The command for a bundle of one file, in which there is nothing to be loaded later.
import { commands } from './commands/index.ts';
import { start } from './start.ts';

await start(() => commands);
