import { isFixture } from '../../context/fixture.ts';
import { isTemplate } from '../../context/template.ts';
import type { Document } from '../../document.ts';
import { extensionOf } from '../../resolve/project-path.ts';
import type { Project } from '../../signal.ts';

/** The code that `document` names: files by path, each with the lines that name it, in order. */
export function namedCode(
  project: Project,
  document: Document,
): ReadonlyMap<string, readonly number[]> {
  const named = new Map<string, number[]>();
  for (const mention of document.mentions) {
    const resolution = project.resolve(document.path, mention);
    if (resolution.kind !== 'file' || !isCode(resolution.path)) continue;
    const lines = named.get(resolution.path);
    if (lines === undefined) named.set(resolution.path, [mention.line]);
    else lines.push(mention.line);
  }
  return named;
}

/** Whether the file at `path` is code that people write and describe. */
function isCode(path: string): boolean {
  if (!CODE.has(extensionOf(path)) || NOISE.test(path)) return false;
  return !isFixture(path) && !isTemplate(path);
}

const CODE: ReadonlySet<string> = new Set(
  [
    'ts tsx mts cts js jsx mjs cjs vue svelte astro css scss sass less',
    'py pyi rb go rs java kt kts scala swift c h cc cpp cxx hpp hh m mm cs fs vb',
    'php pl pm lua r jl ex exs erl hrl clj cljs edn hs ml mli nim zig dart groovy sol v sv',
    'sh bash zsh fish ps1 psm1 bat cmd awk sql graphql proto thrift tf hcl nix',
  ]
    .join(' ')
    .split(' '),
);

/** Vendored and generated code, checks of continuous integration, settings and version numbers. */
const NOISE =
  /(?:^|\/)(?:vendor|third[-_]party|external|dist|build|out|generated|gen|node_modules|migrations?|\.github|\.circleci|\.gitlab)\/|\.(?:min|d|pb|generated|gen)\.\w+$|_pb2?\.\w+$|(?:^|\/)(?:_*version_*|setup|conftest)\.\w+$|(?:^|\/)[\w.-]*config\.\w+$/i;
