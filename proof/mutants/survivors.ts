/** Mutants that no test can tell from what is right, by `file: name`, and why. */
export const EQUIVALENT: Readonly<Record<string, string>> = {
  'state-store/instant: any length of time will do':
    'only that form is written again as it was read, for the years that are believed',
};
