// biome-ignore-all lint/suspicious/noTemplateCurlyInString: such texts are what is tested
import { expect, test } from 'vitest';
import { holds } from './ci-condition.ts';

// biome-ignore format: a table is read by column
test.each([
  [undefined,                                                          'push',         'yes'],
  [true,                                                               'push',         'yes'],
  [false,                                                              'push',         'no'],
  ['${{ false }}',                                                     'push',         'no'],
  ['always()',                                                         'push',         'yes'],
  ['!cancelled()',                                                     'push',         'yes'],
  ['${{ !cancelled() && success() }}',                                 'push',         'yes'],
  ['failure()',                                                        'push',         'no'],
  ["github.event_name == 'push'",                                      'push',         'yes'],
  ["github.event_name == 'push'",                                      'pull_request', 'no'],
  ["github.event_name != 'schedule'",                                  'push',         'yes'],
  ["github.event_name=='push'||github.event_name=='pull_request'",     'pull_request', 'yes'],
  ["github.ref == 'refs/heads/main'",                                  'pull_request', 'no'],
  ["github.ref == 'refs/heads/main'",                                  'push',         'unknown'],
  ["github.repository == 'a/b'",                                       'push',         'unknown'],
  ["needs.x.outputs.y == 'true'",                                      'push',         'unknown'],
  ["needs.x.outputs.y == 'true' && false",                             'push',         'no'],
  ["needs.x.outputs.y == 'true' || true",                              'push',         'yes'],
  ["(github.event_name == 'push' || inputs.x) && always()",            'push',         'yes'],
  ["!(github.event_name == 'push')",                                   'push',         'no'],
  ["contains(github.event.head_commit.message, '(x)') && true",        'push',         'unknown'],
  ["!contains(github.event.comment.body, 'x') || true",                'push',         'yes'],
  ["startsWith(github.ref, 'refs/tags/') != true",                     'push',         'unknown'],
  ["always() && needs.a.result == 'success'",                          'push',         'yes'],
  ['(true',                                                            'push',         'unknown'],
  ['true)',                                                            'push',         'unknown'],
  ['true true',                                                        'push',         'unknown'],
  ['&& true',                                                          'push',         'unknown'],
  ['',                                                                 'push',         'unknown'],
  [7,                                                                  'push',         'unknown'],
  ['('.repeat(1_999),                                                  'push',         'unknown'],
  ['!'.repeat(1_999),                                                  'push',         'unknown'],
  ['x'.repeat(3_000),                                                  'push',         'unknown'],
] as const)('%.70s on %s: %s', (condition, event, verdict) => {
  expect(holds(condition, event)).toBe(verdict);
});
