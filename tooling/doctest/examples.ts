/** One `ts` fence of a README. */
interface Example {
  readonly line: number;
  readonly code: readonly string[];
}

/**
 * The source of a test file that runs the `ts` fences of `markdown`.
 *
 * A fence is a test of its own, named by its line. A statement that ends in `// => value` asserts
 * what it evaluates to, a `const` what it holds; `// => throws Name` asserts what it throws. A fence
 * marked `ts no-run` is left out. A README without an example asserts nothing and fails.
 */
export function exampleModule(markdown: string): string {
  const examples = examplesOf(markdown.split('\n'));
  const tests = examples.map(
    ({ line, code }) =>
      `test('example at line ${line}', async () => {\n${runnable(code).join('\n')}\n});`,
  );
  const none = `test('has an example', () => { throw new Error('no ts fence'); });`;
  return ["import { expect, test } from 'vitest';", ...(tests.length > 0 ? tests : [none])].join(
    '\n',
  );
}

function examplesOf(lines: readonly string[]): readonly Example[] {
  const examples: Example[] = [];
  let open: { line: number; code: string[]; runs: boolean } | undefined;
  for (const [index, text] of lines.entries()) {
    if (open === undefined) {
      const fence = /^```(\w*)(.*)$/.exec(text);
      if (fence === null) continue;
      open = {
        line: index + 1,
        code: [],
        runs: fence[1] === 'ts' && fence[2]?.trim() !== 'no-run',
      };
    } else if (text.startsWith('```')) {
      if (open.runs) examples.push(open);
      open = undefined;
    } else open.code.push(text);
  }
  return examples;
}

/** Imports become dynamic, so that they may stand inside a test; `// =>` becomes an assertion. */
function runnable(code: readonly string[]): readonly string[] {
  const source = code
    .join('\n')
    .replace(/^import type [^;]+;$/gm, '')
    .replace(/^import \{([^}]+)\} from ('[^']+');$/gm, (_whole, names: string, from: string) => {
      const values = names
        .split(',')
        .map((name) => name.trim())
        .filter((name) => name !== '' && !name.startsWith('type '));
      return `const { ${values.join(', ').replaceAll(' as ', ': ')} } = await import(${from});`;
    });
  return statements(source.split('\n')).map(asserted);
}

/** Joins the lines of each statement, so that an assertion reaches back to where it began. */
function statements(lines: readonly string[]): readonly string[] {
  const found: string[] = [];
  let open: string[] = [];
  let depth = 0;
  for (const line of lines) {
    open.push(line);
    const code = line.replace(/\/\/.*$/, '').replace(/'(?:[^'\\]|\\.)*'|`[^`]*`/g, "''");
    for (const char of code) {
      if ('([{'.includes(char)) depth += 1;
      else if (')]}'.includes(char)) depth -= 1;
    }
    const ends = depth === 0 && (/[;}]\s*$/.test(code) || code.trim() === '');
    if (!ends) continue;
    found.push(open.join('\n'));
    open = [];
  }
  return [...found, open.join('\n')];
}

function asserted(statement: string): string {
  const match = /^([\s\S]*?);?[ \t]*\/\/ => (.+)$/.exec(statement);
  const [, code = '', value = ''] = match ?? [];
  if (match === null) return statement;
  const thrown = /^throws (\w+)$/.exec(value);
  if (thrown !== null) {
    return `expect(() => { ${code}; }).toThrow(expect.objectContaining({ name: '${thrown[1]}' }));`;
  }
  const held = /^\s*const (\w+)\b/.exec(code);
  if (held !== null) return `${code};\nexpect(${held[1]}).toEqual(${value});`;
  return `expect(${code.trim()}).toEqual(${value});`;
}
