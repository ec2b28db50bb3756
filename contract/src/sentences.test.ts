import { expect, test } from 'vitest';
import { sentencesOf } from './sentences.ts';

const split = (text: string) => sentencesOf(text).map(({ start, end }) => text.slice(start, end));

// `|` is where a sentence ends.
test.each([
  'Сайн уу? |Би явлаа. |«Баяртай!» гэв.',
  'Энэ уулзалтад Д. Сүхбаатар, Ц. Болд нар оролцов. |1. Талх авна.',
  'Dr. J. R. Tolkien met Mr. Smith at 5 p.m. on Monday. |See fig. 3.',
  'УИХ-ын дарга Г. Занданшатар хэлэв. |А.С. Пушкин, Ч. Айтматов нар.',
  'Ерөнхийлөгч У. Хүрэлсүх маргааш айлчилна.',
  'We met at 5 p.m. |He left at 6 p.m. |The end.',
  'She is taller than I. |We know it. |I. Newton agreed.',
  'Энэ 2024. оны тухай. |3. Гурав дахь нь. |1.2. Нэг хоёр.',
  'Энэ бол эхний өгүүлбэр юм. |Энэ бол хоёр дахь нь. |Тэр ч. |Явав.',
  'He was 5. |Then he turned 6.',
  'ДНБ. |Энэ бол өсөлт.',
  'Яв... гэж бодов. |Тэгээд… Явлаа.'.replace('… ', '… |'),
  'Hello!) |(Yes.) |“Go.” |She went.',
  'It costs 3.50 at example.com today. |Good.',
  'Нэг мөр\n|Хоёр дахь мөр.',
  '他走了。|她来了。',
  '— Чи хаашаа явах вэ? гэж ээж асуув. |— Сургууль руу.',
  'No. 5 is on St. Mary St. |The rest etc. |It ends.',
])('%s', (marked) => {
  expect(split(marked.replaceAll('|', ''))).toEqual(marked.split('|'));
});

test('an empty text has no sentence, and blanks alone are one', () => {
  expect(split('')).toEqual([]);
  expect(split('  ')).toEqual(['  ']);
});

test('nothing is lost, whatever the text', () => {
  const text = `${'.'.repeat(50)} а\n\n  б!? ${'в. '.repeat(100)}${' '.repeat(500)}Г. \n`;
  expect(split(text).join('')).toBe(text);
});

test('takes time in proportion to the text', () => {
  expect(split('x'.repeat(300_000)).length).toBe(1);
  expect(split('. '.repeat(100_000)).join('').length).toBe(200_000);
});
