import { strToU8 } from 'fflate';
import { expect, test } from 'vitest';
import { readWebPage } from '../read-web-page.ts';
import { isSavedPage, savedPage } from './saved-page.ts';

const words = 'Гүүр энэ долоо хоногт нээгдэнэ гэж хотын захиргаа мэдэгдлээ. '.repeat(6).trim();

test.each([
  [
    '<!-- saved from url=(0024)https://news.example/a --><html><body><p>Гүүр</p></body></html>',
    true,
  ],
  ['<nav><a href="/">Нүүр</a></nav><main><p>Гүүр</p></main>', true],
  ['<div role="navigation">Нүүр</div><div role="main">Гүүр</div>', true],
  ['<html><body><nav>Гарчиг</nav><h1>Илтгэл</h1><p>Гүүр</p></body></html>', false],
  ['<html><body><article><p>Гүүр</p></article></body></html>', false],
])('%s is a saved page: %s', (html, wanted) => expect(isSavedPage(html)).toBe(wanted));

test('of a saved page its article is read, without lists of languages and menus', () => {
  const languages = ['English', 'Русский', '日本語'].map(
    (one) => `<li><a href="#">${one}</a></li>`,
  );
  const html = `<html><head><title>Гүүр</title></head><body><div role="navigation"><ul>${languages.join('')}</ul></div><div class="sidebar">Бүртгүүлэх</div><main><article><h1>Гүүр</h1><p>${words}</p></article></main></body></html>`;
  expect(readWebPage(strToU8(html), savedPage).paragraphs).toEqual(['Гүүр', words]);
});
