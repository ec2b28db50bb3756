import { linkAt, mailAt } from '../addresses.ts';
import { type Draft, draft, type Scan } from '../draft.ts';
import { fullDaySource, shortDaySource } from './calendar.ts';

/** A formula of chemistry before an arrow: NaOH, H₂O, 2H2. */
const formulaEnd =
  /(?<!\p{L})\d?(?:[A-Z][a-z]?[\d₀-₉]*(?=[A-Z])[A-Z][a-z]?[\dA-Za-z₀-₉()]*|[A-Z][a-z]?[\d₀-₉]+)[²³⁴]?[⁺⁻]? ?$/u;
const day = `(?:${fullDaySource}|${shortDaySource})`;
const dayBehind = new RegExp(`${day} ?$`);
const dayAhead = new RegExp(`^ ?${day}`);
/** What an arrow before it can't mean "to". */
const goesOn = /^ ?(?:and|or|then|now|see|click|tap|here|read|visit|so|but|which)(?!\p{L})/iu;

/** `HCl → NaCl` yields; `from A → B` to; `Apply here → example.com` a pause, as in `Settings → Privacy`. */
export function arrowRule({ text, at }: Scan): Draft | undefined {
  // Platform 5 -> 7.
  if (
    text.startsWith('->', at) &&
    /\b(?:[Pp]latform|[Gg]ate|[Rr]oom|[Vv]ersion|v|from) ?[\d.]{1,6} $/.test(
      text.slice(Math.max(0, at - 20), at),
    ) &&
    /^ ?\d/.test(text.slice(at + 2, at + 4))
  )
    return draft(at + 2, 'symbol', 'to', false);
  // 1.9s -> 1.1s.
  if (
    text.startsWith('->', at) &&
    /(?<![\p{L}\d])[\d.,]{1,8} ?(?:%|\p{Ll}{1,3})? $/u.test(text.slice(Math.max(0, at - 14), at)) &&
    /^ [$£€]?\d/.test(text.slice(at + 2, at + 5))
  )
    return draft(at + 2, 'symbol', 'to', false);
  if (!/[→⇒]/.test(text.charAt(at))) return undefined;
  const behind = text.slice(Math.max(0, at - 14), at);
  if (
    formulaEnd.test(behind) &&
    !(
      /\b(?:[A-Z]{3}|[AP]M) ?$/.test(behind) &&
      (/ $/.test(behind) || /^[A-Z]{3}(?!\p{L})/u.test(text.slice(at + 1, at + 5)))
    )
  )
    return draft(at + 1, 'symbol', 'yields');
  const after = text.slice(at + 1, at + 10);
  if (/\b[A-Z]{3} ?$/.test(behind) && /^ ?[A-Z]{3}(?!\p{L})/u.test(after))
    return draft(at + 1, 'symbol', 'to', false);
  if (dayBehind.test(behind) && dayAhead.test(text.slice(at + 1, at + 12)))
    return draft(at + 1, 'symbol', 'to', false);
  const next = at + (after.startsWith(' ') ? 2 : 1);
  if (
    /[\p{L}\d] ?$/u.test(behind) &&
    (goesOn.test(after) || linkAt(text, next) || mailAt(text, next))
  )
    return draft(at + 1, 'punctuation', ',');
  const places = /\p{Lu}[\p{L}']+ ?$/u.test(behind) && /^ ?\p{Lu}\p{L}/u.test(after);
  return !places && /[\p{L}\d] ?$/u.test(behind) && /^ ?[\p{L}\d]/u.test(after)
    ? draft(at + 1, 'symbol', 'to', false)
    : undefined;
}
