import { type Draft, draft, match, type Scan } from '../../draft.ts';
import { leftOf } from '../../near.ts';
import { allows } from '../neighbors.ts';
import { cardinal, countOf } from '../numbers/cardinal.ts';

const stars = /([★⭐🌟✭]\uFE0F?){1,10}(½|1[\u2044/]2(?!\d)|⯨)?([☆✩✰]{0,9})/uy;

/** Whether a lone star opens a review: others with more stars are beside it, or it complains. */
function opensReview(text: string, at: number, end: number): boolean {
  if (!/(?:^|\n)$/.test(leftOf(text, at, 1))) return false;
  const line = /^ ?(["“']?\p{Lu}[^\n]{10,400})/u.exec(text.slice(end, end + 402))?.[1];
  if (!line) return false;
  const around = `${leftOf(text, at, 700)}${text.slice(end, end + 700)}`;
  return (
    /(?:^|\n)[★⭐]\uFE0F?[★☆⭐]/u.test(around) ||
    (allows('@complaint', 'around', line.toLowerCase()) && /[.!]["”]?$/.test(line))
  );
}

/** `★★★½☆` three and a half stars; `4.5★`, `5⭐` by the rule of the number. A star as a bullet is silent. */
export function starsRule({ text, at }: Scan): Draft | undefined {
  const found = match(stars, text, at);
  if (!found) return undefined;
  const count = (found[0].match(/[★⭐🌟✭]/gu) ?? []).length;
  const end = at + found[0].length;
  if (count === 1 && /\d ?$/.test(leftOf(text, at, 2))) {
    const one = /(?<![\d.])1 ?$/.test(leftOf(text, at, 4));
    return draft(
      end,
      'symbol',
      one || allows('@starred', 'after', text.slice(end, end + 14)) ? 'star' : 'stars',
    );
  }
  if (count === 1 && !found[2] && !found[3])
    return opensReview(text, at, end) ? draft(end, 'symbol', 'one star,') : undefined;
  const said = `${cardinal(String(count))}${found[2] ? ' and a half' : ''} star${count === 1 && !found[2] ? '' : 's'}`;
  // A title follows.
  const pause = /^ (?:["“']?\p{Lu}|\d{1,2} \p{Ll})/u.test(text.slice(end, end + 5)) ? ',' : '';
  return draft(end, 'symbol', said + pause);
}

const stamp = /(\d{1,2}):([0-5]\d):([0-5]\d)(?:[.,](\d{1,3}))?(?![\d:])/y;

/** `[00:14:32]`: a place in a recording, with its hours only if there are any. */
export function recordingRule({ text, at }: Scan): Draft | undefined {
  if (/[\d:.T]/.test(text.charAt(at - 1))) return undefined;
  const found = match(stamp, text, at);
  if (!found?.[2] || !found[3]) return undefined;
  const end = at + found[0].length;
  const behind = leftOf(text, at, 22);
  const bracketed =
    /[[(](?:\p{L}{2,12}[ :]{1,2}){0,2}$/u.test(behind) && /^[\])]/.test(text.charAt(end));
  const opens = Number(found[1]) === 0 && /^ ?(?:-->|[-–] ?\d)/.test(text.slice(end, end + 5));
  const told =
    /\b(?:timestamp|mark|timecode|inaudible|crosstalk|unclear|video|minute|clip|recording|from|to)[: ]{1,2}$|(?:-->|[-–]) ?$/i.test(
      behind,
    ) && Number(found[1]) === 0;
  if (!bracketed && !opens && !told) return undefined;
  const count = (digits: string, name: string) =>
    Number(digits) === 0 ? [] : [countOf(digits, name)];
  const said = [
    ...count(found[1] ?? '', 'hour'),
    ...count(found[2], 'minute'),
    ...count(found[3], 'second'),
  ];
  return draft(end, 'time', said.join(' '), false);
}
