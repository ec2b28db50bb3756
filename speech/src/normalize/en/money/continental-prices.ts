import { type Draft, draft, draftOf, match, type Scan } from '../../draft.ts';
import { allows } from '../neighbors.ts';
import { cardinal, decimal } from '../numbers/cardinal.ts';
import { type Currency, currency, currencyNames, sumWords } from './currencies.ts';

/** 12,50; 1.299,50; 1 299,50; 1'250.50: in thousands with points, spaces or apostrophes, and with a decimal comma. */
const shapes: readonly (readonly [kind: 'points' | 'other', shape: RegExp])[] = [
  ['points', /(\d{1,3}(?:\.\d{3}){1,4})(?:,(\d{1,2}))?(?![\d]|[.,]\d)/y],
  [
    'other',
    /(\d{1,3}(?:[ \u00A0\u202F\u2009]\d{3}){1,4})(?:[.,](\d{1,2}))?(?![\d]|[.,/:]\d| \d{3})/y,
  ],
  ['other', /(\d{1,3}(?:'\d{3}){1,4})(?:\.(\d{1,2}))?(?![\d]|[.,]\d)/y],
  ['other', /(\d{1,4}),(\d{1,2})(?![\d]|[.,]\d)/y],
];
/** Where a point is the sign of decimals: $3.459 a gallon. */
const decimalPoint =
  /^(?:US\$|A?U?\$|CA?\$|NZ\$|HK\$|S\$|\$|£|USD|GBP|AUD|CAD|NZD|KWD|BHD|OMR|TND|JOD|IQD|¥|₹|Rs\.?|INR)$/;
const scales =
  /[ \u00A0]?(?:(million|billion|trillion)|(m|mn|mio|Mio)|(bn|mrd|Mrd))(?![\p{L}\p{N}])/uy;
const roundEnd = /(?:\.[-\u2013\u2014]{1,2}|,?[-\u2013\u2014]{1,2})(?![\p{L}\p{N}])/uy;

const until = / ?[-\u2013] ?/y;

/** `12,50 €`, `€65.000`, `1 299 kr`, `CHF 1'250.–`: prices as much of the world writes them. */
export function continentalPriceRule({ text, at }: Scan): Draft | undefined {
  if (/[\p{L}\d.,']/u.test(text.charAt(at - 1))) return undefined;
  const lead = match(currency, text, at);
  if (!lead && !/\d/.test(text.charAt(at))) return undefined;
  const from = lead ? at + lead[0].length + (text[at + lead[0].length] === ' ' ? 1 : 0) : at;
  if (!/\d/.test(text.charAt(from))) return undefined;
  for (const [kind, shape] of shapes) {
    const found = match(shape, text, from);
    if (!found?.[1]) continue;
    let end = from + found[0].length;
    const scale = match(scales, text, end);
    const size = scale?.[1] ?? (scale?.[2] ? 'million' : scale?.[3] ? 'billion' : '');
    const gap = end + (scale?.[0].length ?? 0);
    const tail = lead
      ? null
      : match(currency, text, gap + (/[ \u00A0]/.test(text.charAt(gap)) ? 1 : 0));
    const sign = (lead ?? tail)?.[0].trimEnd() ?? '';
    const names = currencyNames(sign);
    if (!names) continue;
    const thousands = kind === 'points' && !found[2];
    // €1.459 per litre; and two groups are always thousands.
    if (
      thousands &&
      !/\..*\./.test(found[1]) &&
      (decimalPoint.test(sign) ||
        /^0/.test(found[1]) ||
        allows('@per-liter', 'after', text.slice(end, end + 12)))
    )
      return undefined;
    end = tail ? tail.index + tail[0].trimEnd().length : size ? gap : end;
    const whole = found[1].replace(/\D/g, '');
    end += match(roundEnd, text, end)?.[0].length ?? 0;
    const far = lead && size === '' ? match(until, text, end) : null;
    const last = far && match(shape, text, end + far[0].length);
    if (last?.[1] && !found[2] && !last[2])
      return draft(
        end + (far?.[0].length ?? 0) + last[0].length,
        'money',
        `${cardinal(whole)} to ${said(last[1].replace(/\D/g, ''), '', '', names)}`,
      );
    return draft(end, 'money', said(whole, found[2] ?? '', size, names));
  }
  return undefined;
}

const spaced = /(\d{1,3}(?:[ \u00A0\u202F]\d{3}){1,3}),(\d\d)(?![\d\p{L}]|[.,]\d)/uy;

/** `16 140,00`: an amount without its currency, as in tables of South Africa and Europe. */
export function spacedAmountRule({ text, at }: Scan): Draft | undefined {
  if (/[\p{L}\d.,']/u.test(text.charAt(at - 1))) return undefined;
  const found = match(spaced, text, at);
  if (!found?.[1] || !found[2]) return undefined;
  const whole = found[1].replace(/\D/g, '');
  return draftOf(
    found,
    'number',
    found[2] === '00' ? cardinal(whole) : decimal(whole, found[2]),
    false,
  );
}

function said(whole: string, fraction: string, size: string, names: Currency): string {
  const [unit] = names;
  if (size !== '')
    return `${fraction ? decimal(whole, fraction) : cardinal(whole)} ${size} ${unit[1]}`;
  if (fraction.length === 1) return `${decimal(whole, fraction)} ${unit[1]}`;
  return sumWords(whole, fraction, names);
}
