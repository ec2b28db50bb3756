import { type Draft, draft, draftOf, match, type Scan } from '../../draft.ts';
import { leftOf, rightOf } from '../../near.ts';
import { powerOf } from '../../superscript.ts';
import { isBesideWords } from '../../symbols.ts';
import { suffixed } from '../endings/after.ts';
import { spell } from '../latin/letters.ts';
import lists from '../lists.json' with { type: 'json' };
import { Numeral } from '../numbers/cardinal.ts';
import { isotopeAt } from '../science/chemistry.ts';
import { modulusAt } from '../science/equations.ts';
import { wordPairs } from '../words/word-pairs.ts';

const signs: Readonly<Record<string, string>> = {
  ...wordPairs(lists.symbolsSigns.join('\n')),
  ...{ '©': '', '®': '', '™': '', '℠': '', '→': '', '←': '' },
};

const superscript = /[\u00B2\u00B3\u00B9\u2070-\u209F]{1,40}/y;
const power = /(?<=(?<!\p{L})\p{L}{1,2}|\))\^(-?)(\d{1,3})(?!\d)/uy;
/** Letters of a formula. */
const greek = /\p{Script=Greek}{1,60}/uy;
const greekWords = /\p{Script=Greek}{2}[ ,]{1,2}\p{Script=Greek}{2}/u;

/** Between digits (or spaces next to digits) a slash, an asterisk, < and > are arithmetic signs. */
function inSum(text: string, at: number, end: number): boolean {
  return /[\d)] ?$/.test(leftOf(text, at, 2)) && /^ ?[-(\d]/.test(text.slice(end, end + 2));
}
const sums: Record<string, string> = lists.sums;

const raisedTo = (digits: string, minus: boolean): string =>
  (minus ? undefined : { 2: 'квадрат', 3: 'куб' }[digits]) ??
  `зэрэг ${minus ? 'хасах ' : ''}${new Numeral(digits).bare()}`;

/** `&`, `№5`, `#сайхан`, `2×3`, `x²`, Greek letters; minus and the like only in a sum. */
export function symbolRule({ text, at }: Scan): Draft | undefined {
  const character = text.charAt(at);
  if (/[,;!?\s]/.test(character)) return undefined;
  const bar = character === '|' ? modulusAt(text, at) : undefined;
  if (bar)
    return draft(at + 1, bar === 'open' ? 'symbol' : 'punctuation', bar === 'open' ? 'модуль' : '');
  const raised = match(superscript, text, at);
  const isotope = raised && isotopeAt(text, at);
  if (isotope) return isotope;
  if (raised) {
    // бичжээ³: a note, unlike метр².
    const isRaised = /(?:метр|(?<![а-яөүё]{3})[\p{L}\p{N})])$/u.test(leftOf(text, at, 4));
    const small = isRaised ? { '²': 'квадрат', '³': 'куб' }[raised[0]] : undefined;
    const far = powerOf(leftOf(text, at, 2), raised[0]);
    const said = small ?? (far ? raisedTo(far.digits, far.minus) : '');
    const end = at + raised[0].length;
    return said === '' ? draft(end, 'dropped', '', false) : suffixed(text, end, 'symbol', said);
  }
  const typed = match(power, text, at);
  if (typed?.[2])
    return suffixed(text, at + typed[0].length, 'symbol', raisedTo(typed[2], typed[1] !== ''));
  const sum = sums[character];
  if (sum && inSum(text, at, at + 1) && isSum(text, at, character))
    return draft(at + 1, 'symbol', sum);
  // 2x - 5 = y: either side of the minus may be a letter.
  if (minus.test(character) && inEquation(text, at)) return draft(at + 1, 'symbol', 'хасах');
  if (sum && match(compared, text, at)) return draft(at + 1, 'symbol', sum);
  const letters = match(greek, text, at);
  if (letters && !isGreekWord(text, at, letters[0].length)) {
    const spoken = spell(letters[0].normalize('NFD').replace(/\p{M}/gu, ''));
    return draftOf(letters, 'symbol', spoken, letters[0].length === 1);
  }
  if (!Object.hasOwn(signs, character)) return undefined;
  const said = signs[character] ?? '';
  if (said === '') return draft(at + 1, 'dropped', '', character !== '→');
  // %-ийн, ₮-өөр: the sign is read as its word and takes the suffix; °C is one sign.
  const end = at + (match(/°[CСcс](?!\p{L})/uy, text, at)?.[0].length ?? 1);
  return /\p{L}/u.test(said) ? suffixed(text, end, 'symbol', said) : draft(end, 'symbol', said);
}

const compared = /(?<=[\p{L}\d)] )[<>](?= [\p{L}\d(])|[<>](?= ?\d)/uy;

/** αλήθεια, Γειά σας: a long run beside words, or one of several such words. */
const isGreekWord = (text: string, at: number, length: number): boolean =>
  isBesideWords(text, at) &&
  (length > 3 || (length > 1 && greekWords.test(text.slice(Math.max(0, at - 4), at + length + 4))));

/** Whether a bar behind a place opens a modulus. */
const isInBars = (text: string, at: number): boolean => {
  const bar = text.lastIndexOf('|', at);
  return bar >= 0 && at - bar < 20 && modulusAt(text, bar) === 'open';
};

const apart = /(?:[\d)²³]|(?:^|[^\p{L}])[A-Za-z]) \| (?:[\d(]|[A-Za-z](?!\p{L}))/u;
const tight = /(?:[)²³]|(?:^|[^\p{L}])[A-Za-z])\|(?:[\d(]|[A-Za-z](?!\p{L}))/u;
const minus = /[-\u2212–]/;

/** Whether a spaced dash has a number or a single letter on both sides, and a relation nearby. */
function inEquation(text: string, at: number): boolean {
  const sides = `${leftOf(text, at, 4)}|${rightOf(text, at + 1, 4)}`;
  const isRelated = /[=<>≤≥]|\)!/.test(text.slice(Math.max(0, at - 25), at + 25));
  return (
    (isRelated && apart.test(sides)) || (tight.test(sides) && (isRelated || isInBars(text, at)))
  );
}

/** A hyphen is a minus only in a sum with an equals sign; a letter х only with spaces on both sides or neither. */
function isSum(text: string, at: number, character: string): boolean {
  // Бодлого 12: 3/4 + 1/8 is a list.
  if (character === ':' && text.charAt(at + 1) === ' ' && text.charAt(at - 1) !== ' ') return false;
  if (character === '-' || character === '–' || character === '/' || character === ':')
    return /[=×÷+]/.test(text.slice(Math.max(0, at - 25), at + 25));
  return true;
}
