import { expect, test } from 'vitest';
import { checkRows } from '../testing/check-rows.ts';
import { forText, normalize } from './normalize.ts';

const tokens = (text: string, language: 'mn' | 'en' = 'mn') =>
  normalize(text, { language }).tokens.map(
    ({ start, end, kind, spoken }) => `${kind}|${text.slice(start, end)}|${spoken}`,
  );

test('each replacement is a token of its own kind', () => {
  checkRows(
    [
      ['25', 'number|25|хорин тав'],
      ['3.14', 'decimal|3.14|гурав зууны арван дөрөв'],
      ['3/4', 'fraction|3/4|дөрөвний гурав'],
      ['5-10', 'range|5-10|таваас арав'],
      ['5-р', 'ordinal|5-р|тавдугаар'],
      ['XXI зуун', 'roman|XXI|хорин нэгдүгээр'],
      ['2026-11-20', 'date|2026-11-20|хоёр мянга хорин зургаан оны арван нэгдүгээр сарын хорин'],
      ['10:30', 'time|10:30|арван цаг гучин минут'],
      ['9900₮', 'money|9900₮|есөн мянга есөн зуун төгрөг'],
      ['5%', 'percent|5%|таван хувь'],
      ['9911-2233', 'phone|9911-2233|ерэн ес арван нэг хорин хоёр гучин гурав'],
      ['60 км/ц', 'unit|60 км/ц|цагт жаран километр'],
      ['№5', 'symbol|№|дугаар'],
      ['info@duu.mn', 'email|info@duu.mn|инфо эт дуу цэг эм эн'],
      ['www.duu.mn', 'url|www.duu.mn|дабль ю дабль ю дабль ю цэг дуу цэг эм эн'],
      ['г.м.', 'abbreviation|г.м|гэх мэт'],
      ['НҮБ-ын', 'abbreviation|НҮБ-ын|Нэгдсэн Үндэстний Байгууллагын'],
      ['ГХЖ', 'initialism|ГХЖ|гэ хэ жэ'],
      ['Google-ийн', 'foreign|Google-ийн|гүүглийн'],
      ['ᠮᠣᠩᠭᠣᠯ', 'script|ᠮᠣᠩᠭᠣᠯ|монгол'],
      ['😀', 'dropped|😀|'],
    ] as const,
    ([text]) => text,
    ([text, token]) => {
      expect(tokens(text)[0]).toBe(token);
    },
  );
});

test('the tokens of a whole sentence', () => {
  expect(tokens('УБ-т 15 хүн, -5°C!')).toEqual([
    'abbreviation|УБ-т|Улаанбаатарт',
    'space| |',
    'number|15|арван таван',
    'space| |',
    'word|хүн|хүн',
    'punctuation|,|,',
    'space| |',
    'unit|-5°C|хасах таван градус',
    'punctuation|!|!',
  ]);
});

test('English has the same tokens', () => {
  expect(tokens('Dr. Lee paid $5 on Nov. 3', 'en')).toEqual([
    'abbreviation|Dr.|Doctor',
    'space| |',
    'word|Lee|Lee',
    'space| |',
    'word|paid|paid',
    'space| |',
    'money|$5|five dollars',
    'space| |',
    'word|on|on',
    'space| |',
    'date|Nov. 3|November third',
  ]);
});

test('what only the words around decide is not certain', () => {
  checkRows(
    [
      ['mn', '15 хүн', true, '15'],
      ['mn', 'ГХЖ', false, 'ГХЖ'],
      ['mn', 'Xzqwy', false, 'Xzqwy'],
      ['mn', 'ᠨᠣᠶᠠᠨ', false, 'ᠨᠣᠶᠠᠨ'],
      ['mn', '¥100', false, '¥100'],
      ['mn', '漢字', false, '漢字'],
      ['mn', 'sain baina uu', false, 'baina'],
      ['mn', 'Қайрат', false, 'Қайрат'],
      ['mn', '5/6', false, '5/6'],
      ['mn', '5/6 хэсэг', true, '5/6'],
      ['mn', '10 ц', false, '10 ц'],
      ['mn', '10 цаг', true, '10'],
      ['mn', 'Тоглолт 21:15-аар дууссан', false, '21:15-аар'],
      ['mn', 'ХӨРС ШОРОО', false, 'ХӨРС'],
      ['mn', 'МАШ сайн', true, 'МАШ'],
      ['en', '5/6', false, '5/6'],
      ['en', '3/4 of it', true, '3/4'],
      ['en', '5 in tall', false, '5 in'],
      ['en', '¥5', false, '¥5'],
      ['en', 'JOIN US', false, 'US'],
      ['en', 'the US', true, 'US'],
      ['en', 'JOIN THEM', true, 'JOIN'],
      ['en', 'BIDEN WINS', false, 'BIDEN'],
      ['en', 'a min. of five', false, 'min.'],
      ['en', 'Elm St Dublin', false, 'St'],
      ['en', 'Main St.', true, 'St'],
    ] as const,
    ([, text, , written]) => `${text}: ${written}`,
    ([language, text, certain, written]) => {
      const token = normalize(text, { language }).tokens.find(
        ({ start, end }) => text.slice(start, end) === written,
      );
      expect(token?.certain).toBe(certain);
    },
  );
});

test('cells of a table are apart by a pause each', () => {
  const said = (text: string, language: 'mn' | 'en' = 'mn') => normalize(text, { language }).spoken;
  expect(said('Нэр\tНас\tХот\nБат\t25\tДархан')).toBe('Нэр, Нас, Хот, Бат, хорин тав, Дархан');
  expect(said('Бат\t\tДархан')).toBe('Бат, Дархан');
  expect(said('\tНэг догол мөр\t\nхоёр дахь мөр')).toBe('Нэг догол мөр хоёр дахь мөр');
  expect(said('Name\tAge\nBat\t25', 'en')).toBe('Name, Age, Bat, twenty five');
  expect(said('Wait.\tGo', 'en')).toBe('Wait. Go');
  expect(said('Wheat\t–\t40\t-', 'en')).toBe('Wheat, none, forty, none');
  expect(said("Sheep ('000)\tGoats", 'en')).toBe('Sheep, thousands, Goats');
  expect(said('Maize\tbu/ac\t61', 'en')).toBe('Maize, bushels per acre, sixty one');
  expect(said('Field\tYield t/ha\tTotal t\n', 'en')).toBe(
    'Field, Yield tons per hectare, Total tons',
  );
  expect(said('Item\t€/kg\t€', 'en')).toBe('Item, euros per kilogram, euros');
  expect(said('Salt\t12,5\t845.00', 'en')).toBe(
    'Salt, twelve point five, eight hundred forty five',
  );
  expect(said('101\t0615\t0740\t✓', 'en')).toBe(
    'one hundred one, oh six fifteen, oh seven forty, yes',
  );
  expect(said('Mon\t9:30\tLab', 'en')).toBe('Monday, nine thirty, Lab');
});

test('melody survives: marks stay, lines and brackets become pauses', () => {
  const said = (text: string) => normalize(text, { language: 'mn' }).spoken;
  expect(said('Юу?! За... явъя; тэгье: одоо.')).toBe('Юу? За… явъя; тэгье: одоо.');
  expect(said('Гарчиг\n\nЭхний өгүүлбэр')).toBe('Гарчиг. Эхний өгүүлбэр');
  expect(said('Тэр (ах) ирэв')).toBe('Тэр, ах, ирэв');
  expect(said('нэг мөрийн\nүргэлжлэл')).toBe('нэг мөрийн үргэлжлэл');
});

test('a number that goes on from the line before is not a time', () => {
  const spoken = normalize('7.9 Fire\n7.10 Storage\n10.00 Lunch', { language: 'en' }).spoken;
  expect(spoken).toBe("seven point nine Fire, seven point one zero Storage, ten o'clock Lunch");
});

test('a date without a sign of its own is read as the other segments write theirs', () => {
  const english = { language: 'en' } as const;
  const said = (segments: readonly string[]) =>
    segments.map((segment) => normalize(segment, forText(english, segments)).spoken);
  expect(said(['Due 5/11/2024.', 'Paid on 23 March, £40.', 'Posted 14 May.'])[0]).toBe(
    'Due the fifth of November twenty twenty four.',
  );
  expect(said(['Due 5/11/2024.', 'Paid on March 23, $40.'])[0]).toBe(
    'Due May eleventh twenty twenty four.',
  );
  expect(said(['Due 5/11/2024.', 'Paid $40.'])[0]).toBe('Due May eleventh twenty twenty four.');
  // A segment's own sign is stronger.
  expect(said(['Due 5/23/2024 and 5/11/2024.', 'Posted 14 May.', 'Paid £40.'])[0]).toBe(
    'Due May twenty third twenty twenty four and May eleventh twenty twenty four.',
  );
});

test('amounts without a currency are prices where the segments around them are a list of prices', () => {
  const english = { language: 'en' } as const;
  const said = (segments: readonly string[]) =>
    segments.map((segment) => normalize(segment, forText(english, segments)).spoken);
  const row = 'House blend\t4.50\t5.20';
  expect(said(['Menu', 'Flat white\t4.20\t5.00', row, 'Toasted wrap\t9.80'])[2]).toBe(
    'House blend, four fifty, five twenty',
  );
  expect(said(['Depth of the river, m', 'Monday\t3.90\t4.10', row])[2]).toBe(
    'House blend, four point five zero, five point two zero',
  );
});
