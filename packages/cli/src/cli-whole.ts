#!/usr/bin/env node
// The command for a bundle of one file, in which there is nothing to be loaded later.
import { commands } from './commands/index.ts';
import { optimizeLater } from './optimize-later.ts';
import { start } from './start.ts';

optimizeLater();
await start(() => commands);
