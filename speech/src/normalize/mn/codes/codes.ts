import { type Draft, draft, draftOf, match, type Scan } from '../../draft.ts';
import { leftOf } from '../../near.ts';
import { serialAt } from '../../serials.ts';
import { nounFollows, suffixAt } from '../endings/after.ts';
import { inflect, type Suffix } from '../endings/suffix.ts';
import { spell } from '../latin/letters.ts';
import { currencyBehind } from '../money/currency.ts';
import { digitByDigit, inPairs, plainNumber } from '../numbers/cardinal.ts';

/** Digits that belong together; a fraction, a date or a time goes on. */
const digits = /\d{4,24}(?!\d|[.,:/]\d|-\d|[%°])/y;
/** 978-99978-1-234-5, 20241120-0042. */
const serial = /\d{1,7}(?:-\d{1,7}){3,6}(?![\d-])|\d{6,12}(?:-\d{2,8}){1,3}(?![\d-])/y;
/** A card or an account, as thousands have no group of four: 5037 123 456, 4990-1234-56, 5012 3344 78. */
const inGroups = new RegExp(
  '(?:\\d{4}(?:[ -]\\d{4}){3}|\\d{4} \\d{3} \\d{3}|(?!(?:19|20)\\d\\d-)\\d{4}-\\d{4}-\\d{2,4}|' +
    '(?<=(?:данс|дугаар|№|карт)(?: нь)?[ :]{0,2})\\d{4}(?: \\d{2,4}){2,4}|\\d{4}(?: \\d{2,4}){2,4}(?= данс))(?![ .,-]?\\d)',
  'iy',
);
/** 447 120, 824 1930 5571. */
const spaced = /\d{3}(?:[ -]\d{3,4}){1,3}(?![\d-]| \d)/y;

export const secret =
  /(?:pass(?:word|code)|пасс?(?:ворд|код)|(?<!шуудангийн )код(?:оо|ыг)?|code|\bkod(?:oo|iig)?|\bnuuts (?:ug|dugaar|kod|code)|пин|pin|otp|cvv|puk|айди|\bid|batalgaajuulalt|баталгаажуулалт|нууц үг|нууц дугаар)(?: (?:нь|чинь|тань|болох|дугаар))?([ :=\u2013-]{1,3})(?:[A-Z]-)?$/i;
const secretAfter =
  /^(?: гэсэн| гэх)?(?: (?:таны|нэг удаагийн|баталгаажуулах|нэвтрэх)){0,2} (?:код|нууц үг|нууц дугаар|пин)/;
/** 2500 код may count; 4821 кодыг and 4821 гэсэн код don't. */
const secretSurely = /^(?: гэсэн| гэх| нэг удаагийн| баталгаажуулах)| код(?:ыг|оо|оор)/;
/** What hides the digits before the last four of a card. */
const hidden = /(?:\*{2,12}[ -]?|(?<![\p{L}\p{N}])[xXхХ]{2,12}-?)$/u;
/** One star or three dots may also be something else. */
const star = /(?:\*|…|\.{3}) ?$/;
const cardNear = /карт|данс|\bcard|\bkart/i;
const hiddenAfter = /^ \d{0,4}\*{2,4}/;
const lastFour = /сүүлийн (?:4|дөрвөн) (?:орон|тоо|цифр)(?: нь)?:? ?$/;
const endsIn = /^-?(?:аар|ээр|оор|өөр|р)? төгс/;
/** 9911-ээр эхэлсэн дугаар: an operator's prefix; years are smaller. */
const beginsWith = /^-?г?(?:[аэоө]{2}[рс]|[рс]) эхэл/;
const cardAfter = /^ (?:дугаартай карт|карт(?:аас|ын|анд|т|аар|ад|аа)(?!\p{L}))/u;

/** Nouns with a number of their own; in a case they are where money goes (дансанд 250000). */
const numbered =
  /(?:данс|банк|ХХБ|регистр|РД|ТТД|паспорт|үнэмлэх|гэрчилгээ|падаан|тасалбар|сугалаа|захиалга|цуврал|ККМ|дугаар|№|ID)(?: (?:дугаар|нь|№))?[ :#-]{0,3}(?:[A-ZА-ЯӨҮ]{1,3}[ -]?)?$/iu;
const numberedAfter = /^ ?(?:тоот |дугаартай )?(?:данс|регистр|карт руу)/;
const countedBehind = /(?:хүн ам\p{L}{0,3}|нийт|ойролцоогоор|тоо) $/iu;
const sentTo = /^ ?(?:руу|рүү|луу|лүү)(?: \p{L}{1,12})? (?:шилж|хий|явуул|илгээ|төл|шид)/u;
/** Longer numbers are written with separators if they count something. */
const countedLimit = 10;

const counted = /^ ?(?:сая|мянга|мянган|тэрбум|хүн|иргэн)/;
const isRound = (written: string) => /[1-9]0{2,}$/.test(written) && !written.startsWith('0');

const isAmount = (text: string, end: number): boolean =>
  currencyBehind(text, end) !== undefined || counted.test(text.slice(end, end + 8));

/** Whether the words around four digits or more make them a secret code or the end of a card. */
function isSecret(behind: string, after: string, written: string, counts: boolean): boolean {
  const lead = secret.exec(behind);
  if (
    lead &&
    (!counts ||
      (written.length > 5 && !isRound(written)) ||
      /[:=]/.test(lead[1] ?? '') ||
      written.startsWith('0'))
  )
    return true;
  if (star.test(behind) && (cardNear.test(behind) || cardNear.test(after.slice(0, 12))))
    return true;
  if (hidden.test(behind) || lastFour.test(behind) || hiddenAfter.test(after)) return true;
  if (endsIn.test(after) || (cardAfter.test(after) && !isRound(written))) return true;
  if (/^[5-9]\d{3}$/.test(written) && beginsWith.test(after)) return true;
  return (
    secretAfter.test(after) &&
    !isRound(written) &&
    (written.length > 4 || secretSurely.test(after.slice(0, 24)))
  );
}

function isAccount(behind: string, after: string, written: string): boolean {
  if (written.length < 6) return false;
  if (written.length >= countedLimit && !/0{3}$/.test(written) && !countedBehind.test(behind))
    return true;
  return (
    ((numbered.test(behind) || sentTo.test(after)) && !/[1-9]\d*0{3}$/.test(written)) ||
    numberedAfter.test(after)
  );
}

/** Reads digits in pairs, with the suffix that is written behind them. */
export function inPairsWith(
  text: string,
  end: number,
  written: string,
): { end: number; spoken: string } {
  // 4521-р төгссөн: the instrumental, not an ordinal.
  const short = match(/-?р(?= (?:төгс|эхэл))/y, text, end);
  const hung = short
    ? { suffix: 'аар' as Suffix | string, end: end + short[0].length }
    : suffixAt(text, end);
  const spoken = inPairs(written);
  return hung ? { end: hung.end, spoken: inflect(spoken, hung.suffix) } : { end, spoken };
}

/** Codes, card ends and account numbers, in pairs: `Код: 4829`, `****4521`, `Хаан банк 5123456789`. */
export function codeRule({ text, at }: Scan): Draft | undefined {
  if (/[\d.,/:]/.test(text.charAt(at - 1)) && /\d.$/.test(text.slice(at - 2, at))) return undefined;
  const mixed = serialAt(text, at, digitByDigit, spell);
  if (mixed) return mixed;
  const card = match(inGroups, text, at);
  if (card) return draftOf(card, 'number', card[0].split(/[ -]/).map(inGroup).join(' '));
  const book = match(serial, text, at);
  if (book && /(?:ISBN|дугаар|№)[ :]{0,2}$/i.test(leftOf(text, at, 8)))
    return draftOf(book, 'number', book[0].split('-').map(inPairs).join(' '));
  const reference = referenceAt(text, at);
  if (reference) return reference;
  const short = numberAfter(text, at);
  if (short) return short;
  const groups = match(spaced, text, at);
  const found = match(digits, text, at);
  const line = leftOf(text, at, 40);
  const behind = line.slice(line.lastIndexOf('\n') + 1);
  if (groups && secret.test(behind) && !isAmount(text, at + groups[0].length))
    return draftOf(groups, 'number', groups[0].split(/[ -]/).map(inGroup).join(' '));
  if (!found) return undefined;
  const end = at + found[0].length;
  if (isAmount(text, end)) return undefined;
  const after = text.slice(end, end + 50);
  const certain = isSecret(behind, after, found[0], nounFollows(text, end));
  if (!certain && !isAccount(behind, after, found[0])) return undefined;
  const said = inPairsWith(text, end, found[0]);
  return draft(said.end, 'number', said.spoken, certain);
}

/** The digits of TRX20251015-0093382, ZVW30-1583927 and ORD-2039485. */
const reference = /\d{5,16}(?:-\d{2,12}){0,3}(?!-?\d)|\d{1,4}(?:-\d{5,12}){1,2}(?!-?\d)/y;

/** Long digits behind Latin capitals: the code of a payment, a frame or an order, in pairs. */
function referenceAt(text: string, at: number): Draft | undefined {
  const found = match(reference, text, at)?.[0];
  if (!found || !/[A-Z](?:#|-)?$|\p{Lu}\/$/u.test(leftOf(text, at, 2))) return undefined;
  const end = at + found.length;
  if (isAmount(text, end) || (/^\d{5,7}$/.test(found) && isRound(found))) return undefined;
  const parts = found.split('-');
  const last = inPairsWith(text, end, parts.pop() ?? '');
  return draft(last.end, 'number', [...parts.map(inPairs), last.spoken].join(' '), false);
}

const ussd = /\*\d{1,4}(?:\*[\p{L}\d]{1,12}){0,4}#/uy;
const keypad = /(?:\d{1,5}#\d{3,6}#?|#\d{3,6}#|\d{3,8}#)(?![\p{L}\d])/uy;
/** Хаалганы код 58#: two digits are a code where one is spoken of. */
const doorCode = /(?<=(?<!\p{L})(?:код|хаалга|домофон)[^\n]{0,20})\d{1,2}#(?![\p{L}\d])/iuy;

/** `*122*1#`, `62#1407`, `2580#`: what is typed on a keypad; #1182 is the number of a thing. */
export function keypadRule({ text, at }: Scan): Draft | undefined {
  if (/[\p{L}\d*#№]/u.test(text.charAt(at - 1))) return undefined;
  const found = match(ussd, text, at) ?? match(keypad, text, at) ?? match(doorCode, text, at);
  if (!found) return undefined;
  const keys: Readonly<Record<string, string>> = { '*': 'од', '#': 'хэштэг' };
  const said = (found[0].match(/\d+|\p{L}+|[*#]/gu) ?? []).map(
    (part) => keys[part] ?? (/\d/.test(part) ? inGroup(part) : part.toLowerCase()),
  );
  return draftOf(found, 'number', said.join(' '));
}

/** A group of three digits as hundreds, of four in pairs. */
const inGroup = (group: string) =>
  group.length === 3 && !group.startsWith('0') ? plainNumber(group).bare() : inPairs(group);

/** `дугаар 4821 бэлэн`: the number of a thing counts nothing, so it stays bare; five figures are read in pairs. */
function numberAfter(text: string, at: number): Draft | undefined {
  const found = match(/\d{1,5}(?![\d.,:/-])/y, text, at);
  if (
    !found ||
    !/(?:(?<![\d-]|\d )(?:дугаар|ДУГААР)(?: нь)?|Дугаар(?: нь)?):? $/.test(leftOf(text, at, 14))
  )
    return undefined;
  const end = at + found[0].length;
  const isLong = found[0].length > 4 && !isRound(found[0]) && !isAmount(text, end);
  if (!isLong && !nounFollows(text, end)) return undefined;
  return draft(end, 'number', isLong ? inPairs(found[0]) : plainNumber(found[0]).bare(), false);
}
