import { type Draft, draft, match, type Scan } from '../../draft.ts';
import { leftOf } from '../../near.ts';
import lists from '../lists.json' with { type: 'json' };

/** Words of the titles of journals, which are clipped. */
const words: Readonly<Record<string, string>> = lists.words;
const title =
  /(?:(?:J|[NQR]|\p{Lu}\p{Ll}{1,11})\.? (?:(?:of|the|and|&|in|London|Ser|[A-D]) )?){2,7}(?:[A-D] )?(?:U\.?S\.?A\.? |London )?(?=\(?\d{1,4}(?:\(\d{1,3}(?:[-\u2013]\d{1,3})?\))?(?:[:,] ?e?\d| \())/uy;

/** `Can. J. Zool. 94(7): 481–489`: the clipped title of a journal, before its volume. */
export function journalRule({ text, at }: Scan): Draft | undefined {
  if (/[\p{L}\p{N}.'’-]/u.test(text.charAt(at - 1))) return undefined;
  const behind = leftOf(text, at, 3);
  if (!/^$|[.?!,"”] ?$|\n$/.test(behind)) return undefined;
  const found = match(title, text, at)?.[0];
  if (!found) return undefined;
  const parts = found.trim().split(/ +/);
  const clipped = parts.filter((one) => one.endsWith('.'));
  // J. Kowalski 712 (256, 244, 212): an initial and a name.
  if (
    parts.length === 2 &&
    parts[0] === 'J.' &&
    !parts[1]?.endsWith('.') &&
    /^ ?\d{1,4} \(/.test(text.slice(at + found.trimEnd().length))
  )
    return undefined;
  if (
    clipped.length === 0 ||
    !clipped.every((one) => one === 'J.' || Object.hasOwn(words, one.slice(0, -1)))
  )
    return undefined;
  const said = parts.map((one, index) => {
    const next = parts[index + 1]?.replace('.', '') ?? '';
    if (one === 'J.') return !next ? 'Journal' : 'Journal of';
    return one.endsWith('.') ? (words[one.slice(0, -1)] ?? one) : one;
  });
  const spoken = said
    .join(' ')
    .replace(/ of the of the /g, ' of the ')
    .replace(/Journal of (Royal|National|American|British)/, 'Journal of the $1')
    .replace('Academy Science', 'Academy of Sciences')
    .replace('Chemistry Society', 'Chemical Society')
    .replace('Physics Review', 'Physical Review')
    .replace(/U\.?S\.?A\.?$/, 'U S A');
  return draft(at + found.trimEnd().length, 'abbreviation', spoken);
}
