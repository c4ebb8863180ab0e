import { versionOf } from './versioned-copy.ts';

/** Whether the document at `path` belongs to a numbered version: it is kept as it was released. */
export function isVersionSnapshot(path: string): boolean {
  return KEPT.test(path) || /\d\.[\dx]/.test(versionOf(path) ?? '');
}

const KEPT = /(?:^|\/)versioned_docs\//;
