/** The files that are kept as they are handed in: a check that has begun, and what was looked at and stays. */
export type KeptName = 'check.json' | 'acks.json';
