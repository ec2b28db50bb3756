import { expect, test } from 'vitest';
import { paragraphsOfPlainText } from './plain-text.ts';

const wrapped = `Хотын захиргаа энэ долоо хоногт
Сүхбаатарын талбайд номын
үзэсгэлэн нээнэ. Үзэсгэлэн 3
өдөр үргэлжилнэ.

Дараагийн догол мөр
энд эхэлнэ.`;

test('the marks of an answered letter are not read', () =>
  expect(paragraphsOfPlainText('Сайн уу,\n\n> Ирэх үү?\n>\n>> - Тийм.')).toEqual([
    'Сайн уу,',
    'Ирэх үү?',
    '- Тийм.',
  ]));

test.each(['> 5 градус', 'Дулаан өдөр:\n> 5 градус 3-р сард\n> 10 градус 4-р сард'])(
  '%j compares',
  (text) => expect(paragraphsOfPlainText(text)).toEqual(text.split('\n')),
);

test.each([
  '> 5 хүн ирэв.\n> Бат ирсэнгүй.',
  '> Бат ирсэнгүй.\n> 5 хүн ирэв.',
  '> Бат ирэх үү?\nТийм.\n> 5 цагт уу?\nТийм.',
])('%j does not', (text) => expect(paragraphsOfPlainText(text).join(' ')).not.toContain('>'));

test('a letter is wrapped at its own width, and the one that it answers at another', () => {
  const asked = 'On Mon, 3 Mar 2025 at 10:15, Alice Potter <alice@example.com> wrote:';
  const answer =
    'Could we move the meeting to Thursday? My train\nfrom the north comes in late, and I have to read\nthe plan before.';
  const question =
    '> Here is the plan of the new library. Please read\n> all of it before the meeting, and tell me what\n> you think of the garden.';
  expect(paragraphsOfPlainText(`${answer}\n\n${asked}\n${question}`)).toEqual([
    answer.replaceAll('\n', ' '),
    asked,
    question.slice(2).replaceAll('\n> ', ' '),
  ]);
});

test('a text that is wrapped at a width has its paragraphs', () => {
  expect(paragraphsOfPlainText(wrapped)).toEqual([
    'Хотын захиргаа энэ долоо хоногт Сүхбаатарын талбайд номын үзэсгэлэн нээнэ. Үзэсгэлэн 3 өдөр үргэлжилнэ.',
    'Дараагийн догол мөр энд эхэлнэ.',
  ]);
});

test.each([
  [
    'an initial at the beginning of a line is not a mark of a list',
    'Энэ номыг нэрт зохиолч\nД. Нацагдорж бичсэн бөгөөд, А.\nПушкины зохиолтой харьцуулж\nболно гэж шүүмжлэгч бичсэн\nбайна. Ийм судлаач цөөн.',
    'Энэ номыг нэрт зохиолч Д. Нацагдорж бичсэн бөгөөд, А. Пушкины зохиолтой харьцуулж болно гэж шүүмжлэгч бичсэн байна. Ийм судлаач цөөн.',
  ],
  [
    'letters that follow each other are options',
    'The library in the old part of the town was closed for a\nyear, and nobody knew when the committee would open it\nagain for its readers. Why was the old library closed\nA. The roof of the reading room had fallen in during the\nB. The committee had spent all of its money on new books\nC. Nobody came to read',
    'The library in the old part of the town was closed for a year, and nobody knew when the committee would open it again for its readers. Why was the old library closed¶A. The roof of the reading room had fallen in during the¶B. The committee had spent all of its money on new books¶C. Nobody came to read',
  ],
  [
    'rules divide, and are as long as they like',
    'Нэгдүгээр бүлэг\n===============\nНамар эрт ирлээ. Уулсын орой\nцасаар хучигдаж, гол мөрөн\nхөлдөж эхлэв.\n------------------------------------------\n* * *\nТөгсөв.',
    'Нэгдүгээр бүлэг¶Намар эрт ирлээ. Уулсын орой цасаар хучигдаж, гол мөрөн хөлдөж эхлэв.¶Төгсөв.',
  ],
  [
    'verse before prose stays in lines',
    '    Хөх даа минь, хөөрхий\n    хүүхэд нас минь\n    хааччихав даа\n\nҮүнээс хойш олон жил өнгөрч, тэр хүн нутагтаа буцаж ирэхэд хуучин\nтанил нь нэг ч үгүй болсон байв. Гэвч уулс нь хэвээр, гол нь урсаж\nбайлаа.',
    'Хөх даа минь, хөөрхий¶хүүхэд нас минь¶хааччихав даа¶Үүнээс хойш олон жил өнгөрч, тэр хүн нутагтаа буцаж ирэхэд хуучин танил нь нэг ч үгүй болсон байв. Гэвч уулс нь хэвээр, гол нь урсаж байлаа.',
  ],
  [
    'what hangs below an item belongs to it',
    '1. Усаа буцалгаад тав орчим минут хүлээнэ, дараа нь\n   багасгана.\n2. Цайгаа хийнэ.\n   - ногоон',
    '1. Усаа буцалгаад тав орчим минут хүлээнэ, дараа нь багасгана.¶2. Цайгаа хийнэ.¶- ногоон',
  ],
  [
    'a drawn table has rows',
    '+-----+-----+\n| Нэр | Нас |\n+-----+-----+\n| Бат | 12  |\n├─────┼─────┤\n│ Дорж│     │',
    'Нэр, Нас¶Бат, 12¶Дорж',
  ],
  [
    'a blank line behind each line divides nothing',
    'The harbour was quiet when the small boat came in\n\nfrom the north. Two men stood on the pier and waved\n\nto the captain, who did not see them in the morning\n\nlight.\n\n\n\nNobody else was there.',
    'The harbour was quiet when the small boat came in from the north. Two men stood on the pier and waved to the captain, who did not see them in the morning light.¶Nobody else was there.',
  ],
  [
    'a narrow column that divides its words',
    'Well, he said that the inter-\nnational situa-\ntion was ser-\nious and the self-\nevident truth.',
    'Well, he said that the international situation was serious and the self-evident truth.',
  ],
])('%s', (_, text, wanted) => expect(paragraphsOfPlainText(text)).toEqual(wanted.split('¶')));

test('also in English, with indents, divided words and a list', () => {
  const text = `The library in the old part of the town was closed for a
year, and nobody knew when the inter-
national committee would open it again for its well-
known readers. They waited.
  A new paragraph begins with an indent here, and it goes
on in the next line.

- The first item is long enough to be wrapped at the end
  of its line.
- The second one is short.`;
  expect(paragraphsOfPlainText(text)).toEqual([
    'The library in the old part of the town was closed for a year, and nobody knew when the international committee would open it again for its well-known readers. They waited.',
    'A new paragraph begins with an indent here, and it goes on in the next line.',
    '- The first item is long enough to be wrapped at the end of its line.',
    '- The second one is short.',
  ]);
});

test.each([
  [
    'verse',
    'Би Монгол хүн болохоор\nМинутын дотор чамайг ирэхэд\nМинийх гэдэг бүхнээ\nЧамд өгье гэж бодлоо',
  ],
  [
    'verse in small letters',
    'өндөр хангайн сэрүүн салхи\nөглөө бүрийн сайхан мэнд\nөнгөт цэцгийн гоё үнэр\nөнө мөнхийн эх орон минь',
  ],
  ['a list', '1. Талх\n2. Сүү\n3. Элсэн чихэр\n4. Гурил, давс, цөцгийн тос'],
  ['words', 'алим\nгүзээлзгэнэ\nжүрж\nусан үзэм'],
  [
    'paragraphs of one line each',
    `${'Өдөр нар мандав. '.repeat(9).trim()}\n${'Үүл нүүв. '.repeat(7).trim()}\nТөгсөв.`,
  ],
  ['dialogue', '— Чи хаашаа явах вэ? гэж ээж асуув.\n— Сургууль руу.\nӨвөл ч удахгүй ирнэ.'],
])('%s keeps its lines', (_, text) => {
  expect(paragraphsOfPlainText(text)).toEqual(text.split('\n'));
});

test('the times of pasted subtitles are not read', () => {
  const srt = `1
00:00:01,000 --> 00:00:03,000
<i>Сайн байна уу?</i>

2
00:00:03,200 --> 00:00:05,000
Би маргааш
хот руу

3
00:00:05,000 --> 00:00:07,000
явна.

4
00:00:20,000 --> 00:00:22,000
- За тэгье.
- Баяртай.`;
  expect(paragraphsOfPlainText(srt)).toEqual([
    'Сайн байна уу? Би маргааш хот руу явна.',
    'За тэгье.',
    'Баяртай.',
  ]);
});

test('of WebVTT only what is spoken is read', () => {
  const vtt = `WEBVTT

NOTE a comment

STYLE
::cue { color: red }

intro
00:01.000 --> 00:02.000 align:start
<v Бат>Сайн &amp; сайхан.</v>`;
  expect(paragraphsOfPlainText(vtt)).toEqual(['Бат: Сайн & сайхан.']);
});
