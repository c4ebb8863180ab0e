import MarkdownIt from 'markdown-it';

/**
 * What markdown-it makes of a document, in the reader's terms.
 *
 * CommonMark with tables and raw HTML. Three things are set so that both read the same language:
 * destinations are neither checked nor encoded, the metadata block is cut off first, and a footnote
 * (`[^1]: …`) is no link definition.
 */
export function oracle(text) {
  const body = withoutFrontmatter(text);
  const env = {};
  const found = empty();
  collect(parser.parse(body.text, env), body.lines, found);
  for (const [label, { href }] of Object.entries(env.references ?? {})) {
    found.definitions.push(`${folded(label)} -> ${href}`);
  }
  return found;
}

/** What the reader made of a document, in the same terms; `utf8` is the scanner's. */
export function reading(structure, utf8) {
  const found = empty();
  for (const { kind, target } of structure.links) {
    if (kind === 'link') found.links.push(utf8(target));
    if (kind === 'image') found.images.push(utf8(target));
    if (kind === 'autolink') found.autolinks.push(utf8(target));
  }
  const labels = new Set();
  for (const { label, target } of structure.definitions) {
    if (labels.has(label)) continue;
    labels.add(label);
    found.definitions.push(`${folded(utf8(label)).toUpperCase()} -> ${utf8(target)}`);
  }
  for (const { level, text, line } of structure.headings) {
    found.headings.push(`${line} ${level} ${folded(utf8(text))}`);
  }
  for (const { text } of structure.codeSpans) found.codeSpans.push(folded(utf8(text)));
  for (const { kind, info, line } of structure.fences) {
    found.codeBlocks.push(folded(`${line} ${kind} ${utf8(info)}`));
  }
  found.tables = structure.tables;
  found.listItems = structure.listItems;
  return found;
}

const parser = new MarkdownIt('commonmark', { html: true, maxNesting: 10_000 }).enable('table');
parser.validateLink = () => true;
parser.normalizeLink = (url) => url;

const reference = parser.block.ruler.__rules__.find(({ name }) => name === 'reference').fn;
parser.block.ruler.at('reference', (state, line, endLine, silent) => {
  const at = state.bMarks[line] + state.tShift[line];
  return state.src.startsWith('[^', at) ? false : reference(state, line, endLine, silent);
});

function empty() {
  return {
    links: [],
    images: [],
    definitions: [],
    headings: [],
    autolinks: [],
    codeSpans: [],
    codeBlocks: [],
    tables: 0,
    listItems: 0,
  };
}

function withoutFrontmatter(text) {
  const plain = text.replace(/^\uFEFF/, '');
  const match =
    /^---[ \t]*\r?\n(?:[\s\S]*?\n)??(?:---|\.\.\.)[ \t]*(?:\r?\n|$)/.exec(plain) ??
    /^\+\+\+[ \t]*\r?\n(?:[\s\S]*?\n)??\+\+\+[ \t]*(?:\r?\n|$)/.exec(plain) ??
    /^\{[ \t]*\r?\n(?:[\s\S]*?\n)??\}[ \t]*(?:\r?\n|$)/.exec(plain);
  if (match === null || match[0].length > 64 * 1024) return { text: plain, lines: 0 };
  const lines = match[0].split('\n').length - (match[0].endsWith('\n') ? 1 : 0);
  return { text: plain.slice(match[0].length), lines };
}

function collect(tokens, cut, found) {
  for (const [index, token] of tokens.entries()) {
    const line = token.map === null ? 0 : token.map[0] + 1 + cut;
    if (token.type === 'heading_open') {
      const level = token.tag.slice(1);
      found.headings.push(`${line} ${level} ${folded(tokens[index + 1].content)}`);
    }
    if (token.type === 'fence') found.codeBlocks.push(folded(`${line} fenced ${token.info}`));
    if (token.type === 'code_block') found.codeBlocks.push(`${line} indented`);
    if (token.type === 'table_open') found.tables += 1;
    if (token.type === 'list_item_open') found.listItems += 1;
    if (token.type === 'inline') inline(token.children, found);
  }
}

function inline(tokens, found) {
  for (const token of tokens) {
    if (token.type === 'link_open') {
      (token.info === 'auto' ? found.autolinks : found.links).push(token.attrGet('href'));
    }
    if (token.type === 'image') {
      found.images.push(token.attrGet('src'));
      inline(token.children, found);
    }
    if (token.type === 'code_inline') found.codeSpans.push(folded(token.content));
  }
}

function folded(text) {
  return text.replace(/\s+/g, ' ').trim();
}
