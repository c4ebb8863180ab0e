import type { AbsolutePath, ReadOnlyFileSystem } from '@dochygiene/ports';
import {
  DEFAULT_EXCLUDED_DIRS,
  type ScopedFolder,
  type WalkRules,
  walk,
} from '@dochygiene/scanner';
import type { AuditProblem } from '../finding.ts';
import { isRuleDocument } from './kinds.ts';

/** Rule documents of a project by where they lie, in code-unit order. */
export interface FoundDocuments {
  readonly paths: readonly string[];
  readonly problems: readonly AuditProblem[];
}

/**
 * The rule documents in and below `root`.
 *
 * It walks as a scan does: what git ignores is no rule of the project, but for what agents read all
 * the same (`.claude/`, `CLAUDE.local.md`), and directories that hold nothing of the project's own
 * are not opened.
 */
export function findDocuments(
  fs: ReadOnlyFileSystem,
  root: AbsolutePath,
  excludedDirs: readonly string[] = DEFAULT_EXCLUDED_DIRS,
): FoundDocuments {
  const rules: WalkRules = {
    scope: { globs: [], root: folder('') },
    // Whatever the wishes: git's own folder holds no document.
    excludedDirs: new Set([...excludedDirs, '.git', '.dochygiene']),
  };
  const listing = walk(fs, root, rules);
  const shut = [...listing.unseen].filter((path) => MAY_BE_RULES.test(path));
  return {
    paths: listing.candidates.map(({ path }) => path),
    problems: [
      ...listing.problems.map(({ path, line, message }) =>
        line === undefined ? { path, message } : { path, line, message },
      ),
      ...shut.map((path) => {
        const message = `Cannot look into "${path}": it is a link to a directory, or is left out; no rule in it was read`;
        return { path, message };
      }),
    ],
  };
}

/** Folders that hold nothing but rules: that one is not opened is worth telling. */
const MAY_BE_RULES =
  /(?:^|\/)(?:\.claude(?:\/rules)?|\.cursor(?:\/rules)?|\.windsurf(?:\/rules)?)$|^\.clinerules$|^\.github\/instructions$/;

function folder(above: string): ScopedFolder {
  return {
    covers: (name) => isRuleDocument(above + name),
    below: (name) => folder(`${above}${name}/`),
  };
}
