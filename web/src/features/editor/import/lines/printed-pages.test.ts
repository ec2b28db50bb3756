import { expect, test } from 'vitest';
import { paragraphsOfPlainText } from './plain-text.ts';

const pages = [
  'УУЛЫН ТУХАЙ   4\n\nМанай нутгийн өвгөд зун болоход дээд\nголын эрэг дагуу нүүж, намартаа\nбууцандаа эргэж ирдэг байлаа. Тэр\n',
  'УУЛЫН ТУХАЙ   5\n\nүед бид багачууд хурга ишиг хариулж,\nөдөржин салхинд гүйж явдаг сан. Өвөл\nболоход бүгд цуглана.\n',
  'УУЛЫН ТУХАЙ   6\n\nТөгсгөл болж хавар ирэв.\n',
];
const wanted = [
  'Манай нутгийн өвгөд зун болоход дээд голын эрэг дагуу нүүж, намартаа бууцандаа эргэж ирдэг байлаа. Тэр үед бид багачууд хурга ишиг хариулж, өдөржин салхинд гүйж явдаг сан. Өвөл болоход бүгд цуглана.',
  'Төгсгөл болж хавар ирэв.',
];

test('the running heads of printed pages are not read, and a sentence goes on over them', () => {
  expect(paragraphsOfPlainText(`${pages.join('\f')}\f`)).toEqual(wanted);
});

test('page numbers alone are not read either', () => {
  const numbered = pages.map((page, at) => `${page.replace(/^.*\n/u, '')}\n\n${at + 11}\n`);
  expect(paragraphsOfPlainText(numbered.join('\f'))).toEqual(wanted);
});

test('what only one page begins with is text', () => {
  expect(paragraphsOfPlainText('Нэг.\n\fХоёр.\n\fГурав.')).toEqual(['Нэг.', 'Хоёр.', 'Гурав.']);
});
