import { strToU8, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { readEpub } from './read-epub.ts';
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

describe('in a book with notes in a file of their own', () => {
  const book = (...pages: readonly string[]) => {
    const names = pages.map((_, at) => `p${at + 1}`);
    const items = names.map(
      (name) => `<item id="${name}" href="${name}.xhtml" media-type="application/xhtml+xml"/>`,
    );
    const order = names.map((name) => `<itemref idref="${name}"/>`);
    const files = pages.map((page, at): [string, Uint8Array] => [
      `${names[at]}.xhtml`,
      strToU8(`<html><body>${page}</body></html>`),
    ]);
    const pack = `<package><manifest>${items.join('')}</manifest><spine>${order.join('')}</spine></package>`;
    const found = readEpub(zipSync({ 'b.opf': strToU8(pack), ...Object.fromEntries(files) }));
    return found.blocks.map(({ text }) => text);
  };

  test('marks that lead there and back are not read', () =>
    expect(
      book(
        '<p>Хот<a id="r" href="p2.xhtml#n">1</a> үүссэн.</p>',
        '<p id="n"><a href="p1.xhtml#r">1</a> Өөр он бий.</p>',
      ),
    ).toEqual(['Хот үүссэн.', 'Өөр он бий.']));

  test('marks that lead to what says that it is a note are not read', () =>
    expect(
      book(
        '<p>Хот <a href="p2.xhtml#n">[2]</a> үүссэн.</p>',
        '<p epub:type="endnote" id="n">Өөр он бий. <a href="p1.xhtml">Буцах</a></p>',
      )[0],
    ).toBe('Хот үүссэн.'));

  test('marks at a word that lead to their number are not read, others are', () =>
    expect(
      book(
        '<p>Хот<a href="p3.xhtml#n">1</a> үүссэн.<a href="p3.xhtml#m">[2]</a> Бүлэг <a href="p2.xhtml#c">2</a>, зураг<a href="p2.xhtml#c">3</a>.</p>',
        '<h2 id="c">2. Дараа</h2>',
        '<p><a id="n"></a>1. Өөр он бий.</p><p id="m"><b>[2]</b> Бас.</p>',
      ),
    ).toEqual(['Хот үүссэн. Бүлэг 2, зураг3.', '2. Дараа', '1. Өөр он бий.', '[2] Бас.']));
});
