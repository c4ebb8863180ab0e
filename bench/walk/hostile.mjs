// node bench/walk/hostile.mjs
// One verdict of ignore rules made to explode: how much longer a walk over one document takes.
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { contenders } from './bundle.mjs';

const { NODE_EXTRA_CA_CERTS: _, NODE_OPTIONS: __, ...env } = process.env;
const scripts = contenders();
const long = `${'a'.repeat(252)}.md`;
const deep = `${Array(60).fill('a').join('/')}/${long}`;
const many = (line) => Array(2_000).fill(line).join('\n');

// biome-ignore format: a table is read by column
const CASES = [
  // rules                                             document
  ['none',                          '',                long],
  ['nine stars',                    '*a*a*a*a*a*a*a*a*b', long],
  ['2,000 times nine stars',        many('*a*a*a*a*a*a*a*a*b*'), long],
  ['2,000 times half the name',     many(`*${'a'.repeat(126)}b*`), long],
  ['a line of 500 stars',           `${'*a'.repeat(500)}*b`, long],
  ['a line of 64 KiB',              '*a'.repeat(32_768), long],
  ['eight double stars',            `${'**/a/'.repeat(8)}b`, deep],
  ['none, 60 directories deep',     '',                deep],
  ['2,000 times four double stars', many('**/a/**/a/**/a/**/b'), deep],
  ['2,000 times 40 names',          many(`**/${'a/'.repeat(40)}b`), deep],
];

for (const [name, rules, document] of CASES) {
  const folder = mkdtempSync(join(tmpdir(), 'dochygiene-bench-hostile-'));
  mkdirSync(dirname(join(folder, document)), { recursive: true });
  writeFileSync(join(folder, document), '');
  writeFileSync(join(folder, '.gitignore'), rules);
  const times = Array.from({ length: 5 }, () =>
    Number(execFileSync(process.execPath, [scripts.timed, folder], { env }).toString()),
  );
  console.log(
    `${name.padEnd(32)} ${Math.min(...times)
      .toFixed(1)
      .padStart(8)} ms`,
  );
  rmSync(folder, { recursive: true });
}
scripts.remove();
