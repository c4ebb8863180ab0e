/** What a mention leads to. */
export type Resolution =
  /** A file that is there; `path` relative to the root. */
  | { readonly kind: 'file'; readonly path: string }
  | { readonly kind: 'directory'; readonly path: string }
  /** Nothing is there. `candidates`: what it could have meant, best first; `likely`: it names a path. */
  | { readonly kind: 'missing'; readonly path: string; readonly nearest: string | undefined }
  /** In a directory that was not opened, outside the project, or of an unknown site root. */
  | { readonly kind: 'unknown' }
  /** Another site, a mail address, a pattern, or no path at all. */
  | { readonly kind: 'external' };
