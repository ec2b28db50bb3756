import { type Draft, draft, match, type Scan } from '../../draft.ts';
import { leftOf } from '../../near.ts';
import lists from '../lists.json' with { type: 'json' };
import { allows } from '../neighbors.ts';

/** The names of signs, for what is typed or looked for rather than read over. */
export const signNames: Readonly<Record<string, string>> = lists.signNames;
const written: Readonly<Record<string, string>> = {
  ...signNames,
  ...{ '.': 'full stop', ',': 'comma', ';': 'semicolon', '-': 'hyphen', '*': 'asterisk' },
  ...{ '–': 'dash', '—': 'dash', '−': 'minus sign', '\\': 'backslash', '|': 'vertical bar' },
  ...{
    '"': 'quotation mark',
    '<': 'less than sign',
    '>': 'greater than sign',
    '§': 'section sign',
  },
};
const quotes: Readonly<Record<string, string>> = {
  ...{ '"': '"', "'": "'", '“': '”', '‘': '’', '«': '»', '`': '`' },
};
/** Signs one after another, each with a space behind it: ! ? £. */
const listBefore =
  /\b(?:symbols?|characters?|signs?|punctuation|one of (?:these|the following)|any of these|one of|at least one)\b[^.!?\n\p{L}]{0,3}(?:\p{L}{2,8}[: ]{1,2}|\(?e\.g\.,? |\(?such as |\(?like |\(?for example,? ){0,2}(?:[^\p{L}\d\s],? (?:and |or )?){0,12}$/iu;
const listGoesOn = /^(?:,? (?:and |or )?[^\p{L}\d\s](?=[\s,.)]|$)|\)|[.,]?\s*$| etc)/u;
/** One special character (!@#$%). */
const signsInBrackets = /[!@#$%^&*_+=?~.,;:<>/\\|-]{3,20}(?=\))/y;

/** `a "-" instead of a number`, `symbols such as ! ? £`, `fields marked *`: a sign that is spoken of. */
export function namedSignRule({ text, at }: Scan): Draft | undefined {
  const sign = text.charAt(at);
  const name = Object.hasOwn(written, sign) ? written[sign] : undefined;
  if (!name) return undefined;
  const [before, after] = [text.charAt(at - 1), text.charAt(at + 1)];
  if (before !== '' && quotes[before] === after && !/[\p{L}\d]/u.test(text.charAt(at - 2)))
    return draft(at + 1, 'symbol', name);
  if (!/[\s(]/.test(before)) return undefined;
  const run = match(signsInBrackets, text, at)?.[0];
  if (
    run &&
    before === '(' &&
    new Set(run).size > 2 &&
    /\b(?:symbols?|characters?|signs?|punctuation|special)\b[^.!?\n]{0,20}$/i.test(
      leftOf(text, at, 36),
    )
  )
    return draft(at + run.length, 'symbol', [...run].map((one) => written[one] ?? '').join(', '));
  const behind = leftOf(text, at, 60);
  const ahead = text.slice(at + 1, at + 8);
  if (
    /[*#]/.test(sign) &&
    allows('@names-sign', 'before', behind.toLowerCase()) &&
    allows('@alone-goes-on', 'after', ahead)
  ) {
    const isKey = /\b(?:press|pressing|hit|dial|key) $/i.test(behind);
    return draft(at + 1, 'symbol', isKey && sign === '*' ? 'star' : name);
  }
  return listBefore.test(behind) && listGoesOn.test(ahead) && !/[-–—.:("|<>]/.test(sign)
    ? draft(
        at + (after === ',' ? 2 : 1),
        'symbol',
        /^[).]|^$|^,? (?:and|or) /.test(ahead) ? name : `${name},`,
      )
    : undefined;
}
