import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * What the stand-in for the model does on its turn: says something, has Bash run a command, reads a
 * file, calls any other tool, or fails with a status of HTTP. Of what it says it may claim that so
 * many tokens led to it.
 */
export type Turn =
  | { readonly say: string; readonly tokens?: number }
  | { readonly run: string }
  | { readonly read: string }
  | { readonly tool: string; readonly input: object }
  | { readonly fail: number };

/** A stand-in for the Messages API on the loopback interface, which remembers what it was told. */
export interface StubApi {
  readonly url: string;
  /** Each conversation that the model was sent, oldest first: its messages as JSON. */
  readonly conversations: readonly string[];
  /** The names of all tools that it was offered so far. */
  readonly offered: ReadonlySet<string>;
  close(): Promise<void>;
}

/** The words that end a turn, for whoever waits for one on a screen. */
export const ANSWER = 'the stand-in has answered';

/**
 * Starts a stand-in that takes `turns` in their order and then only says {@link ANSWER}.
 *
 * It knows no more of the API than the client needs to hold a session: the one call, streamed or
 * not. No header is kept, and so no key.
 */
export async function startStubApi(turns: readonly Turn[] = []): Promise<StubApi> {
  const conversations: string[] = [];
  const offered = new Set<string>();
  const left = [...turns];

  const server = createServer(async (request, response) => {
    const body = await bodyOf(request);
    if (request.method !== 'POST' || new URL(request.url ?? '/', 'http://stub').pathname !== PATH) {
      response.writeHead(404, { 'content-type': 'application/json' });
      response.end(NOT_FOUND);
      return;
    }
    conversations.push(JSON.stringify(body.messages));
    for (const { name } of body.tools ?? []) offered.add(name);
    // Only the session's own calls carry tools: a side call must not take a turn away from it.
    const turn = (body.tools?.length ? left.shift() : undefined) ?? { say: ANSWER };
    if ('fail' in turn) {
      response.writeHead(turn.fail, {
        'content-type': 'application/json',
        'x-should-retry': 'false',
      });
      response.end(FAILED);
      return;
    }
    const message = messageFor(turn, body.model, conversations.length);
    if (body.stream) {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      for (const event of eventsFor(message)) {
        response.write(`event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`);
      }
      response.end();
    } else {
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end(JSON.stringify(message));
    }
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));

  // A server that listens on a port has an address of this kind.
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    conversations,
    offered,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}

const PATH = '/v1/messages';
const NOT_FOUND = JSON.stringify({
  type: 'error',
  error: { type: 'not_found_error', message: 'the stand-in knows one call only' },
});
const FAILED = JSON.stringify({
  type: 'error',
  error: { type: 'invalid_request_error', message: 'the stand-in fails on its turn' },
});

interface Body {
  readonly model?: string;
  readonly stream?: boolean;
  readonly tools?: readonly { readonly name: string }[];
  readonly messages?: unknown;
}

async function bodyOf(request: IncomingMessage): Promise<Body> {
  let text = '';
  request.setEncoding('utf8');
  for await (const part of request) text += part;
  return text === '' ? {} : JSON.parse(text);
}

function messageFor(
  turn: Exclude<Turn, { readonly fail: number }>,
  model: string | undefined,
  count: number,
) {
  const block =
    'say' in turn
      ? { type: 'text', text: turn.say }
      : { type: 'tool_use', id: `toolu_${count}`, ...toolOf(turn) };
  return {
    id: `msg_${count}`,
    type: 'message',
    role: 'assistant',
    model,
    content: [block],
    stop_reason: 'say' in turn ? 'end_turn' : 'tool_use',
    stop_sequence: null,
    usage: { input_tokens: ('say' in turn && turn.tokens) || 1, output_tokens: 1 },
  };
}

function toolOf(turn: Exclude<Turn, { readonly say: string } | { readonly fail: number }>) {
  if ('tool' in turn) return { name: turn.tool, input: turn.input };
  return 'read' in turn
    ? { name: 'Read', input: { file_path: turn.read } }
    : { name: 'Bash', input: { command: turn.run, description: 'a command of the test' } };
}

type Message = ReturnType<typeof messageFor>;

function eventsFor(message: Message): readonly { readonly type: string }[] {
  const { content, stop_reason, stop_sequence, usage } = message;
  const [block] = content;
  const opened = block?.type === 'text' ? { ...block, text: '' } : { ...block, input: {} };
  const delta =
    block?.text === undefined
      ? { type: 'input_json_delta', partial_json: JSON.stringify(block?.input) }
      : { type: 'text_delta', text: block.text };
  return [
    { type: 'message_start', message: { ...message, content: [], stop_reason: null } },
    { type: 'content_block_start', index: 0, content_block: opened },
    { type: 'content_block_delta', index: 0, delta },
    { type: 'content_block_stop', index: 0 },
    { type: 'message_delta', delta: { stop_reason, stop_sequence }, usage },
    { type: 'message_stop' },
  ] as readonly { readonly type: string }[];
}
