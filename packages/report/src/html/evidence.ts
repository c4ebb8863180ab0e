import type { ReportEvidence, ReportSignal } from '../report.ts';
import { html, type Markup } from './markup.ts';
import { counted } from './words.ts';

/** So many pieces of evidence are seen at once; the rest unfolds. */
const SEEN = 3;

/** What signals say, with what a person can check. */
export function signalList(signals: readonly ReportSignal[]): Markup {
  if (signals.length === 0) return html`<p class="quiet">No signal speaks of it.</p>`;
  return html`<ul class="signals">${signals.map(signalItem)}</ul>`;
}

/** `path` as code that may break after each folder. */
export function pathCode(path: string): Markup {
  return html`<code>${pathText(path)}</code>`;
}

/** `path` as text that may break after each folder. */
export function pathText(path: string): readonly Markup[] {
  const parts = path.split('/');
  return parts.map((part, at) => (at < parts.length - 1 ? html`${part}/<wbr>` : html`${part}`));
}

function signalItem({ id, deciding, summary, record, evidence }: ReportSignal): Markup {
  const more = evidence.slice(SEEN);
  return html`<li>
<p><b class="signal${deciding ? ' deciding' : ''}">${id}</b> ${summary}${
    record === true
      ? html` <span class="quiet">(a historical record: it does not count)</span>`
      : undefined
  }</p>${places(evidence.slice(0, SEEN))}${
    more.length === 0
      ? undefined
      : html`<details><summary>${counted(more.length, 'more place')}</summary>${places(more)}</details>`
  }</li>
`;
}

function places(evidence: readonly ReportEvidence[]): Markup | undefined {
  if (evidence.length === 0) return undefined;
  return html`<ul class="evidence">${evidence.map((one) => html`<li>${piece(one)}</li>`)}</ul>`;
}

function piece({ line, path, commit, date, now, detail }: ReportEvidence): readonly Markup[] {
  const parts = [
    line === undefined ? undefined : html`<span class="line">line ${line}</span>`,
    path === undefined ? undefined : pathCode(path),
    detail === undefined ? undefined : html`<span>${detail}</span>`,
    date === undefined ? undefined : html`<span class="quiet">${date}</span>`,
    commit === undefined ? undefined : html`<code class="quiet">${commit.slice(0, 10)}</code>`,
    now === undefined ? undefined : html`<span>now ${pathCode(now)}</span>`,
  ].filter((part) => part !== undefined);
  return parts.map((part, at) =>
    at === 0 ? part : html`<span class="quiet">&nbsp;· </span>${part}`,
  );
}
