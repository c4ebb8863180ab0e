import { acksHere } from '../acks-here.ts';
import type { Command } from '../command.ts';
import { documentNamed, noDocument } from '../document-named.ts';
import { whyText } from '../formats/why.ts';
import { projectHere, SURVEY_OPTIONS } from '../project-here.ts';
import { styleFor } from '../style.ts';
import { surveyHere } from '../survey-here.ts';

/** `dochygiene why`: everything a scan knows of one document. */
export const whyCommand: Command = {
  name: 'why',
  summary: 'say what the scan makes of one document: steps, signals, links',
  positionals: ['<doc>'],
  options: { ...SURVEY_OPTIONS },
  example: [
    'dochygiene why docs/old-plan.md',
    'each step it passed, its signals with evidence, its links',
  ],
  async run(given, outside) {
    const [doc = ''] = given.positionals;
    const { root, path } = documentNamed(doc, outside);
    const project = projectHere(root, given, outside);
    const surveyed = await surveyHere(project, given, outside, { contextFor: [path] });
    const { all, acknowledged } = acksHere(root, surveyed.survey, outside);
    const acks = all.filter(({ ack }) => ack.path === path);
    const known = { ...surveyed, acks, acknowledged };
    const text = whyText(known, path, styleFor(outside.out, outside.env), outside.directory);
    if (text === undefined) throw noDocument({ root, path }, surveyed.survey);
    outside.out.write(text);
    return 0;
  },
};
