import type { Carrier } from '../carrier.ts';
import { type ReadJob, readJob } from './ci-job.ts';
import { githubActions } from './github-actions.ts';
import { gitlabCi } from './gitlab-ci.ts';
import { holdsTest, pathsOf, suiteOf } from './programs.ts';
import type { ProjectFiles } from './project-files.ts';
import type { CommandPart } from './read-command.ts';
import { classOf } from './reason.ts';

const READ = new WeakMap<ProjectFiles, readonly ReadJob[]>();

/** The jobs of CI that run the test `path`, a file or a folder: by its suite or by its own name. */
export function testCarriers(files: ProjectFiles, path: string): readonly Carrier[] {
  return jobsOf(files).flatMap(({ parts, carriers }) => {
    const running = parts.filter((part) => runsTest(part, path));
    if (running.length === 0) return [];
    // One step whose failure counts is enough.
    const counts = running.some(({ reasons }) => reasons.length === 0);
    const soft = counts ? [] : (running[0]?.reasons.slice(0, 1) ?? []);
    return carriers.map((carrier) => {
      const own = soft.filter(({ code }) => !carrier.reasons.some((one) => one.code === code));
      const reasons = [...carrier.reasons, ...own];
      return { ...carrier, reasons, class: classOf(reasons) };
    });
  });
}

function jobsOf(files: ProjectFiles): readonly ReadJob[] {
  const known = READ.get(files);
  if (known !== undefined) return known;
  const jobs = [...githubActions(files).jobs, ...gitlabCi(files).jobs].map((job) =>
    readJob(files, job),
  );
  READ.set(files, jobs);
  return jobs;
}

function runsTest({ script, words, asTest }: CommandPart, path: string): boolean {
  if (script === path) return true;
  const kind = suiteOf(words);
  // What a project's own runner does inside is not read: that it is called "test" says what it is for.
  if (kind === undefined && asTest === true && script !== undefined) return true;
  if (kind === undefined || !holdsTest(kind, path)) return false;
  const limits = pathsOf(words).map((word) =>
    word.replace(/^\.\//, '').replace(/\/(?:\.\.\.)?$/, ''),
  );
  return limits.length === 0 || limits.some((one) => path === one || path.startsWith(`${one}/`));
}
