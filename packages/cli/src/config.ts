import type { AbsolutePath, ReadOnlyFileSystem } from '@dochygiene/ports';
import type { ScanConfig, Thresholds } from '@dochygiene/scanner';
import type { Pair, YAMLMap } from 'yaml';
import { type Config, configIn, readConfigFile } from './config-file.ts';
import { isOff, keyOf, mapOf, numberOf, type Refuse, type Scalars } from './config-yaml.ts';
import { KNOWN_SIGNALS } from './known-signals.ts';

/** The configuration of the project at `root`, with what it says of signals: see {@link readConfigFile}. */
export function readConfig(
  fs: ReadOnlyFileSystem,
  root: AbsolutePath,
  file?: AbsolutePath,
): Config {
  return readConfigFile(signalsOf, fs, root, file);
}

/** The configuration that `text` holds; `path` is for messages. */
export function configOf(text: string, path: string): Config {
  return configIn(signalsOf, text, path);
}

function signalsOf(refuse: Refuse, map: YAMLMap): NonNullable<ScanConfig['signals']> {
  const known = KNOWN_SIGNALS.map(({ id }) => id);
  const found: Record<string, 'off' | Thresholds> = {};
  for (const pair of map.items) {
    const id = keyOf(refuse, pair, known);
    const thresholds = KNOWN_SIGNALS.find((signal) => signal.id === id)?.thresholds ?? {};
    found[id] = isOff(pair) ? 'off' : thresholdsOf(refuse, pair, id, thresholds);
  }
  return found;
}

function thresholdsOf(refuse: Refuse, pair: Pair, id: string, known: Thresholds): Scalars {
  const found: Record<string, number> = {};
  for (const each of mapOf(refuse, pair, id).items) {
    const key = keyOf(refuse, each, Object.keys(known));
    found[key] = numberOf(refuse, each, key, Number.MAX_SAFE_INTEGER);
  }
  return found;
}
