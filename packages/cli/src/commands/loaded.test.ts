import { expect, test } from 'vitest';
import { commands } from './index.ts';
import { loadCommands } from './loaded.ts';

const firstWord = (name: string) => name.split(' ')[0] ?? '';

test.each(commands.map(({ name }) => name))(
  '%s is loaded, with all that begins like it',
  async (name) => {
    const word = firstWord(name);
    const loaded = await loadCommands(word);
    expect(loaded.filter((each) => firstWord(each.name) === word)).toEqual(
      commands.filter((each) => firstWord(each.name) === word),
    );
  },
);

// biome-ignore format: a table is read by column
test.each([
  // first word     how many commands are loaded, or all
  ['scan',          1],
  ['status',        4],
  ['obligations',   5],
  ['check',         commands.length],
  ['sacn',          commands.length],
  [undefined,       commands.length],
])('of a line that begins with %s, %i', async (first, count) => {
  expect(await loadCommands(first)).toHaveLength(count);
});
