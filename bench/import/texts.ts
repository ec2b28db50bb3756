/** A text with the paragraphs that a reader should return, in order. */
export interface KnownText {
  readonly name: string;
  readonly language: 'mn' | 'en';
  readonly markdown: string;
  readonly paragraphs: readonly string[];
}

const mongolian = [
  'Намрын өглөө эрт ирж, хотын захад байх өндөр уулсын орой дээр анхны цас унав.',
  'Хүмүүс дулаан хувцсаа өмсөж, ажилдаа яаран гарцгаана.',
  'Тэр өдөр Г. Занданшатар сургуулийн багш нартай уулзаж, номын сангийн тухай ярьжээ.',
  'Гадаа салхи шуурч, моддын мөчир найгана.',
  'Хүүхдүүд сургуулиасаа тарж, гэр гэрийн зүг гүйлдэн оджээ.',
  'Үдээс хойш тэнгэр цэлмэж, нар дулаахан гийсэн нь сайхан байлаа.',
];
const english = [
  'The committee met on Monday to discuss the new library in the old part of the town.',
  'Nobody knew when the international exhibition would open again for its readers.',
  'Mr. Smith said that extraordinary circumstances had delayed the telecommunication works.',
  'They waited.',
  'Children ran home from school while the wind was moving the branches of the trees.',
  'In the afternoon the sky cleared, and the sun was pleasantly warm for the season.',
];

/** Returns sentences that differ by place, so that no paragraph repeats another. */
function paragraph(sentences: readonly string[], seed: number): string {
  const count = 2 + (seed % 4);
  return Array.from(
    { length: count },
    (_, at) => sentences[(seed * 5 + at * (1 + (seed % 3))) % sentences.length],
  ).join(' ');
}

function made(language: 'mn' | 'en', parts: number, withLists: boolean): KnownText {
  const sentences = language === 'mn' ? mongolian : english;
  const [chapter, items, rows] =
    language === 'mn'
      ? ([
          'Бүлэг',
          ['Усаа буцалгана', 'Цайгаа хийнэ', 'Сүүгээ нэмнэ'],
          [
            ['Нэр', 'Нас'],
            ['Батболд', '37'],
            ['Дорждэрэм', '42'],
          ],
        ] as const)
      : ([
          'Chapter',
          ['Boil the water', 'Add the tea', 'Pour the milk'],
          [
            ['Name', 'Age'],
            ['Elizabeth', '37'],
            ['Alexander', '42'],
          ],
        ] as const);
  const markdown: string[] = [];
  const paragraphs: string[] = [];
  for (let part = 1; part <= parts; part++) {
    markdown.push(`# ${chapter} ${part}`);
    paragraphs.push(`${chapter} ${part}`);
    for (let at = 0; at < 5; at++) {
      const text = paragraph(sentences, part * 7 + at);
      markdown.push(text);
      paragraphs.push(text);
    }
    if (!withLists) continue;
    markdown.push(items.map((item, at) => `${at + 1}. ${item}`).join('\n'));
    paragraphs.push(...items.map((item, at) => `${at + 1}. ${item}`));
    const [head, ...body] = rows.map((cells) => `| ${cells.join(' | ')} |`);
    markdown.push([head, '|:----------|-----:|', ...body].join('\n'));
    paragraphs.push(...rows.map((cells) => cells.join(', ')));
  }
  return {
    name: `${language}-${withLists ? 'lists' : 'prose'}`,
    language,
    markdown: markdown.join('\n\n'),
    paragraphs,
  };
}

/** Some 300 small pages. */
export const longText: KnownText = { ...made('mn', 160, false), name: 'long' };

export const knownTexts: readonly KnownText[] = (['mn', 'en'] as const).flatMap((language) => [
  made(language, 4, false),
  made(language, 4, true),
]);
