/** Mutants that no test can tell from what is right, by `file: name`, and why. */
export const EQUIVALENT: Readonly<Record<string, string>> = {
  'state-store/instant: any form of time will do':
    'only that form comes out of `toISOString` again, for the years that are believed',
};
