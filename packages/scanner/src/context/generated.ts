import type { Structure } from '../markdown/structure.ts';

/** Whether a program writes the document at `path`, as its directory or its top says. */
export function isGenerated(
  path: string,
  text: string,
  structure: Pick<Structure, 'comments'>,
): boolean {
  if (GENERATED_DIRECTORY.test(path)) return true;
  const said = structure.comments.some(
    ({ line, text }) => line <= NEAR_TOP_LINES && MARK.test(text),
  );
  return said || MARK.test(text.slice(0, NEAR_TOP_CHARACTERS));
}

const GENERATED_DIRECTORY = /(?:^|\/)(?:_?generated|typedoc|apidocs?|javadoc)\//i;

const NEAR_TOP_LINES = 40;
const NEAR_TOP_CHARACTERS = 600;

const MARK =
  /\b(?:do not (?:edit|modify|change)(?: (?:this|by hand|directly|manually))?|auto-?(?:matically )?generated|automatically generated|(?:this|the) (?:file|page|document|documentation|readme) (?:is|was|has been) (?:auto-?)?generated|generated (?:by|from|with|using) [`\w@]|@generated)\b/i;
