import { type Report, thousands, tierTotals } from '@dochygiene/report';
import { count } from '../count.ts';
import { quoted } from './shown.ts';

/**
 * What verdicts came to, in a few lines. `waiting` documents had no room in the list; `root` is named
 * where the person stands elsewhere.
 */
export function submittedText(report: Report, waiting: number, root: string | undefined): string {
  const { entries, cleared, unread } = report;
  const tiers = tierTotals(report)
    .filter((total) => total.entries > 0)
    .map((total) => `${thousands(total.entries)} ${total.tier}`);
  const tokens = tierTotals(report).reduce((sum, total) => sum + total.tokens, 0);
  const place = root === undefined ? '' : ` ${quoted(root)}`;
  const change = `${count(entries.length, 'document')} to change`;
  return [
    entries.length === 0
      ? `${change}.`
      : `${change} (${tiers.join(', ')}), which saves ${thousands(tokens)} tokens.`,
    `${thousands(cleared.length)} cleared, ${thousands(unread.length)} not judged.`,
    `The report: dochygiene report${place}`,
    ...(waiting > 0
      ? [`${thousands(waiting)} more wait to be read: dochygiene check begin${place}`]
      : []),
    '',
  ].join('\n');
}
