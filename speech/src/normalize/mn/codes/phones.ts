import { type Draft, draft, draftOf, match, type Scan } from '../../draft.ts';
import { leftOf, near, rightOf } from '../../near.ts';
import { nounFollows, suffixed, wordAfter } from '../endings/after.ts';
import { unitAt } from '../measures/units.ts';
import { currencyAt } from '../money/currency.ts';
import { inPairs, Numeral } from '../numbers/cardinal.ts';
import { areYears } from '../numbers/spans.ts';
import { isMeasured } from './sections.ts';

const international =
  /(\+ ?|\+?(?=\(|976[ -]))\(?976\)?[ -]?(?:\(?(\d{1,4})\)?[ -]?)?(?:(\d{4})[ -]?(\d{4})|(\d{2})-?(\d{4}))(?!\d)/y;
/** +976(9911)2233. */
const bracketed = /\+?\(?976\)?[ -]?\((\d{4})\)[ -]?(\d{4})(?!\d)/y;
/** 99-112233, 9911.2233. */
const otherEight = /(\d{2})-(\d{6})(?!\d|-\d)|(\d{4})\.(\d{4})(?![\d.])/y;
const abroad = /\+(\d{1,3})[ -](\d{2,4})[ -](\d{2,4})(?:[ -](\d{2,4}))?(?:[ -](\d{2,4}))?(?!\d)/y;
const eight = /(\d{4})[- ](\d{4})(?!\d|[- ]\d)/y;
const eightTogether = /\d{8}(?!\d|[.,]\d)/y;
const landline = /\(?(0?\d{2,5})\)?[- ](\d{6}|\d{2}[- ]\d{2}[- ]\d{2}|\d{3}[- ]\d{3})(?!\d)/y;
const pairsApart = /\d{4}[- ]\d{2}[- ]\d{2}(?![\d-])|\d{2}[- ]\d{2}[- ]\d{2}[- ]\d{2}(?!\d)/y;
const six = /\d{6}(?!\d|[.,]\d)/y;
/** Numbers of inquiries and the like: 1234567 утсаар, лавлах 123456. */
const service = /(?:\d{2,3}-\d{4}|\d{5,7})(?!\d|[.,]\d| ?(?:[₮tтkк]|мян|сая))/y;
const byPhone = /^(?:-?(?:ийн|ын))? (?:гэсэн )?(?:дугаарын )?утс(?:аар|анд|наас|ыг)(?!\p{L})/u;
const cue =
  /утас|утсаар|холбо[гоб]|дугаар(?:аас|т|руу|луу)|залга|факс|(?:^|[^а-яөү])[фту][:.] ?\d|fax|☎|📞|tel|utas|phone|мессеж/;
/** What any number of a phone begins with. */
const longEnough = /\d{4}|\d{2,3}\)?[- ]\d/y;
/** 1419-д илгээ: a short number. */
const shortNumber = /1[0-8]\d{2}(?=-(?:д|т|руу|рүү)(?!\p{L})| (?:руу|рүү|ruu|rvv)(?!\p{L}))/uy;
/** Утас нь 9907 дөрвөн нэг: the rest of a number in words, or in another message. */
const prefix = /[5-9]\d{3}(?![\d.,:/₮$%*-]| ?\d)/y;
const phoneBefore =
  /(?:(?<!\p{L})утас(?:ны дугаар)?|утсаар|(?<!\p{L})(?:utas|факс|лавлах)|залгах дугаар)(?: (?:нь|чинь|маань|минь|ni?|chini))?[:,]?(?: \d\d-\d{4},)? ?$/iu;
/** Eight digits near these are an amount if they are round or a currency follows. */
const account = /данс|карт|касс/;
const amount = /000$/;

/** 99xx-3471, 11-32хх40: some digits are hidden. */
const hidden = /(?=[\d-]{0,7}[xхXХ]{2})[\dxхXХ]{2,4}-?[\dxхXХ]{4,6}(?![\p{L}\d-])/uy;

/** Prefixes of Mongolian operators; other eight-digit numbers are plain numbers unless the context is a phone. */
const operator = /^(?:5[05-9]|6[05-9]|7[0-9]|8[03-9]|9[0-9])/;

/** Groups of digits with their suffix; foreign area codes are read as hundreds: 495. */
function phone(
  text: string,
  end: number,
  groups: readonly (string | undefined)[],
  certain = true,
  lead = '',
): Draft {
  const said = groups
    .flatMap((group) => group || [])
    .map((one) => (/^[1-9]\d\d$/.test(one) ? new Numeral(one).bare() : inPairs(one)));
  return suffixed(text, end, 'phone', lead + said.join(' '), certain);
}

/** `99xx-3471`: the hidden digits are said as letters. */
export function hiddenPhoneRule({ text, at }: Scan): Draft | undefined {
  const found = match(hidden, text, at)?.[0];
  if (!found || !/^(?:\D*\d){2}/.test(found) || ![6, 8].includes(found.replace('-', '').length))
    return undefined;
  const groups = found.match(/\d+|[^\d-]/g) ?? [];
  const spoken = groups.map((one) => (/\d/.test(one) ? inPairs(one) : 'икс'));
  return draft(at + found.length, 'phone', spoken.join(' '), false);
}

/** `9911-2233`, `+976 9911 2233`, `7011 2233`, `(11) 323232`: read in pairs; with leading zeros digit by digit. */
export function phoneRule({ text, at }: Scan): Draft | undefined {
  const first = text.charAt(at);
  const home = '+(9'.includes(first)
    ? (match(bracketed, text, at) ?? match(international, text, at))
    : null;
  if (home) {
    const lead = `${first === '+' ? 'нэмэх ' : ''}есөн зуун далан зургаа `;
    return phone(text, at + home[0].length, home.slice(home.length < 4 ? 1 : 2), true, lead);
  }
  if (first === '+') {
    const far = match(abroad, text, at);
    if (!far?.[1]) return undefined;
    const lead = `нэмэх ${new Numeral(far[1]).bare()} `;
    return phone(text, at + far[0].length, far.slice(2), false, lead);
  }
  if (first !== '(' && !match(longEnough, text, at)) return undefined;
  const short = match(shortNumber, text, at);
  if (
    short &&
    /^[^.!?\n]{0,30}(?:илгээ|мессеж|залга|ilgee|zalga)/iu.test(text.slice(at + 4, at + 60))
  )
    return phone(text, at + 4, [short[0]], false);
  const start = match(prefix, text, at);
  const called = match(service, text, at);
  const isCalled = (start ?? called) !== null && phoneBefore.test(leftOf(text, at, 28));
  if (
    start &&
    isCalled &&
    !unitAt(text, at + 5, true) &&
    !/^ ?(?:төг|мянга|сая|гаруй|орчим|хүртэл|шахам|ширхэг|ш(?!\p{L}))/u.test(
      text.slice(at + 4, at + 12),
    )
  )
    return phone(text, at + 4, [start[0]], false);
  const odd = match(otherEight, text, at);
  if (odd && operator.test(odd[0].replace(/\D/g, '')) && (odd[1] || cue.test(near(text, at, 50))))
    return phone(text, at + odd[0].length, [odd[0].replace(/\D/g, '')], false);
  const parted = match(eight, text, at);
  if (parted?.[1] && parted[2] && isPhone(text, at, parted))
    return phone(text, at + parted[0].length, [parted[1], parted[2]]);
  const isSpokenOf = () => cue.test(near(text, at, 50));
  const whole = match(eightTogether, text, at);
  const paid = whole && amount.test(whole[0]) && account.test(near(text, at, 30));
  if (whole && !paid) {
    const spoken = isSpokenOf();
    if (spoken || operator.test(whole[0]))
      return phone(text, at + whole[0].length, [whole[0]], spoken);
  }
  if (called && (isCalled || byPhone.test(rightOf(text, at + called[0].length, 32))))
    return draftOf(called, 'phone', called[0].split('-').map(inPairs).join(' '));
  const apart = match(pairsApart, text, at);
  const isSure = first === '(' || (apart?.[0].length === 10 && operator.test(apart[0]));
  const other = otherPhone(text, at);
  return other && (isSure || isSpokenOf()) ? other : undefined;
}

/** 8000-9000 хүн, 7250-8500₮: the ends of a range rise, and what they count follows. */
function counts(text: string, end: number, [whole, first, last]: RegExpExecArray): boolean {
  if (whole?.[4] !== '-' || Number(last) <= Number(first)) return false;
  if (isMeasured(text, end)) return true;
  if (![first, last].every((side) => side?.endsWith('00'))) return false;
  const next = wordAfter(text, end);
  return (
    (nounFollows(text, end) && !/^(?:утас|утс|дугаар|руу|рүү|факс)/.test(next)) ||
    /^(?:орчим|хүртэл|гаруй|мянга)/.test(next)
  );
}

function isPhone(text: string, at: number, parted: RegExpExecArray): boolean {
  const end = at + parted[0].length;
  const isCounted = text.charAt(end) === ' ' && unitAt(text, end + 1, true) !== undefined;
  const [, first = '', last = ''] = parted;
  if (counts(text, end, parted) || isCounted || areYears(text, end, first, last)) return false;
  if (operator.test(parted[0]) || cue.test(near(text, at, 50))) return true;
  // 1800-2222: a number of inquiries, as neither years nor most amounts go so far.
  const inquiries = /^1[89]00$/.test(parted[1] ?? '') && !/[([]$/.test(leftOf(text, at, 1));
  if (inquiries && currencyAt(text, end) === undefined && !nounFollows(text, end)) return true;
  return parted[0][4] === '-' && Number(parted[2]) <= Number(parted[1]);
}

function otherPhone(text: string, at: number): Draft | undefined {
  const apart = match(pairsApart, text, at);
  if (apart) return phone(text, at + apart[0].length, [apart[0].replace(/\D/g, '')]);
  const far = match(landline, text, at);
  const found = far ?? match(six, text, at);
  if (!found) return undefined;
  const groups = far ? [far[1], far[2]?.replace(/\D/g, '')] : [found[0]];
  return phone(text, at + found[0].length, groups);
}
