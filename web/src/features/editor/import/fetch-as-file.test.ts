import { expect, test, vi } from 'vitest';
import { fetchAsFile } from './fetch-as-file.ts';
import { readWebPage } from './read-web-page.ts';

const asked = vi.hoisted(() => vi.fn());
vi.mock('../../../api/call.ts', () => ({ callApi: asked }));

const never = new AbortController().signal;
const plain = { withImageTexts: false };
const answer = (url: string, contentType: string, bytes: Uint8Array) =>
  asked.mockResolvedValueOnce({
    url,
    contentType,
    data: btoa(String.fromCharCode(...bytes)),
  });
/** Fetches a page and reads it as the worker does. */
async function imported(address: string, options: { withImageTexts: boolean }) {
  const { file, page } = await fetchAsFile(address, never, options);
  if (page === undefined) throw new Error('It is not a page.');
  const { paragraphs } = readWebPage(new Uint8Array(await file.arrayBuffer()), page);
  return { name: file.name, paragraphs };
}
const utf8 = (text: string) => new TextEncoder().encode(text);

test('of a page its article is imported, without menus', async () => {
  const words = 'Хотын захиргаа энэ долоо хоногт номын үзэсгэлэн нээнэ, олон хүн ирнэ. '.repeat(8);
  answer(
    'https://news.example/a/1',
    'text/html; charset=utf-8',
    utf8(
      `<html><head><title>Мэдээ</title></head><body><nav><a href="/">Нүүр</a></nav><div class="sidebar">Сурталчилгаа</div><article><h1>Мэдээ</h1><p>${words}</p><p>${words}</p></article><footer>© 2026</footer></body></html>`,
    ),
  );
  const { name, paragraphs } = await imported('news.example/a/1', plain);
  expect(name).toBe('news.example.html');
  expect(paragraphs).toEqual(['Мэдээ', words.trim(), words.trim()]);
});

test('descriptions of images are part of the text by choice', async () => {
  const words = 'Хотын захиргаа энэ долоо хоногт номын үзэсгэлэн нээнэ, олон хүн ирнэ. '
    .repeat(8)
    .trim();
  const image =
    '<figure><img src="a.png" alt="Номын сангийн үүд"><figcaption>Зураг 1</figcaption></figure>';
  const page = utf8(
    `<html><head><title>Мэдээ</title></head><body><article><p>${words}</p>${image}<p>${words}</p></article></body></html>`,
  );
  const read = async (withImageTexts: boolean) => {
    answer('https://news.example/a/1', 'text/html; charset=utf-8', page);
    return (await imported('news.example/a/1', { withImageTexts })).paragraphs;
  };
  expect(await read(false)).toEqual(['Мэдээ', words, 'Зураг 1', words]);
  expect(await read(true)).toEqual(['Мэдээ', words, 'Номын сангийн үүд', 'Зураг 1', words]);
});

test('the charset of the server is used', async () => {
  answer(
    'https://a.example/',
    'text/html; charset=iso-8859-1',
    Uint8Array.of(0x3c, 0x70, 0x3e, 0xe9),
  );
  expect((await imported('a.example', plain)).paragraphs).toEqual(['é']);
});

test.each([
  ['https://a.example/files/book.epub', 'application/octet-stream', 'book.epub'],
  ['https://a.example/paper', 'application/pdf', 'paper.pdf'],
  ['https://a.example/', 'text/plain; charset=utf-8', 'a.example.txt'],
  ['https://a.example/b.md', 'text/plain', 'b.md'],
])('%s of type %s is imported as %s', async (url, type, name) => {
  answer(url, type, utf8('x'));
  const { file, page } = await fetchAsFile(url, never, plain);
  expect([file.name, page]).toEqual([name, undefined]);
});
