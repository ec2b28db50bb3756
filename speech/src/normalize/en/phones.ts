import { type Draft, draft, draftOf, match, type Scan } from '../draft.ts';
import { leftOf, near, rightOf } from '../near.ts';
import { digitByDigit, year } from './cardinal.ts';
import { allows } from './neighbors.ts';

const american = /(?:\+?1[-. ])?(?:\((\d{3})\)[- ]?|(\d{3})[-. ])(\d{3})[-. ](\d{4})(?!\d)/y;
const international =
  /(?:\(\+(\d{1,3})\)|\+(\d{1,3}))[-. ]?(?:\(0\)[-. ]?)?\(?(\d{1,5})\)?((?:(?:[-. ]| ?\/ ?)\d{2,6}){1,4})(?!\d)/y;
/** Eight digits in two groups, as written in Mongolia; hardly a count, unless a noun follows. */
const mongolian = /([5-9]\d{3}) (\d{4})(?![\p{L}\d%]| ?[-\u2013.,:/]?\d)/uy;
const noCount =
  /^(?:\s*$|[.,;:!?)\n/"”]| (?:[/(\u2013\u2014-]|\p{Lu}|(?:for|or|and|if|to|from|now|at|when|is|was|any|as|with|please|after|before|between|until|by|on|in)\b))/u;
/** 11-323232: a landline of Ulaanbaatar. */
const landline = /[1-7]\d-\d{6}(?![\p{L}\d]|[.,:/-]\d)/uy;
const eight = /[6-9]\d{7}(?<!000)(?![\p{L}\d%]|[.,:/-]\d| ?\p{Sc}| [A-Z]{3}(?![a-z]))/uy;
/** A code of the same shape before it in a list. */
const sibling = /(?<!\d)[2-9]\d{3}-\d{4}, (?:and |or )?$/;
/** 2155 0198, directly after a word for it. */
const local8 = /[2-9]\d{3} \d{4}(?![\p{L}\d]|[ .,:/-]\d)/uy;
/** With the trunk zero: (020) 7946 0018, 07700 900123. */
const national =
  /(?:\((?:852|853|886|65)\) ?\d{4}[ -]?\d{4}|(?:\(0\d{1,4}\)[ -]?|0\d{1,4}[ -])\d{3,4}[ -]?\d{3,4}|\(?0\d{5}\)? \d{5,6})(?![\p{L}\d]|[.,:/-]\d)/uy;
/** 030-901820, 030/90 18 20, (976)-11-329-999. */
const hyphened =
  /(?:0\d{2,4}[-/] ?\d{5,8}|\((?!(?:1[5-9]|20)\d\d\))\d{2,4}\)(?:-\d{2,4}){1,2}-\d{3,4})(?![\p{L}\d]|[.,:-]\d|\/\d\d)/uy;
/** By twos, as in France; without a word for it, any list of numbers. */
const byTwos = /0\d(?: \d\d){4}(?![\p{L}\d]|[ .,:/-]\d)/uy;
/** Seven digits in two groups, after a word that can only be followed by such a number. */
const local7 = /\d{3} \d{4}(?![\p{L}\d]|[ .,:/-]\d)/uy;
const dials =
  /\b(?:tel|telephone|phone|mob|mobile|fax|call|ring|dial)(?: (?:us|me|him|her|them))?(?: (?:on|at))?[.:]? $/i;
/** 1800 266 1999, 1300 975 707, 1300 36 10 32, 0800 123 456. */
const tollFree =
  /(?:(?:1[38]00|1860|0[38]00)[ -]\d{3}[ -]\d{3,4}|(?:1[38]00|0800)(?: \d\d){3}|0800 \d{4}|0[38]45 \d{3} \d{4})(?![\p{L}\d]|[ .,:/-]\d)/uy;
/** 512/555-0178. */
const slashedArea = /\d{3}\/\d{3}-\d{4}(?![\d-])/y;
const together = /\+\d{8,15}(?!\d)/y;
const short = /(\d{3,4})-(\d{4})(?![\d-])/y;
/** 98200 12345 in India; 13 11 14 in Australia, 116 123 in Europe. */
const indian = /[6-9]\d{4} \d{5}(?![\p{L}\d]|[ .,:/-]\d)/uy;
const shortGroups =
  /(?:13 \d\d \d\d|13\d \d{3}|1[5-9]00 \d{4}|116 \d{3}|[2-7]11)(?![\p{L}\d]|[.,:/-]\d| \d)/uy;
/** 1-800-FLOWERS. */
const words = /(?:1-)?(8(?:00|88|77|66|55|44|33))-(?=[A-Z]{2,4}-?[A-Z\d])/y;
const wordBefore = /(?<!\d)8(?:00|88|77|66|55|44|33)-[A-Z]{2,7}-?$/;

/** Call NHS 24 on 111, dial 101. */
const dialsTo =
  /\b(?:call|calling|called|dial|dialling|dialing|dialled|phone|phoning|ring|ringing|text|texting|contact)(?: (?:the |an |your |us |them )?(?:[\p{L}\d'-]{2,14} ){0,4}?on| (?:[A-Z]+ to)|:)? $/iu;

/** Fire 101, police 102. */
const emergencies =
  /(?:^|[,;:(\n] ?|\b(?:and|or) )(?:fire|police|ambulance|rescue|coastguard|emergenc(?:y|ies)|poison control)(?: (?:service|brigade|department|hotline|number|line))?s?:? $/i;

const years = /((?:1[5-9]|20)\d\d)-((?:1[5-9]|20)\d\d)(?![\d-])/y;

/** 1983-1975 kg: a range from the later year, no phone, unless the line tells of one. */
function fallingYears(text: string, at: number): Draft | undefined {
  const [written, from, to] = match(years, text, at) ?? [];
  if (!written || !from || !to || Number(from) <= Number(to) || /[\d-]/.test(text.charAt(at - 1)))
    return undefined;
  return allows('@phone-call', 'around', near(text, at, 40)) || dials.test(leftOf(text, at, 24))
    ? undefined
    : draft(at + written.length, 'range', `${year(from)} to ${year(to)}`, false);
}

/** Phone numbers, digit by digit, with a comma between groups. */
export function phoneRule({ text, at }: Scan): Draft | undefined {
  // 1-800-FDA-1088.
  const rest = wordBefore.test(leftOf(text, at, 12))
    ? match(/\d{2,5}(?!\d)/y, text, at)?.[0]
    : undefined;
  if (rest) return draft(at + rest.length, 'phone', digitByDigit(rest));
  const falling = fallingYears(text, at);
  if (falling) return falling;
  if (/[\d-]/.test(text.charAt(at - 1))) return undefined;
  const far = match(international, text, at) ?? match(together, text, at);
  // +433.33 is a change, no number.
  if (far && far[0].replace(/\D/g, '').length > 7)
    return draftOf(
      far,
      'phone',
      `plus ${far[0]
        .split(/\/(?= ?\d{4}$)/)
        .map((one) => digitByDigit(one.replace(/\D/g, '')))
        .join(' or ')}`,
    );
  const withArea = match(slashedArea, text, at);
  if (withArea) return draftOf(withArea, 'phone', digitByDigit(withArea[0].replace(/\D/g, '')));
  // Dep. Oban 0800 1530.
  const isDeparture =
    /\b(?:[Dd]ep|[Aa]rr)\.? (?:\p{Lu}[\p{L}']+ ){1,3}$/u.test(leftOf(text, at, 36)) &&
    match(/(?:[01]\d|2[0-3])[0-5]\d (?:[01]\d|2[0-3])[0-5]\d(?!\d)/y, text, at) !== null;
  if (isDeparture) return undefined;
  const free = match(tollFree, text, at);
  if (free) return draftOf(free, 'phone', digitByDigit(free[0].replace(/\D/g, '')));
  const named = match(words, text, at);
  if (named?.[1])
    return draftOf(
      named,
      'phone',
      `${named[0].startsWith('1-') ? 'one ' : ''}${named[1] === '800' ? 'eight hundred' : digitByDigit(named[1])} `,
    );
  const home = match(american, text, at);
  if (home) {
    const digits = home[0].replace(/\D/g, '');
    return draftOf(
      home,
      'phone',
      `${home[0].startsWith('+') ? 'plus ' : ''}${digitByDigit(digits)}`,
    );
  }
  const trunk =
    match(national, text, at) ??
    match(hyphened, text, at) ??
    (allows('@phone-call', 'around', near(text, at, 40)) ? match(byTwos, text, at) : null);
  const dialled = trunk?.[0].replace(/\D/g, '') ?? '';
  if (trunk && /^\d{8,13}$/.test(dialled)) return draftOf(trunk, 'phone', digitByDigit(dialled));
  const parts =
    match(indian, text, at) ??
    (allows('@phone-call', 'around', near(text, at, 40)) ? match(shortGroups, text, at) : null);
  if (parts) return draftOf(parts, 'phone', digitByDigit(parts[0].replace(/ /g, '')));
  const seven = match(local7, text, at) ?? match(local8, text, at);
  if (seven && dials.test(leftOf(text, at, 24)))
    return draftOf(seven, 'phone', digitByDigit(seven[0].replace(' ', '')));
  const emergency = match(/(?:911|999|112)(?![\d.,]\d|\d)/y, text, at);
  const isCalled = allows('@rang-ring', 'before', leftOf(text, at, 10));
  if (emergency && (isCalled || allows('@phone-call', 'around', near(text, at, 30))))
    return draft(at + 3, 'phone', digitByDigit(emergency[0]));
  const service = match(/[1-9]\d{2}(?![\p{L}\d%°]|[.,:/-]\d)/uy, text, at);
  if (
    service &&
    !/[.,:/$€£#]/.test(text.charAt(at - 1)) &&
    ((dialsTo.test(leftOf(text, at, 40)) &&
      allows('@goes-on-2', 'after', text.slice(at + 3, at + 14))) ||
      (allows('@emergency-numbers', 'after', service[0]) &&
        allows('@calls-callers', 'after', text.slice(at + 3, at + 16))) ||
      emergencies.test(leftOf(text, at, 30)) ||
      (service[0] === '111' && /\bNHS $/.test(leftOf(text, at, 4))))
  )
    return draft(at + 3, 'phone', digitByDigit(service[0]));
  const parted = match(mongolian, text, at);
  if (
    parted &&
    (noCount.test(rightOf(text, at + parted[0].length, 10)) ||
      allows('@phone-call', 'around', near(text, at, 60)))
  )
    return draftOf(parted, 'phone', digitByDigit(parted[0].replace(' ', '')));
  // 88094412: a count would have its commas.
  const joined = /[\p{Sc}#.,]\s?$/u.test(leftOf(text, at, 2)) ? null : match(eight, text, at);
  if (joined && noCount.test(text.slice(at + 8, at + 18)))
    return draft(at + 8, 'phone', digitByDigit(joined[0]), false);
  const fixed = match(landline, text, at);
  if (fixed && allows('@phone-call', 'around', near(text, at, 40)))
    return draftOf(fixed, 'phone', digitByDigit(fixed[0].replace('-', '')));
  const local = match(short, text, at);
  if (!local?.[1] || !local[2]) return undefined;
  const around = near(text, at, 40);
  const known =
    allows('@phone-call', 'around', around) ||
    allows('@code-list', 'around', around) ||
    sibling.test(leftOf(text, at, 16)) ||
    // 6642-7703 is too high for years or pages.
    (local[1] >= '5000' && !/00$/.test(local[0]));
  if (!known && Number(local[1]) < Number(local[2]) && local[1].length === 4) return undefined;
  return draftOf(local, 'phone', digitByDigit(local[0].replace(/\D/g, '')), known);
}
