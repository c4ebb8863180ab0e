/** Extensions that show a token with a directory separator to be a file and not prose. */
export const KNOWN_EXTENSIONS: ReadonlySet<string> = new Set(
  [
    'md mdx markdown mdc rst adoc asciidoc txt org tex',
    'ts tsx mts cts js jsx mjs cjs vue svelte astro css scss sass less html htm',
    'py pyi ipynb rb go rs java kt kts scala swift c h cc cpp cxx hpp hh m mm cs fs vb',
    'php pl pm lua r jl ex exs erl hrl clj cljs edn hs ml mli nim zig dart groovy sol v sv',
    'sh bash zsh fish ps1 psm1 bat cmd awk sql graphql proto thrift tf tfvars hcl nix',
    'json jsonc json5 yaml yml toml ini cfg conf xml csv tsv lock properties gradle cmake mk bzl',
    'png jpg jpeg gif svg webp avif ico pdf puml drawio mmd wasm',
  ]
    .join(' ')
    .split(' '),
);
