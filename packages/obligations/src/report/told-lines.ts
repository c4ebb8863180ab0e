import { visible } from '@dochygiene/report';
import type { AuditProblem } from '../finding.ts';
import type { Audit } from '../result.ts';

/** A line for each finding about a declaration. */
export function declarationLines({ findings }: Audit): readonly (readonly string[])[] {
  return findings
    .filter(({ code }) => code.startsWith('OB3') && code !== 'OB306' && code !== 'OB308')
    .map(({ code, path, line: at, message }) => [
      ` ${visible(path)}${at === undefined ? '' : `:${at}`}  ${visible(message)}  [${code}]`,
    ]);
}

/** A line for each message of a problem: where it is first met, and in how many more files. */
export function problemLines({ problems }: Audit): readonly (readonly string[])[] {
  const byMessage = new Map<string, AuditProblem[]>();
  for (const problem of problems) {
    const same = byMessage.get(problem.message);
    if (same === undefined) byMessage.set(problem.message, [problem]);
    else same.push(problem);
  }
  return [...byMessage.values()].flatMap(([first, ...others]) => {
    if (first === undefined) return [];
    const { path, line: at, message } = first;
    const rest = others.length === 0 ? '' : ` (and ${others.length} more)`;
    return [[` ${visible(path)}${at === undefined ? '' : `:${at}`}  ${visible(message)}${rest}`]];
  });
}
