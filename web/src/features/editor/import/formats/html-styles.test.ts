import { expect, test } from 'vitest';
import { readHtml } from './read-html.ts';

const texts = (html: string) => readHtml(html).map(({ text }) => text);

// `¶` is the border of two paragraphs.
test.each([
  [
    '1.5×10<span style="vertical-align: super">8</span> км, CO<span style="vertical-align:sub">2</span>',
    '1.5×10⁸ км, CO₂',
  ],
  [
    '<style>/* a */ @media print { p { display: none } } .up, i.x { vertical-align: super } .no { display: none }</style><p>10<b class="a up">8</b>, 10<i class="x">9</i><span class="no"> далд</span></p>',
    '10⁸, 10⁹',
  ],
  [
    '<div style="white-space: pre-wrap">Нэг 10<sup>5</sup>\nХоёр<p style="white-space:normal">гурав\nдөрөв</p></div>',
    'Нэг 10⁵¶Хоёр¶гурав дөрөв',
  ],
  ['<style>sup { vertical-align: baseline }</style>10<sup>8</sup>', '10⁸'],
  // What a script may show is text.
  ['<script>x</script><style>.tab { display: none }</style><p class="tab">Текст</p>', 'Текст'],
  ['<p style="opacity: 0; transform: translateY(20px)">Текст</p>', 'Текст'],
  ['Ил<p style="visibility:hidden">далд</p><p style="Display: none">далд</p>', 'Ил'],
  ['Ил <span style="mso-hide:all">далд </span>бичиг', 'Ил бичиг'],
  [
    '<ol style="list-style-type: upper-roman"><li>Нэг<li>Хоёр</ol><ol style="list-style: lower-alpha inside"><li>Гурав</ol>',
    'I. Нэг¶II. Хоёр¶a. Гурав',
  ],
  [
    '10<span style="position: relative; top: -3pt; font-size: 8pt">3</span> 10<b style="font-size:60%; vertical-align:33%">4</b> H<i style="font-size:.6em;position:relative;top:.3em">2</i>O',
    '10³ 10⁴ H₂O',
  ],
  // Moved, but for the eye.
  [
    'а<span style="position:relative;top:-1px;font-size:8pt">1</span> <b style="position:relative;top:-9px">2</b> <i style="top:-9px;font-size:8pt">3</i>',
    'а1 2 3',
  ],
  [
    '10<span style="position:relative;bottom:4px;font-size:70%">5</span> Зураг<b style="position:absolute;bottom:10px;font-size:80%">3</b> 10<i style="bottom:10px;font-size:80%">5</i>',
    '10⁵ Зураг3 105',
  ],
  ['<style>ol.r { list-style: lower-roman }</style><ol class="r"><li>Нэг</ol>', 'i. Нэг'],
  ['<ol style="list-style-type: disc"><li>Нэг</ol>', 'Нэг'],
  [
    'y <span style="font-family:Symbol">\u00a3</span> 7, 18<font face="Symbol">\uf0b0</font>C',
    'y ≤ 7, 18°C',
  ],
])('%s', (html, wanted) => expect(texts(html)).toEqual(wanted.split('¶')));

test('XHTML may close any element in itself', () => {
  const head =
    '<?xml version="1.0"?><html xmlns="http://www.w3.org/1999/xhtml"><head><title/></head>';
  expect(texts(`${head}<body><p>Нэг</p></body></html>`)).toEqual(['Нэг']);
});
