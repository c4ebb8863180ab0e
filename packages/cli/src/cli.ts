#!/usr/bin/env node
import { loadCommands } from './commands/loaded.ts';
import { start } from './start.ts';

void start(loadCommands);
