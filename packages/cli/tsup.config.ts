import { defineConfig } from 'tsup';
import { commandBundle } from '../../tooling/bundle/command-bundle.ts';

export default defineConfig(commandBundle({ extension: '.cjs', smaller: { minify: true } }));
