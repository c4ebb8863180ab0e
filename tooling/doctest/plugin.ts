import { type Plugin, transformWithOxc } from 'vite';
import { exampleModule } from './examples.ts';

/** Lets a README be run as a test file: each `ts` fence is a test, each `// =>` an assertion. */
export function doctest(): Plugin {
  return {
    name: 'doctest',
    enforce: 'pre',
    async transform(code, id) {
      if (!id.endsWith('/README.md')) return undefined;
      return transformWithOxc(exampleModule(code), `${id}.ts`, { lang: 'ts' });
    },
  };
}
