// node bench/scan/scan.mjs [--rounds N] [--links FOLDER] [--remark FOLDER] FOLDER_DOCS FOLDER_CODE [P7 P11 ...]
// The goals of a whole scan, each as a ratio to what it is measured against, run in turns.
import { execFileSync } from 'node:child_process';
import { loadavg } from 'node:os';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { coldScan, wholeScan } from './cold.mjs';
import { built, copyOf, facts } from './command.mjs';
import { gitPass } from './git-pass.mjs';
import { linkCheck } from './links.mjs';
import { growth, memory } from './size.mjs';
import { warmScans } from './warm.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    rounds: { type: 'string', default: '3' },
    links: { type: 'string' },
    remark: { type: 'string' },
  },
});
const rounds = Number(values.rounds);
const [docs, code, ...named] = positionals;
if (code === undefined) throw new Error('Which two repositories? One of documents, one of code');
const ALL = ['P7', 'P8', 'P10', 'P11', 'P12', 'P13', 'P14', 'P15', 'P16', 'P17'];
const goals = new Set(named.length === 0 ? ALL : named);
const wants = (...ids) => ids.some((id) => goals.has(id));

const { documents, logOf } = await facts();
console.log(`${built}, Node ${process.version}, load ${loadavg()[0].toFixed(1)}`);

for (const [kind, folder] of [
  ['docs', resolve(docs)],
  ['code', resolve(code)],
]) {
  const needsCopy = wants('P7', 'P8', 'P11', 'P12', 'P13', 'P14', 'P15', 'P16');
  if (!needsCopy) continue;
  const copy = copyOf(folder, kind);
  const head = execFileSync('git', ['-C', copy, 'rev-parse', 'HEAD']).toString().trim();
  const subject = { kind, copy, folder: copy, rounds, documents: documents(copy) };
  const log = logOf(copy, head);
  console.log(`${kind}: ${folder} at ${head.slice(0, 12)}, ${subject.documents.length} documents`);
  if (wants('P7', 'P8')) coldScan(subject, goals);
  if (wants('P11')) wholeScan({ ...subject, log });
  if (wants('P12')) gitPass({ ...subject, log });
  if (wants('P13', 'P14', 'P15')) warmScans(subject, goals);
  if (wants('P16')) memory(subject);
}
if (wants('P10')) {
  const folder = copyOf(resolve(values.links ?? docs), 'links');
  linkCheck({ folder, documents: documents(folder), rounds: 1, home: values.remark });
}
if (wants('P17')) growth({ rounds: 1 });
console.log(`load ${loadavg()[0].toFixed(1)}`);
