import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { StateReading } from '../../packages/state-store/src/index.ts';

/** A state or a state directory that no check and no reminder leaves behind. */
export interface BadState {
  readonly name: string;
  /** As the store finds it; `undefined` if that is not the question. */
  readonly condition: StateReading['condition'] | undefined;
  readonly because?: StateReading['because'];
  /** When the store says that the last check was; `CHECKED` or nothing. */
  readonly lastCheck?: string;
  /** What a session that opens gets: by default a banner, and either if nothing is expected. */
  readonly hook?: 'silent' | 'either';
  /** Makes it in `project`; what is made outside lies in `folder`. Answers why it cannot, if so. */
  plant(project: string, folder: string): string | undefined;
}

/** Puts `text` into the state of `project`. */
export function put(project: string, text: string | Uint8Array): undefined {
  const file = join(project, '.dochygiene/state.json');
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** Puts a link to `to` in the place of `name` in the project. */
export function link(project: string, name: string, to: string): undefined {
  const path = join(project, name);
  mkdirSync(dirname(path), { recursive: true });
  rmSync(path, { force: true });
  symlinkSync(to, path);
}
