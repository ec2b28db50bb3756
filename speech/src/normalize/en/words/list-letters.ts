import { type Draft, draft, match, type Scan } from '../../draft.ts';
import { leftOf } from '../../near.ts';

/** (a) with its (b), (i) with its (ii) behind it. */
const firstOfTwo = /a\)(?=[^\n]{0,400}\(b\))|i\)(?=[^\n]{0,600}\(ii\))/y;
const ofLine = /(?:a[).]|i\))(?= [\p{L}“"(])/uy;

/** `(a)`, `(i)` of a list: neither an article nor a pronoun. */
export function listLetterRule({ text, at }: Scan): Draft | undefined {
  const isFirst =
    (text.charAt(at - 1) === '(' && match(firstOfTwo, text, at)) ||
    (/(?:^|\n)[ \t]{0,8}\(?$/.test(leftOf(text, at, 10)) && match(ofLine, text, at));
  if (!isFirst) return undefined;
  if (text.charAt(at) === 'a') return draft(at + 1, 'word', 'A');
  return text.charAt(at - 1) === '(' ? draft(at + 1, 'roman', 'one') : undefined;
}
