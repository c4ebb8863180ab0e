import { type Report, type ReportEntry, SAFETY_TIERS, type SafetyTier } from '../report.ts';
import { toDo } from '../to-do.ts';
import { pathCode, pathText, signalList } from './evidence.ts';
import { html, type Markup } from './markup.ts';
import { elementId } from './page-data.ts';
import { counted, thousands } from './words.ts';

/** What a tier asks of whoever acts on it. */
export const TIER_WORDS: Readonly<Record<SafetyTier, string>> = {
  safe: 'It can be undone, and the evidence is complete.',
  review: 'Look at each before you do it.',
  manual: 'Something stands in the way: decide and do these by hand.',
};

/** The entries of `report`, those that want the least care first. */
export function entrySections(report: Report): Markup {
  const places = new Map(report.documents.map(({ path }, place) => [path, place]));
  const order = new Map(report.entries.map((entry, at) => [entry, at]));
  const numbered = toDo(report).map((entry) => ({
    entry,
    id: elementId('entry', order.get(entry) ?? 0),
    place: places.get(entry.path),
  }));
  const tiers = SAFETY_TIERS.map((tier) => ({
    tier,
    cards: numbered.filter(({ entry }) => entry.safety_tier === tier),
  })).filter(({ cards }) => cards.length > 0);
  if (tiers.length === 0) return html`<p class="empty">No document is to be changed.</p>`;
  return html`${tiers.map(({ tier, cards }) => tierSection(tier, cards))}`;
}

interface Card {
  readonly entry: ReportEntry;
  readonly id: string;
  /** In the documents of the report. */
  readonly place: number | undefined;
}

function tierSection(tier: SafetyTier, cards: readonly Card[]): Markup {
  return html`<section class="tier ${tier}" id="tier-${tier}" aria-labelledby="tier-${tier}-title">
<h3 id="tier-${tier}-title"><span class="badge ${tier}">${tier}</span> ${counted(cards.length, 'document')}</h3>
<p class="quiet">${TIER_WORDS[tier]}</p>
<div class="cards">
${cards.map(card)}</div>
</section>
`;
}

function card({ entry, id, place }: Card): Markup {
  const { path, op, target, category, op_type, by, rationale, signals } = entry;
  const document = place === undefined ? undefined : html` data-document="${place}"`;
  return html`<article class="card" id="${id}" aria-labelledby="${id}-path"${document}>
<div class="what"><h4 id="${id}-path" class="path">${pathText(path)}</h4>
<p class="op"><b>${op}</b>${
    target === undefined
      ? undefined
      : html` <span class="arrow" aria-hidden="true">→</span><span class="unseen">to</span> ${pathCode(target)}`
  }</p></div>
${saves(entry)}<div class="why"><p class="marks"><span class="mark">${category}</span> <span class="mark">${op_type}</span>${
    by === 'signals'
      ? html` <span class="mark nobody">suggested by signals: nobody has read it</span>`
      : undefined
  }</p>
<p class="rationale">${rationale}</p>
${quotes(entry)}${leaning(entry)}</div>
<div class="proof">${signalList(signals)}</div>
</article>
`;
}

function saves({ raw_tokens, token_estimate, lines }: ReportEntry): Markup {
  const long = counted(lines, 'line');
  if (token_estimate === 0) {
    return html`<p class="saves"><span>no tokens to save</span> <span class="quiet">${counted(raw_tokens, 'token')}, ${long}</span></p>
`;
  }
  const share = token_estimate === raw_tokens ? 'all of it' : `of ${thousands(raw_tokens)}`;
  const unit = token_estimate === 1 ? 'token' : 'tokens';
  return html`<p class="saves"><span><b>${thousands(token_estimate)}</b> ${unit} to save</span> <span class="quiet">${share}, ${long}</span></p>
`;
}

function quotes({ quotes }: ReportEntry): Markup | undefined {
  if (quotes.length === 0) return undefined;
  const ranges = quotes.map(({ lines: [from, to] }) => (from === to ? `${from}` : `${from}–${to}`));
  const word = ranges.length === 1 && !ranges[0]?.includes('–') ? 'line' : 'lines';
  return html`<p class="quoted">It rests on ${word} ${ranges.join(', ')}.</p>
`;
}

function leaning({ inbound, load_bearing }: ReportEntry): Markup | undefined {
  const said = [
    ...(load_bearing.length === 0 ? [] : [`named by ${counted(load_bearing.length, 'file')}`]),
    ...(inbound.length === 0 ? [] : [`linked from ${counted(inbound.length, 'document')}`]),
  ];
  if (said.length === 0) return undefined;
  const items = [...load_bearing, ...inbound].map((path) => html`<li>${pathCode(path)}</li>`);
  return html`<details class="leaning"><summary>In use: ${said.join(', ')}</summary><ul>${items}</ul></details>
`;
}
