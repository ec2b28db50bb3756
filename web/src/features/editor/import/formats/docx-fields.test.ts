import { strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { readDocx } from './read-docx.ts';

const read = (inner: string) =>
  readDocx(
    zipSync({
      'word/document.xml': strToU8(
        `<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body><w:p>${inner}</w:p></w:body></w:document>`,
      ),
    }),
  ).map(({ text }) => text);

const run = (text: string) => `<w:r><w:t xml:space="preserve">${text}</w:t></w:r>`;
const instruction = (text: string) => `<w:r><w:instrText>${text}</w:instrText></w:r>`;
const mark = (type: string) => `<w:r><w:fldChar w:fldCharType="${type}"/></w:r>`;
const field = (inner: string, result: string) =>
  `${mark('begin')}${inner}${mark('separate')}${run(result)}${mark('end')}`;
const half = field(instruction('EQ \\f(1,2)'), '½');

test('a formula is said once, also if its result is stored', () =>
  expect(read(`${half}${run(' хэсэг')}`)).toEqual(['1/2 хэсэг']));

test('a letter of a font is said', () =>
  expect(read(`${run('x ')}${field(instruction(' SYMBOL 179 \\f "Symbol" \\s 12 '), '')}`)).toEqual(
    ['x ≥'],
  ));

test.each(['TOC \\o', ' INDEX \\c "2"'])('what %s finds is for the eye', (kind) =>
  expect(read(`${field(instruction(kind), 'Нэг 3')}${run('Нэг')}`)).toEqual(['Нэг']),
);

test.each([
  ['a formula', half],
  ['a symbol', '<w:r><w:sym w:font="Symbol" w:char="F061"/></w:r>'],
])('%s in an instruction is not said', (_, inner) =>
  expect(read(`${field(`${instruction('IF ')}${inner}`, 'хагас')}${run(' бол')}`)).toEqual([
    'хагас бол',
  ]),
);
