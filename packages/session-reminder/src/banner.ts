/**
 * The words of a reminder: two short lines, without a line break at the end.
 *
 * They name the tool, because a client does not say whose banner it shows, and the one command that
 * ends the reminders. They claim nothing about the documents, since nobody has looked, and hold no
 * text from outside: what a repository contains cannot put words into a session.
 *
 * @param daysSinceCheck whole days; `undefined` if the documents were never checked.
 */
export function banner(daysSinceCheck: number | undefined): string {
  let since = `it is ${daysSinceCheck} days since this project's documents were last checked.`;
  if (daysSinceCheck === undefined) {
    since = "this project's documents were never checked.";
  } else if (daysSinceCheck === 0) {
    since = "this project's documents were last checked less than a day ago.";
  } else if (daysSinceCheck === 1) {
    since = "it is 1 day since this project's documents were last checked.";
  }
  return `dochygiene: ${since}\n${INVITATION}`;
}

const INVITATION =
  'Run /dochygiene:check to see which of them deserve a look. (No more reminders today.)';
