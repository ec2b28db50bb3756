import { type Draft, draft, draftOf, match, type Scan } from '../../draft.ts';
import { leftOf } from '../../near.ts';
import { romanValue } from '../../roman.ts';
import { suffixAt, wordAfter } from '../endings/after.ts';
import { inflect } from '../endings/suffix.ts';
import lists from '../lists.json' with { type: 'json' };
import { beginningWith, wordsOf } from '../words/word-pairs.ts';
import { Numeral } from './cardinal.ts';

const letters = /([IVXLCDMХІ]{1,15})(?![\p{L}\p{N}])/uy;
const pair = /([IVXLCDMХІ]{1,15}) ?[-\u2013\u2014] ?([IVXLCDMХІ]{1,15})(?![\p{L}\p{N}])/uy;
/** Only before these do numerals beyond I, V and X count; otherwise CV, CD, MC and XL are letters. */
const largeNumbered = beginningWith(lists.largeNumbered);
const ordinalWord = / ?-? ?(?:дугаар|дүгээр|р)(?![А-Яа-яөүё])/y;
/** Nouns that are numbered, in any form; before others a single letter stays a letter. */
const numbered = beginningWith(lists.numberedNouns);
const numberedWord = /^(?:ба|болон|он|оны|онд|оноос|тур|турын|турт|баг|багийн|багт|дэд)$/;
const isNumbered = (word: string) => numbered.test(word) || numberedWord.test(word);
/** Nouns that their number follows: Бүлэг II, Хавсралт I. */
const numberFollows = new Set(wordsOf(lists.numberBehind));
/** Subjects whose courses are numbered: Математик I хичээл. */
const subject = new Set(wordsOf(lists.subjects));
const rulers = new Set(wordsOf(lists.rulers));
/** V хэлбэр and X хэлбэр are named after the letter. */
const shape = /^хэлбэр/;
/** I цаг – математик: the lessons of a day. */
const lesson = /^ цаг(?: ?[-\u2013\u2014:]| \d{1,2}[:.]\d)/;
const beforeChrist = /(?:мэө|м\.э\.ө\.?|н\.т\.ө\.?|нтө|өмнөх)\s*$/i;

/** `XXI зуун`, `XIX-XX зуун`, `II Николай`, `IV-р`, Людовик XIV: ordinals; a single letter only before a numbered noun. */
export function romanRule({ text, at, before }: Scan): Draft | undefined {
  const range = match(pair, text, at);
  if (range?.[1] && range[2]) {
    const [from, to] = [romanValue(range[1]), romanValue(range[2])];
    const end = at + range[0].length;
    const falls = beforeChrist.test(leftOf(text, at, 12));
    const word = wordAfter(text, end);
    // I-VIII дэглэм, unlike CV-MD: too long for letters, and the word behind is not Latin.
    const isLong = /^[IVXХІ]+\P{L}+[IVXХІ]+$/u.test(range[0]) && range[0].length > 4 && word > 'z';
    const follows = isLong || isNumbered(word) || suffixAt(text, end);
    if (from && to && (falls || from < to) && follows) {
      const tail = match(ordinalWord, text, end);
      const spoken = `${new Numeral(String(from)).inflect('аас')} ${new Numeral(String(to)).ordinal()}`;
      return draft(end + (tail?.[0].length ?? 0), 'roman', spoken);
    }
  }
  const found = match(letters, text, at);
  const value = found?.[1] ? romanValue(found[1]) : undefined;
  if (!found?.[1] || value === undefined) return undefined;
  let end = at + found[0].length;
  const numeral = new Numeral(String(value));
  const next = wordAfter(text, end);
  const isBeforeWord = /^[а-яөүё]/.test(next);
  const isLong = found[1].length > 3 && isBeforeWord;
  if (!isLong && !/^[IVXХІ]+$/.test(found[1]) && !largeNumbered.test(next)) return undefined;
  const written = match(ordinalWord, text, end);
  if (written) return draftOf(written, 'roman', numeral.ordinal());
  const suffix = suffixAt(text, end);
  const single = found[1].length === 1;
  const isLesson = lesson.test(text.slice(end, end + 9));
  const sure = (isNumbered(next) && isBeforeWord) || isLesson;
  const follows = (!isLesson && subject.has(before)) || (numberFollows.has(before) && !sure);
  if (follows && !/[ХІ]/.test(found[1])) {
    const said = suffix ? numeral.inflect(suffix.suffix) : numeral.bare();
    return draft(suffix?.end ?? end, 'roman', said, !single);
  }
  if (single && !isOrdinal(text, end, found[1], before, sure)) return undefined;
  const latinBefore = /[a-z]$/.test(before) && romanValue(before.toUpperCase()) === undefined;
  if (latinBefore || /^[a-z]/.test(next)) return undefined;
  // II.3-т заасан, III.2.1: of a clause.
  if (
    /^\.\d{1,2}(?!\d)/.test(text.slice(end, end + 4)) &&
    /[-.\s]/.test(text.charAt(at - 1) || ' ') &&
    !follows
  )
    return draft(end + 1, 'roman', numeral.inflect('ийн'), false);
  if (suffix) {
    end = suffix.end;
    return draft(end, 'roman', inflect(numeral.ordinal(), suffix.suffix), false);
  }
  return draft(end, 'roman', numeral.ordinal(), sure);
}

const nextInList = /(?:, |-)[IVX]{1,6}(?=[, -])/y;

/** Whether more numerals and then a numbered noun follow: Дэлхийн I, II дайн. */
function listGoesOn(text: string, end: number): boolean {
  let at = end;
  for (
    let found = match(nextInList, text, at);
    found && at < end + 40;
    found = match(nextInList, text, at)
  )
    at += found[0].length;
  return at > end && isNumbered(wordAfter(text, at));
}

/** The second cell of a row of numerals: I, II, III. */
const nextCell = /^ ?[\t|,/;] ?II(?!\p{L})/u;

/** Whether a single letter is a numeral rather than an initial, a shape or an unknown. */
function isOrdinal(
  text: string,
  end: number,
  written: string,
  before: string,
  sure: boolean,
): boolean {
  const next = wordAfter(text, end);
  if (/[VX]/.test(written) && shape.test(next)) return false;
  if (sure || (rulers.has(before) && /[IVX]/.test(written))) return true;
  if (/[IVX]/.test(written) && listGoesOn(text, end)) return true;
  if (written === 'I' && nextCell.test(text.slice(end, end + 6))) return true;
  if (/(?:м\.э|н\.т)\.(?:ө\.?)? ?$|(?:МЭӨ|НТӨ) $/iu.test(text.slice(Math.max(0, end - 8), end - 1)))
    return true;
  if (before !== '') return false;
  // X, Y тэнхлэг is not a list of numerals.
  if (/^, (?![IVX])[A-Z](?!\p{L})/u.test(text.slice(end, end + 4))) return false;
  // Х.Баттулга is a name after an initial, I. Оршил a heading.
  return /^[,.)] |^\. ?/.test(text.slice(end, end + 2)) && !/[ХІ]/.test(written);
}
