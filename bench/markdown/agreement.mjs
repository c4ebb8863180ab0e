// node bench/markdown/agreement.mjs [--list N] FOLDER...
// Compares the reader with markdown-it on every Markdown file below the folders, kind by kind.
import { parseArgs } from 'node:util';
import { reader } from './bundle.mjs';
import { corpus } from './corpus.mjs';
import { oracle, reading } from './oracle.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { list: { type: 'string', default: '20' }, kind: { type: 'string' } },
});
const KINDS = [
  'links',
  'images',
  'definitions',
  'headings',
  'autolinks',
  'codeSpans',
  'codeBlocks',
  'tables',
  'listItems',
];

const { readMarkdown, utf8 } = await reader();
const files = corpus(positionals);
const totals = new Map();
const differences = [];
let same = 0;

for (const { path, bytes } of files) {
  const ours = reading(readMarkdown(bytes.toString('latin1')), utf8);
  const theirs = oracle(bytes.toString('utf8'));
  const format = path.endsWith('.mdx') ? 'mdx' : 'md';
  let alike = true;
  for (const kind of KINDS) {
    const { agreed, all, extra, missing } = compare(ours[kind], theirs[kind]);
    for (const group of [format, 'all']) {
      const key = `${group} ${kind}`;
      const total = totals.get(key) ?? { agreed: 0, all: 0 };
      totals.set(key, { agreed: total.agreed + agreed, all: total.all + all });
    }
    if (extra.length + missing.length > 0) alike = false;
    for (const item of extra) differences.push({ path, kind, item, by: 'only the reader' });
    for (const item of missing) differences.push({ path, kind, item, by: 'only markdown-it' });
  }
  if (alike) same += 1;
}

const shown = differences.filter(({ kind }) => values.kind === undefined || kind === values.kind);
for (const { path, kind, item, by } of shown.slice(0, Number(values.list))) {
  console.log(`${path}: ${kind}: ${by}: ${JSON.stringify(item)}`);
}
console.log(`${files.length} files, ${same} alike in all kinds; ${differences.length} differences`);
for (const group of ['md', 'mdx', 'all']) {
  for (const kind of KINDS) {
    const { agreed, all } = totals.get(`${group} ${kind}`) ?? { agreed: 0, all: 0 };
    const share = all === 0 ? '' : `${((100 * agreed) / all).toFixed(3)} %`;
    console.log(`${group.padEnd(4)} ${kind.padEnd(12)} ${agreed} of ${all}`.padEnd(44), share);
  }
}

/** How many items both have, and which only one has. */
function compare(ours, theirs) {
  if (typeof ours === 'number') {
    const all = Math.max(ours, theirs);
    const agreed = Math.min(ours, theirs);
    return {
      agreed,
      all,
      extra: ours > theirs ? [`${ours} > ${theirs}`] : [],
      missing: ours < theirs ? [`${ours} < ${theirs}`] : [],
    };
  }
  const left = new Map();
  for (const item of theirs) left.set(item, (left.get(item) ?? 0) + 1);
  const extra = [];
  for (const item of ours) {
    const count = left.get(item) ?? 0;
    if (count === 0) extra.push(item);
    else left.set(item, count - 1);
  }
  const missing = [...left].flatMap(([item, count]) => Array(count).fill(item));
  const agreed = ours.length - extra.length;
  return { agreed, all: agreed + extra.length + missing.length, extra, missing };
}
