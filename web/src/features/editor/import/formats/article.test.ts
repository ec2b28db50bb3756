import { expect, test } from 'vitest';
import { articleOf } from './article.ts';
import { readHtml } from './read-html.ts';

const words = 'Квадрат гэдэг нь тоог өөрөөр нь үржүүлсэн үржвэр юм. '.repeat(8);
const page = { url: 'https://news.example/a', charset: undefined, withImageTexts: false };
const read = (html: string) =>
  readHtml(articleOf(`<html><body><div>${html}</div></body></html>`, page)).map(({ text }) => text);

test.each([
  ['Мэдээ | Сайт', ['Гүүр нээгдэв', words.trim()]],
  ['Гүүр нээгдэв | Сайт', ['Гүүр нээгдэв', words.trim()]],
])('an article of a page called %s begins with its own heading', (title, wanted) => {
  const html = `<html><head><title>${title}</title></head><body><article><h1>Гүүр нээгдэв</h1><p>${words}</p></article></body></html>`;
  expect(readHtml(articleOf(html, page)).map(({ text }) => text)).toEqual(wanted);
});

test.each([
  '<span style="display: none"><math><mi>x</mi></math></span><img src="a.svg" class="mwe-math-fallback-image-inline" aria-hidden="true" alt="x^2">',
  '<span class="MathJax">x2</span><script type="math/tex">x^2</script>',
])('the formulas of an article are kept as TeX: %s', (formula) =>
  expect(read(`<p>${words}Эндээс ${formula} гарна.</p>`)).toEqual([
    `${words}Эндээс \\(x^2\\) гарна.`,
  ]),
);
