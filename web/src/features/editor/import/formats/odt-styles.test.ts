import { strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { readOdt } from './read-odt.ts';

const names = ['office', 'text', 'style', 'drawing']
  .map((name) => {
    const prefix = name === 'drawing' ? 'draw' : name;
    return `xmlns:${prefix}="urn:oasis:names:tc:opendocument:xmlns:${name}:1.0"`;
  })
  .join(' ');

const read = (styles: string, body: string, files: Readonly<Record<string, string>> = {}) =>
  readOdt(
    zipSync({
      ...Object.fromEntries(Object.entries(files).map(([path, text]) => [path, strToU8(text)])),
      'content.xml': strToU8(
        `<office:document-content ${names}><office:automatic-styles>${styles}</office:automatic-styles><office:body><office:text>${body}</office:text></office:body></office:document-content>`,
      ),
    }),
  ).map(({ text }) => text);

const style = (name: string, parent: string, properties: string) =>
  `<style:style style:name="${name}" style:parent-style-name="${parent}"><style:text-properties ${properties}/></style:style>`;

test('what a style inherits holds: raised, hidden, a font of symbols', () => {
  const styles =
    style('Up', '', 'style:text-position="super 58%"') +
    style('Red', 'Up', '') +
    style('Level', 'Up', 'style:text-position="0% 100%"') +
    style('Hidden', '', 'text:display="none"') +
    style('Note', 'Hidden', '') +
    style('Signs', '', 'style:font-name="Symbol"');
  const span = (name: string, text: string) =>
    `<text:span text:style-name="${name}">${text}</text:span>`;
  const body = `<text:p>10${span('Red', '8')}, 10${span('Up', span('Level', '9'))}${span('Note', ' далд')}</text:p><text:p text:style-name="Note">Далд.</text:p><text:p>y ${span('Signs', '\uf0a3')} 7</text:p>`;
  expect(read(styles, body)).toEqual(['10⁸, 109', 'y ≤ 7']);
});

test.each(['./Formula/', 'Formula', './Formula'])('a formula in %s is read', (path) => {
  const body = `<text:p>E = <draw:object xmlns:xlink="http://www.w3.org/1999/xlink" xlink:href="${path}"/></text:p>`;
  const formula = '<math><msup><mi>c</mi><mn>2</mn></msup></math>';
  expect(read('', body, { 'Formula/content.xml': formula })).toEqual(['E = c²']);
});

test('a chart is not read as a text', () => {
  const body = '<text:p>Нэг<draw:object xlink:href="./Object 1"/></text:p>';
  const chart =
    '<office:document-content><office:body><office:chart><table:table><table:table-row><table:table-cell><text:p>9.1</text:p></table:table-cell></table:table-row></table:table></office:chart></office:body></office:document-content>';
  expect(read('', body, { 'Object 1/content.xml': chart })).toEqual(['Нэг']);
});

test('headings and items have the numbers of all their levels, each in its own way', () => {
  const level = (kind: string, at: number, more: string) =>
    `<text:${kind} text:level="${at}" ${more}/>`;
  const styles =
    `<text:outline-style>${level('outline-level-style', 1, 'style:num-format="1" style:num-prefix="Бүлэг " style:num-suffix="."')}${level('outline-level-style', 2, 'style:num-format="A" text:display-levels="2"')}</text:outline-style>` +
    `<text:list-style style:name="L">${level('list-level-style-number', 1, 'style:num-format="I" style:num-suffix="."')}${level('list-level-style-number', 2, 'style:num-format="a" style:num-suffix=")" text:display-levels="2"')}</text:list-style>`;
  const heading = (at: number, text: string) =>
    `<text:h text:outline-level="${at}">${text}</text:h>`;
  const item = (text: string, more = '') =>
    `<text:list-item><text:p>${text}</text:p>${more}</text:list-item>`;
  const body = `${heading(1, 'Зун')}${heading(2, 'Өглөө')}${heading(1, 'Өвөл')}${heading(2, 'Орой')}<text:list text:style-name="L">${item('нэг', `<text:list>${item('дэд')}</text:list>`)}${item('хоёр')}</text:list>`;
  expect(read(styles, body)).toEqual([
    'Бүлэг 1. Зун',
    '1.A Өглөө',
    'Бүлэг 2. Өвөл',
    '2.A Орой',
    'I. нэг',
    'I.a) дэд',
    'II. хоёр',
  ]);
});

test('a shape with text follows its paragraph, and what a form asks for is left out', () => {
  const body =
    '<text:p>Эрхлэгч <text:span><draw:custom-shape><text:p>Зарлал.</text:p></draw:custom-shape></text:span>уулзав.</text:p><text:p>Нэр: <text:placeholder>&lt;бичнэ үү&gt;</text:placeholder></text:p>';
  expect(read('', body)).toEqual(['Эрхлэгч уулзав.', 'Зарлал.', 'Нэр:']);
});
