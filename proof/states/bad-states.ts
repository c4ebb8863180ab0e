import { BAD_FOLDERS } from './bad-folders.ts';
import { type BadState, put } from './bad-state.ts';
import { BAD_TEXTS } from './bad-texts.ts';

/** All states that no check and no reminder leaves behind. */
export const BAD_STATES: readonly BadState[] = [
  ...BAD_TEXTS.map(({ text, ...rest }) => ({
    ...rest,
    plant: (project: string) => put(project, text),
  })),
  ...BAD_FOLDERS,
];
