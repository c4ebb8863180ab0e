/** One thing done wrong on purpose. */
export interface Mutant {
  readonly name: string;
  /** The source, relative to `packages`. */
  readonly file: string;
  /** Text that stands in it exactly once. */
  readonly from: string;
  readonly to: string;
  /** Which test files to ask first; the whole suites are asked of what they let pass. */
  readonly first: readonly string[];
}

type Row = readonly [name: string, from: string, to: string];

/** All of them. */
// biome-ignore format: a table is read by column
export const MUTANTS: readonly Mutant[] = [
  ...of('state-store/src/atomic-write.ts', ['atomic-write', 'write-report'], [
    ['no fsync of the folder', '  fs.syncDirectory(path);\n', ''],
    ['scratch is left when a rename fails', '      dropScratch(directory, scratch);\n', ''],
    ['a swept write is not begun anew', 'wasSwept(error) && tries < SWEPT_TRIES', 'false'],
    ['a swept write is begun anew for ever', 'wasSwept(error) && tries < SWEPT_TRIES', 'wasSwept(error) && tries < 1e9'],
    ['any failure is taken for a sweep', "error.code === 'NOT_FOUND'", 'true'],
    ['written in place', 'const scratch = createScratch(directory, kind, content);', 'const scratch = createScratch(directory, kind, content); try { fs.remove(child(path, name)); } catch {}'],
  ]),
  ...of('state-store/src/claim.ts', ['claim', 'remind'], [
    ['a claim that exists is won', 'if (error instanceof FileSystemError) return false;', 'if (error instanceof FileSystemError) return error.code === "ALREADY_EXISTS";'],
    ['a refusal is a win', 'if (error instanceof FileSystemError) return false;', 'if (error instanceof FileSystemError) return true;'],
    ['look first, then claim', "directory.fs.create(child(directory.path, claimName(day)), '');", "if (directory.fs.lstat(child(directory.path, claimName(day))) !== undefined) return false;"],
    ['the folder is not made', "if (seen === undefined || seen.condition === 'absent') ensureDirectory(directory);", ''],
    ['... nor where a look found no state', "seen === undefined || seen.condition === 'absent'", 'seen === undefined'],
    ['days from the future count', 'day <= latest', 'true'],
    ['tomorrow does not count', 'day <= latest', 'day < latest'],
    ['days before 2000 count', 'day >= EARLIEST', 'true'],
    ['claims of 7 days go', 'name < oldest', 'name <= oldest'],
    ['a name that sorts low is an old claim', ' && claimedDay(name) !== undefined', ''],
    ['old claims go in any order', 'old.length < 2 ? old : old.sort()', 'old'],
    ['claims of 6 days are kept only', 'CLAIM_DAYS = 7', 'CLAIM_DAYS = 6'],
    ['folders are taken for old claims', "fs.lstat(claim)?.kind !== 'file'", 'false'],
    ['all old claims go at once', 'if (removed === CLAIMS_REMOVED_AT_ONCE) break;', ''],
    ['any name begins a claim', 'if (!name.startsWith(PREFIX)) return undefined;', ''],
    ['a day is not looked at', 'if (!isDay(day)) throw', 'if (false) throw'],
  ]),
  ...of('state-store/src/ensure-directory.ts', ['ensure-directory'], [
    ['the folder does not ignore itself', "  atomicWrite(directory, '.gitignore', '*\\n');\n", ''],
    ['a .gitignore that was removed comes back', 'if (!fs.names(path).every(isScratch)) return;', "if (fs.names(path).includes('.gitignore')) return;"],
    ['the root is not synced', '  directory.syncRoot();\n', ''],
    ['a faster session is a failure', 'if (!made) throw error;', 'throw error;'],
    ['what a faster session made is not looked at', '    isPresent(directory);\n', ''],
  ]),
  ...of('state-store/src/instant.ts', ['instant', 'read-state'], [
    ['times far ahead are believed', ' && time <= now.getTime() + DAY_MS', ''],
    ['a day ahead is not believed', 'time <= now.getTime() + DAY_MS', 'time < now.getTime() + DAY_MS'],
    ['1999 is believed', 'time >= EARLIEST', 'time >= 0'],
    ['30 February is 1 March', ' && instantText(date) === value', ''],
    ['any length of time will do', '|| value.length !== LENGTH', ''],
  ]),
  ...of('state-store/src/read-report.ts', ['read-report'], [
    ['the folder is listed once', 'const TRIES = 5', 'const TRIES = 1'],
    ['an edited report is not told', 'edited: sha256', 'edited: false && sha256'],
    ['the key inside is not looked at', "|| pair['key'] !== key", ''],
    ['half a report is a failure', "if (error instanceof FileSystemError && error.code === 'NOT_FOUND') return undefined;", ''],
  ]),
  ...of('state-store/src/report-files.ts', ['report-files', 'write-report', 'read-report'], [
    ['half a report is read', 'json && markdown', 'json'],
    ['the lowest report is read', 'reports.findLast(', 'reports.find('],
    ['a folder is half a report', "const file = kind === 'file';", 'const file = true;'],
  ]),
  ...of('state-store/src/read-state.ts', ['read-state'], [
    ['a bad folder is as good as none', "error.code === 'CONFINED' ? 'refused' : 'unreadable'", "'unreadable'"],
    ['the copy of a reminder is not read', 'if (lastReminded !== undefined) days.add(clock.dayOf(lastReminded));', ''],
    ['claims are not read', 'days.add(day);', '{}'],
  ]),
  ...of('state-store/src/record-check.ts', ['record-check', 'state-faults'], [
    ['a check is not looked for again', 'if (knows(directory, readStateFile(directory), at)) return;', 'return;'],
    ['no writer is interrupted', '    interruptWriters(directory);\n', ''],
    ['a lost check is not written again', 'const TRIES = 5', 'const TRIES = 1'],
    ['a later version is written', "if (file.condition === 'newer') {", 'if (false) {'],
    ['an older check replaces a later one', 'known >= at', 'known > new Date(8e15)'],
    ['what is bad is not kept', "keepsOld: file.condition !== 'absent'", 'keepsOld: false'],
    ['unknown fields are lost', '{ ...file.fields, last_check, ...threshold }', '{ version: STATE_VERSION, last_check, ...threshold }'],
    ['nothing is swept', '  sweepScratch(directory);\n', ''],
    ['a state that a moment hid is moved', 'if (error !== undefined && !LASTING.has(error.code)) throw error;', ''],
    ['a check of the future is recorded', 'if (!isPlausible(at, directory.clock.now())) {', 'if (false) {'],
  ]),
  ...of('state-store/src/record-reminder.ts', ['record-reminder', 'state-faults'], [
    ['a bad state is replaced', "if (file.condition !== 'ok' && file.condition !== 'absent') return undefined;", "if (file.condition === 'newer') return undefined;"],
    ['a later version is replaced', "if (file.condition !== 'ok' && file.condition !== 'absent') return undefined;", "if (file.condition === 'unreadable') return undefined;"],
    ['an earlier reminder replaces a later one', 'if (known !== undefined && known >= at) return undefined;', ''],
    ['the claim is not synced', 'if (!copied(directory, at, seen)) directory.fs.syncDirectory(directory.path);', 'copied(directory, at, seen);'],
    ['old claims stay', '  removeOldClaims(directory, at);\n', ''],
  ]),
  ...of('state-store/src/replace-state.ts', ['record-check', 'record-reminder', 'state-faults'], [
    ['a change meanwhile is overwritten', '!isSame(before, look(directory, before))', 'false'],
    ['a change meanwhile ends it', 'const TRIES = 5', 'const TRIES = 1'],
    ['the folder is not synced', '  fs.syncDirectory(path);\n  return true;', '  return true;'],
    ['... nor between two renames', '      fs.syncDirectory(path);\n    }', '    }'],
    ['scratch stays after a change', '      dropScratch(directory, scratch);\n      return false;', '      return false;'],
    ['what was seen is never looked at again', 'const known = tries === 0 ? seen : undefined;', 'const known = seen;'],
    ['something in the way is replaced', "there === undefined || there.kind === 'file'", 'true'],
  ]),
  ...of('state-store/src/scratch.ts', ['scratch', 'record-check'], [
    ['a name that is taken ends it', 'if (taken && tries < NAME_TRIES) continue;', ''],
    ['another’s scratch is dropped', 'if (!taken) dropScratch(directory, path);', 'dropScratch(directory, path);'],
    ['half a scratch file stays', 'if (!taken) dropScratch(directory, path);', ''],
    ['young scratch is swept', 'stat.modified < oldest', 'true'],
    ['scratch of 60 seconds is swept', 'stat.modified < oldest', 'stat.modified <= oldest'],
    ['folders are swept', "if (kind !== 'file' || !isScratch(name)) continue;", 'if (!isScratch(name)) continue;'],
    ['foreign files are swept', "if (kind !== 'file' || !isScratch(name)) continue;", "if (kind !== 'file') continue;"],
  ]),
  ...of('state-store/src/state-directory.ts', ['state-directory', 'read-state'], [
    ['a link will do', "stat.kind !== 'directory' || foreign", 'foreign'],
    ['another’s folder will do', "stat.kind !== 'directory' || foreign", "stat.kind !== 'directory'"],
    ['nothing confines it', 'fs: confined(fs, path)', 'fs'],
  ]),
  ...of('state-store/src/state-text.ts', ['state-text', 'read-state'], [
    ['bytes that are no UTF-8 are read', 'if (text.includes(UNDECODABLE))', 'if (false)'],
    ['version 0 is a later version', 'version > STATE_VERSION', 'version !== STATE_VERSION'],
    ['a state of any size is printed', 'short || utf8Length(text) <= STATE_LIMIT ? text : undefined', 'text'],
    ['a state of 1 MiB is not printed', 'utf8Length(text) <= STATE_LIMIT', 'utf8Length(text) < STATE_LIMIT'],
    ['null has fields', ' && value !== null', ''],
  ]),
  ...of('state-store/src/state-file.ts', ['read-state', 'record-check'], [
    ['4 KiB are read and no more', 'usual.truncated ? readText(fs, file, STATE_LIMIT) : usual', 'usual'],
    ['what is too large is cut', "whole.truncated ? unreadable('TOO_LARGE') : stateIn(whole)", 'stateIn(whole)'],
    ['another file is taken for what was read', 'before.inode === after.inode &&', ''],
    ['what was read is believed to be there still', "if (now === undefined) return { condition: 'absent', text: undefined };", ''],
    ['what is not there is bad', "if (error.code === 'NOT_FOUND') return { condition: 'absent', text: undefined };", ''],
  ]),
  ...of('state-store/src/write-report.ts', ['write-report', 'report-faults'], [
    ['the JSON goes first', "  atomicWrite(directory, reportName(key, 'md'), markdown);\n  atomicWrite(directory, reportName(key, 'json'), text);", "  atomicWrite(directory, reportName(key, 'json'), text);\n  atomicWrite(directory, reportName(key, 'md'), markdown);"],
    ['the old report goes first', "  atomicWrite(directory, reportName(key, 'md'), markdown);\n", "  for (const old of reportFiles(directory.fs.list(directory.path))) { directory.fs.remove(child(directory.path, reportName(old.key, 'json'))); }\n  atomicWrite(directory, reportName(key, 'md'), markdown);\n"],
    ['the old report stays', '  removeSuperseded(directory);\n  return', '  return'],
    ['the old Markdown goes first', "    if (json) removeIfThere(reportName(key, 'json'));\n    if (markdown) removeIfThere(reportName(key, 'md'));", "    if (markdown) removeIfThere(reportName(key, 'md'));\n    if (json) removeIfThere(reportName(key, 'json'));"],
    ['the number is that of the clock', 'Math.max(clock.now().getTime(), after)', 'clock.now().getTime()'],
    ['a later report goes too', 'key < current', 'key !== current'],
    ['one that another removed is a failure', 'if (!gone) throw error;', 'throw error;'],
    ['a report of any size is written', 'if (utf8Length(text) <= REPORT_LIMIT) return;', 'return;'],
    ['removals are not synced', '  fs.syncDirectory(path);\n\n  function', '\n  function'],
    ['nothing is swept', '  sweepScratch(directory);\n', ''],
  ]),
  ...of('session-reminder/src/decide.ts', ['decide'], [
    ['fourteen days are stale', 'age <= stalenessDays * DAY', 'age < stalenessDays * DAY'],
    ['a check of tomorrow is stale', 'age <= stalenessDays * DAY', 'age >= 0 && age <= stalenessDays * DAY'],
    ['any later day snoozes', 'history.remindedOn.includes(moment.today)', 'history.remindedOn.some((day) => day >= moment.today)'],
    ['nothing snoozes', 'history.remindedOn.includes(moment.today)', 'false'],
    ['days are rounded', 'Math.floor(age / DAY)', 'Math.round(age / DAY)'],
  ]),
  ...of('session-reminder/src/attended.ts', ['attended'], [
    ['print mode sees banners', "entryPoint !== 'cli'", "entryPoint === 'sdk-py'"],
    ['nobody there sees banners', "!== '0'", "!== '2'"],
  ]),
  ...of('session-reminder/src/banner.ts', ['banner'], [
    ['one days', 'daysSinceCheck === 1', 'false'],
    ['today is 0 days', 'daysSinceCheck === 0', 'false'],
  ]),
  ...of('session-reminder/src/remind.ts', ['remind'], [
    ['a banner without a claim', "if (!claimReminder(directory, directory.clock.dayOf(now), state.file)) {", 'if (false) {'],
    ['a reminder is not recorded', '  recordReminder(directory, now, state.file);\n', ''],
    ['what is refused is a chance', "  if (state.condition === 'refused') return REFUSED;\n  const now = directory.clock.now();\n  const due", '  const now = directory.clock.now();\n  const due'],
    ['... by its outlook', "  if (state.condition === 'refused') return REFUSED;\n  const now = directory.clock.now();\n  const today", '  const now = directory.clock.now();\n  const today'],
  ]),
  ...of('session-reminder/src/decide-on.ts', ['remind', 'silence'], [
    ['the threshold of the check is not heeded', 'state.thresholdDays ?? occasion.stalenessDays', 'occasion.stalenessDays'],
    ['the copy of a reminder is not heeded', '!told && !claimed(today)', '!claimed(today)'],
    ['a claim is not heeded', '!told && !claimed(today)', '!told'],
    ['any reminder is one of today', 'clock.dayOf(lastReminded) === today', 'true'],
  ]),
  ...of('session-reminder/src/silence.ts', ['silence'], [
    ['a reminder that is due is a silence', "decision.kind === 'silent' ? decision : undefined", 'decision'],
  ]),
  ...of('plugin/src/outcome.ts', ['outcome', 'outcome.property'], [
    ['nobody there sees banners', "if (!attended(environment)) return", 'if (false) return'],
    ['a silence is a banner', "if (decision.kind === 'silent') return decision;", ''],
    ['what is odd is silent', 'if (source === undefined) return careful().remindWithCare(undefined);', "if (source === undefined) return { kind: 'silent', because: 'no-root' };"],
    ['a bad state is none', 'source === NO_SUCH_STATE ? NO_STATE : stateAsRead(source, clock)', 'NO_STATE'],
    ['what is left to record is left', '  if (!plain.recorded) careful().recordWithCare(start, now);\n', ''],
  ]),
  ...of('plugin/src/plain-disk.ts', ['outcome'], [
    ['a file that is there is made', ' | O_EXCL', ''],
    ['a short write is a whole one', 'if (count !== bytes.length) throw', 'if (false) throw'],
    ['no fsync of a new file', '      disk.fsyncSync(fd);\n', ''],
    ['no fsync of a folder', '  try {\n    disk.fsyncSync(fd);\n  } finally {', '  try {\n  } finally {'],
    ['half a scratch file stays', '    drop(disk, path);\n    throw error;', '    throw error;'],
    ['a new file stays open', '    } finally {\n      disk.closeSync(fd);\n    }\n  } catch', '    } finally {\n    }\n  } catch'],
    ['a scratch file that cannot be removed is a failure', '  try {\n    disk.unlinkSync(path);\n  } catch {', '  disk.unlinkSync(path);\n  try {\n  } catch {'],
  ]),
  ...of('plugin/src/plain-reminder.ts', ['outcome'], [
    ['a path with links will do', 'if (disk.realpathSync.native(start) !== start) return undefined;', ''],
    ['a HEAD of any kind will do', 'if (head !== KIND.file && head !== KIND.link) return undefined;', ''],
    ['a HEAD that is a link will not', ' && head !== KIND.link', ''],
    ['a link to a folder will do', 'kindIn(found) !== KIND.directory || ', ''],
    ['another’s folder will do', ' || found?.uid !== session.owner', ''],
    ['a claim that fails is won', '    if (made) drop(disk, scratch);\n    return undefined;\n', ''],
    ['no claim is made', 'disk.closeSync(create(disk, `', 'String((`'],
    ['a new folder does not hide itself', 'disk.renameSync(scratch, `', 'String(`'],
    ['the project is not synced', '    syncDirectory(disk, start);\n', ''],
    ['what hides a folder is not synced', '      syncDirectory(disk, folder);\n    } else {', '    } else {'],
    ['scratch stays where the day is lost', '    if (made) drop(disk, scratch);\n', ''],
    ['scratch stays where a folder is not made', '    drop(disk, scratch);\n    throw error;', '    throw error;'],
    ['a state that changed is overwritten', 'if (unchanged) {', 'if (true) {'],
    ['the claim is not synced', '      syncDirectory(disk, folder);\n      const old', '      const old'],
    ['old claims stay', '      if (old.length > 0) sweep(disk, folder, old);\n', ''],
    ['scratch stays after a change', '  if (made) drop(disk, scratch);\n  return false;', '  return false;'],
    ['what is not recorded is taken for it', '  if (made) drop(disk, scratch);\n  return false;', '  if (made) drop(disk, scratch);\n  return true;'],
    ['folders and links are taken for old claims', '    if (kindIn(disk.lstatSync(claim, NO_THROW)) !== KIND.file) continue;\n', ''],
    ['all old claims go at once', '    if (removed === CLAIMS_REMOVED_AT_ONCE) break;\n', ''],
  ]),
  ...of('plugin/src/state-at-a-glance.ts', ['outcome'], [
    ['objects may be a file', '/.git/objects/.`', '/.git/objects`'],
    ['HEAD need not be there', '/.git/HEAD`', '/.git`'],
    ['a link is followed', 'O_RDONLY | O_NOFOLLOW | O_NONBLOCK', 'O_RDONLY | O_NONBLOCK'],
    ['a state of any length is read', ' && size <= LIMIT', ''],
  ]),
];

function of(file: string, first: readonly string[], rows: readonly Row[]): readonly Mutant[] {
  return rows.map(([name, from, to]) => ({ name, file, from, to, first }));
}
