import type { PageData } from '../src/html/page-data.ts';
import { showDetails } from './details.ts';
import { byId, element } from './element.ts';
import { folderTree } from './folders.ts';
import { knownDocuments } from './known.ts';
import { showMap } from './map.ts';
import { showTable } from './table.ts';
import { showToolbar } from './toolbar.ts';
import { openView, type Viewed } from './view.ts';

const data: PageData = JSON.parse(byId('data', HTMLScriptElement).text);
const documents = knownDocuments(data);
const root = folderTree(documents.map(({ path }) => path));
const viewed = openView();

byId('explorer', HTMLElement).hidden = false;
showToolbar(viewed, documents, root);
showDetails(viewed, documents);
showMap(viewed, documents, root);
showTable(viewed, documents);
linkFindings(viewed);

/** Leads from each finding to its document on the map. */
function linkFindings({ set, now }: Viewed): void {
  for (const card of document.querySelectorAll<HTMLElement>('[data-document]')) {
    const at = Number(card.dataset['document']);
    const button = element('button', { type: 'button', class: 'plain-button' }, 'Show on the map');
    button.setAttribute('aria-describedby', `${card.id}-path`);
    button.addEventListener('click', () => {
      set({ chosen: at, wanted: { ...now().wanted, folder: '' } });
      byId('details', HTMLElement).dispatchEvent(new CustomEvent('visit', { detail: button }));
    });
    card.querySelector('.why')?.append(element('p', { class: 'onward' }, button));
  }
}
