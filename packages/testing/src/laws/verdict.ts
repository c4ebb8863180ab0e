/** How an adapter stands to one law. */
export type Verdict =
  | { readonly law: string; readonly kind: 'kept' }
  | { readonly law: string; readonly kind: 'broken'; readonly error: unknown }
  | { readonly law: string; readonly kind: 'not applicable'; readonly because: string };

/** The verdict on the law named `law`, by whether `check` throws. */
export function judged(law: string, check: () => void): Verdict {
  try {
    check();
    return { law, kind: 'kept' };
  } catch (error) {
    return { law, kind: 'broken', error };
  }
}

/** Laws that an adapter broke. The message names each, with what was seen. */
export class BrokenLawsError extends Error {
  override readonly name = 'BrokenLawsError';
  /** Names of the laws broken, in order. */
  readonly laws: readonly string[];
  /** What each law's check threw, in the same order. */
  readonly errors: readonly unknown[];

  constructor(broken: readonly (Verdict & { readonly kind: 'broken' })[]) {
    const lines = broken.map(({ law, error }) => `- ${law}\n    ${said(error)}`);
    super(`Cannot vouch for the adapter: it breaks ${broken.length} laws\n${lines.join('\n')}`);
    this.laws = broken.map(({ law }) => law);
    this.errors = broken.map(({ error }) => error);
  }
}

function said(error: unknown): string {
  return String(error).split('\n', 1).join('');
}

/** @throws BrokenLawsError if any of `verdicts` is that a law is broken. */
export function mustKeepLaws(verdicts: readonly Verdict[]): void {
  const broken = verdicts.filter((verdict) => verdict.kind === 'broken');
  if (broken.length > 0) throw new BrokenLawsError(broken);
}
