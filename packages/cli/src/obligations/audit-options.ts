import type { AuditOptions } from '@dochygiene/obligations';
import type { AbsolutePath, ReadOnlyFileSystem } from '@dochygiene/ports';
import { type ScanConfig, walkRules } from '@dochygiene/scanner';
import { TOOL } from '../version.ts';

/** A project that is to be audited. */
export interface AuditedProject {
  readonly fs: ReadOnlyFileSystem;
  readonly root: AbsolutePath;
  readonly config: Pick<ScanConfig, 'excludedDirs'>;
}

/** What an audit of `project` is handed: directories are left out as a scan leaves them out. */
export function auditOptions({ fs, root, config }: AuditedProject): AuditOptions {
  const { rules } = walkRules(config);
  return { fs, root, tool: TOOL, excludedDirs: [...rules.excludedDirs] };
}
