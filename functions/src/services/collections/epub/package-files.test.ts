import { aJpeg } from '@duu/contract/testing/a-jpeg';
import { EpubCheck } from '@likecoin/epubcheck-ts';
import { makeZip } from 'client-zip';
import { expect, test } from 'vitest';
import { clock, type EpubChapter } from './chapter-pages.ts';
import { coverPath, packageFiles } from './package-files.ts';

const clip = (beginMs: number, endMs: number) => ({ beginMs, endMs });
const frame = Uint8Array.of(0xff, 0xf3, 0x64, 0xc4, ...new Array(200).fill(0));

const chapters: EpubChapter[] = [
  {
    id: 'c1',
    title: 'Хавар & "зун"',
    language: 'mn',
    pieces: [
      {
        sound: 'audio/a1.mp3',
        paragraphs: [
          [{ text: 'Хавар & "зун"', clip: clip(0, 1500) }],
          [
            { text: 'Нар <мандав>. ', clip: clip(1500, 3_661_007) },
            { text: '***', clip: null },
          ],
        ],
      },
      { sound: 'audio/a2.mp3', paragraphs: [[{ text: 'Цас хайлав.', clip: clip(0, 900) }]] },
    ],
  },
  {
    id: 'c2',
    title: 'Without times',
    language: 'en',
    pieces: [{ sound: 'audio/a3.mp3', paragraphs: [[{ text: 'Hello.', clip: null }]] }],
  },
];
const book = {
  id: 'a1b2',
  title: 'Дөрвөн цаг',
  modified: new Date('2026-11-28T10:20:30.400Z'),
  author: 'Д. Нацагдорж & бусад',
  narrators: ['Номин'],
  hasCover: true,
  contents: 'Гарчиг',
  chapters,
};

test('an EPUB checker has no complaint', async () => {
  const files = [
    ...packageFiles(book).map(({ path, text }) => ({ name: path, input: text })),
    { name: `EPUB/${coverPath}`, input: Buffer.from(aJpeg, 'base64') },
    ...[1, 2, 3].map((at) => ({ name: `EPUB/audio/a${at}.mp3`, input: frame })),
  ];
  const zip = new Uint8Array(await new Response(makeZip(files)).arrayBuffer());
  const { messages, valid } = await EpubCheck.validate(zip);
  expect(messages.filter(({ severity }) => severity !== 'info' && severity !== 'usage')).toEqual(
    [],
  );
  expect(valid).toBe(true);
});

test('each sentence with a clip is a pair of text and sound', () => {
  const files = new Map(packageFiles(book).map(({ path, text }) => [path, text]));
  const page = files.get('EPUB/text/c1.xhtml');
  expect(page).toContain('<h1><span id="s1">Хавар &amp; &quot;зун&quot;</span></h1>');
  expect(page).toContain('<p><span id="s2">Нар &lt;мандав&gt;. </span>***</p>');
  const overlay = files.get('EPUB/text/c1.smil');
  expect(overlay).toContain(
    '<text src="c1.xhtml#s2"/><audio src="../audio/a1.mp3" clipBegin="0:00:01.500" clipEnd="1:01:01.007"/>',
  );
  expect(overlay).toContain('<text src="c1.xhtml#s3"/><audio src="../audio/a2.mp3"');
  expect(files.has('EPUB/text/c2.smil')).toBe(false);
  expect(files.get('EPUB/package.opf')).toContain(
    '<meta property="media:duration">1:01:01.907</meta>',
  );
});

test.each([
  [0, '0:00:00.000'],
  [59_999, '0:00:59.999'],
  [3_600_000, '1:00:00.000'],
  [36_061_001, '10:01:01.001'],
])('%i ms are %s', (ms, text) => expect(clock(ms)).toBe(text));
