import { expect, test } from 'vitest';
import { spokenMath } from './spoken-math.ts';
import { parseXml } from './xml-tree.ts';

const mathNames = { m: 'm', 'http://www.w3.org/1998/Math/MathML': '' };
const read = (xml: string) => spokenMath(parseXml(xml, mathNames)).trim();
const r = (text: string) => `<m:r><m:t>${text}</m:t></m:r>`;

test.each([
  ['a root', `<m:rad><m:deg>${r('3')}</m:deg><m:e>${r('x')}</m:e></m:rad>`, '³√x'],
  ['a square root', `<m:rad><m:radPr/><m:deg/><m:e>${r('x+1')}</m:e></m:rad>`, '√(x+1)'],
  [
    'a sum with its ends',
    `<m:nary><m:naryPr><m:chr m:val="∑"/></m:naryPr><m:sub>${r('i=1')}</m:sub><m:sup>${r('n')}</m:sup><m:e>${r('i')}</m:e></m:nary>`,
    '∑(i=1…n) i',
  ],
  [
    'an integral',
    `<m:nary><m:sub>${r('0')}</m:sub><m:sup>${r('1')}</m:sup><m:e>${r('x')}</m:e></m:nary>`,
    '∫₀¹x',
  ],
  ['a function', `<m:func><m:fName>${r('sin')}</m:fName><m:e>${r('x')}</m:e></m:func>`, 'sin x'],
  ['a limit', `<m:limLow><m:e>${r('lim')}</m:e><m:lim>${r('x→0')}</m:lim></m:limLow>`, 'lim(x→0)'],
  [
    'a matrix',
    `<m:m><m:mr><m:e>${r('a')}</m:e><m:e>${r('b')}</m:e></m:mr><m:mr><m:e>${r('c')}</m:e><m:e>${r('d')}</m:e></m:mr></m:m>`,
    'a, b; c, d',
  ],
  [
    'what brackets are drawn',
    `<m:d><m:dPr><m:begChr m:val="|"/><m:endChr m:val="|"/></m:dPr><m:e>${r('x')}</m:e></m:d>`,
    '|x|',
  ],
  [
    'a power of a fraction',
    `<m:sSup><m:e><m:f><m:num><m:d><m:e>${r('x-c')}</m:e></m:d></m:num><m:den>${r('v')}</m:den></m:f></m:e><m:sup>${r('2')}</m:sup></m:sSup>`,
    '((x-c)/v)²',
  ],
  [
    'a function behind a number',
    `${r('a')}<m:func><m:fName>${r('cos')}</m:fName><m:e><m:d><m:e>${r('x')}</m:e></m:d></m:e></m:func>`,
    'a cos(x)',
  ],
  [
    'choices',
    `<m:d><m:e><m:f><m:fPr><m:type m:val="noBar"/></m:fPr><m:num>${r('n')}</m:num><m:den>${r('k')}</m:den></m:f></m:e></m:d>`,
    'C(n, k)',
  ],
  [
    'MathML: choices',
    '<mrow><mo>(</mo><mfrac linethickness="0pt"><mi>n</mi><mi>k</mi></mfrac><mo>)</mo></mrow>',
    '(C(n, k))',
  ],
  ['MathML: a root', '<mroot><mi>x</mi><mn>3</mn></mroot>', '³√x'],
  [
    'MathML: a sum',
    '<munderover><mo>∑</mo><mrow><mi>i</mi><mo>=</mo><mn>1</mn></mrow><mi>n</mi></munderover>',
    '∑(i=1…n)',
  ],
  ['MathML: a line above', '<mover><mi>x</mi><mo>¯</mo></mover>', 'x'],
  [
    'MathML: a table',
    '<mtable><mtr><mtd><mn>1</mn></mtd><mtd><mn>2</mn></mtd></mtr><mtr><mtd><mn>3</mn></mtd></mtr></mtable>',
    '1, 2; 3',
  ],
])('%s', (_, xml, wanted) => expect(read(xml)).toBe(wanted));

// Saying each level twice would take years.
test.each(['mrow', 'm:box'])('a formula of many levels of %s is said', (name) => {
  const depth = 60;
  const [open, close] = [`<${name}>`, `</${name}>`].map((tag) => tag.repeat(depth));
  expect(read(`${open}x${close}`)).toBe('x');
});
