#!/usr/bin/env node
import { loadCommands } from './commands/loaded.ts';
import { optimizeLater } from './optimize-later.ts';
import { start } from './start.ts';

optimizeLater();
void start(loadCommands);
