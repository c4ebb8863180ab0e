import { baseName, parent } from '@dochygiene/ports';
import type { Command } from '../command.ts';
import { Failure, nearest } from '../failure.ts';
import { whyText } from '../formats/why.ts';
import { directoryNamed, pathInProject, refusable, resolvePath, rootOf } from '../place.ts';
import { styleFor } from '../style.ts';
import { projectHere, SURVEY_OPTIONS, surveyHere } from '../survey-here.ts';

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
    const place = resolvePath(outside.directory, doc);
    // A document elsewhere names its project; a path as the scan prints it belongs to this one.
    const found = refusable('open', place, () => outside.fs.lstat(place)) !== undefined;
    const folder = found && doc.includes('/') ? parent(place) : undefined;
    const root = rootOf(directoryNamed(folder, outside), outside);
    const path = refusable('open', place, () => pathInProject(doc, root, outside));
    if (refusable('open', place, () => outside.fs.stat(place))?.kind === 'directory') {
      throw new Failure(`Cannot explain "${doc}": it is a directory`, 'Name a document in it.');
    }
    const project = projectHere(root, given, outside);
    const surveyed = await surveyHere(project, given, outside, { contextFor: [path] });
    const text = whyText(surveyed, path, styleFor(outside.out, outside.env), outside.directory);
    if (text === undefined) {
      const { listing } = surveyed.survey;
      const name = baseName(place);
      const same = [...listing.files].find((file) => file.endsWith(`/${name}`));
      const near =
        same ??
        nearest(
          path,
          listing.candidates.map((candidate) => candidate.path),
        );
      throw new Failure(
        `Cannot find "${path}" in "${root}"`,
        near === undefined ? 'Paths are relative to the project root.' : `Did you mean "${near}"?`,
      );
    }
    outside.out.write(text);
    return 0;
  },
};
