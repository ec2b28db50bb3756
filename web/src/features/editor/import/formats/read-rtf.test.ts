import { strToU8 } from 'fflate';
import { describe, expect, test } from 'vitest';
import type { Block } from '../document/block.ts';
import { readRtf } from './read-rtf.ts';

const texts = (blocks: readonly Block[]) => blocks.map(({ text }) => text);

describe('RTF', () => {
  const head =
    '{\\rtf1\\ansi\\ansicpg1252\\deff0{\\fonttbl{\\f0\\fcharset0 Arial;}{\\f1\\fcharset204 Arial;}{\\f2\\fcharset2 Symbol;}}{\\info{\\title x}}';
  const read = (body: string) => texts(readRtf(strToU8(`${head}${body}}`)));
  test.each([
    ["\\f1 \\'cd\\'fd\\'e3\\par \\f0 \\'e9\\par", ['Нэг', 'é']],
    ['\\uc1\\u1257?\\u1199?\\par', ['өү']],
    ["{\\uc2\\u1257\\'a8\\'ba}x", ['өx']],
    ['3\\u215?10{\\super 5} km, H{\\sub 2}O', ['3×10⁵ km, H₂O']],
    ['a\\~b\\_c com\\-mittee \\emdash  \\ldblquote x\\rdblquote', ['a b-c committee — “x”']],
    ['a{\\v hidden}b{\\deleted c}{\\*\\unknown d}', ['ab']],
    ['{\\header head\\par}text{\\pict 00ff}', ['text']],
    [
      'text{\\super\\chftn{\\footnote \\chftn  The note.\\par}} goes on.\\par next',
      ['text goes on.', 'The note.', 'next'],
    ],
    ['{\\listtext 1.\\tab}Bread\\par{\\listtext 2.\\tab}Milk\\par', ['1. Bread', '2. Milk']],
    [
      "{\\pntext\\f0 1.\\tab}{\\*\\pn\\pndec{\\pntxta.}}Bread\\par{\\pntext\\f2\\'b7\\tab}Milk\\par",
      ['1. Bread', 'Milk'],
    ],
    [
      'x {\\field{\\*\\fldinst SYMBOL 179 \\\\f "Symbol" \\\\s 12}{\\fldrslt\\f2}} 5, {\\field{\\*\\fldinst EQ \\\\f(1,2)}{\\fldrslt half}} {\\field{\\*\\fldinst PAGE}{\\fldrslt 5}}',
      ['x ≥ 5, 1/2 5'],
    ],
    ['\\trowd\\intbl a\\cell b\\cell\\row\\pard after', ['a, b', 'after']],
    [
      '{\\listtext\\f1  o\\tab}Bread{\\pntext{\\f1 -}\\tab} and\\page  milk at 4{\\super o}C\\par',
      ['Bread and milk at 4°C'],
    ],
    ['{\\field{\\*\\fldinst TOC \\\\o}{\\fldrslt Bread\\tab 3}}\\par Bread', ['Bread']],
    ["x {\\f2\\'b3} 5", ['x ≥ 5']],
    [
      '\\trowd\\clvmgf\\cellx1\\cellx2\\intbl North\\cell 1\\cell\\row\\trowd\\clvmrg\\cellx1\\cellx2\\intbl\\cell 2\\cell\\row',
      ['North, 1', 'North, 2'],
    ],
    [
      'The root {\\mmath{\\*\\moMath{\\mr x=}{\\mf{\\mfPr{\\mctrlPr\\f1}}{\\mnum{\\mr -b}}{\\mden{\\mr 2a}}}}{\\mmathPict{\\pict 00}}} is {\\mmath{\\*\\moMath{\\msSup{\\me{\\mr a}}{\\msup{\\mr 2}}}{\\md{\\mdPr{\\mbegChr [}{\\mendChr ]}}{\\me{\\mr b}}}}} known.',
      ['The root x=(-b)/2a is a²[b] known.'],
    ],
    [
      'Before. \\mmath{\\mr x}{\\*\\moMath{\\mr y}} After.\\par Next.\\par',
      ['Before. x After.', 'Next.'],
    ],
    [
      'The head{\\shp{\\*\\shpinst{\\sp{\\sn a}{\\sv 1}}{\\shptxt \\pard Closed.\\par Locked.\\par}}{\\shprslt Closed.}} met.\\par',
      ['The head met.', 'Closed.', 'Locked.'],
    ],
    ['{\\pard\\dropcapli3\\dropcapt1 D\\par}\\pard orj came.\\par next', ['Dorj came.', 'next']],
    [
      '{\\field{\\*\\fldinst{EQ \\\\o\\\\ad(\\\\s\\\\up 9(}{tou}{),}{East}{)}}{\\fldrslt }} side {\\field{\\fldinst EQ \\\\f(1,2)}}',
      ['East side 1/2'],
    ],
    [
      '{\\field{\\*\\fldinst HYPERLINK "x"}{\\fldrslt link}} end\\line second',
      ['link end', 'second'],
    ],
  ])('%s', (body, wanted) => expect(read(body)).toEqual(wanted));

  test('headings are those of the text, not of the style sheet', () => {
    const kinds = (body: string) =>
      readRtf(strToU8(`${head}{\\stylesheet{\\s2\\outlinelevel1 Two;}}${body}}`)).map(
        ({ kind }) => kind,
      );
    expect(kinds('One.\\par \\pard\\outlinelevel0 Two\\par \\pard Three.\\par')).toEqual([
      'paragraph',
      'heading',
      'paragraph',
    ]);
  });

  test.each([
    ['a is {\\mmath{\\mr b}{\\mr c', ['a is bc']],
    ['a{\\footnote b', ['a', 'b']],
    ['\\trowd\\intbl a\\cell b{\\f1 c', ['a, bc']],
  ])('a file that was cut off says what it has: %s', (body, wanted) => {
    expect(texts(readRtf(strToU8(head + body)))).toEqual(wanted);
  });

  test('letters of Windows-1251 are those that Mongolian takes', () => {
    expect(read("\\f1 \\'ba\\'e4\\'bf\\'f0\\par")).toEqual(['өдүр']);
  });
});
