/** A size that the host of an agent documents for a file it reads by itself. */
export interface Limit {
  readonly unit: 'bytes' | 'characters' | 'lines';
  readonly most: number;
  /** Who says so, in a few words. */
  readonly host: string;
  /** Whether imported files count too. */
  readonly imports: boolean;
}

/** The limits that hold for the document at `path`. */
export function documentedLimits(path: string): readonly Limit[] {
  return ROWS.flatMap(([pattern, limit]) => (pattern.test(path) ? [limit] : []));
}

/**
 * What was documented by September 2026: code.claude.com/docs/en/memory (and the client's warning),
 * developers.openai.com/codex/guides/agents-md, Anthropic's guide to authoring skills,
 * cursor.com/docs/context/rules and docs.windsurf.com.
 */
// biome-ignore format: a table is read by column
const ROWS: readonly (readonly [RegExp, Limit])[] = [
  [/(?:^|\/)CLAUDE(?:\.local)?\.md$/, { unit: 'characters', most: 40_000, host: 'Claude Code warns above', imports: true }],
  [/(?:^|\/)AGENTS\.md$/,             { unit: 'bytes', most: 32_768, host: 'Codex reads no more than', imports: false }],
  [/(?:^|\/)SKILL\.md$/,              { unit: 'lines', most: 500, host: 'the skill guide asks for at most', imports: false }],
  [/(?:^|\/)\.cursor\/rules\/.*\.mdc?$/, { unit: 'lines', most: 500, host: 'Cursor asks for at most', imports: false }],
  [/(?:^|\/)\.windsurf\/rules\/.*\.md$/, { unit: 'characters', most: 12_000, host: 'Windsurf reads no more than', imports: false }],
];
