import { type Draft, draft, match, type Scan } from '../draft.ts';
import { isOne, readSpan, type Span, spanWords } from './amount.ts';
import { cardinal } from './cardinal.ts';
import { codeSource, currency, currencyNames } from './currencies.ts';
import type { Names } from './unit-names.ts';

const scale =
  /(?:[ \u00A0-]?(thousand|million|billion|trillion|hundred|(?:lakh|L) (?:crores?|[cC]rs?)|crore|lakh)|[ \u00A0]?(k|K|MM?|m|[bB]n|B|T|tn|trn|[mM]n|mln|mil|[mM]io|[mM]r?d|[MB]illion|[cC]rs?|Crores?|crores|[lL]acs?|Lakhs?|lakhs))(?![A-Za-z0-9]|\.\d)/y;
/** A letter that only rupees are counted in: ₹12 L. */
const rupeeScale = / ?(L)(?![\p{L}\p{N}])/uy;
const rupees = /^(?:₹|Rs|INR|PKR)/;
/** Before its currency: 2.3 mio EUR, 50k VND. */
const scaleBefore = new RegExp(
  `[ \\u00A0]?(?:(thousand|million|billion|trillion)|(k|K|m|M|bn|mn|mln|mio|Mio|mrd|Mrd|tn))(?=[ \\u00A0]?(?:US\\$|[$€£¥₮₽₩₹₦₫₱฿]|${codeSource}(?![A-Za-z])|kr(?!\\p{L})|zł|Kč))`,
  'uy',
);
const scaleWords: Record<string, string> = {
  mil: 'million',
  MM: 'million',
  Mn: 'million',
  mio: 'million',
  Mio: 'million',
  Million: 'million',
  Bn: 'billion',
  Billion: 'billion',
  mrd: 'billion',
  Mrd: 'billion',
  md: 'billion',
  Md: 'billion',
  k: 'thousand',
  K: 'thousand',
  M: 'million',
  m: 'million',
  mn: 'million',
  mln: 'million',
  bn: 'billion',
  B: 'billion',
  T: 'trillion',
  tn: 'trillion',
  trn: 'trillion',
};

/** A price that describes a noun: a $40 item, its $1.7 trillion budget, a new $300 phone. */
function describes(text: string, at: number, end: number): boolean {
  if (bought.test(text.slice(end, end + 14))) return true;
  return (
    priced.test(text.slice(Math.max(0, at - 30), at)) &&
    /^ \p{Ll}{2}/u.test(text.slice(end, end + 3)) &&
    !noNoun.test(text.slice(end, end + 12)) &&
    !settled.test(text.slice(end, end + 40))
  );
}

/** Nouns that a price describes without an article too, as in headlines: CEO in $90M fraud. */
const bought =
  /^ (?:fraud|scam|scheme|heist|deal|contract|fine|fee|grant|loan|prize|lawsuit|budget|plan|bill|package|raise|gift|campaign|fund|portfolio|merger|acquisition|buyout|bid|hike|surplus|deficit|shortfall|gap|boost|expansion|renovation|program|programme|initiative|stake|facility|factory|pipeline|stadium|bridge|home|apartment|condo|estate|yacht|market|industry|company|startup|valuation|transfer|payout|payment|verdict|bail|ransom|subsidy|discount|gift card|voucher|minimum|surcharge|salary|wage|settlement|bailout|bonus|deposit|voucher|coupon|mansion|mortgage|upgrade|takeover|investment|project|ticket|penalty|refund|rebate|reward|bounty|jackpot|donation)(?![\p{L}'-])/iu;
const priced =
  /(?:^|[\s("“])(?:an?|the|this|that|its|his|her|their|our|my|your|each|every|another|no)(?: (?:new|old|extra|additional|separate|full|flat|small|large|big|record|used|single|monthly|annual|yearly|weekly|daily|nearly|initial|final|standard|proposed|planned|reported|estimated|free|one-time|cheap|whole|government|federal|state))? $/i;
const noNoun =
  /^ (?:to|of|from|in|into|and|or|are|is|was|were|be|been|that|which|who|between|left|away|on|at|for|per|he|she|we|they|you|as|than|with|by|before|after|above|below|more|less|each|will|would|can|could|may|might|has|have|had|does|did|do|but|if|when|while|because|so|not|under|over|goes|went|came|comes|paid|spent|extra|instead|off|apiece|worth|too|back|again|now|then|this|last|every)\b/;
/** The $28 originally proposed, the £30 already paid, the $40 owed: what became of the amount. */
const settled =
  /^ (?:(?:already|still|once|previously|originally|initially|currently|just|first|due|owing|outstanding)(?= (?:\p{Ll}{2,12}(?:ed|en)|paid|due|set|spent|sent|lent|given|owing|outstanding|being|to|in|on|from|for|at)(?!\p{L})|\s*[.,;:!?)]|\s*$)|(?:\p{Ll}{3,12}ly )?(?:\p{Ll}{2,12}ed|paid|spent|given|set|lent|sent|sought)(?=\s*$|[.,;:!?)]| (?:by|for|in|on|at|to|from|last|this|earlier|before|after|per|and|but|as|when|with|under)(?!\p{L})))/u;
const nextPair = new RegExp(`${codeSource}/${codeSource}(?![A-Za-z])`, 'y');
const inTugriks = / ?(?:₮|(?:MNT|tugriks?|t[oö]gr[oö]gs?)(?!\p{L}))/uy;
const untilSame = / ?[-\u2013\u2014] ?([$€£¥₮₦₹₽₩])(?=\d)/y;

/** Parts of a cent, as grain is quoted: $4.83¾. */
const centParts = / ?([1357])[/\u2044]([248])(?!\d|\/\d)/y;
const partNames: Record<string, string> = { 2: 'half', 4: 'quarter', 8: 'eighth' };

const scaleWord = (sized: RegExpExecArray): string => {
  const written = sized[1] ?? sized[2] ?? '';
  if (/^(?:lakh|L) /.test(written)) return 'lakh crore';
  if (/^cr/i.test(written)) return 'crore';
  if (/^la/i.test(written) || written === 'L') return 'lakh';
  return scaleWords[written] ?? written;
};

/** The dash of a round price: 320/-, 15,000/=, 249,-. */
const roundEnd = /(?:\/[-=]|[,.][-\u2013\u2014]{1,2})(?![\p{L}\p{N}])/uy;

/** `$5.50`, `€20 million`, `9,900₮`, `$3-5`, `USD 100`, `Rs 320/-`. */
export function moneyRule(scan: Scan): Draft | undefined {
  const found = priceAt(scan);
  const round = found && match(roundEnd, scan.text, found.end);
  return found && round ? { ...found, end: found.end + round[0].length } : found;
}

function priceAt({ text, at }: Scan): Draft | undefined {
  const negative =
    /[-\u2212]/.test(text.charAt(at)) &&
    !/[\p{L}\p{N}]/u.test(text.charAt(at - 1)) &&
    match(currency, text, at + 1) !== null;
  const from = negative ? at + 1 : at;
  if (/\p{L}/u.test(text.charAt(at)) && /[\p{L}\p{N}]/u.test(text.charAt(at - 1))) return undefined;
  // GBP/USD 1.2764 is a rate of two currencies.
  if (/(?<!\p{L})[A-Z]{3}\/$/u.test(text.slice(Math.max(0, at - 5), at))) return undefined;
  const lead = match(currency, text, from);
  const start = lead ? from + lead[0].length + (text[from + lead[0].length] === ' ' ? 1 : 0) : from;
  const span = /[\d.+\u2212-]/.test(text.charAt(start)) ? readSpan(text, start) : undefined;
  if (!span) return undefined;
  let end = span.to.end;
  // IRR 15% is a rate of return.
  if (lead && text[end] === '%') return undefined;
  const size = lead
    ? (match(scale, text, end) ?? (rupees.test(lead[0]) ? match(rupeeScale, text, end) : null))
    : null;
  const sized = size ?? match(scaleBefore, text, end);
  if (sized) end += sized[0].length;
  const tail = lead ? null : match(currency, text, text[end] === ' ' ? end + 1 : end);
  // EUR/GBP 0.8561 EUR/USD: the next pair.
  if (tail && match(nextPair, text, end + (text[end] === ' ' ? 1 : 0))) return undefined;
  const sign = lead?.[0] ?? tail?.[0];
  const names = sign ? currencyNames(sign) : undefined;
  if (!names) return undefined;
  if (tail) end = end + (text[end] === ' ' ? 1 : 0) + tail[0].length;
  const [unit, cent] = names;
  // USD 3,571.20₮ is a rate: the amount is read separately, with its own currency.
  if (lead && !/^(?:₮|MNT)$/.test(lead[0]) && match(inTugriks, text, span.to.end))
    return draft(from + lead[0].length, 'money', unit[0]);
  const minus = negative ? 'minus ' : '';
  const attributive =
    describes(text, at, end) ||
    /^-(?:a|per|worth|year|million|billion)/.test(text.slice(end, end + 9));
  if (sized) {
    const word = scaleWord(sized);
    // KRW 2.3M-2.5M.
    const on = lead ? match(/ ?[-\u2013] ?(?=\d)/y, text, end) : null;
    const top = on && !span.from ? readSpan(text, end + on[0].length) : undefined;
    const topSize = top && !top.from ? match(scale, text, top.to.end) : null;
    if (top && topSize && !match(currency, text, top.to.end + topSize[0].length))
      return draft(
        top.to.end + topSize[0].length,
        'money',
        `${minus}${spanWords(span)} ${word} to ${spanWords(top)} ${scaleWord(topSize)} ${unit[1]}`,
      );
    const far = lead ? match(untilSame, text, end) : null;
    // $10K–$20K: the end names the currency too.
    if (far?.[1] === sign && far)
      return draft(
        end + far[0].length - (far[1]?.length ?? 0),
        'money',
        `${minus}${spanWords(span)} ${word} to`,
      );
    return draft(
      end,
      'money',
      `${minus}${spanWords(span)} ${word} ${attributive ? unit[0] : unit[1]}`,
    );
  }
  const until = lead ? match(untilSame, text, end) : null;
  const rest = until?.[1] === sign ? readSpan(text, end + (until?.[0].length ?? 0)) : undefined;
  const low = rest ? cents(span, unit, cent) : undefined;
  const high = rest && low ? cents(rest, unit, cent) : undefined;
  if (rest && !rest.from && !span.from)
    return draft(
      rest.to.end,
      'money',
      `${minus}${low ?? spanWords(span)} to ${high ?? `${spanWords(rest)} ${unit[1]}`}`,
    );
  const parts = lead && span.to.fraction.length === 2 ? match(centParts, text, end) : null;
  if (parts?.[1] && parts[2] && !span.from)
    return draft(
      end + parts[0].length,
      'money',
      `${minus}${cardinal(span.to.whole)} ${isOne({ ...span.to, fraction: '' }) ? unit[0] : unit[1]} and ${cardinal(span.to.fraction)} and ${cardinal(parts[1])} ${partNames[parts[2]] ?? ''} ${cent[1]}`,
    );
  const small = cents(
    span,
    attributive ? [unit[0], unit[0]] : unit,
    attributive ? [cent[0], cent[0]] : cent,
  );
  return draft(
    end,
    'money',
    minus +
      (small ??
        `${spanWords(span)} ${attributive || (!span.from && isOne(span.to)) ? unit[0] : unit[1]}`),
    // Yen and yuan share a sign.
    sign !== '¥',
  );
}

function cents(span: Span, unit: Names, cent: Names): string | undefined {
  if (span.from) {
    // $5.50-6.50: both ends in full.
    const low = cents({ to: span.from }, unit, cent);
    const high = low && cents({ to: span.to }, unit, cent);
    return high && `${low} to ${high}`;
  }
  const { whole, fraction } = span.to;
  if (fraction.length !== 2) return undefined;
  const big = `${cardinal(whole)} ${whole === '1' ? unit[0] : unit[1]}`;
  const small = `${cardinal(fraction)} ${fraction === '01' ? cent[0] : cent[1]}`;
  if (fraction === '00') return big;
  return /^0+$/.test(whole) ? small : `${big} and ${small}`;
}
