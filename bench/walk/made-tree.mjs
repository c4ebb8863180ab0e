// node bench/walk/made-tree.mjs FOLDER
// Makes a project of a million files in FOLDER, 70 % of them in directories that are left out, and
// every tenth of the others a document. It takes some minutes, 1.1 million inodes and 5 GB: remove it.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error('Which folder? It must not exist yet');
mkdirSync(folder);
writeFileSync(join(folder, '.gitignore'), 'node_modules/\n*.log\n/dist/\n.env\n');

// 10,000 directories of 30 files, in 100 packages, each with 7,000 files below node_modules.
for (let pack = 0; pack < 100; pack += 1) {
  const top = join(folder, 'packages', `package-${pack}`);
  for (let module = 0; module < 100; module += 1) {
    const source = join(top, 'src', `area-${module % 10}`, `module-${module}`);
    const dependency = join(top, 'node_modules', `dependency-${module}`);
    fill(source, 30, (index) => (index % 10 === 0 ? `notes-${index}.md` : `source-${index}.ts`));
    fill(dependency, 70, (index) => (index % 10 === 0 ? `notes-${index}.md` : `index-${index}.js`));
  }
}

function fill(directory, count, name) {
  mkdirSync(directory, { recursive: true });
  for (let index = 0; index < count; index += 1) writeFileSync(join(directory, name(index)), '');
}
