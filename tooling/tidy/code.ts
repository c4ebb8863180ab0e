/** `text` without comments, strings kept: good enough to look for names in code of this house. */
export function withoutComments(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|[^:'"`])\/\/.*$/gm, '$1');
}

const EXPORT =
  /^export (?:default )?(?:declare )?(?:async )?(?:const|let|function\*?|class|interface|type|abstract class) (\w+)/;

/** Names that `text` exports with no doc comment before them; overloads share the first one's. */
export function exportsWithoutComment(text: string): readonly string[] {
  const lines = text.split('\n');
  const documented = new Set<string>();
  const missing: string[] = [];
  for (const [index, line] of lines.entries()) {
    const name = EXPORT.exec(line)?.[1];
    if (name === undefined) continue;
    const before = lines[lineBefore(lines, index)] ?? '';
    if (before.trimEnd().endsWith('*/')) documented.add(name);
    else if (!documented.has(name)) missing.push(name);
  }
  return missing;
}

/** Names that `text` offers to whoever imports it, declared there or handed on. */
export function exportedNames(text: string): readonly string[] {
  const declared = text.split('\n').flatMap((line) => EXPORT.exec(line)?.[1] ?? []);
  const lists = [...text.matchAll(/^export (?:type )?\{([^}]*)\}/gm)];
  const handedOn = lists.flatMap(([, list = '']) =>
    list.split(',').flatMap((each) => /(\w+)\s*$/.exec(each)?.[1] ?? []),
  );
  return [...new Set([...declared, ...handedOn])];
}

/** The line above `index`, formatter notes left out. */
function lineBefore(lines: readonly string[], index: number): number {
  let before = index - 1;
  while (/^\s*\/\/ biome-ignore /.test(lines[before] ?? '')) before -= 1;
  return before;
}
