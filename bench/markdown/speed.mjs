// node bench/markdown/speed.mjs [--rounds N] FOLDER...
// Times the reader and markdown-it on the same documents, in turns, and reports CPU per byte.
import { parseArgs } from 'node:util';
import MarkdownIt from 'markdown-it';
import { reader } from './bundle.mjs';
import { corpus } from './corpus.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { rounds: { type: 'string', default: '5' }, alone: { type: 'boolean', default: false } },
});
const { readMarkdown } = await reader();
const markdownIt = new MarkdownIt('commonmark', { html: true }).enable('table');

const files = corpus(positionals);
const bytes = files.reduce((sum, file) => sum + file.bytes.length, 0);
const latin1 = files.map((file) => file.bytes.toString('latin1'));
const utf8 = values.alone ? [] : files.map((file) => file.bytes.toString('utf8'));

const times = { reader: [], 'markdown-it': [] };
for (let round = 0; round < Number(values.rounds); round += 1) {
  times.reader.push(cpu(() => latin1.forEach((text) => void readMarkdown(text))));
  if (!values.alone)
    times['markdown-it'].push(cpu(() => utf8.forEach((text) => void markdownIt.parse(text, {}))));
}
console.log(`${files.length} files, ${(bytes / 1e6).toFixed(1)} MB, Node ${process.version}`);
for (const [name, taken] of Object.entries(times)) {
  const sorted = taken.toSorted((one, other) => one - other);
  if (sorted.length === 0) continue;
  const speed = (seconds) => (bytes / 1e6 / seconds).toFixed(1);
  const median = sorted[sorted.length >> 1];
  console.log(
    `${name}: ${speed(median)} MB/s median, ${speed(sorted[0])} best, of ${sorted.length}`,
  );
}
const median = (taken) => taken.toSorted((one, other) => one - other)[taken.length >> 1];
if (!values.alone) {
  const ratio = median(times['markdown-it']) / median(times.reader);
  console.log(`the reader takes 1/${ratio.toFixed(1)} of markdown-it's time`);
}

/** Seconds of CPU, garbage collection included. */
function cpu(work) {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1e6;
}
