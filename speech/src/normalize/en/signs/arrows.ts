import { linkAt, mailAt } from '../../addresses.ts';
import { type Draft, draft, type Scan } from '../../draft.ts';
import { leftOf, lineBehind } from '../../near.ts';
import { allows } from '../neighbors.ts';
import { fullDaySource, shortDaySource } from '../times/calendar.ts';

/** A formula of chemistry before an arrow: NaOH, H₂O, 2H2. */
const formulaEnd =
  /(?<!\p{L})(?!(?:[A-Z]{3}|[AP]M) $)\d?(?:[A-Z][a-z]?[\d₀-₉]*(?=[A-Z])[A-Z][a-z]?[\dA-Za-z₀-₉()]*|[A-Z][a-z]?[\d₀-₉]+)[²³⁴]?[⁺⁻]? ?$/u;
const day = `(?:${fullDaySource}|${shortDaySource})`;
const dayBehind = new RegExp(`${day} ?$`);
const dayAhead = new RegExp(`^ ?${day}`);

/** `HCl → NaCl` yields; `from A → B` to; `Apply here → example.com` a pause, as in `Settings → Privacy`;
 * `->` and `=>` as typed. */
export function arrowRule({ text, at }: Scan): Draft | undefined {
  // CH4 + 2O2 -> CO2 + 2H2O.
  if (
    text.startsWith('->', at) &&
    formulaEnd.test(leftOf(text, at, 14)) &&
    /^ ?\d?[A-Z][A-Za-z\d()]*(?: \+|[.,;)]|\s*$)/.test(text.slice(at + 2, at + 18))
  )
    return draft(at + 2, 'symbol', 'yields');
  const typed = /^(?:-{1,4}|={1,4})>/.exec(text.slice(at, at + 5))?.[0];
  if (!typed && !/[→⇒]/.test(text.charAt(at))) return undefined;
  const end = at + (typed?.length ?? 1);
  if (typed && !/[\p{L}\d)"”] ?$/u.test(leftOf(text, at, 2))) return undefined;
  const behind = leftOf(text, at, 14);
  if (formulaEnd.test(behind) && !/^[A-Z]{3}(?!\p{L})/u.test(text.slice(end, end + 4)))
    return draft(end, 'symbol', 'yields');
  const after = text.slice(end, end + 9);
  if (/\b[A-Z]{3} ?$/.test(behind) && /^ ?[A-Z]{2,3}(?![\p{L}\d])/u.test(after))
    return draft(end, 'symbol', 'to', false);
  if (dayBehind.test(behind) && dayAhead.test(text.slice(end, end + 11)))
    return draft(end, 'symbol', 'to', false);
  const next = end + (after.startsWith(' ') ? 1 : 0);
  if (
    /[\p{L}\d] ?$/u.test(behind) &&
    (allows('@goes-on', 'after', after.toLowerCase()) || linkAt(text, next) || mailAt(text, next))
  )
    return draft(end, 'punctuation', ',');
  // Leeds -> York; but Settings -> Privacy, and Yes => go to page 4.
  const menu = /\b(?:Settings|Home|Menu|File|Tools|View|Edit|Account|Help|Options|Yes|No|If|Go)\b/;
  if (typed && (typed.startsWith('=') || menu.test(lineBehind(text, at, 60))))
    return draft(end, 'punctuation', ',');
  const places = !typed && /\p{Lu}[\p{L}']+ ?$/u.test(behind) && /^ ?\p{Lu}\p{L}/u.test(after);
  return !places && /[\p{L}\d] ?$/u.test(behind) && /^ ?[\p{L}\d]/u.test(after)
    ? draft(end, 'symbol', 'to', false)
    : undefined;
}
