// A server of the Model Context Protocol with two tools: `look` answers, `ask` first asks the person.

import { createInterface } from 'node:readline';

const send = (message) =>
  process.stdout.write(`${JSON.stringify({ jsonrpc: '2.0', ...message })}\n`);
const said = (text) => ({ content: [{ type: 'text', text }] });
const tools = ['look', 'ask'].map((name) => ({
  name,
  description: name,
  inputSchema: { type: 'object' },
}));
let asking;

for await (const line of createInterface({ input: process.stdin })) {
  const { id, method, params, result } = JSON.parse(line);
  if (method === 'initialize') {
    const { protocolVersion } = params;
    const serverInfo = { name: 'stand-in', version: '1.0.0' };
    send({ id, result: { protocolVersion, capabilities: { tools: {} }, serverInfo } });
  } else if (method === 'tools/list') {
    send({ id, result: { tools } });
  } else if (method === 'tools/call' && params.name === 'look') {
    send({ id, result: said('looked') });
  } else if (method === 'tools/call') {
    asking = id;
    const requestedSchema = { type: 'object', properties: { name: { type: 'string' } } };
    send({
      id: 'question',
      method: 'elicitation/create',
      params: { message: 'Who?', requestedSchema },
    });
  } else if (id === 'question') {
    send({ id: asking, result: said(`the answer: ${JSON.stringify(result)}`) });
  } else if (method !== undefined && id !== undefined) {
    send({ id, result: {} });
  }
}
