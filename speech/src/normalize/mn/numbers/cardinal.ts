import { attributive, isNumeralPart, ordinalOf, partOf } from '../endings/numeral-forms.ts';
import { inflect, type Suffix } from '../endings/suffix.ts';
import lists from '../lists.json' with { type: 'json' };

const ones = lists.ones;
const tens = ['', 'арав', 'хорь', 'гуч', 'дөч', 'тавь', 'жар', 'дал', 'ная', 'ер'] as const;

/** Names of 10^3, 10^6 … 10^18; numbers above 10^21 − 1 are read digit by digit. */
const scales = ['', 'мянга', 'сая', 'тэрбум', 'их наяд', 'тунамал', 'их ингүүмэл'] as const;
const maxDigits = 21;

const one = (digit: string | undefined): string => ones[Number(digit ?? '0')] ?? 'тэг';

/** Words of a group of three digits, the last one bare; `lead` drops "one" before зуу. */
function groupWords(group: string, lead: boolean): string[] {
  const [hundreds, ten, unit] = [group[0] ?? '0', group[1] ?? '0', group[2] ?? '0'];
  const words: string[] = [];
  if (hundreds !== '0') {
    if (hundreds !== '1' || !lead) words.push(attributive(one(hundreds), false));
    words.push('зуу');
  }
  if (ten !== '0') words.push(tens[Number(ten)] ?? '');
  if (unit !== '0') words.push(one(unit));
  return joinForms(words);
}

/** The attributive form of all words but the last, as other numerals follow: зуун, хорин. */
function joinForms(words: string[]): string[] {
  return words.map((word, index) => (index < words.length - 1 ? attributive(word, false) : word));
}

/** Returns the words of a cardinal, the last one bare; "one" is left out before a leading зуу or мянга (1990), not before сая. */
function cardinalWords(digits: string): string[] {
  const significant = digits.replace(/^0+/, '');
  if (significant === '') return ['тэг'];
  if (significant.length > maxDigits) return [...significant].map(one);
  const padded = significant.padStart(Math.ceil(significant.length / 3) * 3, '0');
  const groups = padded.match(/.{3}/g) ?? [];
  const words: string[] = [];
  groups.forEach((group, index) => {
    const scale = scales[groups.length - 1 - index] ?? '';
    if (group === '000') return;
    const inGroup = groupWords(group, words.length === 0);
    if (scale === '') words.push(...inGroup);
    else {
      if (group === '001' && scale === 'мянга' && words.length === 0) words.push('мянга');
      else {
        const last = inGroup.pop() ?? '';
        words.push(...inGroup, attributive(last, inGroup.length > 0), ...scale.split(' '));
      }
    }
  });
  return words;
}

/** A number that can be put into the form its context needs, from the words of `cardinalWords`. */
export class Numeral {
  readonly words: readonly string[];
  constructor(digits: string | readonly string[]) {
    this.words = typeof digits === 'string' ? cardinalWords(digits) : digits;
  }

  private with(form: (last: string) => string): string {
    const head = this.words.slice(0, -1);
    const last = this.words.at(-1) ?? '';
    return [...head, form(last)].join(' ');
  }

  /** At the end of a phrase: арван тав. */
  bare(): string {
    return this.words.join(' ');
  }

  /** Before a noun: арван таван. */
  attributive(): string {
    return this.with((last) => attributive(last, isNumeralPart(this.words.at(-2) ?? '')));
  }

  ordinal(): string {
    return this.with(ordinalOf);
  }

  /** As a denominator: дөрөвний. */
  part(): string {
    return this.with(partOf);
  }

  form(change: (last: string) => string): string {
    return this.with(change);
  }

  inflect(suffix: Suffix | string): string {
    return inflect(this.bare(), suffix);
  }
}

/** One by one: 007 → тэг тэг долоо. */
export function digitByDigit(digits: string): string {
  return [...digits].map(one).join(' ');
}

/** In pairs, as phone numbers are read: 9911 → ерэн ес арван нэг; 05 → тэг тав. */
export function inPairs(digits: string): string {
  const odd = digits.length % 2;
  const pairs = [...(odd ? [digits.slice(0, 1)] : []), ...(digits.slice(odd).match(/../g) ?? [])];
  return pairs
    .map((pair) =>
      pair.length === 2 && pair.startsWith('0')
        ? digitByDigit(pair)
        : cardinalWords(pair).join(' '),
    )
    .join(' ');
}

const parts = ['', 'аравны', 'зууны', 'мянганы', 'арван мянганы', 'зуун мянганы', 'саяны'];

/**
 * A decimal as taught at school and used in the news: 3.14 → гурав зууны арван дөрөв. Fractions beyond millionths are
 * read digit by digit after цэг.
 */
export function decimalWords(whole: string, fraction: string): string[] {
  const wholeWords = cardinalWords(whole);
  const place = parts[fraction.length];
  if (place === undefined) return [...wholeWords, 'цэг', ...[...fraction].map(one)];
  return [...wholeWords, ...place.split(' '), ...cardinalWords(fraction)];
}

/** A number in a list or an address: with leading zeros digit by digit. */
export function plainNumber(digits: string): Numeral {
  return /^0\d/.test(digits) ? new Numeral(digitByDigit(digits).split(' ')) : new Numeral(digits);
}

/** Numbers of a list one after another. */
export const oneByOne = (parts: readonly string[], between = ' '): string =>
  parts.map((part) => plainNumber(part).bare()).join(between);
