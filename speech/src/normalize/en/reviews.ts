import { type Draft, draft, match, type Scan } from '../draft.ts';
import { cardinal, countOf } from './cardinal.ts';

const stars = /([★⭐🌟✭]\uFE0F?){1,10}(½|1[\u2044/]2(?!\d)|⯨)?([☆✩✰]{0,9})/uy;
/** What a number of stars stands before, as one word. */
const starred =
  /^[ -](?:hotel|review|rating|service|experience|stay|restaurant|meal|place|book|film|read)(?!\p{L})/u;

/** `★★★½☆` three and a half stars; `4.5★`, `5⭐` by the rule of the number. A star as a bullet is silent. */
export function starsRule({ text, at }: Scan): Draft | undefined {
  const found = match(stars, text, at);
  if (!found) return undefined;
  const count = (found[0].match(/[★⭐🌟✭]/gu) ?? []).length;
  const end = at + found[0].length;
  if (count === 1 && /\d ?$/.test(text.slice(Math.max(0, at - 2), at))) {
    const one = /(?<![\d.])1 ?$/.test(text.slice(Math.max(0, at - 4), at));
    return draft(end, 'symbol', one || starred.test(text.slice(end, end + 14)) ? 'star' : 'stars');
  }
  if (count === 1 && !found[2] && !found[3]) return undefined;
  if (found[1] && /🌟/u.test(found[0]) && count < 4) return undefined;
  const said = `${cardinal(String(count))}${found[2] ? ' and a half' : ''} star${count === 1 && !found[2] ? '' : 's'}`;
  return draft(end, 'symbol', said);
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
  return draft(
    at + found[0].length,
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
  const behind = text.slice(Math.max(0, at - 22), at);
  const bracketed =
    /[[(](?:\p{L}{2,12}[ :]{1,2}){0,2}$/u.test(behind) && /^[\])]/.test(text.charAt(end));
  const opens =
    Number(found[1]) === 0 &&
    (/(?:^|\n)$/.test(behind) || /^ ?(?:-->|[-–] ?\d)/.test(text.slice(end, end + 5)));
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
  return draft(end, 'time', said.join(' ') || 'zero seconds', false);
}
