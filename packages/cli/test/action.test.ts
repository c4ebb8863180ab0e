import { execFileSync, spawnSync } from 'node:child_process';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { register } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { parse } from 'yaml';

// The action with the bundle that is committed. There is no GitHub here: the harness does what its runner does
// with a composite action, which is to fill in the inputs and to start bash with them in the environment.
const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const TEXT = readFileSync(join(ROOT, 'action.yml'), 'utf8');

interface Action {
  readonly inputs: Readonly<Record<string, { readonly default: string }>>;
  readonly runs: {
    readonly steps: readonly [
      {
        readonly run: string;
        readonly shell: string;
        readonly env: Readonly<Record<string, string>>;
      },
    ];
  };
}
const action: Action = parse(TEXT);
const [step] = action.runs.steps;

let scratch: string;
let project: string;

beforeEach(() => {
  scratch = realpathSync(mkdtempSync(join(tmpdir(), 'dochygiene-action-')));
  project = join(scratch, 'work space');
  mkdirSync(join(project, 'docs'), { recursive: true });
  mkdirSync(join(scratch, 'commands'));
  writeFileSync(join(project, 'README.md'), '# P\n\nA project with [docs](docs/).\n');
  for (const name of ['old.md', '100%,a:b.md']) {
    writeFileSync(
      join(project, 'docs', name),
      '# Old\n\nStatus: superseded by [it](../README.md)\n',
    );
  }
  execFileSync('git', ['init', '-q', project]);
});
afterEach(() => rmSync(scratch, { recursive: true, force: true }));

/** Runs the step as the runner does, with inputs given by name. */
function run(inputs: Readonly<Record<string, string>> = {}) {
  const given = (name: string) => inputs[name] ?? action.inputs[name]?.default ?? '';
  const env = Object.entries(step.env).map(([name, value]) => {
    const input = /^\$\{\{ inputs\.([\w-]+) \}\}$/.exec(value)?.[1];
    return [name, input === undefined ? value : given(input)] as const;
  });
  const summary = join(scratch, 'commands', 'step_summary_1');
  writeFileSync(summary, '');
  const script = join(scratch, 'step.sh');
  writeFileSync(script, step.run);
  const { status, stdout, stderr } = spawnSync(
    'bash',
    ['--noprofile', '--norc', '-eo', 'pipefail', script],
    {
      cwd: project,
      encoding: 'utf8',
      env: {
        PATH: process.env['PATH'] ?? '',
        HOME: scratch,
        GITHUB_ACTIONS: 'true',
        GITHUB_ACTION_PATH: ROOT.replace(/\/$/, ''),
        GITHUB_WORKSPACE: project,
        GITHUB_STEP_SUMMARY: summary,
        ...Object.fromEntries(env),
      },
    },
  );
  return { status, stdout, stderr, summary: readFileSync(summary, 'utf8') };
}

// GitHub's parser imports its schema as JSON without saying so, which Node refuses.
register(
  `data:text/javascript,${encodeURIComponent(
    `export const load = (url, context, next) =>
      next(url, url.endsWith('.json') ? { ...context, importAttributes: { type: 'json' } } : context);`,
  )}`,
);

describe('the file', async () => {
  const { NoOperationTraceWriter } = await import('@actions/workflow-parser');
  const { parseAction } = await import('@actions/workflow-parser/actions/action-parser');

  const errors = (content: string) => {
    const { context } = parseAction({ name: 'action.yml', content }, new NoOperationTraceWriter());
    return context.errors.getErrors().map(({ message }) => message);
  };

  test('is an action by the parser that GitHub gives editors', () => {
    expect(errors(TEXT)).toEqual([]);
  });

  test.each([
    ['an unknown part of a step', TEXT.replace('shell: bash', 'shell: bash\n      shel: x')],
    ['an input that is not there', TEXT.replace('inputs.max', 'input.max')],
    ['a step without a shell', TEXT.replace('shell: bash', 'id: x')],
    ['a part nobody knows', `${TEXT}\noutput: x\n`],
  ])('... which refuses %s', (_case, text) => {
    expect(errors(text)).not.toEqual([]);
  });

  test('puts no expression into the script', () => {
    expect(step.run).not.toContain('${{');
    expect(step.shell).toBe('bash');
  });
});

describe('the step', () => {
  test('annotates, writes the summary and does not fail', () => {
    const { status, stdout, stderr, summary } = run();
    expect([status, stderr]).toEqual([0, '']);
    expect(stdout.match(/^::warning file=docs\/[^:]+,line=3,/gm)).toHaveLength(2);
    expect(stdout).toContain('::warning file=docs/100%25%2Ca%3Ab.md,line=3,title=dochygiene%3A ');
    expect(summary).toContain('# Documents that deserve a look');
    // Replacing the file leaves nothing else in the runner's directory.
    expect(readdirSync(join(scratch, 'commands'))).toEqual(['step_summary_1']);
  });

  // biome-ignore format: a table is read by column
  test.each([
    // case                       inputs                                            status  says
    ['the gate',                  { 'fail-on': 'deciding' },                        1,      /^::warning /],
    ['the gate and a number',     { 'fail-on': 'any', max: '2' },                   0,      /^::warning /],
    ['a number too low',          { 'fail-on': 'any', max: '1' },                   1,      /^::warning /],
    ['an unknown gate',           { 'fail-on': 'all' },                             2,      /Cannot fail on "all": unknown/],
    ['a directory',               { directory: 'docs' },                            0,      /^::warning file=docs\//],
    ['no directory',              { directory: '' },                                0,      /^::warning file=docs\//],
    ['a directory that is gone',  { directory: 'gone' },                            2,      /no such directory/],
    ['options, one a line',       { args: '--no-git\n\n--limit\n1\n' },             0,      /^1 more without an annotation/m],
    ['an option with blanks',     { args: '--config=my own.yaml' },                 2,      /my own\.yaml": not found/],
    ['an unknown option',         { args: '--formt' },                              2,      /Did you mean "--format"/],
  ] as const)('%s', (_case, inputs, status, says) => {
    const result = run(inputs);
    expect(`${result.stdout}${result.stderr}`).toMatch(says);
    expect(result.status).toBe(status);
  });

  test('writes SARIF where it is told, even as the gate fails', () => {
    expect(run({ sarif: 'out file.sarif', 'fail-on': 'any' }).status).toBe(1);
    const log = JSON.parse(readFileSync(join(project, 'out file.sarif'), 'utf8'));
    expect(log.runs[0].results[0].ruleId).toBe('declared-end-of-life');
    expect(JSON.stringify(log)).not.toContain(scratch);
  });

  test.each(['directory', 'fail-on', 'max', 'sarif', 'args'])(
    'runs nothing that %s holds',
    (name) => {
      run({
        'fail-on': 'any',
        [name]: '$(touch pwned) `touch pwned` "; touch pwned; " \'; touch pwned #',
      });
      expect(readdirSync(project)).not.toContain('pwned');
    },
  );
});
