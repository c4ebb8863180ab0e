import type { Carrier } from '../carrier.ts';

/**
 * `carriers` with those made one that run the same thing on the same event and differ in one respect
 * only: a hook that is registered for `Edit` and again for `Write` sees both.
 *
 * Of two that differ in more than one respect neither gains: `Edit` of one path and `Write` of another
 * is not both of both.
 */
export function merged(carriers: readonly Carrier[]): readonly Carrier[] {
  if (carriers.length < 2) return carriers;
  const found: Carrier[] = [];
  for (const carrier of carriers) {
    const index = found.findIndex(
      (other) => isSame(other, carrier) && differences(other, carrier) <= 1,
    );
    const other = found[index];
    if (other === undefined) found.push(carrier);
    else found[index] = union(other, carrier);
  }
  return found;
}

const RESPECTS = ['tools', 'paths', 'sources'] as const;

function isSame(one: Carrier, other: Carrier): boolean {
  return (
    one.host === other.host &&
    one.event === other.event &&
    one.mode === other.mode &&
    one.class === other.class &&
    one.runs === other.runs &&
    one.firing.period === other.firing.period
  );
}

function differences({ firing: one }: Carrier, { firing: other }: Carrier): number {
  const key = (names: readonly string[] | undefined) => names && [...names].sort().join('\0');
  return RESPECTS.filter((respect) => key(one[respect]) !== key(other[respect])).length;
}

function union(one: Carrier, other: Carrier): Carrier {
  const firing: { -readonly [Key in keyof Carrier['firing']]: Carrier['firing'][Key] } = {
    period: one.firing.period,
  };
  for (const respect of RESPECTS) {
    const [mine, others] = [one.firing[respect], other.firing[respect]];
    if (mine !== undefined && others !== undefined)
      firing[respect] = [...new Set([...mine, ...others])];
  }
  return { ...one, firing };
}
