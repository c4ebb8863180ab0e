import type { AbsolutePath } from '@dochygiene/ports';
import { type Given, option } from './command.ts';
import type { Outside } from './outside.ts';
import { resolvePath } from './place.ts';

/** The option that names another configuration. */
export const CONFIG_OPTION = {
  value: 'FILE',
  help: 'read this configuration instead of dochygiene.yaml',
} as const;

/** The configuration that `--config` names. */
export function configFile(given: Given, outside: Outside): AbsolutePath | undefined {
  const file = option(given, 'config');
  return file === undefined ? undefined : resolvePath(outside.directory, file);
}
