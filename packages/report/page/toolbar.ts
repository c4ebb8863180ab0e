import { counted, sum, thousands } from '../src/html/words.ts';
import { byId, element } from './element.ts';
import { allFolders, type Folder } from './folders.ts';
import type { Known } from './known.ts';
import type { Viewed } from './view.ts';
import { EVERYTHING, isWanted } from './wanted.ts';

/** Lets a person say which documents are wanted, and says how many there are. */
export function showToolbar(viewed: Viewed, documents: readonly Known[], root: Folder): void {
  const find = byId('find', HTMLInputElement);
  const show = byId('show', HTMLSelectElement);
  const age = byId('age', HTMLSelectElement);
  const folder = byId('folder', HTMLSelectElement);
  folder.append(...allFolders(root).map(folderOption));

  const ask = () =>
    viewed.set({
      wanted: { text: find.value, show: show.value, age: age.value, folder: folder.value },
    });
  find.addEventListener('input', ask);
  for (const select of [show, age, folder]) select.addEventListener('change', ask);
  byId('reset', HTMLButtonElement).addEventListener('click', () =>
    viewed.set({ wanted: EVERYTHING }),
  );

  const tell = () => {
    const { wanted } = viewed.now();
    if (find.value !== wanted.text) find.value = wanted.text;
    show.value = wanted.show;
    age.value = wanted.age;
    folder.value = wanted.folder;
    byId('count', HTMLElement).textContent = countWords(
      documents,
      documents.filter(isWanted(wanted)),
    );
  };
  viewed.onChange((now, before) => {
    if (now.wanted !== before.wanted) tell();
  });
  tell();
}

function folderOption({ path, count }: Folder): HTMLOptionElement {
  const name = path === '' ? 'all folders' : path;
  return element('option', { value: path }, `${name} (${thousands(count)})`);
}

function countWords(all: readonly Known[], wanted: readonly Known[]): string {
  const tokens = counted(sum(wanted.map((one) => one.tokens)), 'token');
  if (wanted.length === all.length) return `${counted(all.length, 'document')}, ${tokens}`;
  return `${thousands(wanted.length)} of ${counted(all.length, 'document')}, ${tokens}`;
}
