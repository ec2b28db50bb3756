import { expect, test } from 'vitest';
import { checkRows } from '../testing/check-rows.ts';
import { normalize } from './normalize.ts';

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

test('readings that the user should check are not certain', () => {
  const certain = (text: string) => normalize(text, { language: 'mn' }).tokens[0]?.certain;
  expect(certain('15 хүн')).toBe(true);
  expect(certain('ГХЖ')).toBe(false);
  expect(certain('Xzqwy')).toBe(false);
  expect(certain('ᠨᠣᠶᠠᠨ')).toBe(false);
  expect(certain('¥100')).toBe(false);
  expect(certain('漢字')).toBe(false);
});

test('melody survives: marks stay, lines and brackets become pauses', () => {
  const said = (text: string) => normalize(text, { language: 'mn' }).spoken;
  expect(said('Юу?! За... явъя; тэгье: одоо.')).toBe('Юу? За… явъя; тэгье: одоо.');
  expect(said('Гарчиг\n\nЭхний өгүүлбэр')).toBe('Гарчиг. Эхний өгүүлбэр');
  expect(said('Тэр (ах) ирэв')).toBe('Тэр, ах, ирэв');
  expect(said('нэг мөрийн\nүргэлжлэл')).toBe('нэг мөрийн үргэлжлэл');
});
