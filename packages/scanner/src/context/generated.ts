import type { Structure } from '../markdown/structure.ts';

/** Whether the document says, near its top, that a program writes it: it is the source to look at. */
export function isGenerated(text: string, structure: Pick<Structure, 'comments'>): boolean {
  const said = structure.comments.some(
    ({ line, text }) => line <= NEAR_TOP_LINES && MARK.test(text),
  );
  return said || MARK.test(text.slice(0, NEAR_TOP_CHARACTERS));
}

const NEAR_TOP_LINES = 40;
const NEAR_TOP_CHARACTERS = 600;

const MARK =
  /\b(?:do not (?:edit|modify|change)(?: (?:this|by hand|directly|manually))?|auto-?(?:matically )?generated|automatically generated|(?:this|the) (?:file|page|document|documentation|readme) (?:is|was|has been) (?:auto-?)?generated|generated (?:by|from|with|using) [`\w@]|@generated)\b/i;
