import type { Report } from '../report.ts';
import { html, type Markup } from './markup.ts';
import { counted, thousands } from './words.ts';

/** How the report came about, for whoever doubts it. */
export function aboutSection(report: Report): Markup {
  const { scope_globs, excluded_dirs, coverage, thresholds, token_method } = report;
  const excluded = Object.entries(coverage.excluded).filter(([, count]) => count > 0);
  return html`<section class="about" id="about" aria-labelledby="about-title">
<h2 id="about-title">How this came about</h2>
<ul class="prose">
<li>${counted(coverage.in_scope, 'file')} in scope, ${thousands(coverage.judged)} judged by the scan. ${
    excluded.length === 0
      ? 'Nothing was kept out.'
      : `Kept out: ${excluded.map(([step, count]) => `${thousands(count)} by ${step}`).join(', ')}.`
  }</li>
<li>${
    coverage.unknown_history === 0
      ? 'The past of every document is known.'
      : `Of ${counted(coverage.unknown_history, 'document')} the past is unknown; what needs it was not looked for there.`
  }</li>
<li>Tokens: ${token_method}.</li>
${signalsNotRun(report)}</ul>
<details><summary>Scope</summary>${codes(scope_globs)}</details>
<details><summary>Folders not opened</summary>${codes(excluded_dirs)}</details>
<details><summary>Signals and their thresholds</summary><ul class="codes">${Object.entries(
    coverage.signals,
  ).map(
    ([id, { status }]) =>
      html`<li><code>${id}</code> ${status}${limits(thresholds[id] ?? {})}</li>`,
  )}</ul></details>
</section>
`;
}

function signalsNotRun({ coverage }: Report): readonly Markup[] {
  return Object.entries(coverage.signals)
    .filter(([, { status }]) => status !== 'ran')
    .map(([id, { status, because, error }]) => {
      const why = because ?? error;
      return html`<li><code>${id}</code> was not looked for: ${status}${why === undefined ? '' : `, ${why}`}.</li>
`;
    });
}

function limits(thresholds: Readonly<Record<string, number>>): string {
  const said = Object.entries(thresholds).map(([name, value]) => `${name} ${value}`);
  return said.length === 0 ? '' : ` (${said.join(', ')})`;
}

function codes(texts: readonly string[]): Markup {
  return html`<ul class="codes">${texts.map((text) => html`<li><code>${text}</code></li>`)}</ul>`;
}
