/** What stood in the fence that a skill puts around the command's words. */
export function printed(conversation: string): string {
  const inFence = /```text\\n([\s\S]*?)\\n```/u.exec(conversation);
  if (inFence === null) throw new Error(`Cannot find the command's words in:\n${conversation}`);
  return JSON.parse(`"${inFence[1]}"`);
}

/** What the model's commands came back with, oldest first. */
export function toolResults(conversation: string): readonly object[] {
  const messages: readonly { content: string | readonly { type: string }[] }[] =
    JSON.parse(conversation);
  return messages
    .flatMap(({ content }) => (typeof content === 'string' ? [] : content))
    .filter(({ type }) => type === 'tool_result');
}
