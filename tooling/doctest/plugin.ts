import type { Plugin } from 'vitest/config';

/** Stands in until README examples become tests. */
export function doctest(): Plugin {
  return { name: 'doctest' };
}
