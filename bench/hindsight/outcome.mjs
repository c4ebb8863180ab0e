import { basename } from 'node:path';
import { git, gitBytes } from './repository-then.mjs';

/** A folder in which a project puts what it no longer keeps. */
const ARCHIVE =
  /(?:^|\/)(?:_?archived?|archives|attic|old|deprecated|legacy|historical|history|obsolete|superseded|graveyard|completed?|done)\//i;

/** What a document says of itself that is over, near its beginning. */
const OVER =
  /^.{0,40}\b(?:superseded|deprecated|obsolete|archived|no longer maintained|replaced by)\b/im;

/** How alike two texts are that count as one document, by shared lines of the older. */
const SAME = 0.5;

/**
 * What maintainers did with each of `paths` between commits `then` and `now` of repository `clone`:
 * `deleted`, `archived` (moved to such a folder), `superseded` (says so now and did not), `rewritten`
 * (less than half of its lines are left) or `kept`; with its lines then and now. A move is followed, as
 * git sees it and, where git misses it, by content; and so is a path that only changed case.
 */
export function outcomes(clone, then, now, paths) {
  const before = blobs(clone, then);
  const after = blobs(clone, now);
  const wanted = new Set(paths);
  const moves = movesOf(clone, then, now, wanted, after);
  const texts = contents(clone, [
    ...paths.flatMap((path) => before.get(path) ?? []),
    ...[...after].filter(([path]) => isText(path)).map(([, blob]) => blob),
  ]);
  const textAt = (tree, path) => texts.get(tree.get(path)) ?? '';
  const trace = tracer(after, before, texts);
  const spelled = otherSpelling(after, before);
  const found = new Map();
  for (const path of paths) {
    const text = textAt(before, path);
    const place = after.has(path) ? path : (moves.get(path) ?? trace(text, path) ?? spelled(path));
    const now = place === undefined ? '' : textAt(after, place);
    found.set(path, {
      became: verdict(path, place, text, now),
      lines: text.split('\n'),
      left: new Set(linesOf(now)),
    });
  }
  return found;
}

function verdict(path, place, text, now) {
  if (place === undefined) return 'deleted';
  if (place !== path && ARCHIVE.test(`${place}`) && !ARCHIVE.test(path)) return 'archived';
  if (saysOver(now) && !saysOver(text)) return 'superseded';
  return shared(linesOf(text), linesOf(now)) < SAME ? 'rewritten' : 'kept';
}

function saysOver(text) {
  return OVER.test(text.split('\n').slice(0, 15).join('\n'));
}

const TEXTS = ['md', 'mdx', 'markdown', 'mdc', 'rst', 'adoc', 'asciidoc', 'txt', 'org'];

function isText(path) {
  return TEXTS.includes(path.slice(path.lastIndexOf('.') + 1).toLowerCase());
}

function blobs(clone, commit) {
  const tree = new Map();
  for (const entry of git(clone, ['ls-tree', '-r', '-z', commit]).split('\0')) {
    const [head, path] = entry.split('\t');
    if (path !== undefined) tree.set(path, head.split(' ')[2]);
  }
  return tree;
}

/** Where each of `wanted` that is gone was moved to, over any number of moves, as git sees them. */
function movesOf(clone, then, now, wanted, after) {
  const args = ['log', '--reverse', '-M50%', '-l2000', '--raw', '-z', '--format=', '--no-abbrev'];
  const range = ['--diff-filter=R', `${then}..${now}`, '--', ...TEXTS.map((end) => `*.${end}`)];
  const log = git(clone, [...args, ...range]).split('\0');
  const targets = new Map([...wanted].map((path) => [path, path]));
  const origins = new Map([...wanted].map((path) => [path, path]));
  for (let at = 0; at + 2 < log.length; at += 1) {
    if (!/^\n?:.* R\d+$/.test(log[at])) continue;
    const [from, to] = [log[at + 1], log[at + 2]];
    at += 2;
    const origin = origins.get(from);
    if (origin === undefined) continue;
    origins.delete(from);
    origins.set(to, origin);
    targets.set(origin, to);
  }
  const moved = [...targets].filter(([path, to]) => path !== to && after.has(to));
  return new Map(moved);
}

/** Finds a document that git lost by its content, among those that were not there before. */
function tracer(after, before, texts) {
  const index = new Map();
  const made = [...after.keys()].filter((path) => isText(path) && !before.has(path));
  for (const path of made) {
    for (const line of new Set(linesOf(texts.get(after.get(path)) ?? ''))) {
      const places = index.get(line);
      if (places === undefined) index.set(line, [path]);
      else if (places.length < 20) places.push(path);
    }
  }
  return (text, path) => {
    const lines = linesOf(text);
    const counts = new Map();
    for (const line of lines) {
      for (const place of index.get(line) ?? []) counts.set(place, (counts.get(place) ?? 0) + 1);
    }
    const [best] = [...counts].sort(
      ([a, many], [b, few]) =>
        few - many ||
        Number(basename(b) === basename(path)) - Number(basename(a) === basename(path)),
    );
    return best !== undefined && best[1] >= lines.length * SAME ? best[0] : undefined;
  };
}

/** Finds a document at the same path in capitals or small letters, among those that were not there before. */
function otherSpelling(after, before) {
  const made = [...after.keys()].filter((path) => isText(path) && !before.has(path));
  const places = new Map(made.map((path) => [path.toLowerCase(), path]));
  return (path) => places.get(path.toLowerCase());
}

/** The lines of a text that say something. */
function linesOf(text) {
  return text.split('\n').flatMap((line) => (line.trim().length >= 12 ? [line.trim()] : []));
}

/**
 * Of the lines of a document that say something: how many of those numbered in `marked` there were,
 * how many of them are no longer as they were, and the same of all its other lines.
 */
export function mended({ lines, left }, marked) {
  const counts = { marked: 0, markedChanged: 0, others: 0, othersChanged: 0 };
  for (const [at, line] of lines.entries()) {
    if (linesOf(line).length === 0) continue;
    const changed = left.has(line.trim()) ? 0 : 1;
    const which = marked.has(at + 1) ? 'marked' : 'others';
    counts[which] += 1;
    counts[`${which}Changed`] += changed;
  }
  return counts;
}

function shared(older, newer) {
  if (older.length === 0) return 1;
  const there = new Set(newer);
  return older.filter((line) => there.has(line)).length / older.length;
}

function contents(clone, ids) {
  const texts = new Map();
  const asked = `${[...new Set(ids)].join('\n')}\n`;
  const bytes = gitBytes(clone, ['cat-file', '--batch', '--buffer'], asked);
  let at = 0;
  while (at < bytes.length) {
    const end = bytes.indexOf(10, at);
    if (end < 0) break;
    const [id, , size] = bytes.toString('latin1', at, end).split(' ');
    at = end + 1;
    if (size === undefined) continue;
    texts.set(id, bytes.toString('utf8', at, at + Number(size)));
    at += Number(size) + 1;
  }
  return texts;
}
