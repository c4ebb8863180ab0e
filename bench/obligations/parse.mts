// Reads and parses what an audit reads, and does nothing with it: node parse.mjs LIST [only-load]
import { readFileSync } from 'node:fs';
import { parseDocument } from '../../packages/scanner/node_modules/yaml/browser/index.js';
import { metadataBlock, readMarkdown } from '../../packages/scanner/src/index.ts';

const [list = '', wish] = process.argv.slice(2);
for (const path of wish === 'only-load' ? [] : readFileSync(list, 'utf8').split('\0')) {
  const text = readFileSync(path, 'latin1');
  if (/\.mdc?$/.test(path)) {
    readMarkdown(text);
    const block = metadataBlock(text);
    if (block !== undefined) parseDocument(text.slice(block.start, block.end)).toJS();
  } else if (path.endsWith('.json')) JSON.parse(text);
}
