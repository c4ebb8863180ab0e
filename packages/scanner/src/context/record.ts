import { baseName } from '../resolve/project-path.ts';

/**
 * Whether the document at `path` records something as it was on its day: a decision, a proposal, a
 * release, an incident, a meeting, a change that waits for its release. It is right to be old, and to
 * be read by few.
 */
export function isRecord(path: string): boolean {
  return (
    RECORDS.test(path) ||
    DATED.test(path) ||
    OF_A_YEAR.test(baseName(path)) ||
    NUMBERED.test(baseName(path))
  );
}

const RECORDS =
  /(?:^|\/)(?:adrs?|decisions?|decision-records?|architecture-decisions?|rfcs?|[\w-]*-rfcs?|proposals?|enhancements?|keps?|peps?|eips?|ercs?|bips?|jeps?|ceps?|rips?|incidents?|post-?mortems?|retros?(?:pectives)?|minutes|meetings?|meeting-?notes|LDM|release[-_]?notes|releases|changelogs?|newsletters?|annual-?reports?|_?posts|blogs?|news|journal|diary|elections?|\.?changesets?|\.changelog|changelog\.d|\.changes|newsfragments)\//i;

const DATED =
  /(?:^|[/_.-])(?:19|20)\d\d[-_./]?(?:0[1-9]|1[0-2])(?:[-_./]?[0-3]\d)?(?:T\d{4,6}Z?)?(?:[/_.-]|$)|(?:^|\/)(?:19|20)\d\d\//;

/** `annual-report-2021.md`, `2017_Weekly_Minutes.md`, `roadmap-2018.md`. */
const OF_A_YEAR = /(?:^|[_.-])(?:19|20)\d\d(?:[_.-]|$)/;

/** `adr-7.md`, `0012-use-x.md`; enhancement and improvement proposals, `sep-013.rst`, `cip-20.md`. */
const NUMBERED = /^(?:(?:adr|rfc|erc|se|[a-z]ep|[a-su-y]ip)[-_ ]?\d+|\d{3,}[-_. ])/i;
