import { type Draft, draft, draftOf, match, type Scan } from '../../draft.ts';
import { leftOf } from '../../near.ts';
import { allows } from '../neighbors.ts';
import { cardinal } from './cardinal.ts';
import { fractionWords } from './fractions.ts';

const parts =
  /(?:(\d{1,4})[ -])?(\d{1,3})\/(\d{1,3})(?:ths?|rds?|(?<=[2-9][12])(?:nd|st)s?|TH[Ss]?|RDS?)(?![\p{L}\p{N}])/uy;
/** `5/7ths of it`, `1/9th`, `2 3/4ths`. */
export function attributiveRule({ text, at }: Scan): Draft | undefined {
  if (/[\d.,/:$€£+-]/.test(text.charAt(at - 1))) return undefined;
  const part = match(parts, text, at);
  if (part?.[2] && part[3] && Number(part[3]) > 2) {
    const whole = part[1] ? `${cardinal(part[1])} and ` : '';
    const said = `${whole}${fractionWords(part[2], part[3], part[1] !== undefined)}`;
    return draftOf(part, 'fraction', said);
  }
  return undefined;
}

const against = /v\.? (?=(?:the )?\p{Lu}[\p{L}'])/uy;

/** `v. important` very; `Roe v. Wade`, `Arsenal v Chelsea` versus. */
export function versusRule({ text, at }: Scan): Draft | undefined {
  if (text.charAt(at) !== 'v' || !/[\s(]$|^$/.test(text.charAt(at - 1))) return undefined;
  const size = text.charAt(at + 1) === '.' ? 2 : 1;
  if (allows('@common-adjectives', 'after', text.slice(at + size, at + 20)))
    return draft(at + size, 'abbreviation', 'very');
  const found = match(against, text, at);
  const named = /(?:\p{Lu}[\p{L}\d'.]*|\d)\)? $/u.test(leftOf(text, at, 24));
  return found && named ? draft(at + found[0].length - 1, 'abbreviation', 'versus') : undefined;
}

const loved = /[❤♥🧡💛💚💙💜🖤💕💖]\uFE0F?(?=\s?\p{L})/uy;
const hearts = /[❤♥🧡💛💚💙💜🖤💕💖]\uFE0F?s(?!\p{L})/uy;

/** `I ❤️ NY`: love, between its subject and its object. */
export function loveRule({ text, at }: Scan): Draft | undefined {
  const many = match(hearts, text, at);
  if (many) return draftOf(many, 'symbol', 'hearts');
  const found = match(loved, text, at);
  return found && /(?:^|[^\p{L}])(?:I|i|We|we|They|You|u) ?$/u.test(leftOf(text, at, 6))
    ? draftOf(found, 'symbol', 'love', false)
    : undefined;
}

const masked =
  /(f|F|s|S|c|C|b|B|d|D|h|H|a|A|p|P)([a-z]?)([*@#$!]{1,4})([a-z]{0,4})(?![\p{L}\p{N}*])/uy;
const bad: readonly (readonly [RegExp, string])[] = [
  [/^f[uc]?\*+(?:ck|k)?(ing|in|ed|er|ers|s)?$/, 'eff'],
  [/^f\*+(ing|ed|er|s)$/, 'eff'],
  [/^sh?[*!]+t?(s|ty)?$/, 'shit'],
  [/^cr[*@]+p(py)?$/, 'crap'],
  [/^b[*!]+t?ch(es|y)?$/, 'bitch'],
  [/^d[*@]+mn(ed)?$/, 'damn'],
  [/^h\*+ll$/, 'hell'],
  [/^a[*$]{2}(hole)?$/, 'ass'],
];

/** `f***ing`, `sh*t`, `cr*p`: words that stars half hide. */
export function maskedWordRule({ text, at }: Scan): Draft | undefined {
  if (
    /[\p{L}\p{N}*]/u.test(text.charAt(at - 1)) ||
    !/^[a-zA-Z]{1,2}[*@$!]/.test(text.slice(at, at + 3))
  )
    return undefined;
  const found = match(masked, text, at)?.[0];
  if (!found || !/[a-z]$|\*{2}$|\$\$$/.test(found)) return undefined;
  for (const [shape, said] of bad) {
    const ending = shape.exec(found.toLowerCase());
    if (ending) return draft(at + found.length, 'word', said + (ending[1] ?? ''), false);
  }
  return undefined;
}
