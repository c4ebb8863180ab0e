import type { Report } from '../report.ts';
import { aboutSection } from './about.ts';
import { entrySections } from './entries.ts';
import { explorerSection } from './explorer.ts';
import { pageHeader } from './header.ts';
import { html, jsonMarkup, type Markup, trusted } from './markup.ts';
import { otherSections } from './others.ts';
import { PAGE_SCRIPT, PAGE_SCRIPT_SHA256, PAGE_STYLE, PAGE_STYLE_SHA256 } from './page-assets.ts';
import { pageData } from './page-data.ts';
import { dayInWords } from './words.ts';

/**
 * The report as one file of HTML that fetches nothing and works from the disk.
 *
 * What files and readers supplied is text and nothing else: escaped in the markup, inert in the data block, and
 * the policy of the page lets no script run but its own. The findings are read without scripts; these add
 * the map and the table. Deterministic: the same report gives the same bytes.
 */
export function reportHtml(report: Report): string {
  const { markup } = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy()}">
<meta name="referrer" content="no-referrer">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Documentation check, ${dayInWords(report.generated_at)}</title>
<style>${trusted(PAGE_STYLE)}</style>
</head>
<body>
<a class="skip" href="#findings">Skip to the findings</a>
<a class="skip" href="#documents">Skip to every document</a>
${pageHeader(report)}<main>
${findings(report)}${explorerSection()}${aboutSection(report)}</main>
<script type="application/json" id="data">${jsonMarkup(pageData(report))}</script>
<script>${trusted(PAGE_SCRIPT)}</script>
</body>
</html>
`;
  return markup;
}

function policy(): Markup {
  return trusted(
    [
      "default-src 'none'",
      `script-src 'sha256-${PAGE_SCRIPT_SHA256}'`,
      `style-src 'sha256-${PAGE_STYLE_SHA256}'`,
      "base-uri 'none'",
      "form-action 'none'",
    ].join('; '),
  );
}

function findings(report: Report): Markup {
  return html`<section class="findings" aria-labelledby="findings">
<h2 id="findings">What to do</h2>
${entrySections(report)}${otherSections(report)}</section>
`;
}
