import { join } from 'node:path';
import type { Turn } from '../../../tooling/client/stub-api.ts';
import type { Asked, Contents, Recorder, Session } from './bench.ts';

/** A session in which an event happens, and how to see that a hook of it had its way. */
export interface Stage extends Asked {
  /** What a matcher has to be for a hook of the event; absent where none is read. */
  readonly matcher?: string;
  /** Whether the event happens only where some hook has that matcher. */
  readonly needed?: boolean;
  /** A session that the client has to know of before. */
  readonly before?: Asked;
  /** Hooks of other events. */
  readonly hooks?: readonly Recorder[];
  readonly files?: Contents['files'];
  /** What the hook has to do for things to go their way at all. */
  readonly works?: string;
  /** The answer on standard output that says no; absent, the one that most events have. */
  readonly no?: string;
  /** Whether things did not go their way. */
  stopped(session: Session): boolean;
}

/** What a hook says that says no. */
export const WORDS = 'says the hook of the test';

const touch: Turn = { run: 'touch made' };
const fetch: Turn = {
  tool: 'WebFetch',
  input: { url: 'http://127.0.0.1:1/', prompt: 'what is it' },
};
const agent: Turn = {
  tool: 'Agent',
  input: {
    description: 'a task',
    prompt: 'do it',
    subagent_type: 'general-purpose',
    run_in_background: false,
  },
};
const task: Turn = { tool: 'TaskCreate', input: { subject: 'a task', description: 'of the test' } };
const tasks: Turn = { tool: 'TaskList', input: {} };
const TODO = { CLAUDE_CODE_ENABLE_TODO_TOOLS: '1' };
const enter: Turn = { tool: 'EnterWorktree', input: { name: 'tree' } };
const SERVER = { command: process.execPath, args: [join(import.meta.dirname, 'mcp-server.mjs')] };

/** What makes the client start the server of `mcp-server.mjs`. */
export const WITH_SERVER: readonly string[] = [
  '--mcp-config',
  JSON.stringify({ mcpServers: { 'stand-in': SERVER } }),
];

const question: Asked = {
  turns: [{ tool: 'mcp__stand-in__ask', input: {} }],
  args: WITH_SERVER,
};
const skill = {
  words: '/greet',
  files: () => ({
    '.claude/skills/greet/SKILL.md':
      '---\nname: greet\ndescription: greets\nallowed-tools: Bash\n---\nSay !`touch made`\n',
  }),
};
const compacts = { matcher: 'manual', before: {}, words: '/compact', args: ['--continue'] };
const makesTree = 'mkdir -p tree && cd tree && pwd';
const denies = (event: string, rest: object) =>
  JSON.stringify({ hookSpecificOutput: { hookEventName: event, ...rest } });

const told = (session: Session) => session.asked.at(-1) ?? '';
const unasked = ({ asked }: Session) => asked.length === 0;
const fewerThan = (count: number) => (session: Session) => session.asked.length < count;
const moreThan = (count: number) => (session: Session) => session.asked.length > count;
const notMade = ({ project }: Session) => !project.has('made');
const switched = ({ ended }: Session) => /^Set model to/m.test(ended.stdout);
const declined = (session: Session) => /action\W+decline/.test(told(session));

/** A stage for each event that can be seen in print mode. */
export const STAGES: Readonly<Record<string, Stage>> = {
  PreToolUse: {
    matcher: 'Bash',
    turns: [touch],
    no: denies('PreToolUse', { permissionDecision: 'deny', permissionDecisionReason: WORDS }),
    stopped: notMade,
  },
  PostToolUse: {
    matcher: 'Bash',
    turns: [touch],
    stopped: (session) => notMade(session) || fewerThan(2)(session),
  },
  PostToolUseFailure: {
    matcher: 'Bash',
    turns: [{ run: 'touch made; false' }],
    stopped: (session) => notMade(session) || fewerThan(2)(session),
  },
  PostToolBatch: { turns: [touch], stopped: fewerThan(2) },
  // Nobody is there to be asked, so that the call does not come about anyhow: but who said so?
  PermissionRequest: {
    matcher: 'WebFetch',
    turns: [fetch],
    no: denies('PermissionRequest', { decision: { behavior: 'deny', message: WORDS } }),
    stopped: (session) => told(session).includes(WORDS),
  },
  PermissionDenied: {
    matcher: 'WebFetch',
    turns: [fetch],
    args: ['--permission-mode', 'auto'],
    stopped: fewerThan(2),
  },
  UserPromptSubmit: { stopped: unasked },
  UserPromptExpansion: { ...skill, matcher: 'greet', stopped: unasked },
  PreSkillShellCommand: { ...skill, matcher: 'Bash', stopped: notMade },
  Stop: { stopped: moreThan(1) },
  StopFailure: {
    matcher: 'authentication_failed',
    turns: [{ fail: 401 }],
    stopped: moreThan(1),
  },
  SessionStart: { matcher: 'startup', stopped: unasked },
  SessionEnd: { matcher: 'other', stopped: ({ ended }) => ended.code !== 0 },
  Setup: { matcher: 'init', args: ['--init'], stopped: unasked },
  InstructionsLoaded: {
    matcher: 'session_start',
    files: () => ({ 'CLAUDE.md': '# A project\n' }),
    stopped: unasked,
  },
  MessageDisplay: { stopped: ({ ended }) => ended.stdout.trim() === '' },
  SubagentStart: { matcher: 'general-purpose', turns: [agent], stopped: fewerThan(3) },
  SubagentStop: { matcher: 'general-purpose', turns: [agent], stopped: moreThan(3) },
  PreCompact: { ...compacts, stopped: unasked },
  PostCompact: { ...compacts, stopped: unasked },
  PreModelSwitch: {
    matcher: 'claude-sonnet-5-5',
    words: '/model sonnet',
    stopped: (session) => !switched(session),
  },
  PostModelSwitch: {
    matcher: 'claude-sonnet-5-5',
    words: '/model sonnet',
    stopped: (session) => !switched(session),
  },
  TaskCreated: {
    turns: [task, tasks],
    env: TODO,
    stopped: (session) => told(session).includes('No tasks found'),
  },
  TaskCompleted: {
    turns: [task, { tool: 'TaskUpdate', input: { taskId: '1', status: 'completed' } }, tasks],
    env: TODO,
    stopped: (session) => told(session).includes('#1 [pending]'),
  },
  // In print mode nobody answers, which is a "cancel".
  Elicitation: { ...question, matcher: 'stand-in', stopped: declined },
  ElicitationResult: { ...question, matcher: 'stand-in', stopped: declined },
  ConfigChange: {
    matcher: 'local_settings',
    // The client looks at its settings now and acts: it gets a while to see them change.
    turns: [{ run: 'sleep 4' }, touch],
    hooks: [
      {
        event: 'SessionStart',
        acts: '(sleep 1; cp later.json .claude/settings.local.json) > /dev/null 2>&1 &',
      },
    ],
    files: () => ({ 'later.json': '{ "permissions": { "deny": ["Bash(touch:*)"] } }' }),
    stopped: ({ project }) => project.has('made'),
  },
  CwdChanged: {
    // Nobody waits for its hook: the last call is there for it to be seen.
    turns: [{ run: 'mkdir below && cd below' }, touch, { run: 'sleep 1' }],
    stopped: ({ project }) => !project.has('below/made'),
  },
  FileChanged: {
    matcher: 'watched.txt',
    needed: true,
    files: () => ({ 'watched.txt': 'old\n' }),
    // The client begins to watch a while after the start, and looks now and then.
    turns: [{ run: 'sleep 2' }, { run: 'echo new > watched.txt' }, { run: 'sleep 3' }],
    stopped: fewerThan(4),
  },
  WorktreeCreate: {
    turns: [enter, touch],
    works: makesTree,
    stopped: ({ project }) => !project.has('tree/made'),
  },
  WorktreeRemove: {
    turns: [enter, { tool: 'ExitWorktree', input: { action: 'remove', discard_changes: true } }],
    hooks: [{ event: 'WorktreeCreate', acts: makesTree }],
    stopped: (session) => told(session).includes('could not remove it'),
  },
};
