import { type Draft, draft, type Scan } from '../../draft.ts';
import { leftOf } from '../../near.ts';
import { allows } from '../neighbors.ts';

const roadBehind = /(?:^|[\s(])(?:\p{Lu}\p{Ll}{2,}|\d{1,3}(?:st|nd|rd|th))$/u;
const timeAhead = /^\/\S{2,16}(?: (?:St|Ave|Rd|Blvd|Dr)\.?)?:? {1,4}\d{1,2}:[0-5]\d/;

/** `Main/4th 6:19a`: the corner of two streets, where a bus stops or a crash was. */
export function cornerRule({ text, at }: Scan): Draft | undefined {
  if (text.charAt(at) !== '/') return undefined;
  const after = text.slice(at, at + 34);
  const behind = leftOf(text, at, 20);
  if (!allows('@corner', 'after', after) || !roadBehind.test(behind)) return undefined;
  const numbered = /\d(?:st|nd|rd|th)$/.test(behind) || /^\/\d/.test(after);
  return numbered &&
    (timeAhead.test(after) || /\b(?:[Aa]t|[Nn]ear|[Cc]orner of|[Cc]nr) \S+$/.test(behind))
    ? draft(at + 1, 'symbol', 'and')
    : undefined;
}

/** `4-close`, `open-4`: the hours of a shift. */
export function shiftDashRule({ text, at }: Scan): Draft | undefined {
  if (!/[-\u2013]/.test(text.charAt(at))) return undefined;
  const behind = leftOf(text, at, 8);
  const after = text.slice(at + 1, at + 12);
  const closes =
    /(?:^|[^\d.:$£€-])(?:1[0-2]|[1-9])(?:[:.]?[0-5]0)?(?:[ap]m?)?$/.test(behind) &&
    /^(?:close|cl|clo?sing|late)(?![\p{L}-])/u.test(after);
  const opens =
    /(?:^|\s)[Oo]pen$/.test(behind) && /^(?:1[0-2]|[1-9])(?![\d%.-]|\p{L}{3})/u.test(after);
  return closes || opens ? draft(at + 1, 'symbol', 'to') : undefined;
}
