import { expect, test } from 'vitest';
import { readHtml } from './read-html.ts';

const texts = (html: string) => readHtml(html).map(({ text }) => text);

test.each([
  [
    'Word',
    '<p>Хот<a href="#_ftn1" name="_ftnref1"><span class=MsoFootnoteReference><span>[1]</span></span></a> үүссэн.</p><p><a href="#_ftnref1" name="_ftn1"><span>[1]</span></a> Өөр он бий.</p>',
  ],
  [
    'LibreOffice',
    '<p>Хот<a class="sdfootnoteanc" name="f1anc" href="#f1sym"><sup>1</sup></a> үүссэн.</p><div id="f1"><p><a name="f1sym" href="#f1anc">1</a>Өөр он бий.</p></div>',
  ],
  [
    'a writer, with places around the links',
    '<p>Хот<span id="r"></span><a href="#n">*</a> үүссэн.</p><p id="n"><a href="#r">*</a> Өөр он бий.</p>',
  ],
])('the marks of notes by %s are not read', (_, html) =>
  expect(texts(html)).toEqual(['Хот үүссэн.', 'Өөр он бий.']),
);

test('numbers that lead to a place without a way back are read', () => {
  const html =
    '<p><a href="#c3">3</a>-р бүлэг, <a href="x.html">7</a>.</p><h2 id="c3">Гурав</h2><p><a href="#top">Дээш</a></p>';
  expect(texts(html)).toEqual(['3-р бүлэг, 7.', 'Гурав', 'Дээш']);
});
