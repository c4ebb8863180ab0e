import { DAY, type Removal } from '../../history.ts';

/** Whether a document teaches by an example: the paths in its code are those of the reader's project. */
export function isTutorial(path: string): boolean {
  return TUTORIAL.test(path);
}

const TUTORIAL =
  /(?:^|[/._-])(?:tutorials?|examples?|samples?|quick-?starts?|getting-?started|walkthroughs?|workshops?|courses?|lessons?|demos?|cookbook|recipes)(?=[/._-]|$)/i;

/** Whether nobody meant to keep what is gone: it is made, set by each for himself, or was there for a day. */
export function isExemptTarget({ path, commit, made }: Removal, leastDays: number): boolean {
  if (MADE.test(path) || PERSONAL.test(path)) return true;
  return made !== undefined && commit.time - made.time < leastDays * DAY;
}

/** What builds and programs make, by its directory, its ending, or its name. */
const MADE =
  /(?:^|\/)(?:dist|build|out|output|outputs|target|coverage|node_modules|_build|_site|bin|obj|generated|gen|\.next|\.nuxt|\.cache|__pycache__|tmp|temp|logs?|data|results)(?:\/|$)|(?:^|\/)(?:memory|sessions?|uploads|storage)\/(?:\w+\/)?$|[-_]data\.json$|\.jsonl$|\.min\.\w+$|\.(?:lock|log|pyc|map|tmp|bak|db|sqlite3?|pid)$|(?:^|\/)(?:package-lock\.json|pnpm-lock\.yaml|go\.sum|\.env(?:\.[\w-]+)?)$/i;

/** Settings that each keeps for himself, of editors and of tools. */
const PERSONAL =
  /^\.(?:vscode|idea|cursor|devcontainer|husky|vs|fleet)\/[^/]+$|^\.?(?:mcp|settings|settings\.local|config)\.(?:json|ya?ml|toml)$|^\.[\w-]+\/[^/]+\.(?:json|ya?ml|toml)$|^\.(?!git|circleci\/|buildkite\/)[\w-]+\/(?:[^/]+\/)+[^/]+\.(?:json|ya?ml|toml)$/i;
