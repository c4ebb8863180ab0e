export { type HookStartQuestion, hookStart } from './hook-start.ts';
export {
  findProjectRoot,
  projectRoot,
  type RootAnswer,
  type RootQuestion,
} from './project-root.ts';
