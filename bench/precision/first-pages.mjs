import { readFileSync } from 'node:fs';
import { interval } from './interval.mjs';

for (const name of ['unseen', 'after', 'second']) {
  const url = new URL(`first-pages/${name}.json`, import.meta.url);
  const pages = JSON.parse(readFileSync(url, 'utf8'));
  const all = pages.flatMap(({ lines }) => lines);
  const right = all.filter(({ verdict }) => verdict === 'true').length;
  const [low, high] = interval(right, all.length);
  process.stdout.write(
    `${[
      name.padEnd(8),
      `${right} of ${all.length} right`.padEnd(18),
      (right / all.length).toFixed(2),
      `(95 %: ${low.toFixed(2)} to ${high.toFixed(2)})`,
      `on the first pages of ${pages.filter(({ lines }) => lines.length > 0).length} of ${pages.length} repositories`,
    ].join('  ')}\n`,
  );
}
