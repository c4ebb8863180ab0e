import { type AbsolutePath, child, type ReadOnlyFileSystem } from '@dochygiene/ports';
import { GIT_IGNORE_FILE, OWN_IGNORE_FILE, ruleDetail } from './exclusions/ignore-match.ts';
import { byteString } from './ignore/byte-string.ts';
import { gitExcludeFile } from './ignore/git-exclude.ts';
import { ALL_ROOM, ignoreFileReader } from './ignore/ignore-file.ts';
import { type Layer, layerBelow, layerRule, topLayer } from './ignore/layer.ts';
import type { Rule } from './ignore/rule.ts';

/** A project whose ignore files are asked. */
export interface IgnoredAtInput {
  readonly fs: ReadOnlyFileSystem;
  readonly root: AbsolutePath;
}

/**
 * Tells which rule would leave out a file at a path, whether anything is there or not, as
 * `.gitignore:2: /drafts/`; `undefined` if none would.
 *
 * Either is enough: a rule of git, which would not keep the file, or one of the project's own. Ignore
 * files are read when a path leads by them, each once; the path is relative to the root, with `/`.
 */
export function ignoredAt({ fs, root }: IgnoredAtInput): (path: string) => string | undefined {
  const read = ignoreFileReader(fs);
  const exclude = gitExcludeFile(fs, root);
  const layers = new Map<string, readonly Layer[]>();
  const layersOf = (file: string, at: AbsolutePath | undefined): readonly Layer[] => {
    const known = layers.get(file);
    if (known !== undefined) return known;
    const set = at && read(at, file, ALL_ROOM).set;
    const made = set === undefined || set.rules.length === 0 ? [] : [topLayer(set)];
    layers.set(file, made);
    return made;
  };

  return (path) => {
    const segments = path.split('/');
    let git = layersOf('.git/info/exclude', exclude);
    let own = layersOf(OWN_IGNORE_FILE, child(root, OWN_IGNORE_FILE));
    for (const [at, segment] of segments.entries()) {
      const file = [...segments.slice(0, at), GIT_IGNORE_FILE].join('/');
      git = [...layersOf(file, child(root, file)), ...git];
      const name = byteString(segment);
      const isDirectory = at + 1 < segments.length;
      const rule = leavingOut(git, name, isDirectory) ?? leavingOut(own, name, isDirectory);
      if (rule !== undefined) return ruleDetail(rule);
      git = git.map((layer) => layerBelow(layer, name));
      own = own.map((layer) => layerBelow(layer, name));
    }
    return undefined;
  };
}

/** The rule that leaves `name` out, if it is what the first of `layers` that speaks of it says. */
function leavingOut(
  layers: readonly Layer[],
  name: string,
  isDirectory: boolean,
): Rule | undefined {
  for (const layer of layers) {
    const rule = layerRule(layer, name, isDirectory);
    if (rule !== undefined) return rule.negated ? undefined : rule;
  }
  return undefined;
}
