import type { TokenKind } from '@duu/contract/token';
import { type Draft, draft, match } from '../../draft.ts';
import { leftOf, rightOf } from '../../near.ts';
import { galigWord, isGalig, knownGalig } from '../latin/galig.ts';
import lists from '../lists.json' with { type: 'json' };
import type { Numeral } from '../numbers/cardinal.ts';
import { dayForm } from './numeral-forms.ts';
import { inflect, parseSuffix, type Suffix } from './suffix.ts';
import { isVerbAfterNumber } from './verbs.ts';

const suffixShape = /-?([а-яөүё]{1,14})(?![А-Яа-яЁёӨөҮү])/y;
/** In headings the suffix is in capitals too; single letters are class names (11-Б, 5-Г). */
const headingSuffix = /-((?![АЭОӨ]Н)[А-ЯӨҮЁ]{2,14}|Р)(?![А-Яа-яЁёӨөҮү])/y;
/** Suffixes that can't be separate words, so that a stray space before them is ignored: 13 нд, НҮБ- ын, БНСУ ын. */
const strayed =
  /(?:-? |[ \u00A0]-[ \u00A0]?)(нд|ны|ний|ын|ийн|ыг|ийг|аас|ээс|оос|өөс|аад|ээд|өөд|иад|иод|тай|тэй|той)(?![А-Яа-яЁёӨөҮү])/y;
/** "Наадам"-ын, «Говь» -ийн: the suffix behind a closing quotation mark belongs to the last word. */
const closing = /["»”“']{1,2} ?(?=-[а-яөүё])/y;

const latinShape = /-?([a-z]{1,4})(?![\p{L}\d])/iuy;
const latinEndings: Readonly<Record<string, string>> = lists.latinLetters;

/** In galig the suffix is in Latin letters: 20-nd, 14:00-d, 50%-s, 7d; -in may be inches, -d a dimension and g a gram. */
function latinSuffixAt(text: string, at: number): { suffix: Suffix; end: number } | undefined {
  const found = match(latinShape, text, at);
  const typed = found?.[1]?.toLowerCase() ?? '';
  const suffix = Object.hasOwn(latinEndings, typed)
    ? parseSuffix(latinEndings[typed] ?? '')
    : undefined;
  const left = leftOf(text, at, 5);
  const isTold = !found?.[0].startsWith('-')
    ? /\d ?$/.test(left) && !/^(?:[gnt]|n[iy]|y[gn])$/.test(typed) && isGalig(text, at)
    : !/^[dns]$/.test(typed)
      ? /(?:[\d%₮$€]|\d ?[A-Za-z]{1,3})$/.test(left)
      : /(?:\d:[0-5]\d|[₮%])$/.test(left) ||
        (/(?:[\d₮%]|\d ?[a-z]{2,4})$/.test(left) && isGalig(text, at));
  return found && suffix && isTold ? { suffix, end: at + found[0].length } : undefined;
}

/** Nouns that are often typed without a space after their number and look like suffixes: 2026онд, 5удаа. */
const gluedNoun = /-?(?:удаа|он|онд|оны|оноос|өдөр|өрөө)(?![А-Яа-яЁёӨөҮү])/y;

/** БНСУ ын, Airlines ийн; before a verb ийн is the word "thus", and өөд is "towards". */
const isOfInitials = (text: string, at: number): boolean =>
  /[А-ЯЁӨҮ]{2}$|[A-Za-z]{3}$/.test(leftOf(text, at, 3)) &&
  !text.startsWith(' өөд ', at) &&
  !(text.startsWith(' ийн ', at) && !nounFollows(text, at + 4));

/** A case suffix of what ends at `at`, after a hyphen (20-нд) or directly if `glued` allows it (5р). */
export function suffixAt(
  text: string,
  at: number,
  glued = false,
): { suffix: Suffix; end: number } | undefined {
  const first = text.charAt(at);
  // (7:5)-аар: the suffix behind a bracket belongs to its last word.
  if (first === ')' && text.charAt(at + 1) === '-') return suffixAt(text, at + 1);
  // 4521-р төгссөн: the instrumental, not an ordinal.
  const ends = match(/-?р(?= (?:төгс|эхэл))/y, text, at);
  const instrumental = ends && parseSuffix('аар');
  if (ends && instrumental) return { suffix: instrumental, end: at + ends[0].length };
  const closed = match(closing, text, at);
  if (closed) return suffixAt(text, at + closed[0].length);
  const isLatin =
    first === '-' ? /[a-zA-Z]/.test(text.charAt(at + 1)) : glued && /[a-z]/.test(first);
  if (isLatin) return latinSuffixAt(text, at);
  // 15.30 d bolno, 5 nd: a space before the suffix.
  if (first === ' ' && /^ (?:n?d |[rl](?:uu|vv)(?![a-z]))/.test(text.slice(at, at + 5)))
    return latinSuffixAt(text, at + 1);
  const noun = glued && match(gluedNoun, text, at) !== null;
  const joined = !noun && (first === '-' || (glued && /[а-яөүё]/.test(first)));
  const found =
    (joined && (match(suffixShape, text, at) ?? match(headingSuffix, text, at))) ||
    (first === '-' ||
    (first === ' ' && (glued || text.charAt(at + 1) === '-' || isOfInitials(text, at)))
      ? match(strayed, text, at)
      : null);
  const suffix = found?.[1] ? parseSuffix(found[1]) : undefined;
  return found && suffix ? { suffix, end: at + found[0].length } : undefined;
}

/** 9:00-17:00 хооронд: the genitive that the word takes before it. */
export const genitiveBefore = (text: string, at: number): Suffix | undefined =>
  /^ хооронд(?:ох)?(?![а-яөүё])/.test(text.slice(at, at + 11)) ? parseSuffix('ийн') : undefined;

export const daySuffix =
  /^-(?:н[ыи]й?г?|нд|нээс|наас|наар|ноос|нөөс|nd|ny|nii|naas|nees|noos)(?![А-Яа-яөүa-z])/;

/** A day before what follows: its hidden н shows (арван, хорины, нэгэнд); өдөр takes the attributive. */
export function dayAt(text: string, end: number, day: Numeral): { spoken: string; end: number } {
  const found = suffixAt(text, end);
  const suffix = found?.suffix ?? (genitiveBefore(text, end) && 'ны');
  if (suffix) return { spoken: day.inflect(suffix), end: found?.end ?? end };
  // A time follows: арван наймны өдрийн арван дөрвөн цаг.
  if (/^,? \d{1,2}:\d\d(?!\d)/.test(text.slice(end, end + 8)))
    return { spoken: `${day.inflect('ны')} өдрийн`, end };
  // "Up to" takes the bare number: сарын арван тав хүртэл.
  if (/^хүрт/.test(wordAfter(text, end))) return { spoken: day.bare(), end };
  return { spoken: day.form(dayForm), end };
}

/** What is said, with the suffix that is written behind it. */
export function suffixed(
  text: string,
  end: number,
  kind: TokenKind,
  spoken: string,
  certain = true,
): Draft {
  const found = suffixAt(text, end);
  return found
    ? draft(found.end, kind, inflect(spoken, found.suffix), certain)
    : draft(end, kind, spoken, certain);
}

/** A number before what is written behind it: its suffix, a noun that it counts, or neither. */
export const before = (text: string, end: number, numeral: Numeral): string =>
  !suffixAt(text, end) && nounFollows(text, end) ? numeral.attributive() : numeral.bare();

/** So many thousands or millions, where a letter stands for the word: 10к, 1.2M. */
export function thousandsOf(text: string, end: number, kind: TokenKind, many: string): Draft {
  const isBare = suffixAt(text, end) || !nounFollows(text, end);
  const scale = text.charAt(end - 1) === 'M' ? 'сая' : isBare ? 'мянга' : 'мянган';
  return suffixed(text, end, kind, `${many} ${scale}`, false);
}

const nextShape =
  /(?:[ \u00A0]{1,3}|(?<=\d)(?=[а-яөүё]{2}|tsag|min|sar|hun|honog|jil|udaa|myang)|(?<=\d)-(?=[а-яөүё]{2}))["«„“']?([А-Яа-яЁёӨөҮүA-Za-z]{1,40})/y;

/** The next word in the same phrase, lower case; '' before punctuation, the end of a line or of the text. */
export function wordAfter(text: string, at: number): string {
  return (match(nextShape, text, at)?.[1] ?? '').toLowerCase();
}

/** Behind the number of a year, unlike онлайн and онцгой. */
export const isYearWord = (word: string): boolean => /^он(?:ы|д|оос|ууд(?:ад|ын)?)?$/.test(word);

/** Words before which a number keeps its bare form: particles, conjunctions, approximations, verbs of being. */
const bareBefore = new Set(lists.bareBefore);

/** A word of galig in Cyrillic; short words that are not known may be English. */
function inCyrillic(typed: string): string {
  const known = knownGalig(typed);
  if (known !== undefined) return known.split(' ')[0] ?? known;
  return typed.length > 6 ? galigWord(typed) : typed;
}

/** Whether a bracket that nothing opened is behind a letter: а) 15 б) 20. */
export const isAnswer = (text: string, end: number): boolean =>
  text.charAt(end) === ')' && !/\([^()\n]{0,60}$/.test(leftOf(text, end, 62));

/** Before its number, which counts nothing. */
const pageBefore = /(?<!\p{L}\.?)(?:хуудас|х\.|unit|lesson|chapter|module|приус|prius) ?\d{1,3}$/iu;

/** And so on; a factor (6 х 2); the letter of the next answer (A. 18 B. 21); 5 А анги; the next item of an address or a form. */
const uncounted = new RegExp(
  '^(?:\\s+[гт]\\.[мт](?!\\p{L})| ?[xхXХ] ?\\d| [A-ZА-ЯЁӨҮ][.)] ?\\d| [А-ЯӨҮ] анги| \\p{Lu}\\p{L}+(?: \\p{Ll}+)?:' +
    '| [A-Za-z]{1,2}\\d| (?:Улаанбаатар|Дархан|Эрдэнэт)(?: хот(?!\\p{L})|[,.]| [\\d(–-]|$))',
  'u',
);

/** Whether a noun or its attribute follows, so that the number takes the attributive form. */
export function nounFollows(text: string, at: number): boolean {
  if (uncounted.test(rightOf(text, at, 26))) return false;
  if (/^ \p{L}\)/u.test(text.slice(at, at + 3)) && isAnswer(text, at + 2)) return false;
  // Хуудас 47 дасгал 3; unit 4 шинэ үг.
  if (pageBefore.test(leftOf(text, at, 12))) return false;
  const found = match(nextShape, text, at);
  const typed = (found?.[1] ?? '').toLowerCase();
  // 20k shiljuulsen: a verb in galig.
  const word = /^[a-z]/.test(typed) && !bareBefore.has(typed) ? inCyrillic(typed) : typed;
  if (!found || word === '' || bareBefore.has(word)) return false;
  const next = wordAfter(text, at + found[0].length);
  // 100 аж ахуйн нэгж: аж by itself is a particle.
  if (word === 'аж') return /^(?:ахуй|үйлдв)/.test(next);
  const alone = next === '' || bareBefore.has(next) || modal.test(next);
  return !isVerbAfterNumber(word, alone);
}

/** What follows a verb rather than being described by it. */
const modal =
  /^(?:ёстой|хэрэгтэй|боломжтой|шаардлагатай|зорилготой|дуртай|дургүй|үед|ёсгүй|хэрэггүй|магадгүй|шив|бололтой)$/;
