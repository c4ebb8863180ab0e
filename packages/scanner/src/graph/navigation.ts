import { baseName, directoryOf } from '../resolve/project-path.ts';

/** Whether `path` tells a site or a book what to list, other than by being a document itself. */
export function isNavigation(path: string): boolean {
  return NAVIGATION_NAME.test(baseName(path)) || NAVIGATION_DIRECTORY.test(path);
}

/** Tokens of a navigation file that may name a document, each once, in order. */
export function namedIn(text: string): readonly string[] {
  const tokens = new Set<string>();
  for (const [token] of text.matchAll(TOKEN)) {
    const target = token.replace(/^:|[:;]$/g, '').replace(/[?#].*$/, '');
    if (target.length > 1 && !target.includes('//')) tokens.add(target);
    if (tokens.size >= TOKENS_LIMIT) break;
  }
  return [...tokens];
}

/** Where the names in the navigation file at `path` may start from. */
export function navigationBases(path: string): readonly string[] {
  const directory = directoryOf(path).replace(
    /\/?(?:\.vitepress|\.vuepress|_data|data)(?:\/.*)?$/,
    '',
  );
  const at = directory === '' ? '' : `${directory}/`;
  const above = directoryOf(directory) === '' ? '' : `${directoryOf(directory)}/`;
  return [...WITHIN.map((within) => at + within), above, `${above}docs/`, ''];
}

/**
 * Directories whose every document a generator lists by itself, as far as the navigation files do
 * not spell it out: paths ending in `/`.
 */
export function listedDirectories(
  files: Iterable<string>,
  navigation: readonly { readonly path: string; readonly text: string }[],
): readonly string[] {
  const generated = navigation.some(({ text }) => GENERATED.test(text));
  const explicit = !generated && navigation.some(({ text }) => SPELT_OUT.test(text));
  const listed = new Set<string>();
  for (const path of files) {
    const directory = directoryOf(path);
    for (const [configuration, folders, when] of LISTED) {
      if (!configuration.test(path) || (explicit && when === 'unless spelt out')) continue;
      for (const within of folders)
        listed.add(directory === '' ? within : `${directory}/${within}`);
    }
  }
  return [...listed];
}

/** No navigation has more entries than this. */
const TOKENS_LIMIT = 50_000;

const TOKEN = /[^\s"'`,()[\]{}<>=|*]{2,300}/g;

const WITHIN: readonly string[] = [
  '',
  'docs/',
  'doc/',
  'content/',
  'content/docs/',
  'src/',
  'src/content/docs/',
  'src/content/',
  'source/',
];

const NAVIGATION_NAME = new RegExp(
  `^(?:${[
    'mkdocs\\.ya?ml|_?toc(?:tree)?\\.(?:ya?ml|json)|_?nav(?:igation)?\\.(?:ya?ml|json|[jt]s)|_?menu\\.(?:ya?ml|toml|json)',
    '(?:versioned-)?[\\w.-]*sidebars?[\\w.-]*\\.(?:[cm]?[jt]s|json|ya?ml|html)|docs\\.json|mint\\.json',
    'docusaurus\\.config\\.[cm]?[jt]s|astro\\.config\\.[cm]?[jt]s|_?meta\\.(?:[jt]sx?|json)|manifest\\.json|hugo\\.toml',
  ].join('|')})$`,
  'i',
);

const NAVIGATION_DIRECTORY =
  /(?:^|\/)\.(?:vitepress|vuepress)\/(?:[\w-]+\/)*[\w.-]+\.[cm]?[jt]s$|(?:^|\/)_data\/[\w-]+\.ya?ml$|(?:^|\/)docs\/config\.json$/;

/** A list of pages, whatever the format calls it. */
const SPELT_OUT = /\b(?:nav|sidebars?|navigation|chapters|items|themeConfig)['"]?\s*[:=]/;

/** ... that a generator fills by itself, whatever other lists there are. */
const GENERATED = /autogenerat|dirName|readdirSync|glob\(|awesome-pages|literate-nav/;

type Listed = readonly [RegExp, readonly string[], 'always' | 'unless spelt out'];

// biome-ignore format: a table is read by column
const LISTED: readonly Listed[] = [
  // configuration                                          directories below it                                        when
  [/(?:^|\/)hugo\.(?:toml|ya?ml)$|^(?:[\w-]+\/)?config\.toml$/, ['content/'],                                               'always'],
  [/(?:^|\/)_config\.ya?ml$/,                               ['_posts/', '_drafts/', '_docs/', '_pages/', '_tutorials/'],    'always'],
  [/(?:^|\/)docusaurus\.config\.[cm]?[jt]s$/,               ['blog/', 'src/pages/', 'i18n/', 'versioned_docs/'],            'always'],
  [/(?:^|\/)docusaurus\.config\.[cm]?[jt]s$|(?:^|\/)mkdocs\.ya?ml$/, ['docs/'],                                             'unless spelt out'],
  [/(?:^|\/)(?:astro|next|nuxt|eleventy|rspress|vocs)\.config\.[cm]?[jt]sx?$|(?:^|\/)\.eleventy\.js$|(?:^|\/)gatsby-config\.[cm]?[jt]s$/,
                                                            ['content/', 'src/content/', 'src/pages/', 'pages/', 'app/', 'posts/', 'src/posts/', 'src/app/', 'blog/', 'docs/'], 'always'],
  [/(?:^|\/)\.mdox[\w.-]*\.ya?ml$/,                          ['docs/'],                                                      'always'],
  [/(?:^|\/)_index\.md$/,                                   [''],                                                           'always'],
  [/(?:^|\/)source\.config\.ts$|(?:^|\/)contentlayer\.config\.[jt]s$/, ['content/'],                                        'always'],
];
