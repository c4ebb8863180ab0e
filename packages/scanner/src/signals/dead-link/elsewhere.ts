import { languageOf, withoutLanguage } from '../../context/translation.ts';
import type { Document, Mention } from '../../document.ts';
import { withoutExtension } from '../../resolve/project-path.ts';
import type { Project } from '../../signal.ts';

/**
 * Whether a link of `document` whose target is not where a forge looks for it is alive all the same.
 *
 * `path` is where its target should be, relative to the root.
 */
export function isElsewhere(
  project: Project,
  document: Document,
  mention: Mention,
  path: string,
): boolean {
  const place = mention.target.endsWith('/') ? `${path}/` : path;
  if (EXAMPLE.test(path) || project.gitIgnored(place)) return true;
  // From the root, what ends in a slash is an address of some site.
  if (mention.target.startsWith('/')) return mention.target.endsWith('/');
  if (/\.md$/.test(path) && isThere(project, '', { ...mention, target: PUBLISHING })) return true;
  return ways(document, mention).some(([from, target]) =>
    isThere(project, from, { ...mention, target }),
  );
}

/** Where this stands, a page that moved is redirected by a list that no link tells of. */
const PUBLISHING = '/.openpublishing.publish.config.json';

function isThere(project: Project, from: string, mention: Mention): boolean {
  const { kind } = project.resolve(from, mention);
  return kind === 'file' || kind === 'directory';
}

/** A name that only stands in for one, as in a form: `0005-example.md`. */
const EXAMPLE = /(?:^|[/_-])example\.[a-z]+$/i;

/** Where generators look for what `mention` names: from which document, for which target. */
function ways({ path }: Document, { target }: Mention): readonly (readonly [string, string])[] {
  const found: (readonly [string, string])[] = [];
  // A page is a directory of its own in the site, and a link that ends in a slash is an address there.
  if (target.endsWith('/')) found.push([`${withoutExtension(path)}/index.md`, target]);
  // A page that was not translated is shown in the language of the source.
  if (languageOf(path) !== undefined) found.push([withoutLanguage(path), target]);
  if (target.endsWith('.html')) found.push([path, `${target}.md`], [path, withMarkdown(target)]);
  if (path.endsWith('.mdx') && target.endsWith('.md')) found.push([path, `${target}x`]);
  return found;
}

function withMarkdown(target: string): string {
  return target.replace(/\.html$/, '.md');
}
