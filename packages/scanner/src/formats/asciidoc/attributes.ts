/** Attributes of a document by name. */
export type Attributes = Map<string, string>;

/** `text` with the attributes that are known put in; others stay, in braces. */
export function substituted(text: string, attributes: ReadonlyMap<string, string>): string {
  if (!text.includes('{')) return text;
  return text
    .replace(
      /\{([\w-]{1,80})\}/g,
      (whole, name: string) => attributes.get(name) ?? DEFAULTS.get(name) ?? whole,
    )
    .slice(0, SUBSTITUTED_LIMIT);
}

/** How long a text may become, so that attributes that hold each other do not explode. */
const SUBSTITUTED_LIMIT = 2048;

const DEFAULTS: ReadonlyMap<string, string> = new Map([
  ['docdir', '.'],
  ['partialsdir', '{partialsdir}'],
  ['blank', ''],
  ['empty', ''],
  ['sp', ' '],
]);

/** Images are found below the directory that `imagesdir` names. */
export function imageTarget(written: string, attributes: ReadonlyMap<string, string>): string {
  const directory = attributes.get('imagesdir') ?? '';
  const own = /^(?:\/|\{|[a-z][\w+.-]*:)/i.test(written);
  return directory === '' || own ? written : `${directory.replace(/\/$/, '')}/${written}`;
}
