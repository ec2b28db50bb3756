import { strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { readFb2 } from './read-fb2.ts';
import { readHtml } from './read-html.ts';
import { readOdt } from './read-odt.ts';
import { readRtf } from './read-rtf.ts';

const texts = (blocks: readonly { text: string }[]) => blocks.map(({ text }) => text);

const lines = [
  'The harbour was quiet when the small boat',
  'came in from the north. Two men stood on',
  'the pier and waved to the captain, who',
  'did not see them in the morning light.',
];
const whole = lines.join(' ');
const verse = ['Over the hill the wind', 'A song without a name', 'And nobody to hear it', 'Came'];

const odt = (body: string) =>
  readOdt(
    zipSync({
      'content.xml': strToU8(
        `<office:document-content xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0" xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0"><office:body><office:text>${body}</office:text></office:body></office:document-content>`,
      ),
    }),
  );
const rtf = (body: string) => readRtf(strToU8(`{\\rtf1\\ansi ${body}}`));
const fb2 = (body: string) =>
  readFb2(strToU8(`<FictionBook><body><section>${body}</section></body></FictionBook>`)).blocks;

test.each([
  ['HTML', readHtml(`<p>${lines.join('<br>\n')}</p><p>Next.</p>`)],
  ['preformatted text', readHtml(`<pre>${lines.join('\n')}\n\nNext.</pre>`)],
  [
    'OpenDocument',
    odt(`<text:p>${lines.join('<text:line-break/>')}</text:p><text:p>Next.</text:p>`),
  ],
  ['RTF', rtf(`${lines.join('\\line ')}\\par Next.\\par`)],
])('lines with breaks in %s are joined if they are wrapped at a width', (_, blocks) =>
  expect(texts(blocks)).toEqual([whole, 'Next.']),
);

test.each([
  ['HTML', readHtml([...lines, '', ...lines].map((line) => `<p>${line}</p>`).join('\n'))],
  [
    'OpenDocument',
    odt([...lines, '', ...lines].map((line) => `<text:p>${line}</text:p>`).join('')),
  ],
  ['RTF', rtf([...lines, '', ...lines].join('\\par '))],
  ['FictionBook', fb2([...lines, '', ...lines].map((line) => `<p>${line}</p>`).join(''))],
])('also if each is a paragraph of %s', (_, blocks) =>
  expect(texts(blocks)).toEqual([whole, whole]),
);

test.each([
  ['verse', readHtml(`<p>${verse.join('<br>')}</p>`), verse],
  [
    'code',
    readHtml('<pre>let x = 1;\nif (x) {\n  y();\n}</pre>'),
    ['let x = 1;', 'if (x) {', 'y();', '}'],
  ],
  [
    'entries of a log',
    readHtml(
      [
        '2024-01-05 10:00 орлого 15 000 төгрөг нэмэгдэв',
        '2024-02-05 11:00 зарлага 5 000 төгрөг хасагдав',
        '2024-03-05 12:00 орлого 25 000 төгрөг нэмэгдэв',
      ]
        .map((line) => `<p>${line}</p>`)
        .join(''),
    ),
    [
      '2024-01-05 10:00 орлого 15 000 төгрөг нэмэгдэв',
      '2024-02-05 11:00 зарлага 5 000 төгрөг хасагдав',
      '2024-03-05 12:00 орлого 25 000 төгрөг нэмэгдэв',
    ],
  ],
])('%s keeps its lines', (_, blocks, wanted) => expect(texts(blocks)).toEqual(wanted));
