import type { HookProblem } from './entry.ts';
import type { Host, SettingKind } from './host.ts';
import { type Located, listOf, tableOf, textOf } from './located.ts';

const FITS: Readonly<Record<SettingKind & string, (at: Located) => boolean>> = {
  'true or false': ({ value }) => typeof value === 'boolean',
  text: ({ value }) => typeof value === 'string',
  'whole number above 0': ({ value }) => Number.isInteger(value) && Number(value) > 0,
  list: (at) => listOf(at) !== undefined,
  'list of texts': (at) => listOf(at)?.every((one) => textOf(one) !== undefined) ?? false,
  table: (at) => tableOf(at) !== undefined,
};

/** The settings in `at` of another kind than `host` takes, each of which costs the whole file. */
export function misfitSettings(host: Host, at: Located | undefined): readonly HookProblem[] {
  return Object.entries(host.settings ?? {}).flatMap(([way, kind]): readonly HookProblem[] => {
    const keys = way.split('.');
    const key = keys.pop() ?? '';
    const above = keys.reduce<Located | undefined>((one, name) => tableOf(one)?.get(name)?.at, at);
    const member = tableOf(above)?.get(key);
    if (member === undefined || fits(kind, member.at)) return [];
    const wanted = typeof kind === 'string' ? kind : `one of ${kind.join(', ')}`;
    return [{ code: 'unparsed', line: member.line, message: `has "${way}", not ${wanted}` }];
  });
}

function fits(kind: SettingKind, at: Located): boolean {
  return typeof kind === 'string' ? FITS[kind](at) : kind.includes(textOf(at) ?? '');
}
