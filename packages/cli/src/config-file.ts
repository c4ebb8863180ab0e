import {
  type AbsolutePath,
  child,
  FileSystemError,
  type ReadOnlyFileSystem,
  readText,
} from '@dochygiene/ports';
import type { ScanConfig } from '@dochygiene/scanner';
import { DEFAULT_STALENESS_DAYS } from '@dochygiene/session-reminder';
import type { Pair, YAMLMap } from 'yaml';
import { keyOf, mapOf, numberOf, openYaml, type Refuse, stringsOf } from './config-yaml.ts';
import { Failure } from './failure.ts';

/** The name of the optional configuration at the project root. */
export const CONFIG_FILE = 'dochygiene.yaml';

/** What people call it too; silence would leave them wondering. */
const MISNAMED = 'dochygiene.yml';

/** A larger configuration is refused, in bytes. */
const CONFIG_BYTES = 64 * 1024;
const MOST_DAYS = 3650;
const KEYS = ['scope', 'excluded_dirs', 'threshold_days', 'signals'];

/** What a project has set, with defaults filled in. */
export interface Config {
  readonly scan: ScanConfig;
  /** A check goes stale after so many days. */
  readonly thresholdDays: number;
}

const DEFAULTS: Config = { scan: {}, thresholdDays: DEFAULT_STALENESS_DAYS };

/** Reads the part of a configuration that is about signals. */
export type SignalsReader = (refuse: Refuse, map: YAMLMap) => NonNullable<ScanConfig['signals']>;

/**
 * The configuration of the project at `root`: `file` if one is named, else `dochygiene.yaml` if there
 * is one, else the defaults.
 *
 * @throws Failure, naming file, line and remedy, for anything in it that is not understood.
 */
export function readConfigFile(
  signalsOf: SignalsReader,
  fs: ReadOnlyFileSystem,
  root: AbsolutePath,
  file?: AbsolutePath,
): Config {
  const path = file ?? child(root, CONFIG_FILE);
  if (file === undefined && fs.lstat(path) === undefined) {
    const misnamed = child(root, MISNAMED);
    if (fs.lstat(misnamed) === undefined) return DEFAULTS;
    throw new Failure(
      `Cannot use "${misnamed}": the name is not looked for`,
      `Call it ${CONFIG_FILE}.`,
    );
  }
  try {
    const { text, truncated } = readText(fs, path, CONFIG_BYTES);
    if (truncated) throw new Failure(`Cannot read "${path}": it is over ${CONFIG_BYTES} bytes`);
    return configIn(signalsOf, text, path);
  } catch (error) {
    if (!(error instanceof FileSystemError)) throw error;
    const why = error.code.toLowerCase().replaceAll('_', ' ');
    throw new Failure(`Cannot read "${path}": ${why}`, 'Name a regular file that you may read.');
  }
}

/** The configuration that `text` holds; `path` is for messages. */
export function configIn(signalsOf: SignalsReader, text: string, path: string): Config {
  const { map, refuse } = openYaml(text, path);
  const scan: { -readonly [Key in keyof ScanConfig]: ScanConfig[Key] } = {};
  let { thresholdDays } = DEFAULTS;
  for (const pair of map?.items ?? []) {
    const key = keyOf(refuse, pair, KEYS);
    if (key === 'scope') scan.scope = scopeOf(refuse, pair);
    if (key === 'excluded_dirs') scan.excludedDirs = stringsOf(refuse, pair, key);
    if (key === 'threshold_days') thresholdDays = numberOf(refuse, pair, key, MOST_DAYS);
    if (key === 'signals') scan.signals = signalsOf(refuse, mapOf(refuse, pair, key));
  }
  return { scan, thresholdDays };
}

function scopeOf(refuse: Refuse, pair: Pair): readonly string[] {
  const globs = stringsOf(refuse, pair, 'scope');
  if (globs.length > 0) return globs;
  return refuse(
    pair.key,
    '"scope" is empty: no file would be a document',
    'Name a glob, or leave it out.',
  );
}
