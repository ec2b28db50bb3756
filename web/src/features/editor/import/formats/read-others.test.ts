import { strToU8, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { ImportError } from '../import-problem.ts';
import { readEpub } from './read-epub.ts';
import { readFb2 } from './read-fb2.ts';
import { readHtml } from './read-html.ts';
import { readOdt } from './read-odt.ts';

const texts = (blocks: readonly { text: string }[]) => blocks.map(({ text }) => text);

describe('HTML', () => {
  // `¶` is the border of two paragraphs.
  test.each([
    ['<p>Нэг\n  хоёр</p>гурав<div>дөрөв</div>', 'Нэг хоёр¶гурав¶дөрөв'],
    [
      '<title>t</title><div id="toc"><p>Агуулга</div><div title="footer"><p>2</div><p class=MsoToc1>Нэг 5<h2 id="toc">Нэг</h2><p>Шинэ<span class="mw-editsection">[засах]</span> <del>хуучин</del><ins>үг</ins> <del>зураас</del>',
      'Нэг¶Шинэ үг зураас',
    ],
    [
      '<ol start=4 type=a><li>нэг<li value=9>хоёр</ol><ol reversed><li>а<li>б</ol>',
      'd. нэг¶i. хоёр¶2. а¶1. б',
    ],
    // Cells of a layout.
    [
      '<table><tr><td><p>Нэг</p><p>Хоёр</p></td><td><p>Гурав</p><p>Дөрөв</p></td></tr></table><table><tr><td><p>Тав</p><p>5</p></td><td><p>Зургаа</p><p>6</p></td></tr><tr><td>а</td><td>б</td></tr></table>',
      'Нэг¶Хоёр¶Гурав¶Дөрөв¶Тав 5, Зургаа 6¶а, б',
    ],
    [
      '<table><tr><td><h1>Гарчиг</h1><p>Нэг.</p><table><tr><td><p>Хоёр.<p>Гурав.</table></td></table>',
      'Гарчиг¶Нэг.¶Хоёр.¶Гурав.',
    ],
    [
      `<table><tr><td><p>Цэс</p><td><p>${'Үг '.repeat(100)}</p><p>Төгсөв.</p></table>`,
      `Цэс¶${'Үг '.repeat(100).trim()}¶Төгсөв.`,
    ],
    [
      '<p>Хот<sup><a href="#cite_note-1">[1]</a></sup>.<i class="noprint">[засах]</i></p><span class="mw-cite-backlink">^</span> Эх',
      'Хот.¶Эх',
    ],
    ['<table><tr><th>Нэр<th>Нас<tr><td><p>Бат</p><td>7</table>', 'Нэр, Нас¶Бат, 7'],
    [
      '<div><table><tr><td><li>Сүү<li>Талх<td>5<tr><td><dd>Тос<td>7</table></div>',
      'Сүү, Талх, 5¶Тос, 7',
    ],
    [
      '<table><tr><td rowspan=2>Бат<td>1<tr><td>2<tr><td colspan=2>Дүн<td>3</table>',
      'Бат, 1¶Бат, 2¶Дүн, 3',
    ],
    ['<table><tr><td rowspan=2>Бат<td>1<tr><td><p>2<p>3</table>', 'Бат, 1¶Бат, 2 3'],
    [
      '<table><tbody><tr><td rowspan=0>Бат<td>1<tr><td>2<tr><td>3</tbody><tbody><tr><td>4</table>',
      'Бат, 1¶Бат, 2¶Бат, 3¶4',
    ],
    [
      '<table><colgroup><col><thead><tr><th>Нэр<th>Нас<tbody><tr><td><b>Бат<td>7<table><tr><td>в</table>г<tfoot><tr><td>Дүн</table>д',
      'Нэр, Нас¶Бат, 7; в; г¶Дүн¶д',
    ],
    [
      '<script>x</script><style>y</style><nav>цэс</nav><p hidden>а</p><p style="display: none">б</p><button>в</button>текст',
      'текст',
    ],
    ['тогтносон<sup><a href="#fn1">1</a></sup> гэж <a href="#top">дээш</a>', 'тогтносон гэж дээш'],
    ['10<sup>5</sup>, H<sub>2</sub>O, 20<sup>th</sup>, 5 м<sup>2</sup>', '10⁵, H₂O, 20th, 5 м²'],
    [
      'Add <sup>1</sup>&frasl;<sub>2</sub> cup, 2<sup>3</sup>/<sub>4</sub>, of <sup>238</sup>U, 5 м<sup>3</sup>/с, 10<sup>6</sup>/<sub>3</sub>',
      'Add 1/2 cup, 2 3/4, of ²³⁸U, 5 м³/с, 10⁶/₃',
    ],
    [
      'Эхэнд Үг байв. <sup>2</sup>Тэр үг <sup>3</sup>анхдагч; so. <sup>4</sup>I was.',
      'Эхэнд Үг байв. Тэр үг анхдагч; so. I was.',
    ],
    [
      '<ol><li><h3>Нэг</h3><p>а<li><ol type=a><li>б</ol><li></ol><ul style="list-style: decimal"><li>в</ul>',
      '1. Нэг¶а¶2. a. б¶1. в',
    ],
    [
      '<div class="noprint"><p>Нэг</div><p>Хо<span class="pagenum">[12]</span>ёр<i class="material-icons">home</i><div role="navigation">цэс</div>',
      'Нэг¶Хоёр',
    ],
    [
      'a <img class="tex" alt="x^2"> <span hidden><math>x</math></span><img class="mwe-math-fallback-image-inline" alt="{\\displaystyle y_1}" aria-hidden="true">',
      'a x² y₁',
    ],
    ['<b class="MathJax">x2</b><script type="math/tex">x^2</script> b', 'x² b'],
    ['<b class="MathJax">x2</b> b', 'x2 b'],
    ['<ruby>漢<rp>(</rp><rt>kan</rt><rp>)</rp></ruby>字', '漢字'],
    ['com&shy;munication &lt;b&gt; &nbsp; x', 'communication <b> x'],
    ['<pre>нэг\n  хоёр</pre>', 'нэг¶хоёр'],
    [
      '<math><mi>x</mi><mo>=</mo><msup><mi>y</mi><mn>2</mn></msup><annotation>tex</annotation></math>',
      'x=y²',
    ],
    ['<q>үг</q><br>дараа', '“үг”¶дараа'],
    ['<img alt="зураг">текст', 'текст'],
    [
      '<a href="#a">Skip to content</a><p>One can <a href="#b">skip to the content</a>.</p>',
      'One can skip to the content.',
    ],
  ])('%s', (html, wanted) => expect(texts(readHtml(html))).toEqual(wanted.split('¶')));
});

describe('EPUB', () => {
  const book = (files: Record<string, string>, spine: string, items: string, about = '') =>
    zipSync({
      mimetype: strToU8('application/epub+zip'),
      'META-INF/container.xml': strToU8(
        '<container xmlns="urn:oasis:names:tc:opendocument:xmlns:container"><rootfiles><rootfile full-path="OEBPS/a.opf"/></rootfiles></container>',
      ),
      'OEBPS/a.opf': strToU8(
        `<opf:package xmlns:opf="http://www.idpf.org/2007/opf" xmlns:dc="http://purl.org/dc/elements/1.1/"><opf:metadata><dc:title id="s">Дэд гарчиг</dc:title><dc:title id="m">Ном</dc:title><opf:meta refines="#m" property="title-type">main</opf:meta>${about}</opf:metadata><opf:manifest>${items}</opf:manifest><opf:spine>${spine}</opf:spine></opf:package>`,
      ),
      ...Object.fromEntries(
        Object.entries(files).map(([path, text]) => [`OEBPS/${path}`, strToU8(text)]),
      ),
    });
  const item = (id: string, href: string, more = '') =>
    `<opf:item id="${id}" href="${href}" media-type="application/xhtml+xml" ${more}/>`;
  const ref = (id: string, more = '') => `<opf:itemref idref="${id}" ${more}/>`;

  test('is read by its spine, without contents, covers and marks for the eye', () => {
    const read = readEpub(
      book(
        {
          'нэг дэх.xhtml':
            '<html xmlns="http://www.w3.org/1999/xhtml"><head><title/></head><body><h1>Нэгдүгээр бүлэг</h1><p>Эхэлсэн<a epub:type="noteref" href="#n">1</a> өдөр.<span epub:type="pagebreak" title="5"/></p><aside epub:type="footnote" id="n"><p>Тэмдэглэл</p></aside></body></html>',
          'b.xhtml': '<html><body><h1>Хоёр</h1></body></html>',
          'c.xhtml': '<html><body epub:type="cover"><p>Нүүр</p></body></html>',
          'n.xhtml': '<html><body><nav epub:type="toc"><ol><li>Нэг</li></ol></nav></body></html>',
          'x.xhtml': '<html><body><p>Нэмэлт</p></body></html>',
        },
        ref('c') + ref('n') + ref('b') + ref('a') + ref('x', 'linear="no"'),
        item('a', '%D0%BD%D1%8D%D0%B3%20%D0%B4%D1%8D%D1%85.xhtml') +
          item('b', 'b.xhtml') +
          item('c', 'c.xhtml') +
          item('n', 'n.xhtml', 'properties="nav"') +
          item('x', 'x.xhtml'),
      ),
    );
    expect(read.about?.title).toBe('Ном');
    expect(texts(read.blocks)).toEqual(['Хоёр', 'Нэгдүгээр бүлэг', 'Эхэлсэн өдөр.']);
  });

  test.each([
    [
      'EPUB 3',
      '<html><body><nav epub:type="landmarks"><a href="a.xhtml">Эхлэх</a></nav><nav epub:type="toc"><a href="a.xhtml"> Нэг\n дэх </a><a href="a.xhtml#x">Дэд</a><a href="b.xhtml">Хоёр дахь</a></nav></body></html>',
      'media-type="application/xhtml+xml" properties="nav"',
    ],
    [
      'EPUB 2',
      '<ncx><navMap><navPoint><navLabel><text>Нэг дэх</text></navLabel><content src="a.xhtml"/><navPoint><navLabel><text>Дэд</text></navLabel><content src="a.xhtml#x"/></navPoint></navPoint><navPoint><navLabel><text>Хоёр дахь</text></navLabel><content src="b.xhtml"/></navPoint></navMap></ncx>',
      'media-type="application/x-dtbncx+xml"',
    ],
  ])('chapters begin where the contents of %s say', (_, contents, more) => {
    const page = (text: string) => `<html><body><p>${text}</p></body></html>`;
    const { starts } = readEpub(
      book(
        { 'a.xhtml': page('А'), 'c.xhtml': page('Үргэлжлэл'), 'b.xhtml': page('Б'), n: contents },
        ref('a') + ref('c') + ref('b'),
        `${item('a', 'a.xhtml') + item('b', 'b.xhtml') + item('c', 'c.xhtml')}<opf:item id="n" href="n" ${more}/>`,
      ),
    );
    expect(starts).toEqual([
      { block: 0, title: 'Нэг дэх' },
      { block: 2, title: 'Хоёр дахь' },
    ]);
  });

  const creators = (role: (of: string, name: string) => string) =>
    role('aut', 'Д. Нацагдорж') + role('trl', 'Орчуулагч') + role('aut', 'Ч. Лодойдамба');
  test.each([
    [
      'EPUB 3',
      creators(
        (role, name) =>
          `<dc:creator id="${name[0]}">${name}</dc:creator><opf:meta refines="#${name[0]}" property="role">${role}</opf:meta>`,
      ),
      'properties="svg cover-image"',
    ],
    [
      'EPUB 2',
      `${creators((role, name) => `<dc:creator opf:role="${role}">${name}</dc:creator>`)}<opf:meta name="cover" content="pic"/>`,
      '',
    ],
  ])('the authors and the cover are those that %s marks', (_, about, properties) => {
    const picture = `<opf:item id="pic" href="a%20b.jpg" media-type="image/jpeg" ${properties}/>`;
    const items = `<opf:item id="other" href="o.png" media-type="image/png"/>${picture}`;
    const read = readEpub(book({ 'a b.jpg': 'picture', 'o.png': 'other' }, '', items, about));
    expect(read.about).toMatchObject({ author: 'Д. Нацагдорж, Ч. Лодойдамба' });
    expect(Buffer.from(read.about?.cover ?? []).toString()).toBe('picture');
  });

  test('its style sheets and the prefix of its elements are those that it names', () => {
    const page =
      '<h:html xmlns:h="http://www.w3.org/1999/xhtml"><h:head><h:link rel="stylesheet" href="s.css"/></h:head><h:body><h:p>10<h:span class="up">8</h:span></h:p><h:p>Хоёр</h:p></h:body></h:html>';
    const files = { 'a.xhtml': page, 's.css': '.up { vertical-align: super }' };
    expect(texts(readEpub(book(files, ref('a'), item('a', 'a.xhtml'))).blocks)).toEqual([
      '10⁸',
      'Хоёр',
    ]);
  });

  test('a book that a shop locked is told', () => {
    const locked = zipSync({
      'META-INF/container.xml': strToU8('<container><rootfile full-path="a.opf"/></container>'),
      'META-INF/encryption.xml': strToU8(
        '<encryption><EncryptedData><CipherData><CipherReference URI="a.xhtml"/></CipherData></EncryptedData></encryption>',
      ),
      'a.opf': strToU8(
        '<package><manifest><item id="a" href="a.xhtml"/></manifest><spine><itemref idref="a"/></spine></package>',
      ),
      'a.xhtml': strToU8('xxxx'),
    });
    expect(() => readEpub(locked)).toThrow(new ImportError('password'));
  });
});

describe('FictionBook', () => {
  const book =
    '<?xml version="1.0" encoding="windows-1251"?><FictionBook xmlns="http://www.gribuser.ru/xml/fictionbook/2.0" xmlns:l="http://www.w3.org/1999/xlink"><body><title><p>Ном</p></title><section><title><p>Бүлэг 1</p><p>Эхлэл</p></title><epigraph><p>Үг</p><text-author>Зохиогч</text-author></epigraph><p>Нэг<a l:href="#n1" type="note">[1]</a> өдөр 10<sup>5</sup>.</p><poem><stanza><v>мөр нэг</v><v>мөр хоёр</v></stanza></poem><subtitle>* * *</subtitle></section></body><body name="notes"><section id="n1"><title><p>1</p></title><p>Тэмдэглэл.</p></section></body><binary id="x">AAAA</binary></FictionBook>';
  const about =
    '<description><title-info><author><first-name>Дашдорж</first-name><last-name>Нацагдорж</last-name></author><book-title>Дөрвөн цаг</book-title><coverpage><image l:href="#x"/></coverpage></title-info></description>';
  const wanted = [
    'Ном',
    'Бүлэг 1. Эхлэл',
    'Үг',
    'Зохиогч',
    'Нэг өдөр 10⁵.',
    'Тэмдэглэл.',
    'мөр нэг',
    'мөр хоёр',
    '* * *',
  ];

  test('is read with titles, poems and notes', () => {
    const read = readFb2(strToU8(book.replace('<body>', `${about}<body>`)));
    expect(texts(read.blocks)).toEqual(wanted);
    expect(read.about).toEqual({
      title: 'Дөрвөн цаг',
      author: 'Дашдорж Нацагдорж',
      cover: Uint8Array.of(0, 0, 0),
    });
  });
  test('also with prefixes, and with notes that are links without a type', () => {
    const prefixed =
      '<fb:FictionBook xmlns:fb="http://www.gribuser.ru/xml/fictionbook/2.0" xmlns:x="http://www.w3.org/1999/xlink"><fb:body><fb:section><fb:p>Нэг<fb:a x:href="#n">[1]</fb:a> өдөр.</fb:p></fb:section></fb:body><fb:body name="notes"><fb:section id="n"><fb:p>Тэмдэглэл.</fb:p></fb:section></fb:body></fb:FictionBook>';
    expect(texts(readFb2(strToU8(prefixed)).blocks)).toEqual(['Нэг өдөр.', 'Тэмдэглэл.']);
  });
  test('titles and notes keep what is raised, and titles have notes', () => {
    const notes =
      '<body name="notes"><section id="n"><p>10<sup>3</sup> жил.</p><poem><stanza><v>Мөр</v></stanza></poem></section></body>';
    const body =
      '<body><section><title><p>H<sub>2</sub>O<a l:href="#n" type="note">[1]</a></p></title><p>Үг.</p></section></body>';
    const read = readFb2(strToU8(`<FictionBook>${body}${notes}</FictionBook>`));
    expect(texts(read.blocks)).toEqual(['H₂O', '10³ жил. Мөр', 'Үг.']);
  });
  test('also zipped', () => {
    expect(texts(readFb2(zipSync({ 'book.fb2': strToU8(book) })).blocks)).toEqual(wanted);
  });
});

describe('OpenDocument', () => {
  const names = ['office', 'text', 'style', 'table', 'drawing']
    .map(
      (name) =>
        `xmlns:${name === 'drawing' ? 'draw' : name}="urn:oasis:names:tc:opendocument:xmlns:${name}:1.0"`,
    )
    .join(' ');
  const odt = (styles: string, body: string) =>
    zipSync({
      'content.xml': strToU8(
        `<office:document-content ${names}><office:automatic-styles>${styles}</office:automatic-styles><office:body><office:text>${body}</office:text></office:body></office:document-content>`,
      ),
    });

  test('is read with numbers, notes, raised letters and without hidden text', () => {
    const styles =
      '<style:style style:name="U"><style:text-properties style:text-position="super 58%"/></style:style><style:style style:name="H"><style:text-properties text:display="none"/></style:style>' +
      '<text:list-style style:name="L"><text:list-level-style-number text:level="1" style:num-suffix="." style:num-format="1" text:start-value="3"/></text:list-style>';
    const body =
      '<text:tracked-changes><text:p>б</text:p></text:tracked-changes><text:h text:outline-level="1">Гарчиг</text:h>' +
      '<text:p>3×10<text:span text:style-name="U">5</text:span> км<text:s/><text:span text:style-name="H">нууц</text:span>үг<text:note><text:note-citation>1</text:note-citation><text:note-body><text:p>Тэмдэглэл.</text:p></text:note-body></text:note>.</text:p>' +
      '<text:list text:style-name="L"><text:list-item><text:p>Талх</text:p></text:list-item><text:list-item><text:p>Сүү</text:p></text:list-item></text:list>' +
      '<table:table><table:table-row><table:table-cell><text:p>а</text:p></table:table-cell><table:table-cell table:number-rows-spanned="2"><text:p>б</text:p></table:table-cell></table:table-row><table:table-row><table:table-cell><text:p>в</text:p></table:table-cell><table:covered-table-cell/></table:table-row></table:table>' +
      '<text:p>Захирал <draw:frame><draw:text-box><text:p>САНАМЖ</text:p></draw:text-box></draw:frame>уулзав.</text:p>';
    expect(texts(readOdt(odt(styles, body)))).toEqual([
      'Гарчиг',
      '3×10⁵ км үг.',
      'Тэмдэглэл.',
      '3. Талх',
      '4. Сүү',
      'а, б',
      'в, б',
      'Захирал уулзав.',
      'САНАМЖ',
    ]);
  });
});
