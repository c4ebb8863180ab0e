import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * Makes a repository of `count` documents in `folder`, all committed: of every ten, four say that they are
 * over, two have dead links and an old promise, the others are in order. They have 3 to 15 KB.
 */
export function makeRepository(folder, count) {
  for (let at = 0; at < count; at += 1) {
    const path = join(folder, pathOf(at));
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, textOf(at, count));
  }
  writeFileSync(join(folder, 'README.md'), `# Made\n\n${links(0, count)}\n`);
  writeFileSync(join(folder, 'tool.ts'), `read('${pathOf(3)}');\n`);
  const git = (...words) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.org', ...words], {
      cwd: folder,
      env: {
        ...process.env,
        GIT_COMMITTER_DATE: '2025-01-01T00:00:00Z',
        GIT_AUTHOR_DATE: '2025-01-01T00:00:00Z',
      },
      stdio: 'ignore',
    });
  git('init', '-q');
  git('add', '.');
  git('commit', '-q', '-m', 'made');
}

function pathOf(at) {
  return `docs/area-${at % 20}/document-${at}.md`;
}

function textOf(at, count) {
  const kind = at % 10;
  const status = kind < 4 ? 'Status: obsolete\n\n' : '';
  const dead = kind === 4 || kind === 5 ? `${deadLinks(at)}\n\nTODO: say more\n\n` : '';
  return `# Document ${at}\n\n${status}${paragraphs(at)}\n\n${dead}${links(at, count)}\n`;
}

function paragraphs(at) {
  const words = 400 + ((at * 373) % 1600);
  return Array.from({ length: words }, (_, word) => {
    const end = word % 12 === 11 ? '.' : '';
    return `${WORDS[(word * 7 + at) % WORDS.length]}${(at * 31 + word) % 97 === 0 ? at * 31 + word : ''}${end}`;
  })
    .join(' ')
    .replace(/\. (\w+ ){40}/g, (part) => `${part}\n\n`);
}

function deadLinks(at) {
  return Array.from({ length: 30 }, (_, link) => `[gone](gone-${at}-${link}.md)`).join('\n');
}

function links(at, count) {
  return Array.from({ length: 5 }, (_, link) => {
    const to = (at * 5 + link + 1) % count;
    return `[document ${to}](/${pathOf(to)})`;
  }).join(', ');
}

const WORDS =
  'the service reads its configuration once when starting and keeps every connection open until nobody asks for another request which makes tests slower than they were before this change because of how caches work'.split(
    ' ',
  );
