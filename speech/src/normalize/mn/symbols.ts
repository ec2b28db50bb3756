import { type Draft, draft, draftOf, match, type Scan } from '../draft.ts';
import { isSpelledExtension } from '../file-names.ts';
import { leftOf, letter, lineBehind, rightOf } from '../near.ts';
import { powerOf } from '../superscript.ts';
import { isBesideWords } from '../symbols.ts';
import { suffixAt, suffixed } from './after.ts';
import { Numeral } from './cardinal.ts';
import { isotopeAt } from './chemistry.ts';
import { modulusAt } from './equations.ts';
import { letterName } from './letters.ts';
import lists from './lists.json' with { type: 'json' };
import { isBracket, isQuotient } from './slashes.ts';
import { inflect } from './suffix.ts';
import { wordPairs } from './word-pairs.ts';

const signs: Readonly<Record<string, string>> = {
  ...wordPairs(lists.symbolsSigns.join('\n')),
  ...{ '©': '', '®': '', '™': '', '℠': '', '→': '', '←': '' },
};
const powers: Record<string, string> = { '²': 'квадрат', '³': 'куб' };
const superscript = /[\u00B2\u00B3\u00B9\u2070-\u209F]{1,40}/y;
const tag = /#(?=[\p{L}\p{N}_])/uy;
/** Letters of a formula. */
const greek = /\p{Script=Greek}{1,60}/uy;
const greekWords = /\p{Script=Greek}{2}[ ,]{1,2}\p{Script=Greek}{2}/u;
/** #Говь #2020: a tag after another one. */
const yearTag = /#[\p{L}\p{N}_]{1,36} $/u;
const numeroSign = /(?:№|No\.|#) ?(?=\d|[A-Z]{1,4}-?\d{3})/y;

/** Between digits (or spaces next to digits) a slash, an asterisk, < and > are arithmetic signs. */
function inSum(text: string, at: number, end: number): boolean {
  return /[\d)] ?$/.test(leftOf(text, at, 2)) && /^ ?[-(\d]/.test(text.slice(end, end + 2));
}
const sums: Record<string, string> = lists.sums;

/** `No.5`, `No 5`. */
export function numeroRule({ text, at }: Scan): Draft | undefined {
  const found = match(/N[oо]\.? ?(?=\d)/y, text, at);
  return found ? draftOf(found, 'symbol', 'дугаар') : undefined;
}

const sharp = /(?:([CF])#|C(\+\+))(?![\p{L}\p{N}+#])/uy;

/** The programming languages C#, F# and C++. */
export function sharpRule({ text, at }: Scan): Draft | undefined {
  const found = match(sharp, text, at);
  if (!found || letter.test(text.charAt(at - 1))) return undefined;
  const said = found[2] ? 'си плас плас' : `${letterName(found[1] ?? '') ?? ''} шарп`;
  return suffixed(text, at + found[0].length, 'symbol', said);
}

const inName = /^([34])[xхXХ]\1 (?:сагс|тэмцээн|баг(?!ан)|лиг|машин|жийп|хөтлөгч)/;
/** A letter х or x between digits: 4x100, 50х70. */
export function timesSignRule({ text, at }: Scan): Draft | undefined {
  const spaced =
    /[\p{L}\d] $/u.test(leftOf(text, at, 2)) &&
    /^ \d/.test(text.slice(at + 1, at + 3)) &&
    /[xх]/.test(text.charAt(at));
  // 3х3 сагсан бөмбөг, 4x4 машин.
  if (inName.test(text.slice(Math.max(0, at - 1), at + 14))) return draft(at + 1, 'symbol', '');
  const factor = /[xхXХ]/.test(text.charAt(at)) && !/^ ?-/.test(text.slice(at + 1, at + 3));
  return factor && (spaced || inSum(text, at, at + 1))
    ? draft(at + 1, 'symbol', 'үржих')
    : undefined;
}

/** `&`, `№5`, `#сайхан`, `2×3`, `x²`, Greek letters; minus and the like only in a sum. */
export function symbolRule({ text, at }: Scan): Draft | undefined {
  const character = text.charAt(at);
  if (/[,;!?\s]/.test(character)) return undefined;
  const next = text.charAt(at + 1);
  // H&M, Procter & Gamble: the sign between Latin words is said in English.
  if (
    character === '&' &&
    /[A-Za-z] ?$/.test(leftOf(text, at, 2)) &&
    /^ ?[A-Za-z]/.test(text.slice(at + 1, at + 3))
  )
    return draft(at + 1, 'symbol', 'энд');
  // Цэс → Тохиргоо, 289,000₮ → 245,650₮, 2H₂ + O₂ → 2H₂O: from one to the next.
  const arrow = match(/[→➔▶►]|[-=]>/y, text, at);
  const [behind, beyond] = [leftOf(text, at, 3), rightOf(text, at + (arrow?.[0].length ?? 1), 4)];
  const isSpaced = /\S $/.test(behind) && /^ \S/.test(beyond);
  if (arrow && (isSpaced || (/\p{L}["»”]? ?$/u.test(behind) && /^ ?["«“]?\p{L}/u.test(beyond))))
    return draftOf(arrow, 'punctuation', ',');
  if (character === '©' && /\p{L}["»”]? ?$/u.test(behind) && /^ ?\d/.test(beyond))
    return draft(at + 1, 'punctuation', ',');
  // Disney+, Google+.
  if (
    character === '+' &&
    /[a-z]{2}$/.test(leftOf(text, at, 2)) &&
    !/^ ?[\p{L}\d]/u.test(text.slice(at + 1, at + 3))
  )
    return draft(at + 1, 'symbol', 'плас');
  // (n-1)!
  if (character === ')' && factorial.test(lineBehind(text, at + 2, 24)))
    return draft(at + 2, 'symbol', 'факториал');
  if (character === '(' || character === ')') return bracketRule(text, at);
  const bar = character === '|' ? modulusAt(text, at) : undefined;
  if (bar)
    return draft(at + 1, bar === 'open' ? 'symbol' : 'punctuation', bar === 'open' ? 'модуль' : '');
  const isTag = character === '#' && yearTag.test(leftOf(text, at, 40));
  const numero = isTag ? null : match(numeroSign, text, at);
  if (numero) return draftOf(numero, 'symbol', 'дугаар');
  if (match(tag, text, at)) return draft(at + 1, 'symbol', 'хэштэг');
  const raised = match(superscript, text, at);
  const isotope = raised && isotopeAt(text, at);
  if (isotope) return isotope;
  if (raised) {
    // бичжээ³: a note, unlike метр².
    const isRaised = /(?:метр|(?<![а-яөүё]{3})[\p{L}\p{N})])$/u.test(leftOf(text, at, 4));
    const after = isRaised ? powers[raised[0]] : undefined;
    const raisedTo = after ? undefined : powerOf(leftOf(text, at, 2), raised[0]);
    if (raisedTo)
      return draftOf(
        raised,
        'symbol',
        `зэрэг ${raisedTo.minus ? 'хасах ' : ''}${new Numeral(raisedTo.digits).bare()}`,
      );
    return after ? draftOf(raised, 'symbol', after) : draftOf(raised, 'dropped', '', false);
  }
  // Sagittarius A*: a star that belongs to the name.
  if (character === '*' && /(?:^|[^\p{L}])[A-Z]$/u.test(leftOf(text, at, 2))) {
    const hung = suffixAt(text, at + 1);
    if (hung) return draft(hung.end, 'symbol', inflect('од', hung.suffix));
    if (!/[\p{L}\d*]/u.test(text.charAt(at + 1))) return draft(at + 1, 'symbol', 'од');
  }
  if (/[★⭐]/.test(character) && /\d ?$/.test(leftOf(text, at, 2)))
    return draft(at + 1, 'symbol', 'од');
  const power = character === '^' ? match(/\^(-?)(\d{1,3})(?!\d)/y, text, at) : null;
  if (power?.[2] && /(?:^|[^\p{L}])\p{L}$|\)$/u.test(leftOf(text, at, 2))) {
    const small = power[1] === '' ? { 2: 'квадрат', 3: 'куб' }[power[2]] : undefined;
    const minusSaid = power[1] === '' ? '' : 'хасах ';
    const said = small ?? `зэрэг ${minusSaid}${new Numeral(power[2]).bare()}`;
    return draftOf(power, 'symbol', said);
  }
  if (sums[character] && inSum(text, at, at + 1) && isSum(text, at, character))
    return draft(at + 1, 'symbol', sums[character]);
  // 2x - 5 = y: either side of the minus may be a letter.
  if (minus.test(character) && inEquation(text, at)) return draft(at + 1, 'symbol', 'хасах');
  // ёлка.mn: a site name in Cyrillic letters.
  if (
    character === '.' &&
    /[а-яёөү]/i.test(text.charAt(at - 1)) &&
    match(/\.(?=(?:mn|com|net|org)(?![A-Za-z]))/y, text, at)
  )
    return draft(at + 1, 'symbol', 'цэг');
  // .jpg, .mn: an extension by itself.
  if (character === '.' && /^$|[\s("«“,]/.test(leftOf(text, at, 1))) {
    const extension = match(/\.([a-z]{2,4})(?![\p{L}\p{N}])/uy, text, at)?.[1];
    if (
      extension &&
      (isSpelledExtension(extension) ||
        ['mn', 'com', 'org', 'net', 'edu', 'gov'].includes(extension))
    )
      return draft(at + 1, 'symbol', 'цэг');
  }
  if (
    /[<>]/.test(character) &&
    /[\p{L}\d)] $/u.test(leftOf(text, at, 2)) &&
    /^ [\p{L}\d(]/u.test(text.slice(at + 1, at + 3))
  )
    return isPath(text, at)
      ? draft(at + 1, 'punctuation', ',')
      : draft(at + 1, 'symbol', sums[character] ?? '');
  const gap = text.charAt(at + 1) === ' ' && '\n('.includes(text.charAt(at - 1)) ? 2 : 1;
  if (character === '~' && /\d/.test(text.charAt(at + gap)))
    return draft(at + 1, 'symbol', 'ойролцоогоор');
  if ('<>'.includes(character) && /^ ?\d/.test(rightOf(text, at + 1, 2)))
    return draft(at + 1, 'symbol', sums[character] ?? '');
  if (character === '/' && isBracket(text, at)) return draft(at + 1, 'punctuation', ',');
  if (character === '/' && isQuotient(text, at)) return draft(at + 1, 'symbol', 'хуваах');
  // А/118 is a number; 220V/50Hz, 5G/4G, багш/сурагч are two things.
  if (character === '/' && /\p{L}/u.test(text.charAt(at - 1)) && /[\p{L}\d]/u.test(next)) {
    const behind = leftOf(text, at, 6);
    if (!/\d/.test(next) || /\d\p{L}{1,5}$/u.test(behind))
      return draft(at + 1, 'punctuation', ',', false);
    if (/(?:^|[^\p{L}])\p{Lu}$/u.test(behind)) return draft(at + 1, 'symbol', 'зураас');
  }
  // USD 3,447.20 ▲; ▼2%.
  const moved = { '▲': ['өссөн', 'өсөлт'], '▼': ['буурсан', 'бууралт'] }[character];
  if (moved) {
    const before = /^ ?\d/.test(text.slice(at + 1, at + 3));
    const after = /[\d%₮₽] ?$/.test(leftOf(text, at, 2));
    if (before || after) return draft(at + 1, 'symbol', moved[before ? 1 : 0] ?? '', false);
  }
  const letters = match(greek, text, at);
  if (letters && !isGreekWord(text, at, letters[0].length)) {
    const spoken = [...letters[0]]
      .map((letter) => letterName(letter.normalize('NFD').charAt(0)) ?? '')
      .filter(Boolean)
      .join(' ');
    return draftOf(letters, 'symbol', spoken, letters[0].length === 1);
  }
  if (!Object.hasOwn(signs, character)) return undefined;
  const said = signs[character] ?? '';
  // %-ийн, ₮-өөр: the sign is read as its word and takes the suffix; °C is one sign.
  const end = at + (match(/°[CСcс](?!\p{L})/uy, text, at)?.[0].length ?? 1);
  const suffix = /\p{L}/u.test(said) ? suffixAt(text, end) : undefined;
  if (suffix) return draft(suffix.end, 'symbol', inflect(said, suffix.suffix));
  if (end > at + 1) return draft(end, 'symbol', said);
  return draft(at + 1, said === '' ? 'dropped' : 'symbol', said, said !== '' || character !== '→');
}

/** αλήθεια, Γειά σας: a long run beside words, or one of several such words. */
const isGreekWord = (text: string, at: number, length: number): boolean =>
  isBesideWords(text, at) &&
  (length > 3 || (length > 1 && greekWords.test(text.slice(Math.max(0, at - 4), at + length + 4))));

/** Whether a bar behind a place opens a modulus. */
const isInBars = (text: string, at: number): boolean => {
  const bar = text.lastIndexOf('|', at);
  return bar >= 0 && at - bar < 20 && modulusAt(text, bar) === 'open';
};

/** Нүүр хуудас > Тусламж: steps of a menu, as words stand on both sides. */
function isPath(text: string, at: number): boolean {
  return (
    text.charAt(at) === '>' &&
    /\p{L}{2} $/u.test(leftOf(text, at, 3)) &&
    /^ (?:["«“]?\p{Lu}\p{L}|[a-z]{2}|[a-z]?[\w/.-]{0,20}\.[a-z])/u.test(text.slice(at + 1, at + 30))
  );
}

const inBrackets = /\((?:\d{0,3}[a-z]|\d{1,4})(?: ?[-+\u2212–] ?(?:\d{0,3}[a-z]|\d{1,4}))+\)/y;

/** `2(x + 4)`: a bracket is named where it multiplies. `f(x)`: its brackets are silent. */
function bracketRule(text: string, at: number): Draft | undefined {
  const before = leftOf(text, at, 2);
  if (/[\d)]$|(?:^|[^\p{L}])[a-z]$/u.test(before) && match(inBrackets, text, at))
    return draft(at + 1, 'symbol', 'хаалт');
  const argument = /(?:^|[^\p{L}])[a-z]'{0,2}\([a-z]\)/u;
  const isOpen = argument.test(text.slice(Math.max(0, at - 4), at + 3));
  const isClosed = argument.test(text.slice(Math.max(0, at - 6), at + 1));
  return isOpen || isClosed ? draft(at + 1, 'punctuation', '') : undefined;
}

const factorial =
  /\((?:\d{0,3}[a-z]|\d{1,3})(?: ?[-+·*\u2212\u2013] ?(?:\d{0,3}[a-z]|\d{1,3}))*\)!$/;
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
