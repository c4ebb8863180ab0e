import fc from 'fast-check';
import { expect, test } from 'vitest';
import { latin1, utf8 } from '../utf8.ts';
import { readRestructuredText } from './restructuredtext.ts';

// What was found, in order of line: `h1 Title`, `link a.md`, `code x`, `fence sh 3-5`, and so on.
const shown = (text: string): string => {
  const { headings, links, definitions, codeSpans, fences, comments, tasks, anchors, tables } =
    readRestructuredText(latin1(text));
  const found: (readonly [number, string])[] = [];
  for (const { line, level, text: title } of headings)
    found.push([line, `h${level} ${utf8(title)}`]);
  for (const { line, kind, target, reference } of links)
    found.push([
      line,
      `${kind} ${utf8(target)}${reference === undefined ? '' : ` by ${reference}`}`,
    ]);
  for (const { line, label, target } of definitions)
    found.push([line, `define ${label} ${target}`]);
  for (const { line, text: code } of codeSpans) found.push([line, `code ${code}`]);
  for (const { line, endLine, info } of fences)
    found.push([line, `fence ${info === '' ? '-' : info} ${line}-${endLine}`]);
  for (const { line, text: comment } of comments) found.push([line, `comment ${comment}`]);
  for (const { line, checked } of tasks) found.push([line, checked ? 'done' : 'open']);
  for (const { line, id } of anchors) found.push([line, `#${id}`]);
  if (tables > 0) found.push([Number.MAX_SAFE_INTEGER, `tables ${tables}`]);
  return found
    .sort(([one], [other]) => one - other)
    .map(([line, what]) => (what.startsWith('tables') ? what : `${line} ${what}`))
    .join(' | ');
};

// biome-ignore format: a table is read by column
test.each([
  // case                              text                                                            what is found
  ['a title',                          'Title\n=====\n',                                               '1 h1 Title | 1 #title'],
  ['... with a line above',            '=======\n Title\n=======\n',                                   '2 h1 Title | 2 #title'],
  ['... levels by order of style',     '==\nA1\n==\n\nB1\n==\n\nC1\n--\n\nD1\n==\n',                   '2 h1 A1 | 2 #a1 | 5 h2 B1 | 5 #b1 | 8 h3 C1 | 8 #c1 | 11 h2 D1 | 11 #d1'],
  ['... underlined too short',         'A long title\n====\n',                                         '1 h1 A long title | 1 #a-long-title'],
  ['... by three signs is text',       'A long title\n---\n',                                          ''],
  ['... beyond ASCII',                 'Größe\n=====\n',                                               '1 h1 Größe | 1 #grosze'],
  ['... with CRLF',                    'Title\r\n=====\r\n\r\nx\r\n',                                  '1 h1 Title | 1 #title'],
  ['... below another at once',        'A title\n=======\nB title\n-------\nx\n',                      '1 h1 A title | 1 #a-title | 3 h2 B title | 3 #b-title'],
  ['a transition',                     'x\n\n----\n\ny\n',                                             ''],
  ['an embedded address',              'See `the guide <guide.html#x>`_ now.\n',                       '1 link guide.html#x'],
  ['... over lines',                   'See `the\nguide\n<a/b.rst>`__ now.\n',                         '1 link a/b.rst'],
  ['a named reference',                'See `The Guide`_.\n\n.. _the guide: ../guide.rst\n',           '1 link ../guide.rst by the guide | 3 define the guide ../guide.rst'],
  ['... of one word',                  'See guide_ now.\n\n.. _guide: a.rst\n',                        '1 link a.rst by guide | 3 define guide a.rst'],
  ['... to nothing that is defined',   'See guide_ and snake_case_name now.\n',                        ''],
  ['... that leads by another',        'See `x <guide_>`_.\n\n.. _guide: a.rst\n',                     '1 link a.rst by guide | 3 define guide a.rst'],
  ['a target within the document',     '.. _My label:\n\nTitle\n=====\n',                              '1 #my-label | 1 #My label | 3 h1 Title | 3 #title'],
  ['an inline target',                 'An _`inline target` here.\n',                                  '1 #inline-target'],
  ['an address',                       'See https://a.b/c. Now.\n',                                    '1 autolink https://a.b/c.'],
  ['the role of a document',           'See :doc:`guide/a` and :doc:`B </guide/b>`.\n',                '1 link guide/a | 1 link /guide/b'],
  ['the role of a file to fetch',      'Get :download:`it <files/a.zip>`.\n',                          '1 link files/a.zip'],
  ['the role of a label',              'See :ref:`label` and :ref:`x <label>`, :class:`~a.B`.\n',      ''],
  ['the role of a file',               'Edit :file:`conf/a.yml`.\n',                                   '1 code conf/a.yml'],
  ['a literal',                        'Edit ``conf/a.yml`` and `src/b.py`.\n',                        '1 code conf/a.yml | 1 code src/b.py'],
  ['... that holds a backquote',       'Type ``a`b``.\n',                                              '1 code a`b'],
  ['an image',                         '.. image:: img/a.png\n   :alt: x\n   :target: b.rst\n',        '1 image img/a.png | 3 link b.rst'],
  ['... that stands for a name',       '.. |logo| image:: img/a.png\n',                                '1 image img/a.png'],
  ['a figure and its caption',         '.. figure:: img/a.png\n   :width: 9\n\n   As `b <c.rst>`_ has.\n', '1 image img/a.png | 4 link c.rst'],
  ['an included document',             '.. include:: ../a.rst\n   :start-line: 2\n',                   '1 link ../a.rst'],
  ['... of docutils itself',           '.. include:: <isonum.txt>\n',                                  ''],
  ['included code',                    '.. literalinclude:: ../a.py\n   :lines: 2\n\nx\n',             '1 link ../a.py'],
  ['a table of contents',              '.. toctree::\n   :maxdepth: 2\n   :caption: X\n\n   intro\n   Guide <guide/a>\n   self\n   sub/*\n   Site <https://a.b>\n\nx\n', '5 link intro | 6 link guide/a | 8 link sub/* | 9 link https://a.b'],
  ['... without options',              '.. toctree::\n\n   intro\n   /abs/b.rst\n',                    '3 link intro | 4 link /abs/b.rst'],
  ['a literal block',                  'So::\n\n  a `b <c>`_\n\n  d\n\ne\n',                           '3 fence - 3-5'],
  ['... whose colons stand alone',     'So\n\n::\n\n    $ make\n\nx\n',                                '5 fence - 5-5'],
  ['code',                             '.. code-block:: bash\n   :linenos:\n\n   cat docs/a.md\n\nx\n', '1 fence bash 1-4'],
  ['... of no language',               '.. code::\n\n   a\n\n   b\n',                                  '1 fence - 1-5'],
  ['a session of Python',              '>>> a()\n1\n\nx\n',                                            '1 fence - 1-2'],
  ['a note holds text',                '.. note:: See `a <b.rst>`_.\n\n   And ``c/d.py``.\n',          '3 code c/d.py'],
  ['... with code in it',              '.. warning::\n\n   .. code:: sh\n\n      ls a/b\n\n   `c <d>`_\n', '3 fence sh 3-5 | 7 link d'],
  ['a comment',                        '.. a `b <c>`_\n   d\n\ne\n',                                   '1 comment a `b <c>`_\n   d'],
  ['... below two dots',               '..\n   a\n\n   b\n\nc\n',                                      '1 comment a\n\n   b'],
  ['a footnote',                       '.. [1] See `a <b.rst>`_.\n',                                   '1 link b.rst'],
  ['a table with bars',                '+---+---+\n| a | `b <c>`_ |\n+===+===+\n| d | e |\n+---+---+\n', '2 link c | tables 1'],
  ['a table with lines above',         '=====  =====\na      b\n=====  =====\n`c <d>`_  e\n=====  =====\n\nx\n', '4 link d | tables 1'],
  ['metadata',                         '---\ntitle: x\n---\n\nTitle\n=====\n',                         '5 h1 Title | 5 #title'],
  ['an option that names a file',      '.. csv-table:: X\n   :file: data/a.csv\n',                     '2 link data/a.csv'],
  ['an index shows nothing',           '.. index:: a\n   single: b\n\nc\n',                            ''],
])('%s', (_case, text, expected) => {
  expect(shown(text)).toBe(expected);
});

test('counts words of prose only, lines, items and blocks', () => {
  const text =
    'Title\n=====\n\nOne two ``three``.\n\n- four\n- five\n\n.. code:: sh\n\n   six seven\n\n.. note::\n\n   eight\n\n.. nine\n';
  expect(readRestructuredText(text)).toMatchObject({
    lines: 17,
    proseWords: 6,
    listItems: 2,
    blocks: 4,
    linkBlocks: 0,
  });
  const { prose } = readRestructuredText(text);
  expect(text.slice(prose[1], prose[2])).toBe('One two ``three``.');
  expect(prose[0]).toBe(4);
});

test('says where each thing stands', () => {
  const text = 'a\n\nSee `b <c.rst>`_ and ``d/e.py``.\n\n.. code:: sh\n\n   ls\n';
  const { links, codeSpans, fences } = readRestructuredText(text);
  expect(text.slice(links[0]?.start, links[0]?.end)).toBe('`b <c.rst>`_');
  expect(text.slice(codeSpans[0]?.start, codeSpans[0]?.end)).toBe('d/e.py');
  expect(text.slice(fences[0]?.start, fences[0]?.end)).toBe('   ls\n');
});

test('never throws, and finds nothing outside the text', () => {
  const piece = fc.oneof(
    fc.constantFrom(
      '.. ',
      '..\n',
      '::',
      '\n',
      '\n\n',
      '   ',
      '====\n',
      '----\n',
      'Title\n',
      '`',
      '``',
      '_',
      '__',
      '<',
      '>',
      '|',
    ),
    fc.constantFrom(
      '.. toctree::\n',
      '.. image:: ',
      '.. _a: ',
      ':doc:`',
      '+---+\n',
      '===  ===\n',
      '>>> ',
      '- ',
      '\t',
      '---\n',
    ),
    fc.string({ maxLength: 6, unit: 'binary' }),
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 60 }), (pieces) => {
      const text = latin1(pieces.join(''));
      const { links, codeSpans, fences, lines, prose } = readRestructuredText(text);
      for (const { start, end } of [...links, ...codeSpans, ...fences])
        expect(start <= end && end <= text.length).toBe(true);
      for (const { line } of [...links, ...codeSpans, ...fences])
        expect(line >= 1 && line <= lines).toBe(true);
      expect(prose.length % 3).toBe(0);
    }),
    { numRuns: 500 },
  );
});
