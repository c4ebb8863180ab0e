import { absolutePath } from '@dochygiene/ports';
import { memoryFileSystem } from '@dochygiene/testing';
import GithubSlugger, { slug } from 'github-slugger';
import { describe, expect, test } from 'vitest';
import { readStructure } from './formats/index.ts';
import { githubSlug, slugger } from './markdown/slug.ts';
import { deadLink } from './signals/dead-link.ts';
import { nearDuplicate } from './signals/near-duplicate.ts';
import { stub } from './signals/stub.ts';
import { survey } from './survey.ts';
import { latin1 } from './utf8.ts';

const root = absolutePath('/p');

// Written for this table. A count by hand: what a reader of the language would call words, but for
// Chinese and Japanese, where it is characters, and scripts without spaces, where it is a guess.
// biome-ignore format: a table is read by column
const TEXTS = [
  // language                               text                                      words
  ['Chinese, simplified',                   '快速开始，请阅读指南。',                      9],
  ['Chinese, traditional',                  '請先安裝相依套件。',                          8],
  ['Chinese with Latin in it',              '使用Git提交，再运行npm test。',              10],
  ['Chinese with full-width punctuation',   '什么？（一）「二」：三！',                     5],
  ['a character whose bytes look odd',      '倀倀',                                      2],
  ['a character beyond the usual',          '𠮷野家',                                    3],
  ['Japanese',                              'これはテストの文書です。',                    11],
  ['Japanese with a mark of repetition',    '人々の〆切',                                 5],
  ['Japanese with a middle dot',            'データ・ベース',                              6],
  ['Katakana of half width',                'ﾃｽﾄﾃﾞｽ',                                    5],
  ['sound marks of their own',              'か\u3099き',                               2],
  ['letters of full width',                 'ＡＰＩ　バージョン２',                         7],
  ['Korean',                                '빠른 시작 안내를 읽으세요.',                  4],
  ['Korean in letters that join',           '한국어 문서'.normalize('NFD'),               2],
  ['Korean letters alone',                  'ㅋㅋㅋ 좋아요',                              2],
  ['Korean letters of half width',          'ﾡﾢ ﾣ',                                     2],
  ['Korean, Latin and Chinese',             'Git 저장소 漢字',                            4],
  ['Arabic',                                'اقرأ دليل البدء السريع.',                 4],
  ['Arabic with vowels',                    'الدَّلِيلُ السَّرِيعُ',                         2],
  ['Arabic in presentation forms',          'ﻻ ﻣﺮﺣﺒﺎ',                                  2],
  ['Persian with a joiner in a word',       'می\u200cخواهم بخوانم',                     2],
  ['Hebrew',                                'קרא את המדריך המהיר.',                    4],
  ['Hebrew and Latin, both ways',           'התקן npm עכשיו',                          3],
  ['Thai',                                  'อ่านคู่มือก่อน',                              3],
  ['Thai and Latin',                        'ใช้ Git ก่อน',                             3],
  ['Lao',                                   'ອ່ານຄູ່ມືກ່ອນ',                              3],
  ['Khmer',                                 'អានសៀវភៅណែនាំ',                            3],
  ['Myanmar',                               'လမ်းညွှန်ကိုဖတ်ပါ။',                           4],
  ['Tibetan',                               'བོད་སྐད།',                                  2],
  ['Hindi',                                 'त्वरित प्रारंभ मार्गदर्शिका पढ़ें।',                4],
  ['Hindi with its full stop apart',        'यह पढ़ें ।',                                 2],
  ['Bengali',                               'দ্রুত শুরু নির্দেশিকা',                         3],
  ['Tamil',                                 'விரைவு தொடக்கம்',                            2],
  ['Amharic',                               'የመጀመሪያ መመሪያ',                            2],
  ['Georgian',                              'სწრაფი დაწყება',                           2],
  ['Russian',                               'Прочитайте руководство.',                 2],
  ['Greek of old',                          'Ἐν ἀρχῇ ἦν',                              3],
  ['Vietnamese',                            'Hướng dẫn bắt đầu nhanh',                 5],
  ['Turkish',                               'İstanbul kılavuzu',                       2],
  ['French, its marks apart',               'Résumé détaillé'.normalize('NFD'),        2],
  ['Berber',                                'ⴰⵣⵓⵍ ⴰⴷⵍⵉⵙ',                              2],
  ['letters for mathematics',               '𝐀𝐁 x',                                    2],
  ['emoji alone',                           '🚀 🎉 ✨ 👩‍💻 🇯🇵',                           0],
  ['emoji among words',                     '🚀 Ship it 👍🏽 now',                      3],
  ['emoji that touch Chinese',              '🚀快速✨开始',                               4],
] as const;

describe('words', () => {
  test.each(TEXTS)('%s', (_language, text, words) => {
    for (const format of ['markdown', 'restructuredtext', 'asciidoc', 'org', 'text'] as const) {
      expect(readStructure(format, latin1(`${text}\n`)).proseWords).toBe(words);
    }
    expect(readStructure('markdown', latin1(`<div>\n${text}\n</div>\n`)).proseWords).toBe(words);
  });
});

describe('the name of a heading is what github-slugger gives', () => {
  test.each(TEXTS)('%s', (_language, text) => {
    expect(githubSlug(text)).toBe(slug(text));
    const [name, oracle] = [slugger(), new GithubSlugger()];
    for (let time = 0; time < 3; time += 1) expect(name(text)).toBe(oracle.slug(text));
  });

  test('whatever the character, in the scripts above', () => {
    // What was added to Unicode since the oracle was made is left out: it begins with U+0870.
    const ranges = [
      [0x20, 0x86f],
      [0x900, 0xbff],
      [0xd00, 0xec6],
      [0x1000, 0x170c],
      [0x1780, 0x17ff],
      [0x1e00, 0x2c2e],
      [0x2c80, 0x9ffc],
      [0xac00, 0xd7ff],
      [0xf900, 0xffff],
      [0x1f000, 0x1ffff],
      [0x20000, 0x2a6dd],
    ] as const;
    const different: string[] = [];
    for (const [from, to] of ranges) {
      for (let code = from; code <= to; code += 1) {
        const text = `a${String.fromCodePoint(code)} B`;
        if (githubSlug(text) !== slug(text)) different.push(code.toString(16));
      }
    }
    expect(different).toEqual([]);
  });
});

// biome-ignore format: a table is read by column
describe('links', () => {
  test.each([
    // language    file                  heading
    ['Chinese',    '指南.md',              '安装（一）'],
    ['Japanese',   '使い方.md',            'はじめに：ｲﾝｽﾄｰﾙ'],
    ['Korean',     '사용법.md',            '빠른 시작!'],
    ['jamo',       '사용법.md'.normalize('NFD'), '설치'.normalize('NFD')],
    ['Arabic',     'دليل.md',            'البدء، السَّريع'],
    ['Hebrew',     'מדריך.md',           'התקנה מהירה'],
    ['Thai',       'คู่มือ.md',             'เริ่มต้นอย่างรวดเร็ว'],
    ['Hindi',      'मार्गदर्शिका.md',         'त्वरित प्रारंभ'],
    ['Russian',    'руководство.md',     'Быстрый старт'],
    ['Vietnamese', 'hướng-dẫn.md',       'Bắt đầu nhanh'],
    ['emoji',      '🚀.md',              '🚀 開始 ⚙️ Setup'],
  ] as const)('%s', (_language, file, heading) => {
    const fragment = slug(heading);
    const encoded = encodeURIComponent(fragment);
    const links = [
      `[a](${file})`,
      `[b](${encodeURI(file)})`,
      `[c](${file}#${fragment})`,
      `[d](${encodeURI(file)}#${encoded})`,
      `[e](<./${file}>)`,
      '[f][label]',
      `[gone](x${file})`,
      `[gone](${file}#x${encoded})`,
    ];
    const tree = {
      '/p/README.md': `${links.join('\n\n')}\n\n[label]: ${file}#${encoded}\n`,
      [`/p/${file}`]: `# ${heading}\n`,
    };
    const found = survey({ fs: memoryFileSystem(tree), root, signals: [deadLink] });
    const [said] = found.findings.get('README.md') ?? [];
    expect(said?.finding.evidence.map(({ line }) => line)).toEqual([13, 15]);
  });
});

describe('links of other formats', () => {
  // biome-ignore format: a table is read by column
  test.each([
    ['AsciiDoc',         'README.adoc', 'link:指南.md[a] link:没有.md[b]\n'],
    ['reStructuredText', 'README.rst',  '`a <指南.md>`_ `b <没有.md>`_\n'],
    ['Org',              'README.org',  '[[file:指南.md]] [[file:没有.md]]\n'],
  ] as const)('%s', (_format, path, text) => {
    const fs = memoryFileSystem({ [`/p/${path}`]: text, '/p/指南.md': '# 指南\n' });
    const found = survey({ fs, root, signals: [deadLink], config: { scope: ['*'] } });
    expect(found.findings.get(path)?.[0]?.finding.evidence.length).toBe(1);
  });
});

// What Asciidoctor and docutils make of these: the second leaves nothing of what has no plain letter.
// biome-ignore format: a table is read by column
test.each([
  ['AsciiDoc',         'a.adoc', '== Über Größe\n',           '_über_größe'],
  ['AsciiDoc',         'a.adoc', '== 安装（一）\n',            '_安装一'],
  ['AsciiDoc',         'a.adoc', '== Ёлка и Ключ\n',         '_ёлка_и_ключ'],
  ['reStructuredText', 'a.rst',  'Über Größe\n==========\n', 'uber-grosze'],
  ['reStructuredText', 'a.rst',  'Œuvre Øre 2\n===========\n', 'oeuvre-ore-2'],
] as const)('the name of a heading, in %s', (_format, path, text, name) => {
  const fs = memoryFileSystem({ [`/p/${path}`]: text });
  const found = survey({ fs, root, signals: [] }).project.documents.get(path);
  expect([...(found?.anchors ?? [])]).toContain(name);
});

test.each([
  ['text', 'a.txt', '安装说明\n========\n\n文字\n'],
  ['AsciiDoc', 'a.adoc', '安装说明\n----\n\n文字\n'],
  ['reStructuredText', 'a.rst', '安装说明\n========\n\n文字\n'],
] as const)('a heading that is underlined, in %s', (_format, path, text) => {
  const fs = memoryFileSystem({ [`/p/docs/${path}`]: text });
  const found = survey({ fs, root, signals: [] }).project.documents.get(`docs/${path}`);
  expect(found?.headings.map((heading) => heading.text)).toEqual(['安装说明']);
});

/** Two texts of one language about different things, sentence by sentence. */
const PAIRS = {
  Chinese: [
    [
      '本项目用于检查仓库里的文档是否过时。',
      '它先列出所有文件，再逐个读取内容。',
      '发现失效的链接时，会给出所在的行号。',
      '你可以在配置文件里关闭某一项检查。',
      '运行结束以后，结果会写进一个目录。',
    ],
    [
      '贡献代码之前请先签署协议。',
      '每个提交都需要通过自动化测试。',
      '评审人会在两个工作日内回复你的请求。',
      '如果修改了接口，请同时更新示例程序。',
      '发布新版本由维护者每月进行一次。',
    ],
  ],
  Japanese: [
    [
      'このツールはリポジトリの文書が古くなっていないかを調べます。',
      'まず全てのファイルを一覧にして、順番に読み込みます。',
      'リンク切れを見つけたときは、その行番号を表示します。',
      '設定ファイルで検査を無効にすることもできます。',
    ],
    [
      '変更を送る前に、必ず課題を作成してください。',
      'テストは毎回自動的に実行され、失敗すると取り込めません。',
      'レビューには通常二日ほどかかります。',
      '新しい版は月に一度、担当者が公開します。',
    ],
  ],
  Korean: [
    [
      '이 도구는 저장소에 있는 문서가 오래되었는지 검사합니다.',
      '먼저 모든 파일을 나열한 다음 하나씩 차례대로 읽습니다.',
      '끊어진 링크를 찾으면 해당 줄 번호를 함께 보여 줍니다.',
      '설정 파일에서 원하지 않는 검사를 끌 수 있습니다.',
      '실행이 끝나면 결과를 지정된 폴더에 저장하고 요약을 출력합니다.',
      '문서를 지우기 전에 반드시 한 번 더 확인하세요.',
    ],
    [
      '기여하기 전에 먼저 이슈를 등록하고 의견을 나누어 주세요.',
      '모든 커밋은 자동화된 시험을 통과해야만 병합될 수 있습니다.',
      '검토자는 보통 이틀 안에 답변을 남기도록 노력합니다.',
      '인터페이스를 바꾸었다면 예제 프로그램도 같이 고쳐야 합니다.',
      '새 버전은 관리자가 매달 한 번씩 공개하며 공지를 올립니다.',
      '보안 문제는 공개된 곳에 적지 말고 메일로 알려 주세요.',
    ],
  ],
  Thai: [
    [
      'เครื่องมือนี้ตรวจสอบว่าเอกสารในคลังล้าสมัยหรือไม่',
      'เริ่มจากแสดงรายการแฟ้มทั้งหมดแล้วอ่านทีละแฟ้ม',
      'เมื่อพบลิงก์เสียจะบอกหมายเลขบรรทัด',
      'คุณปิดการตรวจบางอย่างได้ในแฟ้มตั้งค่า',
      'เมื่อทำงานเสร็จผลลัพธ์จะถูกบันทึกไว้ในโฟลเดอร์',
    ],
    [
      'ก่อนส่งการเปลี่ยนแปลงกรุณาเปิดประเด็นก่อน',
      'ทุกคอมมิตต้องผ่านการทดสอบอัตโนมัติ',
      'ผู้ตรวจทานมักตอบกลับภายในสองวันทำการ',
      'ถ้าแก้ไขส่วนต่อประสานโปรดปรับปรุงตัวอย่างด้วย',
      'รุ่นใหม่ออกเดือนละครั้งโดยผู้ดูแล',
    ],
  ],
  Arabic: [
    [
      'تفحص هذه الأداة ما إذا كانت مستندات المستودع قديمة.',
      'تعرض أولا قائمة بكل الملفات ثم تقرأ محتواها واحدا بعد آخر.',
      'عندما تجد رابطا معطلا فإنها تذكر رقم السطر الذي يقع فيه.',
      'يمكنك إيقاف أي فحص لا تريده من ملف الإعدادات.',
      'بعد انتهاء التشغيل تحفظ النتائج في مجلد محدد.',
    ],
    [
      'قبل إرسال أي تغيير نرجو منك فتح مسألة ومناقشتها معنا.',
      'يجب أن تجتاز كل مساهمة الاختبارات الآلية حتى تقبل.',
      'يرد المراجعون عادة خلال يومي عمل على الطلبات الجديدة.',
      'إذا غيرت الواجهة فحدث البرامج التوضيحية في الوقت نفسه.',
      'يصدر المشرف نسخة جديدة مرة واحدة كل شهر تقريبا.',
    ],
  ],
  Hindi: [
    [
      'यह औज़ार जाँचता है कि भंडार के दस्तावेज़ पुराने तो नहीं हुए।',
      'पहले यह सभी फ़ाइलों की सूची बनाता है और फिर एक एक करके पढ़ता है।',
      'टूटी हुई कड़ी मिलने पर यह उसकी पंक्ति संख्या बताता है।',
      'आप विन्यास फ़ाइल में किसी भी जाँच को बंद कर सकते हैं।',
    ],
    [
      'बदलाव भेजने से पहले कृपया एक मुद्दा खोलें और चर्चा करें।',
      'हर योगदान को स्वचालित परीक्षण पास करना होता है तभी उसे मिलाया जाता है।',
      'समीक्षक आम तौर पर दो कार्य दिवस में उत्तर देते हैं।',
      'नया संस्करण महीने में एक बार प्रकाशित किया जाता है और घोषणा होती है।',
    ],
  ],
} as const;

describe.each(Object.entries(PAIRS))('near duplicates in %s', (_language, [one, other]) => {
  const text = one.join(' ');
  const changed = text.slice(0, -10);
  // biome-ignore format: a table is read by column
  test.each([
    // case                  other            told
    ['the same text',        text,            true],
    ['ten characters less',  changed,         true],
    ['another text',         other.join(' '), false],
  ] as const)('%s', (_case, against, told) => {
    for (const extension of ['md', 'rst', 'adoc']) {
      const fs = memoryFileSystem({
        '/p/docs/a.md': `${text}\n`,
        [`/p/guide/start/b.${extension}`]: `${against}\n`,
      });
      const found = survey({ fs, root, signals: [nearDuplicate] });
      expect(found.findings.has('docs/a.md')).toBe(told);
    }
  });

  test('none is a stub', () => {
    const fs = memoryFileSystem({ '/p/docs/a.md': text });
    expect(survey({ fs, root, signals: [stub] }).findings.size).toBe(0);
  });
});

// biome-ignore format: a table is read by column
test.each([
  // case                         text                                      stub
  ['two characters in Chinese',   '待写。',                                   true],
  ['a sentence in Chinese',       '本页面以后再写。',                           false],
  ['two characters in Japanese',  '未着。',                                   true],
  ['a sentence in Japanese',      'このページは作成中です。',                    false],
  ['two words in Korean',         '작성 중입니다.',                             true],
  ['a sentence in Korean',        '이 문서는 아직 작성 중입니다.',                false],
  ['two words in Thai',           'ยังไม่ได้',                                 true],
  ['a sentence in Thai',          'หน้านี้ยังไม่ได้เขียน',                         false],
  ['two words in Arabic',         'قيد الكتابة.',                            true],
  ['a sentence in Arabic',        'هذه الصفحة قيد الكتابة.',                  false],
  ['punctuation and emoji alone', '。。。！！！🚀🚀🚀（）「」'.repeat(5),           true],
] as const)('a stub or none: %s', (_case, text, isStub) => {
  const fs = memoryFileSystem({ '/p/docs/a.md': `# A\n\n${text}\n` });
  expect(survey({ fs, root, signals: [stub] }).findings.has('docs/a.md')).toBe(isStub);
});
