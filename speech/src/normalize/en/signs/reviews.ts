import { type Draft, draft, draftOf, match, type Scan } from '../../draft.ts';
import { leftOf, near } from '../../near.ts';
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

const episode =
  /[Ss](\d{1,2})[ .:·-]{0,2}[Ee][Pp]?\.?(\d{1,3})(?:[-–]?[Ee]?(\d{1,3}))?(?![\p{L}\p{N}])/uy;

/** `S2E5`, `S01E03`, `S3 Ep4`: a season and its episode. */
export function episodeRule({ text, at }: Scan): Draft | undefined {
  if (/[\p{L}\p{N}_.-]/u.test(text.charAt(at - 1))) return undefined;
  const found = match(episode, text, at);
  if (!found?.[1] || !found[2]) return undefined;
  const until = found[3] && Number(found[3]) > Number(found[2]) ? found[3] : undefined;
  if (found[3] && !until) return undefined;
  return draftOf(
    found,
    'abbreviation',
    `season ${cardinal(found[1])} episode${until ? 's' : ''} ${cardinal(found[2])}${until ? ` to ${cardinal(until)}` : ''}`,
  );
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

const outOf = /([1-9]?\d|100)\/(5|10|15|20|25|30|40|50|60|80|100)(?![\d/%]|[.,]\d)/y;
const opinion =
  /^[,;]? (?:condition|cond\b|would|will|stars?|highly|recommend(?:ed)?|from (?:me|us)|for (?:me|us)|not bad|loved|but (?:it|the|I|for)|so far)\b/;
/** Overall 4/5; a solid 8/10; Service: 3/5. */
const verdict =
  /(?:\b(?:bump(?:ed|ing) (?:it |this )?(?:up|down) to|(?:up|down)grad(?:ed|ing) (?:it |this )?to) |\b(?:overall|verdict|total|conclusion|atmosphere|food|service|breakfast|dinner|lunch|staff|rooms?|beds?|pool|parking|views?|decor|coffee|price|delivery|communication|value|location|cleanliness|comfort|taste|flavou?r|quality|difficulty|spice|heat|pain|effort|enjoyment|story|plot|acting|sound|design)(?:[,:]| is| was| of)? |\b(?:solid|strong|firm|easy|generous|disappointing|weak|comfortable|another|it an?|was an?|is an?|it's an?) |: )$/i;

/** `Overall 4/5, would buy again`, `a solid 7/10`: points out of the most there are. */
export function ratingRule({ text, at }: Scan): Draft | undefined {
  if (/[\p{L}\d/.,$€£-]/u.test(text.charAt(at - 1))) return undefined;
  const found = match(outOf, text, at);
  if (!found?.[1] || !found[2] || /^0/.test(found[1])) return undefined;
  const end = at + found[0].length;
  const [top, bottom] = [Number(found[1]), Number(found[2])];
  const after = text.slice(end, end + 24);
  if (top > bottom || allows('@part', 'after', after)) return undefined;
  const behind = leftOf(text, at, 24);
  const closes = /^(?:\s*$|[.,;!)]|\n| [-|\u2013\u2014])/.test(after);
  const small = bottom === 5 || bottom === 10;
  const told =
    allows('@rated-words', 'around', near(text, at, 40)) ||
    (small && opinion.test(after)) ||
    (small && (closes || allows('@rating-goes-on', 'after', after)) && verdict.test(behind)) ||
    // 3/5 Does what it says.
    (small && /(?:^|\n|[✓✔] ?)$/.test(behind) && /^ [-–—]? ?\p{Lu}\p{L}/u.test(after)) ||
    // Watch the spelling. 17/20: no day of a month.
    (bottom > 14 && top > 12 && closes && /(?:[.!?] |(?:^|\n))$/.test(behind)) ||
    // Meh. 2/5.
    (small && closes && /(?:[.!?;—|★☆✓✔] |(?:^|\n))$/.test(behind)) ||
    // (The crab on toast 10/10).
    (/^10\/10$/.test(found[0]) && /[a-z] $/.test(behind) && /^\)/.test(after)) ||
    // Olive & Thyme, Leith – 3/5. Went.
    (small && /^\. \p{Lu}/u.test(after) && /\p{Lu}\p{L}+ [–-] $/u.test(behind)) ||
    (bottom === 10 &&
      top > 3 &&
      !allows('@day-before-rating', 'before', behind) &&
      closes &&
      !/[+=×÷−-] ?$|\band $/.test(behind));
  return told
    ? draft(end, 'number', `${cardinal(found[1])} out of ${cardinal(found[2])}`, false)
    : undefined;
}
