import { AGE_STEPS } from './ages.ts';
import { html, type Markup } from './markup.ts';

/** The frame of the map and the table, which the script fills; without it there is a word of excuse. */
export function explorerSection(): Markup {
  return html`<section class="explorer" aria-labelledby="documents">
<h2 id="documents">Every document</h2>
<noscript><p class="empty">The map and the table want scripts, which are switched off here. Everything above is complete without them.</p></noscript>
<div id="explorer" hidden>
${toolbar()}
<div class="stage">
<div class="mapside">
<div class="map-head"><nav id="crumbs" aria-label="Folder on the map"></nav></div>
<div id="map"></div>
<p id="readout" aria-hidden="true"></p>
${legend()}
<p class="quiet" id="map-help">Area is tokens. Choose a document to see it and its links. By keyboard: arrows move over the map, Enter opens, + goes into the folder of a document, − comes out.</p>
</div>
<section id="details" aria-labelledby="details-title"><h3 id="details-title" tabindex="-1"></h3><div id="details-body"></div></section>
</div>
${table()}
</div>
</section>
`;
}

function toolbar(): Markup {
  const ages = AGE_STEPS.slice(1).map(
    ({ from, since }) => html`<option value="${from}">${since}</option>
`,
  );
  return html`<div class="toolbar" role="search" aria-label="Documents">
<label class="wide"><span>Find</span><input id="find" type="search" autocomplete="off" spellcheck="false" placeholder="path or signal"></label>
<label><span>Show</span><select id="show">
<option value="all">all documents</option>
<option value="signals">with a signal</option>
<option value="deciding">with a deciding signal</option>
<option value="entry">to be changed</option>
<option value="unread">shortlisted, not read</option>
<option value="cleared">looked at, stay</option>
<option value="none">with no signal</option>
</select></label>
<label><span>Last changed</span><select id="age">
<option value="any">any time</option>
${ages}<option value="unknown">unknown</option>
</select></label>
<label><span>Folder</span><select id="folder"></select></label>
<button id="reset" type="button">Reset</button>
<p id="count" role="status"></p>
</div>`;
}

function legend(): Markup {
  return html`<div class="legend">
<p id="legend-age">Colour: when its text changed last</p>
<ul aria-labelledby="legend-age">
${AGE_STEPS.map(
  ({ label }, step) => html`<li><span class="swatch age-${step}"></span>${label}</li>
`,
)}<li><span class="swatch age-${AGE_STEPS.length}"></span>unknown</li>
<li class="apart"><span class="swatch ringed"></span>outlined: a deciding signal</li>
</ul>
</div>`;
}

function table(): Markup {
  const columns = [
    ['path', 'Document'],
    ['tokens', 'Tokens'],
    ['lines', 'Lines'],
    ['age', 'Last change'],
    ['signals', 'Signals'],
    ['verdict', 'Verdict'],
  ] as const;
  return html`<table id="table" role="table"><caption>All documents, sortable by each column</caption>
<thead role="rowgroup"><tr role="row">${columns.map(
    ([key, name]) =>
      html`<th scope="col" role="columnheader" class="${key}" data-column="${key}"><button type="button">${name}<span class="order" aria-hidden="true"></span></button></th>`,
  )}</tr></thead>
<tbody role="rowgroup"></tbody>
</table>
<div class="more" id="more"></div>`;
}
