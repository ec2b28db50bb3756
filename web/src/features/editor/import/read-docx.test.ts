import { strToU8, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { ImportError } from './import-problem.ts';
import { readDocx, textOfDocument } from './read-docx.ts';

const paragraph = (text: string) =>
  `<w:p w:rsidR="1"><w:r><w:t xml:space="preserve">${text}</w:t></w:r></w:p>`;
const body = (inner: string) =>
  `<?xml version="1.0"?><w:document><w:body>${inner}</w:body></w:document>`;

function problemOf(bytes: Uint8Array): string {
  try {
    return `read ${readDocx(bytes).length}`;
  } catch (error) {
    return error instanceof ImportError ? error.problem : String(error);
  }
}

describe('the text of a document', () => {
  test.each([
    [paragraph('Нэг') + paragraph('Хоёр'), 'Нэг\nХоёр\n'],
    [
      '<w:p><w:r><w:t>а</w:t></w:r><w:r><w:tab/><w:t>б</w:t><w:br/><w:t>в</w:t></w:r></w:p>',
      'а\tб\nв\n',
    ],
    [paragraph('5 &lt; 6 &amp; &#x410;&#1041;'), '5 < 6 & АБ\n'],
    ['<w:p/><w:p><w:t/></w:p>', '\n'],
    ['<w:tbl><w:tc><w:p><w:t>а</w:t></w:p></w:tc></w:tbl>', 'а\n'],
    [
      '<mc:Choice><w:p><w:t>а</w:t></w:p></mc:Choice><mc:Fallback><w:p><w:t>а</w:t></w:p></mc:Fallback>',
      'а\n',
    ],
    ['<w:del><w:r><w:delText>б</w:delText></w:r></w:del><w:p><w:t>а</w:t></w:p>', 'а\n'],
    ['<w:instrText>PAGE</w:instrText><w:p><w:t>а</w:t></w:p>', 'а\n'],
  ])('%s', (inner, expected) => expect(textOfDocument(body(inner))).toBe(expected));

  test.each(['<w:p', '<w:t>', '&#', '<mc:Fallback>', '<w:t'])(
    'takes no longer for a document of nothing but %s than its length asks for',
    (part) => {
      expect(textOfDocument(part.repeat(400_000)).length).toBeLessThan(3_000_000);
    },
  );
});

test('is found where the package says', () => {
  const relations =
    '<Relationships><Relationship Id="r" Type="http://x/officeDocument" Target="/word/document2.xml"/></Relationships>';
  const archive = zipSync({
    '_rels/.rels': strToU8(relations),
    'word/document2.xml': strToU8(body(paragraph('Нэг'))),
  });
  expect(readDocx(archive)).toBe('Нэг\n');
});

test('a document that unpacks to 24 MB from some 20 kB is refused', () => {
  const archive = zipSync({ 'word/document.xml': new Uint8Array(24 * 1024 * 1024) });
  expect(archive.length).toBeLessThan(30_000);
  expect(problemOf(archive)).toBe('too_much');
});

test('a file that is not a complete document is unreadable', () => {
  const whole = zipSync({ 'word/document.xml': strToU8(body(paragraph('Нэг'.repeat(500)))) });
  for (const bytes of [
    new Uint8Array(0),
    strToU8('text'),
    zipSync({ a: strToU8('b') }),
    whole.subarray(0, 60),
  ]) {
    expect(problemOf(bytes)).toBe('unreadable');
  }
});
