import { baseName } from './project-path.ts';

/**
 * Whether the project makes a site out of its documents, told by a generator's configuration.
 *
 * A site gives its pages addresses of its own, so that a link without an extension may lead to a
 * page that no path of the project tells of.
 */
export function makesSite(files: ReadonlySet<string>): boolean {
  for (const path of files) {
    if (isSiteConfiguration(path)) return true;
  }
  return false;
}

/** Whether `path` configures a generator of documentation sites. */
export function isSiteConfiguration(path: string): boolean {
  return SITE_CONFIGURATION.test(baseName(path)) || IN_SITE_DIRECTORY.test(path);
}

const SITE_CONFIGURATION = new RegExp(
  `^(?:${[
    String.raw`(?:docusaurus|astro|next|gatsby|nuxt|rspress|nextra|theme|eleventy|vocs)\.config\.[cm]?[jt]sx?`,
    String.raw`gatsby-(?:config|node)\.[cm]?[jt]s`,
    String.raw`\.eleventy\.[cm]?js`,
    String.raw`mkdocs\.ya?ml`,
    String.raw`_config\.(?:ya?ml|toml)`,
    String.raw`hugo\.(?:toml|ya?ml)`,
    String.raw`book\.(?:toml|json)`,
    String.raw`(?:docs|mint|docfx|metalsmith)\.json`,
    String.raw`antora(?:-playbook)?\.ya?ml`,
    String.raw`conf\.py`,
    String.raw`\.openpublishing\.publish\.config\.json`,
    String.raw`_(?:toc|sidebar)\.(?:ya?ml|md)`,
    String.raw`\.nojekyll|CNAME|_redirects|redirects\.(?:map|ya?ml|json)`,
  ].join('|')})$`,
);

const IN_SITE_DIRECTORY =
  /(?:^|\/)(?:\.vitepress|\.vuepress|_layouts|_includes|layouts\/shortcodes)\/|^(?:[\w-]+\/)?config\.toml$/;
