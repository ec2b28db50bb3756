import { type Draft, draft, match, type Scan } from '../../draft.ts';
import { leftOf, near } from '../../near.ts';
import { nounFollows, suffixed, wordAfter } from '../endings/after.ts';
import { unitAt } from '../measures/units.ts';
import { currencyAt } from '../money/currency.ts';
import { inPairs } from '../numbers/cardinal.ts';
import { areYears } from '../numbers/spans.ts';
import { isMeasured } from './sections.ts';

const eight = /(\d{4})[- ](\d{4})(?!\d|[- ]\d)/y;
const cue =
  /утас|утсаар|холбо[гоб]|дугаар(?:аас|т|руу|луу)|залга|факс|(?:^|[^а-яөү])[фту][:.] ?\d|fax|☎|📞|tel|utas|phone|мессеж/;
/** Prefixes of Mongolian operators; other eight-digit numbers are plain numbers unless the context is a phone. */
const operator = /^(?:5[05-9]|6[05-9]|7[0-9]|8[03-9]|9[0-9])/;

/** 99xx-3471, 11-32хх40: some digits are hidden. */
const hidden = /(?=[\d-]{0,7}[xхXХ]{2})[\dxхXХ]{2,4}-?[\dxхXХ]{4,6}(?![\p{L}\d-])/uy;

/** `99xx-3471`: the hidden digits are said as letters. */
export function hiddenPhoneRule({ text, at }: Scan): Draft | undefined {
  const found = match(hidden, text, at)?.[0];
  if (!found || !/^(?:\D*\d){2}/.test(found) || ![6, 8].includes(found.replace('-', '').length))
    return undefined;
  const groups = found.match(/\d+|[^\d-]/g) ?? [];
  const spoken = groups.map((one) => (/\d/.test(one) ? inPairs(one) : 'икс'));
  return draft(at + found.length, 'phone', spoken.join(' '), false);
}

/** `9911-2233`, `7011 2233`: read in pairs. */
export function phoneRule({ text, at }: Scan): Draft | undefined {
  const found = match(eight, text, at);
  if (!found || !isPhone(text, at, found)) return undefined;
  return suffixed(text, at + found[0].length, 'phone', found.slice(1).map(inPairs).join(' '));
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
