import { defineConfig } from 'tsup';

export default defineConfig({
  entry: ['src/index.ts', 'src/node.ts', 'src/node-git.ts', 'src/node-hash.ts'],
  format: 'esm',
  target: 'node20',
  clean: true,
  sourcemap: true,
});
