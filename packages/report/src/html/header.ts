import type { Report } from '../report.ts';
import { type TierTotal, tierTotals } from '../to-do.ts';
import { leftOutInWords, readInWords } from '../words-of-reading.ts';
import { TIER_WORDS } from './entries.ts';
import { html, type Markup } from './markup.ts';
import { counted, minuteInWords, sum, thousands } from './words.ts';

/** What the whole comes to: how much is to be done, how much it would save, and of what it speaks. */
export function pageHeader(report: Report): Markup {
  return html`<header class="top">
<p class="kicker">Documentation check</p>
<h1>${headline(report)}</h1>
<p class="lead">${lead(report)}</p>
<ul class="tiles">
${tierTotals(report).map(tile)}</ul>
${particulars(report)}
<nav class="contents" aria-label="On this page"><a href="#findings">What to do</a> <a href="#documents">Every document</a> <a href="#about">How this came about</a></nav>
</header>
`;
}

function headline({ entries, unread, left_out, coverage }: Report): string {
  const of = counted(coverage.judged, 'document');
  const wait = (count: number) => `${count === 1 ? 'waits' : 'wait'} to be read`;
  const next = left_out.over_budget;
  if (entries.length > 0) {
    const more = next === 0 ? '' : `, ${thousands(next)} more ${wait(next)}`;
    return `${thousands(entries.length)} of ${of} ${entries.length === 1 ? 'wants' : 'want'} a change${more}`;
  }
  const waiting = unread.length + next;
  if (waiting > 0) return `${thousands(waiting)} of ${of} ${wait(waiting)}`;
  return `Nothing to change in ${of}`;
}

function lead(report: Report): Markup {
  const { entries, documents, token_method } = report;
  const { waiting, others } = leftOutInWords(report);
  const saved = sum(entries.map(({ token_estimate }) => token_estimate));
  const all = sum(documents.map(({ tokens }) => tokens));
  return html`${
    saved > 0
      ? html`Doing all of it would save <b>${counted(saved, 'token')}</b> of ${thousands(all)}`
      : html`The documents come to ${counted(all, 'token')}`
  } (${token_method}). Of those that deserve a look, ${readInWords(report)}.${
    waiting === undefined ? '' : html` <b>${waiting}</b>: <code>dochygiene check begin</code>.`
  }${others.map((sentence) => ` ${sentence}.`).join('')}`;
}

function tile({ tier, entries, tokens, lines }: TierTotal): Markup {
  const saved = [
    ...(tokens > 0 ? [counted(tokens, 'token')] : []),
    ...(lines > 0 ? [counted(lines, 'line')] : []),
  ];
  const badge = html`<span class="badge ${tier}">${tier}</span>`;
  const name = entries > 0 ? html`<a href="#tier-${tier}">${badge}</a>` : badge;
  return html`<li class="tile"><p class="number">${thousands(entries)} ${name}</p>
<p>${saved.length > 0 ? `${saved.join(' and ')} to save` : 'Nothing to save'}</p>
<p class="quiet">${TIER_WORDS[tier]}</p></li>
`;
}

function particulars({ generated_at, head, coverage, tool }: Report): Markup {
  const commit = head === null ? html`unknown` : html`<code>${head.slice(0, 12)}</code>`;
  return html`<dl class="particulars">
<div><dt>Checked</dt><dd><time datetime="${generated_at}">${minuteInWords(generated_at)}</time></dd></div>
<div><dt>Commit</dt><dd>${commit}</dd></div>
<div><dt>Documents</dt><dd>${thousands(coverage.judged)} judged by the scan, of ${thousands(coverage.in_scope)} in scope</dd></div>
<div><dt>By</dt><dd>${tool}</dd></div>
</dl>`;
}
