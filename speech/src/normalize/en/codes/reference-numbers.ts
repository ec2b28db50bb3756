import { type Draft, draft, match, type Scan } from '../../draft.ts';
import { leftOf } from '../../near.ts';
import { codeSource } from '../money/currencies.ts';
import { allows } from '../neighbors.ts';
import { digitByDigit, year } from '../numbers/cardinal.ts';

/** 7719 4402 61, 8911 3047. */
const spaced = /\d{3,5}(?: \d{2,5}){1,5}(?![\p{L}\p{N}%°]|[.,:/-]\d| \d| ?[x×*=+])/uy;
/** 4471-9920-18. */
const dashed = /\d{2,6}(?:-\d{2,10}){1,5}(?![\p{L}\p{N}%°]|[.,:/-][\p{L}\d])/uy;
/** HC/2291056/B, KE/2024/00317, INV-2087, 24/00617/FUL. */
const lettered =
  /(?=[A-Z\d]{0,10}[-/]?[A-Z\d]{0,10}[-/]?\d)(?:[A-Z]{1,6}\d{0,4}|\d{1,8})(?:[/-][A-Z\d]{1,12}){1,5}(?![\p{L}\p{N}]|[.,:/-][\p{L}\d])/uy;
/** 2021/00457, 209/8813/4. */
const slashed = /\d{1,6}(?:\/\d{1,8}){1,4}(?![\p{L}\p{N}%°]|[.,:/-][\p{L}\d])/uy;
/** M4XT-01WC: groups of one length. */
const keyed = /[A-Z\d]{4,6}(?:-[A-Z\d]{4,6}){1,7}(?![\p{L}\p{N}-])/uy;
const isAmount = new RegExp(`^${codeSource}[/-]`);
const isYear = /^(?:19\d\d|20[0-4]\d)$/;

const referred =
  /\b(?:[Rr]ef(?:erence)?|REF|[Cc]ase|[Ff]ile|[Aa]pplication|[Pp]lanning|[Cc]laim|[Pp]olicy|[Aa]ccount|[Tt]ender|[Ii]nvoice|[Oo]rder|[Jj]ob|[Tt]icket|[Ww]arrant|[Cc]rime)\.?(?: (?:[Nn]o\.?|[Nn]umber|[Rr]ef(?:erence)?\.?))?(?: is)?[:.]? ?#?$/;

const oneByOne = (group: string): string =>
  isYear.test(group) || /^[12]\d$/.test(group)
    ? year(group)
    : [...group].map((one) => (/\d/.test(one) ? digitByDigit(one) : one)).join(' ');

/** 88-20417, 738-04124: no range goes so far, or begins with a zero. */
const isParcel = (one: string, two: string): boolean =>
  two.length > 4 && one.length < 4 && two.length > one.length + 2 && !/00$/.test(two);

/** Figures in groups that are not thousands: digit by digit, with a pause between the groups. */
function figures(text: string, at: number): Draft | undefined {
  if (
    /\b(?:[Dd]ep|[Aa]rr)\.? (?:\p{Lu}[\p{L}']+ ){1,3}$/u.test(leftOf(text, at, 36)) &&
    match(/(?:[01]\d|2[0-3])[0-5]\d (?:[01]\d|2[0-3])[0-5]\d(?!\d)/y, text, at)
  )
    return undefined;
  const space = match(spaced, text, at)?.[0];
  const found = space ?? match(dashed, text, at)?.[0];
  if (!found) return undefined;
  const groups = found.split(/[ -]/);
  const [one = '', two = ''] = groups;
  // 1200-1500 is a range; 30197-00100 and 125-4410298871 are not.
  if (
    !space &&
    groups.length === 2 &&
    !/^0\d{3}/.test(two) &&
    two.length < one.length + 5 &&
    !isParcel(one, two)
  )
    return undefined;
  const size = groups.join('').length;
  // 12 000, and 2023 2024 as the head of a table.
  const grows =
    groups.slice(1).every((group) => group.length === 3) && (groups[0] ?? '').length < 4;
  const round =
    groups.every((group) => /00$/.test(group)) || groups.every((one) => isYear.test(one));
  const begins = space !== undefined && /^(?:19|20)\d\d$|00$/.test(groups[0] ?? '');
  if (
    grows ||
    round ||
    begins ||
    (size < 8 && !isParcel(one, two)) ||
    !groups.some((group) => group.length > 3)
  )
    return undefined;
  const end = at + found.length;
  if (
    allows('@counting-before', 'before', leftOf(text, at, 10)) ||
    allows('@counted-units', 'after', text.slice(end, end + 10))
  )
    return undefined;
  return draft(end, 'number', groups.map((group) => digitByDigit(group)).join(', '), false);
}

/** Figures and slashes that are neither a date nor a fraction. */
function sliced(text: string, at: number): Draft | undefined {
  const found = match(slashed, text, at)?.[0];
  const groups = found?.split('/') ?? [];
  const padded =
    groups.slice(1).some((group) => /^0\d{2,}/.test(group)) || /^00\d/.test(found ?? '');
  const long = groups.some(
    (group) => group.length > 3 && !isYear.test(group) && !/00$/.test(group),
  );
  // Ref 77/20418.
  const [one = '', two = ''] = groups;
  const isRef =
    groups.length === 2 &&
    !/00$/.test(two) &&
    (two.length > 4 || (two.length > 2 && !isYear.test(two) && !isYear.test(one))) &&
    referred.test(leftOf(text, at, 24));
  return found && (padded || isRef || (long && groups.length > 2))
    ? draft(at + found.length, 'number', groups.map(oneByOne).join(', '), false)
    : undefined;
}

/** `7719 4402 61`, `HC/2291056/B`, `INV-2087`, `M4XT-01WC`: references, policies and orders by their shape. */
export function referenceNumberRule({ text, at }: Scan): Draft | undefined {
  if (/[\p{L}\p{N}.,:/$€£₦+*#_\u2013-]/u.test(text.charAt(at - 1))) return undefined;
  const plain = figures(text, at) ?? sliced(text, at);
  if (plain) return plain;
  const key = match(keyed, text, at)?.[0];
  if (key) {
    const parts = key.split('-');
    const mixed = parts.filter((part) => /\d\p{L}|\p{L}\d/u.test(part)).length;
    if (mixed * 2 >= parts.length && parts.every((part) => part.length === parts[0]?.length))
      return draft(
        at + key.length,
        'number',
        parts.map((part) => [...part].map((one) => oneByOne(one)).join(' ')).join(', '),
      );
  }
  const found = match(lettered, text, at)?.[0];
  if (!found || isAmount.test(found) || allows('@products', 'after', found)) return undefined;
  if (/\b[Mm]odel:? $/.test(leftOf(text, at, 7))) return undefined;
  const groups = found.split(/[/-]/);
  const long = groups.some(
    (group) => /^\d{4,12}$/.test(group) && !isYear.test(group) && !/00$/.test(group),
  );
  const slashes = found.includes('/');
  const shouts = groups.some((group) => /^[A-Z]{5,}$/.test(group) && /[AEIOU]/.test(group));
  if (!long || shouts || !/[A-Z]/.test(found) || (!slashes && !/^[A-Z]{1,5}-/.test(found)))
    return undefined;
  // A pause only parts two numbers.
  const said = groups.map((group, index) =>
    index > 0 && /\d$/.test(groups[index - 1] ?? '') && /^\d/.test(group)
      ? `, ${oneByOne(group)}`
      : ` ${oneByOne(group)}`,
  );
  return draft(at + found.length, 'number', said.join('').trim());
}
