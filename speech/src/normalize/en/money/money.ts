import { type Draft, draft, draftOf, match, type Scan } from '../../draft.ts';
import lists from '../lists.json' with { type: 'json' };
import type { Names } from '../measures/unit-names.ts';
import { allows } from '../neighbors.ts';
import { isOne, readSpan, type Span, spanWords } from '../numbers/amount.ts';
import { cardinal } from '../numbers/cardinal.ts';
import { readAs } from '../said.ts';
import { describesNoun } from './attributive-prices.ts';
import { codeSource, currency, currencyNames, sumWords } from './currencies.ts';
import { isQuoted } from './exchange-rates.ts';

const scale =
  /(?:[ \u00A0-]?(thousand|million|billion|trillion|hundred|(?:lakh|L) (?:crores?|[cC]rs?)|crore|lakh)|(?:[ \u00A0]|-(?=(?:[BM]|cr|crore|lakh)(?![A-Za-z])))?(k|K|MM?|m|[bB]n|B|(?<=\d[ \u00A0]?)b(?!\/)|T|tr?n|(?<=\d)tr?|[mM]n|mln|mil|[mM]io|[mM]r?d|[MB]illion|[cC]rs?|Crores?|crores|[lL]acs?|Lakhs?|lakhs))(?![A-Za-z0-9]|\.\d|\.O|[&+/][Bb])(?:(?<![A-Za-z]{3})\.(?= [a-z]+(?![A-Za-z])))?/y;
const sharedScale =
  /(?= (?:to|and|or) [$£€]?(\d{1,3})(?:\.\d)? ?(?:million|billion|trillion|[MB](?![\p{L}\p{N}])|bn|mn?(?![\p{L}\p{N}])))(?: (?:to|and|or) [$£€])?/uy;
/** A letter that only rupees are counted in: ₹12 L. */
const rupeeScale = / ?(L)(?![\p{L}\p{N}])/uy;
/** Before its currency: 2.3 mio EUR, 50k VND. */
const scaleBefore = new RegExp(
  `[ \\u00A0]?(?:(thousand|million|billion|trillion)|(k|K|m|M|bn|mn|mln|mil(?=\\.? )|mio|Mio|mrd|Mrd|tn)\\.?)(?=[ \\u00A0]?(?:US\\$|[$€£¥₮₽₩₹₦₫₱฿]|${codeSource}(?![A-Za-z])|kr(?!\\p{L})|zł|Kč))`,
  'uy',
);
const scaleWords: Record<string, string> = lists.scaleWords;

const nextPair = new RegExp(`${codeSource}/${codeSource}(?![A-Za-z])`, 'y');
const inTugriks = / ?(?:₮|(?:MNT|tugriks?|t[oö]gr[oö]gs?)(?!\p{L}))/uy;
/** The far end of £5–£10, A$850m–A$870m or US$3m–$4m: where its currency and its amount begin. */
function untilSame(
  text: string,
  end: number,
  sign: string,
): { from: number; amount: number } | undefined {
  const dash = match(/ ?[-\u2013\u2014] ?/y, text, end);
  if (!dash) return undefined;
  const from = end + dash[0].length;
  const other = match(currency, text, from)?.[0];
  const isSame = other === sign || (other === '$' && sign.endsWith('$'));
  if (!other || !isSame) return undefined;
  const amount = from + other.length + (text[from + other.length] === ' ' ? 1 : 0);
  return /\d/.test(text.charAt(amount)) ? { from, amount } : undefined;
}

/** Parts of a cent, as grain is quoted: $4.83¾. */
const centParts = / ?([1357])[/\u2044]([248])(?!\d|\/\d)/y;

const scaleWord = (sized: RegExpExecArray): string => {
  const written = sized[1] ?? sized[2] ?? '';
  if (/^(?:lakh|L) /.test(written)) return 'lakh crore';
  if (/^cr/i.test(written)) return 'crore';
  if (/^la/i.test(written) || written === 'L') return 'lakh';
  return scaleWords[written] ?? written;
};

/** The dash of a round price: 320/-, 15,000/=, 249,-. */
const roundEnd = /(?:\/[-=]|[,.][-\u2013\u2014]{1,2})(?![\p{L}\p{N}])/uy;

const trailingMinus = /(?<=\.\d\d)-(?=\s*(?:$|[\t\n]))/y;

/** A dash typed for a minus, and no range: (–$4.20). */
const typedMinus = /(?<!\d[kKmM]?)[\s(]\u2013$/;

/** $(2.1) million: a loss in accounts. */
const inParentheses = /(US\$|[$€£¥₹₮])\((\d[\d,]{0,14}(?:\.\d{1,4})?)\)/y;

/** R-312.40, $-12.50: what a bank took. */
const signedInside =
  /(US\$|[A-Z]{0,2}\$|[£€₹R])-(\d{1,3}(?:,?\d{3}){0,4}\.\d\d)(?![\d.,]\d|[-–])/uy;

/** `$5.50`, `€20 million`, `9,900₮`, `$3-5`, `USD 100`, `Rs 320/-`. */
export function moneyRule(scan: Scan): Draft | undefined {
  const { text, at } = scan;
  const isGlued = /[\p{L}\p{N}]/u.test(text.charAt(at - 1));
  const loss = match(inParentheses, text, at);
  const taken = loss ?? (isGlued ? null : match(signedInside, text, at));
  if (taken) {
    const rest = text.slice(at + taken[0].length);
    const read = moneyRule({ ...scan, text: `-${taken[1]}${taken[2]}${rest}`, at: 0 });
    return read && { ...read, end: at + read.end + (loss ? 1 : 0) };
  }
  const found = priceAt(scan);
  if (!found) return undefined;
  // $1 million dollars.
  const again = match(/ (dollars|euros|pounds|rupees|pesos)(?!\p{L})/uy, text, found.end);
  const more =
    again?.[1] && found.spoken.endsWith(again[1]) ? again : match(roundEnd, text, found.end);
  if (more) return { ...found, end: found.end + more[0].length };
  // $150.00-: a credit of a receipt.
  return match(trailingMinus, text, found.end)
    ? { ...found, end: found.end + 1, spoken: `minus ${found.spoken}` }
    : found;
}

function priceAt({ text, at }: Scan): Draft | undefined {
  if (!/[\d.+\u2212\u2013-]/.test(text.charAt(at)) && !match(currency, text, at)) return undefined;
  const negative =
    (/[-\u2212]/.test(text.charAt(at))
      ? !/[\p{L}\p{N}]/u.test(text.charAt(at - 1))
      : typedMinus.test(text.slice(Math.max(0, at - 14), at + 1))) &&
    match(currency, text, at + 1) !== null;
  const from = negative ? at + 1 : at;
  if (/\p{L}/u.test(text.charAt(at)) && /[\p{L}\p{N}]/u.test(text.charAt(at - 1))) return undefined;
  const lead = match(currency, text, from);
  const start = lead ? from + lead[0].length + (text[from + lead[0].length] === ' ' ? 1 : 0) : from;
  const span = /[\d.+\u2212\u2013-]/.test(text.charAt(start)) ? readSpan(text, start) : undefined;
  if (!span) return undefined;
  let end = span.to.end;
  const size = lead
    ? (match(scale, text, end) ??
      (allows('@rupee-amount', 'after', lead[0]) ? match(rupeeScale, text, end) : null))
    : null;
  const sized = size ?? match(scaleBefore, text, end);
  if (sized) end += sized[0].length;
  // A box of 20 $21.99: the next price.
  const priced = / [$€£₹]\d/y;
  const tail =
    lead || match(priced, text, end)
      ? null
      : match(currency, text, text[end] === ' ' ? end + 1 : end);
  // EUR/GBP 0.8561 EUR/USD: the next pair.
  if (tail && match(nextPair, text, end + (text[end] === ' ' ? 1 : 0))) return undefined;
  const sign = lead?.[0] ?? tail?.[0];
  const names = sign ? currencyNames(sign) : undefined;
  if (!names) return undefined;
  if (tail) end = end + (text[end] === ' ' ? 1 : 0) + tail[0].length;
  const [unit, cent] = names;
  // USD 3,571.20₮ is a rate: the amount is read separately, with its own currency.
  if (lead && !/^(?:₮|MNT)$/.test(lead[0]) && match(inTugriks, text, span.to.end))
    return draftOf(lead, 'money', unit[0]);
  if (lead && isQuoted(text, at, end, lead[0])) return draftOf(lead, 'money', unit[0]);
  // AUD 65.3 US cents: the price of one.
  if (
    lead &&
    match(/ ?(?:[A-Z]{2,3} |[A-Z]\p{Ll}+ )?(?:cents|pence|sen)(?!\p{L})/uy, text, span.to.end)
  )
    return draftOf(lead, 'money', unit[0]);
  const minus = negative ? 'minus ' : '';
  const attributive =
    describesNoun(text, end) ||
    /^-(?:a|per|worth|year|million|billion)/.test(text.slice(end, end + 9));
  const money = (to: number, said: string, certain = true): Draft =>
    draft(to, 'money', minus + said, certain);
  if (sized) {
    const sum = `${spanWords(span)} ${scaleWord(sized)}`;
    // KRW 2.3M-2.5M.
    const on = lead ? match(/ ?[-\u2013] ?(?=\d)/y, text, end) : null;
    const top = on && !span.from ? readSpan(text, end + on[0].length) : undefined;
    const topSize = top && !top.from ? match(scale, text, top.to.end) : null;
    if (top && topSize && !match(currency, text, top.to.end + topSize[0].length))
      return money(
        top.to.end + topSize[0].length,
        `${sum} to ${spanWords(top)} ${scaleWord(topSize)} ${unit[1]}`,
      );
    const far = lead ? untilSame(text, end, lead[0]) : undefined;
    // $10K–$20K: the end names the currency too.
    if (far) return money(far.from, `${sum} to`);
    return money(end, `${sum} ${attributive ? unit[0] : unit[1]}`);
  }
  // $24 to $26 million: both in millions.
  const shared =
    lead && !span.from && span.to.fraction === '' && span.to.whole.length < 4
      ? match(sharedScale, text, end)
      : null;
  if (
    shared?.[1] &&
    Number(span.to.whole) < Number(shared[1]) &&
    shared[0].includes(lead?.[0] ?? ' ')
  )
    return money(end, spanWords(span));
  const until = lead ? untilSame(text, end, lead[0]) : undefined;
  const rest = until && readSpan(text, until.amount);
  // $138–$142 million.
  const restSize = rest && !rest.from ? match(scale, text, rest.to.end) : null;
  if (rest && !span.from && Number(rest.to.whole) >= Number(span.to.whole)) {
    if (restSize)
      return money(
        rest.to.end + restSize[0].length,
        `${spanWords(span)} to ${spanWords(rest)} ${scaleWord(restSize)} ${unit[1]}`,
      );
    const low = cents(span, unit, cent);
    const high = low && cents(rest, unit, cent);
    if (!rest.from)
      return money(
        rest.to.end,
        `${low ?? spanWords(span)} to ${high ?? `${spanWords(rest)} ${unit[1]}`}`,
      );
  }
  const parts = lead && span.to.fraction.length === 2 ? match(centParts, text, end) : null;
  if (parts && !span.from) {
    const name = isOne({ ...span.to, fraction: '' }) ? unit[0] : unit[1];
    const rest = `${cardinal(span.to.fraction)} and {1} {2:2=half,4=quarter,8=eighth} ${cent[1]}`;
    return readAs(parts, 'money', `${minus}${cardinal(span.to.whole)} ${name} and ${rest}`);
  }
  const small = cents(
    span,
    attributive ? [unit[0], unit[0]] : unit,
    // A two pound fifty pence stamp.
    attributive && cent[0] !== 'penny' ? [cent[0], cent[0]] : cent,
  );
  const single = attributive || (!span.from && isOne(span.to));
  // Yen and yuan share a sign.
  return money(end, small ?? `${spanWords(span)} ${single ? unit[0] : unit[1]}`, sign !== '¥');
}

function cents(span: Span, unit: Names, cent: Names): string | undefined {
  if (span.from) {
    // $5.50-6.50: both ends in full.
    const low = cents({ to: span.from }, unit, cent);
    const high = low && cents({ to: span.to }, unit, cent);
    return high && `${low} to ${high}`;
  }
  const { whole, fraction } = span.to;
  // 72.94¢ has no smaller part.
  if (unit[0] === 'cent') return undefined;
  // Nobody counts sen and jeon: 149.62 yen.
  if (/^(?:yen|won)$/.test(unit[0]) && !/^0*$/.test(fraction)) return undefined;
  if (fraction.length !== 2) return undefined;
  return sumWords(whole, fraction, [unit, cent]);
}
