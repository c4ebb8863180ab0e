const SENSES = [
  // Which documents are in an archive, so that a link to one shows a reader what is over ...
  'archive',
  // ... and where the path is none of a manual or of code, which have parts of such a name too.
  'aged',
  // Which documents are put away, and so may name what is gone and lead nowhere.
  'put-away',
  // What was right on its day, ...
  'day',
  // ... and which commands were.
  'command',
  // What is no paper of some work.
  'paper',
  // Where a document that is over may be moved to.
  'target',
  // Which of the folders that a scan leaves out are archives.
  'pruned',
] as const;

/** Who asks what a folder is called in which a project puts away what is over. */
export type ArchiveSense = (typeof SENSES)[number];

/** Every name, and the senses that it has: to some it matters more what else it may mean. */
// biome-ignore format: a table is read by column
const NAMES: readonly (readonly [string, ...(0 | 1)[]])[] = [
  // name                      archive aged put-away day command paper target pruned
  ['archived?',                1,      0,   1,       1,  1,      1,    1,     1],
  ['archives',                 1,      0,   1,       1,  0,      1,    1,     1],
  ['attic',                    1,      0,   1,       1,  1,      1,    1,     1],
  ['graveyard',                1,      0,   1,       1,  0,      1,    1,     1],
  ['obsolete',                 1,      0,   1,       1,  0,      1,    1,     1],
  ['superseded',               1,      0,   1,       1,  0,      1,    1,     0],
  ['outdated',                 1,      0,   1,       1,  0,      1,    1,     0],
  ['old',                      0,      1,   1,       1,  1,      1,    1,     1],
  ['deprecated',               0,      1,   1,       1,  1,      1,    1,     0],
  ['historical',               0,      1,   1,       1,  1,      1,    1,     0],
  ['legacy',                   0,      0,   1,       1,  1,      1,    1,     0],
  ['history',                  0,      0,   1,       1,  1,      1,    0,     0],
  ['histor\\w*',               0,      0,   0,       0,  1,      0,    0,     0],
  ['backups?',                 0,      0,   1,       0,  0,      1,    1,     0],
  ['trash|defunct',            0,      0,   1,       0,  0,      0,    1,     0],
  ['completed|done|finished',  0,      0,   0,       0,  0,      1,    0,     0],
];

/** The names that have `sense`, as alternatives of a regular expression. */
export function archiveNames(sense: ArchiveSense): string {
  const column = SENSES.indexOf(sense);
  return NAMES.flatMap(([name, ...has]) => (has[column] === 1 ? [name] : [])).join('|');
}
