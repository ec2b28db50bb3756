import { type Draft, draft, draftOf, match, type Scan } from '../draft.ts';
import { lineBehind, rightOf } from '../near.ts';
import { digitByDigit, oneByOne, year } from './cardinal.ts';
import { mixedAt, smallKeyAt } from './lettered-codes.ts';
import { allows } from './neighbors.ts';
import { plateAt } from './plates.ts';

/** Digits that belong together; a fraction, a time or a price goes on. */
const digits = /\d{3,24}(?!\d|[.,:/]\d|-\d|[%°]|[A-Za-z])/y;

const secret =
  /(?:\b|(?<=\p{L}))(?:code|\bpin|\botp|passcode|password|\bcvv|\bcvc)( (?:is|was|number|no\.?)|[:=](?= ?\*?$))?[ :=\u2013-]{1,3}[*#]?$/iu;
const isYour =
  /^ is (?:your|the|my|our)(?: [\p{L}-]{1,14}){0,4} (?:code|password|pin|passcode|otp)\b/iu;
/** What hides the digits before the last four of a card. */
const hidden =
  /(?:\*{2,12}[ -]?|(?<=(?:[Cc]ard|[Aa]\/[Cc]|[Aa]cct\.?|[Aa]ccount) \*?)X|(?<![\p{L}\p{N}])[xX]{2,12}-?|[\u2022]{2,12} ?)$/u;
const money =
  /\b(?:rx|a\/?c|acc|card|visa|mastercard|amex|accounts?|acct|debit|credit|digits|checking|savings|phone|number|membership|parcel|order|package|shipment|plate|policy|mobile|loan|no\.)\b/i;

const named =
  /\b(?:rx|account|acct?|mls|routing|passport|tracking|confirmation|reference|ref|booking|invoice|order|serial|policy|member(?:ship)?|customer|case|charity|company|train|ticket|licen[cs]e|registration|meeting|student|employee|tax|reservation|extension|ext|claim|batch|model|part|approval|approvals|certificate|station|stops?|inv|p\/n|permit|docket|badge|sku|item|lot|request|cheque|bug)\b®?\.?( (?:number|no\.?|num|id|code)| ?#)?(?: is)?([ :#]{1,3})(?:#?\d{5,7}(?:,| and| &| or) #?){0,3}$/i;
/** Your passcode for the purchase at Larkspur is 7703951. */
const farNamed =
  /\b(pass-?codes?|codes?|pins?|otps?|passwords?|ids?|numbers?|no\.|accounts?|a\/c|membership|customer|licen[cs]e|policy|reference|ref)\b(?! of\b)(?:[^.!?:#\n]|\.\d|(?<=\b[A-Z])\.){1,66}(?:\bis(?: now)?:? |: ?|# ?)$/i;
const extension = /\b(?:extension|ext\.?) $/i;
/** E1234567, G-482913: a letter or two directly before. */
const lettered = /(?<![\p{L}\p{N}])[A-Z]{1,4}-?$/u;
/** Longer numbers are written with separators if they count something. */
const countedLimit = 10;

const isYear = (written: string) => /^(?:19|20)\d\d$/.test(written);

function isSecret(behind: string, after: string, written: string): boolean {
  // @onepass.example #482917: how a text message ends that a browser reads the code from.
  if (/@[\w.-]+ #$/.test(behind) && /^\s*(?:$|\n)/.test(after)) return true;
  // G-fob token 2: 118 390.
  if (
    written.length === 3 &&
    /\b(?:[Tt]oken|OTP|[Pp]asscode|[Cc]ode)(?: \d)?: (?:\d{3} )?$/.test(behind)
  )
    return true;
  // Emergency out of hours: 111.
  if (
    /^(?:111|000|911|999|112|101|105|119)$/.test(written) &&
    /\b[Ee]mergenc(?:y|ies)[^.\n]{0,24}[:;] ?$/.test(behind)
  )
    return true;
  // Dial 111 in New Zealand, 999 in Britain.
  if (
    /^(?:000|111|112|995|999)$/.test(written) &&
    /\b(?:[Ee]mergency|[Dd]ial|[Cc]all)\b[^\n]{0,60} $/.test(behind) &&
    /^(?:[.,;)]|\s*$| (?:for|in|and|or|if)\b)/.test(after)
  )
    return true;
  // Use 3390 to approve the payment.
  if (
    written.length > 3 &&
    /\b[Uu]se $/.test(behind) &&
    allows('@to-approve-to-verify', 'after', after)
  )
    return true;
  // NBN service in 4814 has been restored: a postcode.
  if (
    written.length === 4 &&
    allows('@service-in-service-for', 'before', behind) &&
    allows('@has-have', 'after', after)
  )
    return true;
  if (written.length === 8 && /\b[Bb]uild:? $/.test(behind)) return true;
  if (written.length === 4 && /\b[A-Z]{2,4} ?(?:\.{3}|\u2026)$/.test(behind)) return true;
  if (allows('@area', 'before', behind.toLowerCase())) return true;
  const lead = secret.exec(behind);
  if (lead)
    return (
      written.startsWith('0') ||
      /^[#*]/.test(after) ||
      (written.length === 3 && /\bcv[vc]\b/i.test(lead[0])) ||
      (written.length > 3 && (lead[1] !== undefined || !isYear(written)))
    );
  if (hidden.test(behind)) return true;
  if (
    /\*$/.test(behind) &&
    (money.test(behind) || (written.length === 4 && /\p{L} \*$/u.test(behind)))
  )
    return true;
  if (
    written.length > 2 &&
    written.length < 7 &&
    allows('@ending', 'before', behind.toLowerCase()) &&
    !allows('@year-ending-month-ending', 'before', behind.toLowerCase())
  )
    return money.test(behind);
  // Your Visa Card 4321 at a shop.
  if (
    written.length === 4 &&
    /\b(?:[A-Z]{3,5}|Bank|Visa|Debit|Credit|debit|credit) [Cc]ard $/.test(behind) &&
    /^(?: (?:at|on|for|was|has|is|used)\b|[.,;]|$)/.test(after)
  )
    return true;
  if (
    written.length > 3 &&
    allows('@given', 'before', behind.toLowerCase()) &&
    allows('@given-for', 'after', after)
  )
    return true;
  // Text 40404 to donate.
  if (
    /^\d{4,8}$/.test(written) &&
    /\b(?:(?:forward|report|text|send) (?:it|this|them|the text|texts) to|(?:text|txt|sms|send)(?: [A-Za-z']{2,12}){2,4} to|text|dial|sms|send|reply)(?: "?[A-Z]{2,12}"?(?: to)?)? $/i.test(
      behind,
    ) &&
    !/^ \d{3}/.test(after)
  )
    return written.length > 4 || !isYear(written);
  return written.length > 3 && isYour.test(after);
}

function isNumberOf(behind: string, after: string, written: string): boolean {
  if (/\b(?:PO(?: ?#| [Nn]o\.?)?|DX) $/.test(behind) && written.length > 4) return true;
  if (extension.test(behind)) return written.length > 3 && written.length <= 6;
  const found = /\b[Ee]xecutive $/.test(behind.replace(/[Oo]rder $/, ''))
    ? null
    : named.exec(behind);
  if (found) {
    const hash = /#/.test(found[0]);
    const marked = hash || found[1] !== undefined;
    // Order: 2500 units is a count.
    const listed = /:|is $/.test(found[0]) && !/^ \p{Ll}/u.test(after);
    // Order 20418 shipped, but order 12500 tiles.
    const alone = !/^ \p{Ll}+s\b/u.test(after) || /^ (?:is|was|has|ships|arrives)\b/.test(after);
    const least = hash ? 5 : marked ? 4 : listed || alone ? 5 : 6;
    if (written.length >= least) return marked || !/0{3}$/.test(written);
  }
  // Deposited to acct 5521.
  if (
    written.length === 4 &&
    !isYear(written) &&
    (/\b(?:acct|a\/c)\.? $/i.test(behind) ||
      allows('@to-account-from-account', 'before', behind)) &&
    allows('@was-has-2', 'after', after)
  )
    return true;
  const far = farNamed.exec(behind);
  const isSum =
    /\b(?:balance|total|owed|price|amount|fee|limit|sum|count|costs?|value|salary|bonus|points)\b/i;
  if (far && !isSum.test(behind.slice(-50)) && !/^ (?:(?!\p{L}{1,3}\b)\p{Ll}|\d)/u.test(after)) {
    const least = /^(?:pass|code|pin|otp)/i.test(far[1] ?? '') ? 4 : 5;
    if (written.length >= least && !/000$/.test(written) && !isYear(written)) return true;
  }
  // AS91158; but R12500 is an amount.
  return (
    (written.length > 5 || (written.length === 5 && !/00$/.test(written))) && lettered.test(behind)
  );
}

const sortCode = /\d{2}-\d{2}-\d{2}(?![\d-])/y;
/** Numbers of persons and employers: 123-45-6789, 12-3456789. */
const inPairs = /\d\d(?: \d\d){2,3}(?![ \d]\d|[.,:/-]\d)/y;
const social = /(?:\d{3}-\d{2}-\d{4}|\d{2}-\d{7})(?![\d-])/y;
const groups = /\d{3,5}(?:[ -]\d{2,4}){1,6}(?![\d-]| \d)/y;
/** 113-4821937-5520193, 20241120-0042. */
const hyphened = /\d{3,12}-\d{4,8}(?:-\d{2,8}){0,3}(?![\d-])/y;
/** #04-118: a flat by its floor. */
const unitNumber =
  /(?<=#|\b[Nn]umber |\b[Uu]nit )0\d-\d{2,4}(?![\d-])|(?<![\d-])0\d-\d{3}(?![\d-])|(?<=#)\d\d-\d{2,4}(?![\d-])/y;
/** 88-104-2267, 0042-17. */
const parted = /\d{1,8}(?:-\d{1,9}){1,5}(?![\d\p{L}-]|[.,:/]\d)/uy;
/** Without a word for it: parts of different lengths, no date, no score and no phone number. */
function isParted(written: string): boolean {
  const parts = written.split('-');
  const lengths = new Set(parts.map((part) => part.length));
  return (
    parts.length > 2 &&
    lengths.size > 1 &&
    written.length > 8 &&
    parts.some((part) => part.length > 3) &&
    !parts.every(isYear) &&
    !/^(?:\d{4}-\d{1,2}-\d{1,2}|\d{1,2}-\d{1,2}-\d{4})$/.test(written)
  );
}
const groupsCue =
  /\b(?:id|bsb|mls|account|a\/c|acct?\.?|card|ref(?:erence)?|tracking|shipment|parcel|waybill|member(?:ship)?|customer|client|licen[cs]e|passport|policy|confirmation|booking|invoice|order|claim|case|ticket|permit|meter|file|zoom|webinar|meeting)(?: (?:number|no\.?|code|id|ref(?:erence)?))?(?: is)?(?::| #)? $/i;

/** Codes in groups, known by their shape or by the word before them. */
function grouped(text: string, at: number, behind: string): string | undefined {
  if (!/^\d{1,12}[ -]\d|^\d{8}/.test(text.slice(at, at + 14))) return undefined;
  const found =
    match(social, text, at) ??
    match(unitNumber, text, at) ??
    (allows('@sort-code', 'before', behind) ? match(/\d{8}(?!\d)/y, text, at) : null) ??
    (/\bsort code(?: is)?:? $/i.test(behind) ||
    /^\d{2}-\d{2}-\d{2},? \d{8}(?!\d)/.test(text.slice(at, at + 19))
      ? match(sortCode, text, at)
      : null) ??
    (groupsCue.test(behind) || named.test(behind) || secret.test(behind)
      ? match(groups, text, at)
      : null) ??
    (named.test(behind) ? match(hyphened, text, at) : null) ??
    // Your OTP is 48 20 17.
    (secret.test(behind) ? match(inPairs, text, at) : null);
  if (found) return found[0];
  // 482 913 is your code.
  const inTwo = match(/\d{3}[ -]\d{3}(?= (?:is|to|as) )/y, text, at)?.[0];
  if (
    inTwo &&
    (/\b(?:use|enter|type) $/i.test(behind) || isYour.test(rightOf(text, at + inTwo.length, 60)))
  )
    return inTwo;
  const zeros = match(/0\d{3,7} ?[-\u2013] ?(?=0\d{3,7}(?!\d))/y, text, at)?.[0];
  if (zeros && allows('@cheques-chqs', 'before', behind)) return undefined;
  const part = match(/\d{1,3}-\d{3,6}(?:-[A-Z\d]{1,3})?(?![\p{L}\d-])/uy, text, at)?.[0];
  if (
    part &&
    /\b(?:[Pp]art|[Mm]odel|[Ii]tem|[Ss]tock|[Cc]at(?:alog)?|P\/N|[Kk]it)\.? ?(?:[Nn]o\.?|[Nn]umber|#):? ?$/.test(
      behind,
    )
  )
    return part;
  const pieces = match(parted, text, at)?.[0];
  if (!pieces) return undefined;
  const isTold =
    ((groupsCue.test(behind) || named.test(behind)) &&
      (/(?:^|-)0/.test(pieces) || pieces.split('-').length > 2)) ||
    // Use 88-1307 to finish.
    (/^\d{2,3}-\d{3,4}$/.test(pieces) &&
      /\b(?:[Uu]se|[Ee]nter) $/.test(behind) &&
      /^ (?:to|as) /.test(rightOf(text, at + pieces.length, 4))) ||
    // The PO number (should be 88-1192, not 88-1129).
    (/^\d{2,3}-\d{4,5}$/.test(pieces) &&
      /\b(?:P\/N|PO|[Oo]rder|[Ii]nvoice|[Qq]uote|[Cc]ase|[Pp]art|[Jj]ob|[Tt]icket|[Pp]ermit|[Cc]laim)(?: (?:number|no\.?|#)[^.\n]{0,40}|:? )$/.test(
        behind,
      ));
  const isDate = /^(?:\d{1,2}-\d{1,2}-(?:\d{2}|\d{4})|\d{4}-\d{2}-\d{2})$/.test(pieces);
  return (isTold && !isDate) || isParted(pieces) ? pieces : undefined;
}

/** 0x80070005. */
function hexAt(text: string, at: number): Draft | undefined {
  const found = match(/0x([\da-fA-F]{2,16})(?![\p{L}\p{N}])/uy, text, at);
  return found?.[1]
    ? draftOf(found, 'number', `zero x ${oneByOne(found[1].toUpperCase())}`)
    : undefined;
}

/** Most numbers are shorter than any code. */
const mayBegin = /^\d(?:\d\d|\d?[A-Z]|\d?[a-z]{1,2}\d|\d?[a-z]{2}|\d?[ -]\d|x[\da-fA-F])/;

/** Codes, card ends and account numbers, digit by digit: `PIN: 1234`, `ending in 4521`, `Order #48291`. */
export function codeRule({ text, at }: Scan): Draft | undefined {
  // 20h00-22h30: hours.
  if (/^(?:[01]?\d|2[0-3])h[0-5]\d ?[-\u2013]/.test(text.slice(at, at + 7))) return undefined;
  if (!mayBegin.test(text.slice(at, at + 5)) || /[\d.,/:$€£¥₦]/.test(text.charAt(at - 1)))
    return undefined;
  const behind = lineBehind(text, at, 80);
  const whole = grouped(text, at, behind);
  if (whole) return draft(at + whole.length, 'number', digitByDigit(whole.replace(/\D/g, '')));
  // Tax code 1257L.
  const taxed = /\btax code(?: is)?:? $/i.test(behind)
    ? match(/(\d{3,4})([LMNTWX])(?![\p{L}\d])/uy, text, at)
    : null;
  if (taxed?.[1] && taxed[2])
    return draftOf(taxed, 'number', `${digitByDigit(taxed[1])} ${taxed[2]}`);
  const mixed = mixedAt(text, at) ?? hexAt(text, at) ?? smallKeyAt(text, at) ?? plateAt(text, at);
  if (mixed) return mixed;
  const found = match(digits, text, at);
  if (!found) return undefined;
  const written = found[0];
  const end = at + written.length;
  const after = text.slice(end, end + 60);
  if (allows('@counted-like', 'after', after)) return undefined;
  const told = isSecret(behind, after, written) || isNumberOf(behind, after, written);
  if (told) return draft(end, 'number', digitByDigit(written));
  if (
    written.length >= countedLimit &&
    !/0{3}$/.test(written) &&
    !allows('@counted-behind', 'before', behind.toLowerCase())
  )
    return draft(end, 'number', digitByDigit(written), false);
  // HTTP 404 four oh four.
  if (/^[45]0[1-9]$/.test(written) && allows('@http-http-error', 'before', behind))
    return draft(end, 'number', digitByDigit(written).replace(' zero ', ' oh '));
  // Port 8080 eighty eighty; room 4521, flight 1907.
  const isNamed = /\b(?:port|room|suite|flight) $/i.test(behind);
  return isNamed && written.length === 4 && !/^0|00$/.test(written)
    ? draft(end, 'number', year(written), false)
    : undefined;
}
