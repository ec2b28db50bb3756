import { type Draft, draft, draftOf, match, type Scan } from '../../draft.ts';
import { leftOf, near, rightOf } from '../../near.ts';
import { allows } from '../neighbors.ts';
import { cardinal } from '../numbers/cardinal.ts';

const notes = '£ ?(\\d{1,3}(?:,\\d{3}){1,2}|\\d{1,5})[ ,]{1,2}(1?\\d)s(?![\\p{L}\\p{N}])\\.?';
const coins = '(?: (1[01]|\\d)d(?![\\p{L}\\p{N}])\\.?)';
/** `£12 10s.`, `£3 4s. 6d.` */
const withPounds = new RegExp(`${notes}${coins}?`, 'uy');
/** `2s. 6d.` */
const withoutPounds = new RegExp(`(1?\\d)s\\.?${coins}`, 'uy');

/** 6d. at the time, 3½d. each, a 1d. stamp. */
const lonePence =
  /(?:([1-9]\d?)(?: ([13]\u2044[24]))?|([13]\u2044[24]))d(?:\.(?=,? \p{Ll}|[,;)”"’]| \p{Sc}|\s*$)|(?= (?:a|each|per|stamp|in the pound)(?!\p{L})))/uy;

const count = (digits: string, one: string, many: string): string =>
  `${cardinal(digits.replaceAll(',', ''))} ${digits === '1' ? one : many}`;

const parts: Readonly<Record<string, string>> = {
  ...{ '1⁄2': 'half', '1⁄4': 'quarter', '3⁄4': 'three quarters' },
};

/** 1 a penny, 3½ three and a half pence, ½ a halfpenny. */
function pennies(digits = '', part = ''): string {
  if (!part) return count(digits, 'penny', 'pence');
  const named = part === '3⁄4' ? 'three farthings' : part === '1⁄2' ? 'halfpenny' : 'farthing';
  if (!digits) return named;
  return `${cardinal(digits)} and ${part === '3⁄4' ? '' : 'a '}${parts[part]} pence`;
}

/** Pounds, shillings and pence, as in old letters. */
export function oldMoneyRule({ text, at }: Scan): Draft | undefined {
  if (/[\p{L}\p{N}.,]/u.test(text.charAt(at - 1))) return undefined;
  const few = match(lonePence, text, at);
  if (
    few &&
    ((allows('@old-price', 'before', leftOf(text, at, 14).toLowerCase()) &&
      /\dd\.$/.test(few[0])) ||
      (/^ (?:a|each|per|apiece|the) (?!later)/.test(rightOf(text, at + few[0].length, 12)) &&
        few[0].endsWith('.')) ||
      allows('@old-time', 'around', near(text, at, 160).replace(few[0], '')))
  )
    return draftOf(few, 'money', pennies(few[1], few[2] ?? few[3]));
  const long = match(withPounds, text, at);
  const found = long ?? match(withoutPounds, text, at);
  if (!found) return undefined;
  const [, ...counts] = long ?? ['', '', ...found.slice(1)];
  const [pounds, shillings, pence] = counts;
  const parts = [
    ...(pounds ? [count(pounds, 'pound', 'pounds')] : []),
    count(shillings ?? '', 'shilling', 'shillings'),
    ...(pence ? [`and ${count(pence, 'penny', 'pence')}`] : []),
  ];
  const end = at + found[0].length;
  const closes = found[0].endsWith('.') && /^(?:\s*$|\s+\p{Lu})/u.test(text.slice(end, end + 4));
  return draft(closes ? end - 1 : end, 'money', parts.join(' '));
}
