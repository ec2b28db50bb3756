import type { TokenKind } from '@duu/contract/token';
import { type Draft, draft, draftOf, match, type Scan } from '../../draft.ts';
import { leftOf, near, rightOf } from '../../near.ts';
import { isOfLaw } from '../codes/sections.ts';
import {
  isYearWord,
  nounFollows,
  suffixAt,
  suffixed,
  thousandsOf,
  wordAfter,
} from '../endings/after.ts';
import { dayForm } from '../endings/numeral-forms.ts';
import { inflect } from '../endings/suffix.ts';
import { letterName } from '../latin/letters.ts';
import lists from '../lists.json' with { type: 'json' };
import { perAt } from '../measures/units.ts';
import { isFactorial } from '../science/equations.ts';
import { isProductNumber } from '../words/product-names.ts';
import { numeralOf, readAmount } from './amount.ts';
import { digitByDigit, inPairs, Numeral, plainNumber } from './cardinal.ts';
import { untilMonth } from './spans.ts';

const clause = /(\d{1,3})((?:\.\d{1,3}){1,4})(?![\d%]|\.\d)/y;
const lawful =
  /зүйл|хууль|хуулийн|хэсэ?г|заалт|заас|дүрэм|дүрмийн|журам|журмын|гэрээ|хавсралт|тогтоол/;
/** 281.1, 282.4-т заасны: the last of several tells what they are. */
const clausesFollow =
  /^(?:(?:, ?| ба | болон )\d{1,3}(?:\.\d{1,3}){0,4}){1,5}(?:-[дт](?: заа|ыг| өөрчл| нэмэ| тусга)| ?(?:дэх|дахь|дугаар|дүгээр))/;
const clauseNoun = /^(?:дахь|дэх|дугаар|дүгээр|заалт|хэсэг|зүйл|заасан|заасны|заасныг)/;

/** Clauses of a law: 5.1 дэх хэсэг тавын нэг дэх хэсэг, 6.1.2-т заасны зургаагийн нэгийн хоёрт заасны. */
export function clauseRule(scan: Scan): Draft | undefined {
  const { text, at } = scan;
  const found = match(clause, text, at);
  if (!found?.[1] || !found[2]) return undefined;
  // 6.4.4.а-д: a letter is a part too.
  const letter = match(/\.([а-яөү])(?=-[дт](?!\p{L})| заа)/uy, text, at + found[0].length);
  const end = at + found[0].length + (letter?.[0].length ?? 0);
  const parts = [found[1], ...found[2].slice(1).split('.')].map(plainNumber);
  const last = letter ? undefined : parts.pop();
  const head = parts.map((part) => part.inflect('ийн')).join(' ');
  // 37.1.1-37.1.5-д: from the first to the last.
  const dash = match(/ ?[-\u2013] ?(?=\d{1,3}\.\d)/y, text, end);
  const from = dash ? end + dash[0].length : end;
  if (dash && last && clauseRule({ ...scan, at: from }))
    return draft(from, 'range', `${head} ${last.inflect('аас')}`);
  // 3.2.-т заасан: the stop of a numbering is left.
  const suffix = suffixAt(text, text.startsWith('.-', end) ? end + 1 : end);
  const cue =
    isOfLaw(text, at, end) || (suffix && found[2].indexOf('.', 1) > 0)
      ? true
      : suffix
        ? /^(?:заа|дэх|хэсэг|зохи)/.test(wordAfter(text, suffix.end)) ||
          (suffix.suffix.case === 'dative' && lawful.test(near(text, at, 60)))
        : (clauseNoun.test(wordAfter(text, end)) ||
            clausesFollow.test(text.slice(end, end + 40))) &&
          lawful.test(near(text, at, 60));
  if (!cue) return undefined;
  const ordinal = suffix ? null : match(ordinalWord, text, end);
  const word = letter?.[1] ?? '';
  const bare = ordinal ? last?.ordinal() : last?.bare();
  const said = suffix
    ? (last?.inflect(suffix.suffix) ?? inflect(letterName(word) ?? word, suffix.suffix))
    : (bare ?? letterName(word) ?? word);
  const stop = suffix?.end ?? (ordinal ? end + ordinal[0].length - (ordinal[2]?.length ?? 0) : end);
  return draft(stop, 'number', `${head} ${said}`);
}

const ordinalWord =
  / ?-? ?(дугаар|дүгээр)(т|ын|ийн|ыг|ийг|аас|ээс|аар|ээр|х|хи)?(?![А-Яа-яЁёӨөҮү])/iy;

/** Whom the numbers from 101 to 109 belong to. */
const emergency = /цагдаа|түргэн|гал түймэр|онцгой|лавлах|утас|дуудлага|хүүхдийн тусламж/;
const calling = /^(?:ханд|залга|холбогд|мэдэгд|утасд|мессеж|мсж)/;

/** `5-р` тавдугаар, `3 дугаар` гуравдугаар, `5р`, `5-рт`; a list before -р (5, 6-р) keeps its bare numbers. */
export function ordinalRule({ text, at }: Scan): Draft | undefined {
  const digits = match(/\d{1,9}(?![\d.,:/]\d)/y, text, at);
  if (!digits) return undefined;
  const end = at + digits[0].length;
  const numeral = new Numeral(digits[0]);
  const word = match(ordinalWord, text, end);
  const inCase = (hung = '') => inflect(numeral.ordinal(), hung);
  // …сарын 5 Дугаар 45: a heading begins.
  if (word && /^ Дугаар № ?\d|^ Дугаар [А-Я]?\/?\d/.test(text.slice(end, end + 12)))
    return undefined;
  if (word) {
    // 102 дугаарт залгана: a short phone number.
    const called =
      /^[1-9]\d{2,5}$/.test(digits[0]) &&
      word[0].startsWith(' ') &&
      (word[2] === 'ын'
        ? /^ут[ас]с/.test(wordAfter(text, end + word[0].length))
        : ['т', 'аас', 'аар'].includes(word[2] ?? '') &&
          (/^[1-9]\d{3,5}$/.test(digits[0]) ||
            calling.test(wordAfter(text, end + word[0].length)) ||
            (/^10\d$/.test(digits[0]) && emergency.test(near(text, at, 60)))));
    if (called)
      return draftOf(
        word,
        'phone',
        `${digits[0].length > 3 ? inPairs(digits[0]) : numeral.bare()} ${inflect('дугаар', word[2] ?? '')}`,
        false,
      );
    return draftOf(word, 'ordinal', inCase(word[2]));
  }
  const short = match(
    /(?: ?-? ?р|-Р|-[rR](?![A-Za-z\d])|r(?![A-Za-z\d]))(т|ын|ийн|ыг|ийг|аас|ээс|аар|ээр)?(?![А-Яа-яЁёӨөҮү])/y,
    text,
    end,
  );
  if (!short) return undefined;
  return draftOf(short, 'ordinal', inCase(short[1]));
}

/** 5G, 4K, 3D: the letter is the unit. */
const generation = /[GKDP](?![A-Za-z0-9])| ?[★⭐]/y;
const capitalK = /K(?![\p{L}\p{N}])/uy;
const millions = /M(?= \p{Ll}{3})/uy;
const thousands = /[кkК](?![\p{L}\p{N}])/uy;

/** 72/мин, 3 хүүхэд/анги, 2 удаа/7 хоног, 4.2 сая/м²: what there is so much of, unlike эмч/сувилагч. */
const shared = new RegExp(
  `(?: ?(\\p{Ll}{3,12}|к)\\.?)?(?=/(?:\\d{1,2} ?)?(?:${lists.sharers.join('|')})(?!\\p{L}|/))`,
  'uy',
);
const listedDay =
  /сарын (?:\d{1,2}(?:, ?| ба | болон )){1,6}\|(?:(?:, ?| ба | болон )\d{1,2}){1,6}-н(?:ы|ий|д|аас|ээс|оос|өөс)(?!\p{L})/u;

/** сарын 15, 16, 17-нд: a day in the middle of a list of them. */
const isListedDay = (text: string, at: number, end: number): boolean =>
  leftOf(text, at, 30).includes('сарын ') &&
  listedDay.test(`${leftOf(text, at, 30)}|${rightOf(text, end, 40)}`);

/** 1.4сая/сар, 3 хүүхэд/анги, 72/мин, 2-3 сая/м²: what it is for comes first. */
export function sharedAt(
  text: string,
  end: number,
  kind: TokenKind,
  numeral: Numeral,
  from = '',
): Draft | undefined {
  const thing = match(shared, text, end);
  const counted = thing?.[1] ?? '';
  // 12/сар is a form of a date.
  const isRate = counted !== '' || /^\/(?:мин|сек|цаг|хоног)/.test(rightOf(text, end, 7));
  const per = thing && isRate ? perAt(text, end + thing[0].length, counted) : undefined;
  const many = /^(?:мян|к)$/.test(counted) ? 'мянга' : counted;
  const said = counted === '' ? numeral.bare() : `${numeral.attributive()} ${many}`;
  return per && draft(per.end, kind, `${per.before} ${from}${said}`, false);
}

/** Any other number: suffix, day of a month, attributive before a noun, else bare. */
export function numberRule({ text, at, before }: Scan): Draft | undefined {
  const amount = readAmount(text, at);
  if (!amount) return undefined;
  const next = wordAfter(text, amount.end);
  const inMonth = ['сарын', 'шинийн'].includes(before);
  // '09 онд: of this century.
  const zero = !inMonth && isYearWord(next) ? '200' : '';
  const padded =
    /^0\d$/.test(amount.whole) &&
    amount.fraction === '' &&
    (inMonth || zero !== '' || /^(?:сар|цаг|өдөр|минут|хоног|нд|ний|ны)/.test(next));
  const numeral = numeralOf(padded ? { ...amount, whole: zero + amount.whole.slice(1) } : amount);
  const kind = amount.fraction === '' ? 'number' : 'decimal';
  const each = sharedAt(text, amount.end, kind, numeral);
  if (each) return each;
  // 10к in messages is ten thousand, 1.2M a million and two tenths.
  const latinThousands =
    ((kind === 'decimal' || amount.whole.length > 1) && match(capitalK, text, amount.end)) ||
    (kind === 'decimal' && match(millions, text, amount.end));
  if (latinThousands || match(thousands, text, amount.end))
    return thousandsOf(text, amount.end + 1, kind, numeral.attributive());
  if (isFactorial(text, amount.end))
    return suffixed(text, amount.end + 1, kind, `${numeral.inflect('ийн')} факториал`);
  const suffix = suffixAt(text, amount.end, true);
  if (suffix) return draft(suffix.end, kind, numeral.inflect(suffix.suffix), amount.certain);
  const day =
    /^\d{1,2}$/.test(amount.whole) &&
    (inMonth || before === 'хуучны' || isListedDay(text, at, amount.end));
  // A number in a name (COVID-19, U-20, PM2.5, Ч:5) is read separately.
  const behind = leftOf(text, at, 4);
  const named =
    /(?:\p{L}[-:–]?|\p{Lu}\/|[№©] ?)$/u.test(behind) &&
    !/[а-яөүё]{3}$/.test(behind) &&
    !/^(?:тоот|сая|мянга|тэрбум|он[ыд]?)$/.test(next);
  const serial = /^0\d/.test(amount.whole) && !padded;
  // 1-р сарын 25-2-р сарын 3.
  const until = untilMonth(text, at, amount.end);
  if (until) return draft(until, 'range', numeral.inflect('наас'), false);
  const isDay =
    day &&
    amount.fraction === '' &&
    Number(amount.whole) <= 31 &&
    !/^(?:хувь|төгрөг|удаа|дахь|дэх|хүрт)/.test(next);
  const ofProduct = amount.fraction === '' && isProductNumber(text, at, amount.end);
  const counts = !serial && !ofProduct && (!named || behind.endsWith('/'));
  const said = isDay
    ? numeral.form(dayForm)
    : counts && (match(generation, text, amount.end) || (!named && nounFollows(text, amount.end)))
      ? numeral.attributive()
      : numeral.bare();
  return draft(amount.end, kind, said, amount.certain);
}

/** Digits that even a plain number does not match (more than any rule reads at once). */
export function lastDigitRule({ text, at }: Scan): Draft | undefined {
  const found = match(/\d{1,400}/y, text, at);
  return found ? draftOf(found, 'number', digitByDigit(found[0]), false) : undefined;
}
