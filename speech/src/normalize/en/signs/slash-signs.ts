import { type Draft, draft, match } from '../../draft.ts';
import { leftOf } from '../../near.ts';
import { inSum } from '../measures/factors.ts';
import { afterStop, perName } from '../measures/units.ts';
import { currency, currencyNames } from '../money/currencies.ts';
import { allows } from '../neighbors.ts';
import { sums } from './sign-words.ts';
import { dividesWords, slash } from './slashes.ts';

/** $20/month, $0.12/kWh, 120 people/km². */
const perShape = /([A-Za-zµμ]{1,6}[²³]?)(?![\p{L}\p{N}²³])/uy;
/** A currency with no amount of its own. */
const perCurrency = new RegExp(`(?:${currency.source})(?! ?\\d)`, 'uy');
/** 40 eggs/tray, £9/person/night. */
const perThing =
  /(?<=(?:(?<![^\s(])\d[\d.,]{0,9} (?:\p{Ll}{3,14}(?<!s)s|people|men|women|children)|\p{Sc}\d[\d.,]{0,9}\/\p{Ll}{3,12}))\/(?!or\b|and\b)\p{Ll}{3,14}(?<!s)(?![\p{L}/-])/uy;
const priceBefore = /(?:\d[^/]{0,14}|\d [a-z]{2,12}|cents?|dollars?)$/;

/** A slash by what is beside it: `20/month`, `2.55 / 2.63`, `14.2/25 GB`, `and/or`. */
export function slashSign(text: string, at: number): Draft | undefined {
  if (dividesWords(text, at)) return draft(at + 1, 'symbol', 'divided by');
  // Data used: 14.2/25 GB; oats 0.89/100g.
  if (/\d\.\d{1,2}$/.test(leftOf(text, at, 4))) {
    const after = text.slice(at + 1, at + 9);
    if (/^\d{1,4} ?[GMT]B(?!\p{L})/u.test(after)) return draft(at + 1, 'symbol', 'of');
    if (/^100 ?(?:g|ml)(?!\p{L})/u.test(after)) return draft(at + 1, 'symbol', 'per');
  }
  // Tea 4.00 / 4.50.
  if (
    /\d\.\d\d ?$/.test(leftOf(text, at, 5)) &&
    /^ ?(?:\d{1,3}\.\d\d(?!\d)|\d\/\d |\d-\p{Ll})/u.test(text.slice(at + 1, at + 8))
  )
    return draft(at + 1, 'punctuation', ',');
  // Fines of $600 / 6 pts.
  if (
    /[£$€₹]\d[\d.,]{0,9} $/.test(leftOf(text, at, 12)) &&
    /^ \d{1,3} ?[a-z]{2}/.test(text.slice(at + 1, at + 8))
  )
    return draft(at + 1, 'punctuation', ',');
  if (sums['/'] && inSum(text, at) && /[=×÷+]/.test(text.slice(Math.max(0, at - 25), at + 25)))
    return draft(at + 1, 'symbol', sums['/']);
  // Down 0.6% // More at 1.
  if (/ \/\/ /.test(text.slice(at - 1, at + 3))) return draft(at + 2, 'punctuation', ',');
  // BANANAS $0.59/LB.
  const sold = /[$€£]\d[\d.,]{0,6}$/.test(leftOf(text, at, 9))
    ? match(/(LB|KG|OZ|EA|DOZ|GAL)(?![\p{L}\p{N}])/uy, text, at + 1)?.[1]
    : undefined;
  if (sold)
    return draft(
      at + 1 + sold.length,
      'symbol',
      sold === 'EA'
        ? 'each'
        : `per ${sold === 'DOZ' ? 'dozen' : (perName(sold.toLowerCase()) ?? sold.toLowerCase())}`,
    );
  // FFO/sh.
  const share = allows('@earnings-per', 'before', leftOf(text, at, 12).toLowerCase())
    ? match(/(?:sh\.?|share)(?!\p{L})/uy, text, at + 1)?.[0]
    : undefined;
  if (share) return draft(at + 1 + share.length, 'symbol', 'per share');
  // ₦1,482/$.
  const rate = match(perCurrency, text, at + 1)?.[0];
  const bought = rate ? currencyNames(rate)?.[0][0] : undefined;
  if (rate && bought && /[\d\p{Sc}]/u.test(text.charAt(at - 1)))
    return draft(at + 1 + rate.length, 'symbol', `to the ${bought}`);
  const period = match(perShape, text, at + 1);
  const per = period?.[1] ? perName(period[1]) : undefined;
  if (
    period &&
    per &&
    priceBefore.test(leftOf(text, at, 16)) &&
    !/(?:^|\s)\p{Lu}$/u.test(leftOf(text, at, 2))
  )
    return draft(afterStop(text, at + 1 + period[0].length), 'symbol', `per ${per}`);
  if (match(perThing, text, at)) return draft(at + 1, 'symbol', 'per', false);
  if (/\p{L}/u.test(text.charAt(at - 1)) && /\p{L}/u.test(text.charAt(at + 1)))
    return slash(text, at);
  // Buy 2.55 / sell 2.63; Zaya / Erdene; but I / O and and / or.
  if (
    !(
      /(?:^|[^\p{L}])\p{L} $|\band $/iu.test(leftOf(text, at, 4)) &&
      /^ (?:or|\p{L})(?!\p{L})/u.test(text.slice(at + 1, at + 5))
    ) &&
    /[\p{L}\p{N}\p{Sc}%)"”'’.] $/u.test(leftOf(text, at, 2)) &&
    /^ [\p{L}\p{N}+("“'‘*#\p{Sc}]/u.test(text.slice(at + 1, at + 3))
  )
    return /\d[\d.,]{0,12}(?: (?:[A-Z]{3}|\p{Ll}{4,8}))? $|[₮$€£] $/u.test(leftOf(text, at, 24)) &&
      allows('@month-year', 'after', text.slice(at + 1, at + 9))
      ? draft(at + 1, 'symbol', 'per')
      : draft(at + 1, 'punctuation', ',');
  return undefined;
}
