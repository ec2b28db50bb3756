import { expect, test } from 'vitest';
import { withoutNoteMarks } from './note-marks.ts';

test.each([
  ['Хот үүссэн¹ гэжээ.² Дараа нь.', 'Хот үүссэн гэжээ. Дараа нь.'],
  ['The town¹² grew.', 'The town grew.'],
  ['² 2021 он.', '2021 он.'],
  ['¹ Өөр он бий.', 'Өөр он бий.'],
  [
    'Хот 1639 онд үүссэн.[1][2] Дараа нь нүүжээ[3], тогтов.',
    'Хот 1639 онд үүссэн. Дараа нь нүүжээ, тогтов.',
  ],
  ['It grew.[2–4] In 1639[5] it moved.', 'It grew. In 1639 it moved.'],
])('the marks of notes in %s are not read', (text, wanted) =>
  expect(withoutNoteMarks([text])).toEqual([wanted]),
);

test.each([
  '5 м² талбай, 3×10⁵ км³, x² ба E=mc²',
  'sin² x + cos² x = 1, S = πr²',
  'Ca²⁺ ба ²³⁵U',
  '[1] Эхний мөр. list[10] = a[1]',
])('%s has none', (text) => expect(withoutNoteMarks([text])).toEqual([text]));

test('numbers in brackets after a word are marks where others of the text follow a sentence', () => {
  expect(withoutNoteMarks(['Хот[1] үүссэн.', 'Нүүжээ.[2]'])).toEqual(['Хот үүссэн.', 'Нүүжээ.']);
  expect(withoutNoteMarks(['Хот[1] үүссэн.'])).toEqual(['Хот[1] үүссэн.']);
});
