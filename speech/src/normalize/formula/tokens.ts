import { match } from '../draft.ts';

/** A piece of a formula. What is raised or lowered stands in usual digits. */
export interface Token {
  readonly kind: 'number' | 'letter' | 'name' | 'sign' | 'raised' | 'lowered';
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

const functionNames = 'sin|cos|tan|tg|ctg|cot|log|ln|lg|exp|max|min';
const raised = '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻ⁿ';
const lowered = '₀₁₂₃₄₅₆₇₈₉₊₋';
const usual = '0123456789+-n';
const inUsual = (text: string, signs: string): string =>
  [...text].map((one) => usual[signs.indexOf(one)]).join('');

/** Two letters that are a word, and are no factors. */
const words =
  '[Aa][nmst]|[Bb]e|by|[Dd]o|[Gg]o|[Hh]e|[Ii][fnst]|[Mm][ey]|[Nn]o|[Oo][fnr]|[Ss]o|[Tt]o|[Uu][ps]|[Ww]e|id|ok|vs';
const letter = '[A-Za-z\\p{Script=Greek}]';
const consonant = '[b-df-hj-np-tv-z]';
const shapes: readonly (readonly [Token['kind'], RegExp])[] = [
  ['number', /\d{1,15}(?:\.\d{1,10})?/uy],
  ['name', new RegExp(`(?:arc)?(?:${functionNames})(?!\\p{L})|lim(?!\\p{L})`, 'uy')],
  // Behind a low line a name may have several letters.
  ['name', new RegExp(`(?<=_)${letter}{2,8}(?!\\p{L})`, 'uy')],
  // Factors stand beside each other: ab, mgh, nRT. Longer or with a vowel in it, they are a word.
  [
    'letter',
    new RegExp(
      `(?<!\\p{L})(?!(?:${words})(?![\\p{L}^²³]))(?:${letter}(?=(?:${letter}|[A-Z]{2})?(?!\\p{L}))|${consonant}(?=${consonant}{2}(?!\\p{L})))`,
      'uy',
    ),
  ],
  ['letter', new RegExp(`(?<=(?<!\\p{L})\\p{L}{1,2})${letter}(?=\\p{L}?(?!\\p{L}))`, 'uy')],
  ['raised', /[⁺⁻]?[⁰¹²³⁴⁵⁶⁷⁸⁹ⁿ]{1,6}/uy],
  ['lowered', /[₊₋]?[₀₁₂₃₄₅₆₇₈₉]{1,4}/uy],
  // x^2-ийн: the hyphen joins an ending.
  ['sign', /(?!-[а-яөүё])[-+−–±=≠≈<>≤≥×·⋅*/÷^_()[\]|,!'′√∑∏∫⋃⋂∬∭∮∞…→∈∉∪∩⊂⊆]/uy],
];

/** Returns the first shape that a text has at a place. */
function shapeAt(text: string, at: number): readonly [Token['kind'], string] | undefined {
  for (const [kind, shape] of shapes) {
    const found = match(shape, text, at);
    if (found) return [kind, found[0]];
  }
  return undefined;
}

/** Returns the pieces from a place on, as far as they may be those of a formula in one line. */
export function tokensAt(text: string, at: number): Token[] {
  const tokens: Token[] = [];
  let start = at;
  while (tokens.length < 120) {
    const found = shapeAt(text, start);
    if (found === undefined) break;
    const [kind, written] = found;
    const end = start + written.length;
    const said =
      kind === 'raised'
        ? inUsual(written, raised)
        : kind === 'lowered'
          ? inUsual(written, lowered)
          : written.replace(/[−–]/u, '-').replace('′', "'");
    tokens.push({ kind, text: said, start, end });
    start = text.charAt(end) === ' ' ? end + 1 : end;
  }
  return tokens;
}
