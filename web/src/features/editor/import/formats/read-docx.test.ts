import { strToU8, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { ImportError } from '../import-problem.ts';
import { readFile } from '../read-file.ts';
import { readDocx } from './read-docx.ts';

const w = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const officeTypes = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const run = (text: string, properties = '') =>
  `<w:r><w:rPr>${properties}</w:rPr><w:t xml:space="preserve">${text}</w:t></w:r>`;
const paragraph = (inner: string, properties = '') =>
  `<w:p w:rsidR="1"><w:pPr>${properties}</w:pPr>${inner.startsWith('<') ? inner : run(inner)}</w:p>`;
const body = (inner: string) =>
  `<?xml version="1.0"?><w:document xmlns:w="${w}"><w:body>${inner}</w:body></w:document>`;
const numbered = (inner: string, id = 1, level = 0) =>
  paragraph(inner, `<w:numPr><w:ilvl w:val="${level}"/><w:numId w:val="${id}"/></w:numPr>`);

function docx(inner: string, parts: Record<string, string> = {}): Uint8Array {
  const relations = Object.keys(parts).map(
    (name, at) =>
      `<Relationship Id="r${at}" Type="${officeTypes}/${name.replace(/\..*$/, '')}" Target="${name}"/>`,
  );
  return zipSync({
    'word/document.xml': strToU8(inner.startsWith('<?xml') ? inner : body(inner)),
    'word/_rels/document.xml.rels': strToU8(`<Relationships>${relations.join('')}</Relationships>`),
    ...Object.fromEntries(
      Object.entries(parts).map(([name, content]) => [`word/${name}`, strToU8(content)]),
    ),
  });
}

const read = (inner: string, parts: Record<string, string> = {}) =>
  readDocx(docx(inner, parts)).map(({ text }) => text);

function problemOf(bytes: Uint8Array): string {
  try {
    return `read ${readFile('docx', bytes).paragraphs.length}`;
  } catch (error) {
    return error instanceof ImportError ? error.problem : String(error);
  }
}

const level = (at: number, format: string, text: string, start = 1) =>
  `<w:lvl w:ilvl="${at}"><w:start w:val="${start}"/><w:numFmt w:val="${format}"/><w:lvlText w:val="${text}"/></w:lvl>`;
const numbering = `<w:numbering xmlns:w="${w}">
  <w:abstractNum w:abstractNumId="0">${level(0, 'decimal', '%1.')}${level(1, 'lowerLetter', '%2)')}${level(2, 'decimal', '%1.%3')}</w:abstractNum>
  <w:abstractNum w:abstractNumId="1">${level(0, 'bullet', '·')}</w:abstractNum>
  <w:abstractNum w:abstractNumId="2">${level(0, 'decimal', 'Бүлэг %1')}</w:abstractNum>
  <w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num>
  <w:num w:numId="2"><w:abstractNumId w:val="1"/></w:num>
  <w:num w:numId="3"><w:abstractNumId w:val="0"/><w:lvlOverride w:ilvl="0"><w:startOverride w:val="1"/></w:lvlOverride></w:num>
  <w:num w:numId="4"><w:abstractNumId w:val="2"/></w:num></w:numbering>`;

describe('the text of a document', () => {
  test.each([
    [paragraph('Нэг') + paragraph('Хоёр'), ['Нэг', 'Хоёр']],
    [
      '<w:p><w:r><w:t>а</w:t></w:r><w:r><w:tab/><w:t>б</w:t><w:br/><w:t>в</w:t></w:r></w:p>',
      ['а б', 'в'],
    ],
    [
      `<w:p><w:pPr><w:framePr w:dropCap="drop"/></w:pPr><w:r><w:t>Д</w:t></w:r></w:p>${paragraph('орж ирэв.')}`,
      ['Дорж ирэв.'],
    ],
    [paragraph('5 &lt; 6 &amp; &#x410;&#1041;'), ['5 < 6 & АБ']],
    ['<w:p/><w:p><w:t/></w:p>', []],
    [
      '<w:tbl><w:tr><w:tc><w:p><w:t>а</w:t></w:p><w:p><w:t>б</w:t></w:p></w:tc><w:tc><w:p><w:t>в</w:t></w:p></w:tc></w:tr></w:tbl>',
      ['а б, в'],
    ],
    [
      '<w:tbl><w:tr><w:tc><w:tcPr><w:vMerge w:val="restart"/></w:tcPr><w:p><w:t>а</w:t></w:p></w:tc><w:tc><w:p><w:t>1</w:t></w:p></w:tc></w:tr><w:tr><w:tc><w:tcPr><w:vMerge/></w:tcPr><w:p/></w:tc><w:tc><w:p><w:t>2</w:t></w:p></w:tc></w:tr></w:tbl>',
      ['а, 1', 'а, 2'],
    ],
    [
      '<mc:Choice><w:p><w:t>а</w:t></w:p></mc:Choice><mc:Fallback><w:p><w:t>а</w:t></w:p></mc:Fallback>',
      ['а'],
    ],
    ['<w:del><w:r><w:delText>б</w:delText></w:r></w:del><w:p><w:t>а</w:t></w:p>', ['а']],
    [
      '<w:r><w:fldChar w:fldCharType="begin"/><w:instrText>EQ \\o\\ad(\\s\\up 9(</w:instrText></w:r><w:r><w:instrText>tou),East)</w:instrText></w:r><w:r><w:fldChar w:fldCharType="end"/></w:r>',
      ['East'],
    ],
    ['<w:instrText>PAGE</w:instrText><w:p><w:t>а</w:t></w:p>', ['а']],
    [`<w:p><w:r><w:t>УИХ-ын</w:t><w:ptab/><w:t>баруун</w:t></w:r></w:p>`, ['УИХ-ын баруун']],
    [
      '<w:p><w:r><w:ruby><w:rt><w:r><w:t>rt</w:t></w:r></w:rt><w:rubyBase><w:r><w:t>суурь</w:t></w:r></w:rubyBase></w:ruby></w:r></w:p>',
      ['суурь'],
    ],
  ])('%s', (inner, expected) => expect(read(inner)).toEqual(expected));

  test('raised and lowered runs keep their meaning, marks of notes are silent', () => {
    const up = '<w:vertAlign w:val="superscript"/>';
    const down = '<w:vertAlign w:val="subscript"/>';
    expect(read(paragraph(run('3×10') + run('5', up) + run(' км')))).toEqual(['3×10⁵ км']);
    expect(read(paragraph(run('About 10') + run('6', up) + run(' people')))).toEqual([
      'About 10⁶ people',
    ]);
    expect(
      read(paragraph(run('20') + run('th', up) + run(' century, H') + run('2', down) + run('O'))),
    ).toEqual(['20th century, H₂O']);
    expect(
      read(paragraph(run('тогтносон') + run('1', up) + run(' гэж, 5 м') + run('2', up))),
    ).toEqual(['тогтносон гэж, 5 м²']);
    expect(read(paragraph(run('x') + run('2', '<w:position w:val="6"/>')))).toEqual(['x²']);
  });

  test('hidden text, also by a style, and placeholders are left out', () => {
    const styles = `<w:styles xmlns:w="${w}"><w:style w:type="character" w:styleId="H"><w:rPr><w:vanish/></w:rPr></w:style></w:styles>`;
    const shown =
      run('Нээлттэй текст. ') +
      run('[НУУЦ]', '<w:vanish/>') +
      run('б', '<w:rStyle w:val="H"/>') +
      run('Үргэлжлэл.', '<w:vanish w:val="0"/>');
    const hidden = paragraph('Далд.', '<w:pStyle w:val="H"/>');
    expect(read(paragraph(shown) + hidden, { 'styles.xml': styles })).toEqual([
      'Нээлттэй текст. Үргэлжлэл.',
    ]);
    const control = (properties: string, text: string) =>
      `<w:sdt><w:sdtPr>${properties}</w:sdtPr><w:sdtContent>${run(text)}</w:sdtContent></w:sdt>`;
    expect(
      read(
        paragraph(
          control('<w:showingPlcHdr/>', 'Click or tap here to enter text.') + control('', 'Бат'),
        ),
      ),
    ).toEqual(['Бат']);
  });

  test('a text box follows the paragraph that it is anchored in', () => {
    const box =
      '<w:r><mc:AlternateContent><mc:Choice><w:drawing><w:txbxContent><w:p><w:r><w:t>САНАМЖ</w:t></w:r></w:p></w:txbxContent></w:drawing></mc:Choice><mc:Fallback><w:txbxContent><w:p><w:r><w:t>САНАМЖ</w:t></w:r></w:p></w:txbxContent></mc:Fallback></mc:AlternateContent></w:r>';
    expect(
      read(paragraph(`${run('Захирал өчигдөр ')}${box}${run('багш нартай уулзав.')}`)),
    ).toEqual(['Захирал өчигдөр багш нартай уулзав.', 'САНАМЖ']);
  });

  test('symbols and equations are read', () => {
    const font = '<w:rFonts w:ascii="Symbol" w:hAnsi="Symbol"/>';
    expect(read(paragraph(run('y ') + run('\uf0a3', font) + run(' 7')))).toEqual(['y ≤ 7']);
    const sym = (font: string, code: string) =>
      `<w:r><w:sym w:font="${font}" w:char="${code}"/></w:r>`;
    expect(
      read(
        paragraph(
          run('x ') + sym('Symbol', 'F0B3') + run(' 5, 20') + sym('Symbol', 'F0B0') + run('C'),
        ),
      ),
    ).toEqual(['x ≥ 5, 20°C']);
    const math =
      '<m:oMath xmlns:m="http://schemas.openxmlformats.org/officeDocument/2006/math"><m:r><m:t>S=ab</m:t></m:r></m:oMath>';
    expect(read(paragraph(run('Талбайн томьёо нь ') + math + run(' болно.')))).toEqual([
      'Талбайн томьёо нь S=ab болно.',
    ]);
    expect(read(paragraph(math))).toEqual(['S=ab']);
    expect(read(paragraph(math + math))).toEqual(['S=ab, S=ab']);
    const power =
      '<m:oMath><m:sSup><m:e><m:r><m:t>x</m:t></m:r></m:e><m:sup><m:r><m:t>2</m:t></m:r></m:sup></m:sSup><m:r><m:t>+</m:t></m:r><m:f><m:num><m:r><m:t>a+b</m:t></m:r></m:num><m:den><m:r><m:t>2</m:t></m:r></m:den></m:f></m:oMath>';
    expect(read(paragraph(power))).toEqual(['x²+(a+b)/2']);
  });

  test('lists have their numbers', () => {
    const inner =
      numbered('Усаа буцалга.') +
      numbered('Цай') +
      numbered('ногоон', 1, 1) +
      numbered('хар', 1, 1) +
      numbered('халуун', 1, 2) +
      numbered('Аяга') +
      numbered('Сүү') +
      numbered('цэг', 2) +
      paragraph('2-р алхамыг давт.') +
      numbered('Дахин', 3) +
      numbered('Эхлэл', 4);
    expect(read(inner, { 'numbering.xml': numbering })).toEqual([
      '1. Усаа буцалга.',
      '2. Цай',
      'a) ногоон',
      'b) хар',
      '2.1 халуун',
      '3. Аяга',
      '4. Сүү',
      'цэг',
      '2-р алхамыг давт.',
      '1. Дахин',
      'Бүлэг 1 Эхлэл',
    ]);
  });

  test('numbers come from styles too, and contents are left out', () => {
    const styles = `<w:styles xmlns:w="${w}"><w:style w:styleId="Heading1"><w:name w:val="heading 1"/><w:pPr><w:outlineLvl w:val="0"/><w:numPr><w:numId w:val="4"/></w:numPr></w:pPr></w:style><w:style w:styleId="T"><w:name w:val="toc 1"/></w:style></w:styles>`;
    const inner =
      paragraph('Эхлэл ... 3', '<w:pStyle w:val="T"/>') +
      paragraph('Эхлэл', '<w:pStyle w:val="Heading1"/>');
    expect(readDocx(docx(inner, { 'styles.xml': styles, 'numbering.xml': numbering }))).toEqual([
      { kind: 'heading', level: 1, text: 'Бүлэг 1 Эхлэл' },
    ]);
  });

  test('a note follows its paragraph', () => {
    const notes = `<w:footnotes xmlns:w="${w}"><w:footnote w:type="separator" w:id="0"><w:p/></w:footnote><w:footnote w:id="2"><w:p><w:r><w:footnoteRef/></w:r>${run(' Зарим эх.')}</w:p></w:footnote></w:footnotes>`;
    const inner =
      paragraph(
        `${run('тогтносон.')}<w:r><w:footnoteReference w:id="2"/></w:r>${run(' Энэ бол түүх.')}`,
      ) + paragraph('Дараа.');
    expect(read(inner, { 'footnotes.xml': notes })).toEqual([
      'тогтносон. Энэ бол түүх.',
      'Зарим эх.',
      'Дараа.',
    ]);
  });

  test('other prefixes, and documents within it, are read', () => {
    expect(
      read(
        `<?xml version="1.0"?><x:document xmlns:x="${w}"><x:body><x:p><x:r><x:t>Нэг</x:t></x:r></x:p></x:body></x:document>`,
      ),
    ).toEqual(['Нэг']);
    expect(
      read(
        `<?xml version="1.0"?><document xmlns="${w}"><body><p><r><t>Нэг</t></r></p></body></document>`,
      ),
    ).toEqual(['Нэг']);
    expect(read('<w:altChunk r:id="r0"/>', { 'aFChunk.html': '<p>Нэг</p><p>Хоёр</p>' })).toEqual([
      'Нэг',
      'Хоёр',
    ]);
  });

  test('a deleted end of a paragraph joins it with the next', () => {
    expect(read(paragraph('Нэг ', '<w:rPr><w:del w:id="1"/></w:rPr>') + paragraph('хоёр'))).toEqual(
      ['Нэг хоёр'],
    );
  });

  test.each(['<w:p', '<w:t>', '&#', '<mc:Fallback>', '<w:t'])(
    'a document of nothing but %s ends',
    (part) => expect(problemOf(docx(body(part.repeat(400_000))))).toMatch(/read|too_much/),
  );
});

test('is found where the package says', () => {
  const relations =
    '<Relationships><Relationship Id="r" Type="http://x/officeDocument" Target="/word/document2.xml"/></Relationships>';
  const archive = zipSync({
    '_rels/.rels': strToU8(relations),
    'word/document2.xml': strToU8(body(paragraph('Нэг'))),
  });
  expect(readDocx(archive).map(({ text }) => text)).toEqual(['Нэг']);
});

test('a document in a streamed archive is its own, not that of an embedded one', () => {
  const inner = docx(paragraph('БУРУУ'));
  const archive = zipSync({
    'word/embeddings/a.docx': [inner, { level: 0 }],
    'word/document.xml': strToU8(body(paragraph('зөв'))),
  });
  // As written to a stream: sizes follow the data.
  const streamed = archive.slice();
  const view = new DataView(streamed.buffer);
  streamed[6] = 8;
  for (const at of [14, 18, 22]) view.setUint32(at, 0, true);
  expect(readDocx(streamed).map(({ text }) => text)).toEqual(['зөв']);
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

test('a document with a password, and one of old Word, are told', () => {
  const container = (name: string) =>
    Uint8Array.of(
      0xd0,
      0xcf,
      0x11,
      0xe0,
      0xa1,
      0xb1,
      0x1a,
      0xe1,
      ...[...name].flatMap((letter) => [letter.charCodeAt(0), 0]),
    );
  expect(problemOf(container('EncryptedPackage'))).toBe('password');
  expect(problemOf(container('WordDocument'))).toBe('old_format');
});
