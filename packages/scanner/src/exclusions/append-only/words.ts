/** Words that name nothing but a record of releases, wherever in a name they stand. */
export const RELEASE_WORDS: ReadonlySet<string> = new Set([
  ...['changelog', 'changelogs', 'changeslog', 'releasenotes', 'relnotes', 'whatsnew'],
]);

/**
 * What the name of a record of releases ends in. `news` is GNU's word and `history` that of many
 * libraries; both have other uses, so content has to bear them out.
 */
export const RELEASE_NAMES: ReadonlySet<string> = new Set([
  ...['changes', 'history', 'news', 'releases', 'updates', 'change log', 'change logs'],
  ...['release notes', 'release note', 'release history', 'release log', 'version history'],
  ...['version log', 'revision history', 'update history', 'update log', 'patch notes'],
  'whats new',
  // Chinese, Japanese and Korean.
  ...['更新日志', '變更日誌', '变更日志', '更新记录', '变更记录', '版本历史'],
  ...['更新履歴', '変更履歴', '変更点', '변경이력', '변경로그', '변경사항'],
  // Russian, German, French, Spanish, Portuguese.
  ...['изменения', 'änderungen', 'aenderungen', 'änderungsprotokoll', 'historique', 'nouveautés'],
  ...['cambios', 'novedades', 'historial', 'mudanças', 'alterações', 'histórico'],
]);

/** What the name of a record of somebody's days or meetings ends in. */
export const ENTRY_NAMES: ReadonlySet<string> = new Set([
  ...['log', 'logs', 'devlog', 'devlogs', 'worklog', 'worklogs', 'logbook', 'log book'],
  ...['buildlog', 'shiplog', 'journal', 'journals', 'diary', 'diaries', 'notebook', 'minutes'],
  ...['labnotes', 'lab notes', 'weeknotes', 'week notes', 'meeting notes', 'standups', 'retros'],
  ...['журнал', 'дневник', 'tagebuch', 'protokoll', 'diario', '日志', '日記', '日记', '일지'],
]);

/** What the name of a record of decisions ends in: its entries often have bare numbers. */
export const DECISION_NAMES: ReadonlySet<string> = new Set([
  ...['decisions', 'decision log', 'decisions log', 'decision record', 'decision records'],
]);

/** Folders that hold release notes a file a version. */
export const RELEASE_FOLDERS: ReadonlySet<string> = new Set([
  ...[
    'changelog',
    'changelogs',
    'changes',
    'release notes',
    'releasenotes',
    'releases',
    'whatsnew',
  ],
]);

/** Names of the page that opens a folder. */
export const INDEX_NAMES: ReadonlySet<string> = new Set([
  'index',
  'readme',
  'latest',
  'unreleased',
]);

/** What may follow the words of a name without changing what it is: language, version, date, part. */
export const TRIMMING: RegExp =
  /^(?:v?\d.*|x|md|txt|en|us|gb|de|fr|es|it|pt|br|ja|jp|ko|kr|zh|cn|tw|hans|hant|ru|uk|pl|nl|tr|archive|archived|old|legacy|full)$/;
