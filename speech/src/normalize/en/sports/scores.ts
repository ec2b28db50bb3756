import { type Draft, draft, draftOf, match, type Scan } from '../../draft.ts';
import { leftOf, near, rightOf } from '../../near.ts';
import { figures } from '../figures.ts';
import { allows } from '../neighbors.ts';
import { mayFall } from '../numbers/amount.ts';
import { cardinal } from '../numbers/cardinal.ts';
import { fullDaySource, monthSource } from '../times/calendar.ts';
import { score } from '../times/times.ts';

const pair = /(\d{1,4})[:](\d{1,3}(?:,\d{3}){1,3}|\d{1,7})(?!:?\d)/y;
const hyphened = /(\d{1,3})( ?)[-\u2013]\2(\d{1,3})(?![\d]|[-\u2013.]\d)/y;

/** Words that mark a score, even with a rising pair: lost 2-5. */
const scoreVerb =
  /\b(?:won|win|lost|lose|loses|beat|lead(?! times?)|leads|led|drew|tied|trail|trails|trailed)(?: [a-z]{2,12}){0,2} $/i;
/** Words that mark a falling pair as hours: open 9-5. */
const hours =
  /\b(?:open|opens|closed|lunch|hours|shifts?|jobs?|works?|working|daily|weekdays|hrs|[a-z]{1,2}[-–](?:th|f|sa|su)|mon|tues?|wed|thu(?:rs?)?|fri|sat|sun)\b/;
/** Saturday 6 December, 11–3. */
const dateBefore = new RegExp(`(?:${fullDaySource}|${monthSource}|(?:on|from) \\d{1,2}),? $`);
/** Store hours: M-Th 11-9, Su 12-8. */
const letterDays = /(?<!\p{L})(?:M|Tu|W|Th|F|Sa|Su)(?:[-\u2013](?:Th|F|Sa|Su))?:? $/u;
const twoLetterDays =
  /(?<!\p{L})(?:(?:Mo|Tu|We|Th|Fr|Sa)[-\u2013](?:We|Th|Fr|Sa|Su)|Tu|Th|Fr|Sa|Su):? $/u;
const openOn = (text: string, at: number): boolean =>
  twoLetterDays.test(behindOf(text, at)) ||
  (letterDays.test(behindOf(text, at)) && /\b(?:hours|hrs|open)\b/i.test(leftOf(text, at, 120)));
/** Another pair beside this one, as in the sets of a match. */
const pairBefore =
  /(\d{1,2})[-\u2013](\d{1,2})(?: ?\(\d{1,2}(?:[-\u2013]\d{1,2})?\))?,? (?:and )?$/;
const pairAfter =
  /^(?: ?\(\d{1,2}(?:[-\u2013]\d{1,2})?\))?,? (?:and )?(\d{1,2})[-\u2013](\d{1,2})(?!\d)/;

const falls = (found: RegExpExecArray | null) =>
  found !== null && Number(found[1]) > Number(found[2]);

/** Whether one pair in a list of pairs falls, so that all of them are scores: 6-4, 3-6, 7-5. */
function inSets(text: string, at: number, end: number): boolean {
  return (
    falls(pairBefore.exec(leftOf(text, at, 18))) || falls(pairAfter.exec(text.slice(end, end + 18)))
  );
}

/** A team and its record beside this one; days with hours and chapters with pages look alike. */
const teamBefore =
  /\p{Lu}[\p{L}'.-]{2,20} (\d{1,3})[-\u2013](\d{1,3})(?:[,;] (?:and )?|\n(?:\d{1,2}[.)] )?)(?:\p{Lu}[\p{L}'.-]{1,20} ){1,3}$/u;
const teamAfter =
  /^(?:[,;] (?:and )?|\n)(?:\p{Lu}[\p{L}'.-]{1,20} ){1,3}(\d{1,3})[-\u2013](\d{1,3})(?!\d)/u;

/** `Selenge 19-4, Darkhan 4-19`: games won and lost, in a list of teams where one of them falls or a word tells. */
function inStandings(text: string, at: number, end: number): boolean {
  const behind = leftOf(text, at, 70);
  const ahead = text.slice(end, end + 50);
  if (/^ (?:season )?record\b/.test(ahead)) return true;
  if (allows('@moved-to', 'before', behind))
    return allows('@season-table', 'around', near(text, at, 60));
  if (!/\p{Lu}[\p{L}'.-]{1,20} $/u.test(behind) || allows('@no-team', 'before', behind))
    return false;
  const beside = teamBefore.exec(behind) ?? teamAfter.exec(ahead);
  if (!beside) return false;
  return (
    falls(beside) ||
    /\p{Lu}\p{L}+ (?:1\d|\d\d)[-\u2013]\d[,;]/u.test(behind) ||
    allows('@table', 'around', near(text, at, 120))
  );
}

/** Minutes and seconds, too many for an hour: of a run, a film, a song. A score only behind words of a match. */
function isRun(text: string, at: number, first: string, second: string): boolean {
  if (!/^[0-5]\d$/.test(second) || Number(first) < 24 || Number(first) > 99) return false;
  if (second.startsWith('0')) return true;
  if (Number(first) + Number(second) === 100) return false;
  return (
    allows('@clocked', 'before', behindOf(text, at).toLowerCase()) ||
    !score.test(near(text, at, 60))
  );
}

const listedPair =
  /(?:(?<!\p{L})(?:\d{1,2}\.? )?\p{Lu}[\p{L}'.&]*) (\d{1,3}) ?[-\u2013] ?(\d{1,3})(?=\s*(?:$|[,;.\n]| \p{Lu}))/gu;

const teamName = String.raw`(?:\p{Lu}[\p{L}'.&-]*|(?:of|and|&))`;
const homeTeam = new RegExp(`(?:^|[:;,(|] ?)(?:${teamName} ){1,4}$`, 'u');
const awayTeam = new RegExp(`^ ${teamName}(?: ${teamName}){0,3}(?=\\s*(?:$|[,;.()|]))`, 'u');

/** Pairs behind names: two teams (`Hull 1-2 Ayr`), or several in a line (`2 Hull 17-34, 3 Ayr 16-31`). */
function isTabled(text: string, at: number, end: number): boolean {
  const behind = leftOf(text, at, 120);
  if (/\b(?:HT|FT|agg|aet|pens):? ?\(?$/.test(behind)) return true;
  if (!/\p{Lu}[\p{L}'.&-]* $/u.test(behind) || allows('@other-than-team', 'before', behind))
    return false;
  const before = behind.slice(behind.lastIndexOf('\n') + 1);
  const [after = ''] = text.slice(end, end + 120).split('\n', 1);
  if (allows('@no-table', 'around', (before + after).toLowerCase())) return false;
  if (homeTeam.test(before) && awayTeam.test(after)) return true;
  const pairs = (before + text.slice(at, end) + after).match(listedPair) ?? [];
  return (
    pairs.filter((one) => !allows('@other-than-team', 'before', one.replace(/\d.*$/, ''))).length >
    1
  );
}

/** 355–6, ll. 34–5: the end of a range of pages or lines in short. */
const isPages = (from: string, to: string): boolean =>
  from.length === 3 && to.length < from.length && Number(from.slice(-to.length)) < Number(to);

/** Six twelve, six oh two. */
const minutesAnd = (minutes: string, seconds: string): string =>
  `${cardinal(minutes)} ${seconds.replace(/^0/, 'oh ').replace(/\d+/, cardinal)}`;

/** `3:1`, `3-1`: scores and ratios; `62–38`: votes. */
const namedPair = figures('named-pairs');

export function scoreRule(scan: Scan): Draft | undefined {
  const { text, at } = scan;
  const colon = match(pair, text, at);
  const named = namedPair(scan);
  if (named) return named;
  // Went 6:12 without a goal: minutes and seconds.
  if (
    colon?.[1] &&
    colon[2]?.length === 2 &&
    (/\b[Tt]he (?:final|last|first|opening|next) $/.test(leftOf(text, at, 12)) ||
      (allows('@rounds-before', 'before', leftOf(text, at, 8)) &&
        /^ (?:without|of the|left|to play|remaining)/.test(
          rightOf(text, at + colon[0].length, 12),
        )))
  )
    return draftOf(colon, 'time', minutesAnd(colon[1], colon[2]));
  // At 7 and 9:15: the one before is an hour.
  if (
    colon?.[1] &&
    Number(colon[1]) < 24 &&
    /^[0-5][05]$/.test(colon[2] ?? '') &&
    /(?:\b(?:at|from)|@) (?:1[0-2]|[1-9])(?:,? (?:&|and|or)|,) $/.test(leftOf(text, at, 14))
  )
    return draftOf(
      colon,
      'time',
      `${cardinal(colon[1])} ${(colon[2] ?? '').replace(/^0(?=[1-9])/, 'oh ').replace(/\d+/, (two) => (two === '00' ? "o'clock" : cardinal(two)))}`,
    );
  // 41:05 of a race, 58:12 of a film.
  if (colon?.[1] && colon[2] && isRun(text, at, colon[1], colon[2]))
    return draftOf(colon, 'time', minutesAnd(colon[1], colon[2]), colon[2].startsWith('0'));
  if (colon?.[1] && colon[2])
    return draftOf(
      colon,
      'number',
      `${cardinal(colon[1])} to ${cardinal(colon[2].replace(/,/g, ''))}`,
      // 21:15 can be a time as well.
      !(Number(colon[1]) < 24 && /^[0-5]\d$/.test(colon[2])),
    );
  const found = match(hyphened, text, at);
  if (!found?.[1] || !found[3] || /^0\d/.test(found[1]) || /^0\d/.test(found[3])) return undefined;
  const end = at + found[0].length;
  const after = text.slice(end, end + 10);
  if (/^ ?=|^[°$€£¥₮]/.test(after) || mayFall(text, at, end)) return undefined;
  const inCell =
    /(?:^|\t)$/.test(text.charAt(at - 1)) &&
    /^(?:\t|\n|$)/.test(text.slice(end, end + 1)) &&
    /\t/.test(text);
  if (Number(found[1]) <= 12 && Number(found[3]) <= 12 && (inCell || openOn(text, at)))
    return draft(end, 'range', `${cardinal(found[1])} to ${cardinal(found[3])}`);
  if (
    found[2] === '' &&
    !allows('@day-before', 'before', behindOf(text, at)) &&
    inStandings(text, at, end)
  )
    return draft(
      end,
      'number',
      `${cardinal(found[1])} ${found[3] === '0' ? 'oh' : cardinal(found[3])}`,
      false,
    );
  const rises = Number(found[1]) < Number(found[3]);
  // REJECT OFFER 412-388: votes; outgained 418-361: yards.
  if (
    !rises &&
    found[1].length === 3 &&
    found[3].length === 3 &&
    allows('@votes-cast', 'around', near(text, at, 60))
  )
    return draft(end, 'number', `${cardinal(found[1])} to ${cardinal(found[3])}`, false);
  // 2-3 tries is a count, even after "beat".
  if (rises && /^ (?!versus|votes)[a-z]{3,12}s\b/.test(text.slice(end, end + 16))) return undefined;
  const around = near(text, at, 60);
  const sport = score.test(around);
  // With spaces a dash may join anything.
  if (found[2] !== '' && (!sport || rises)) return undefined;
  const voted =
    found[0].includes('\u2013') &&
    (allows('@decision', 'after', after) || allows('@ballot', 'around', around));
  if (voted && !rises)
    return draft(end, 'number', `${cardinal(found[1])} to ${cardinal(found[3])}`);
  // 3-6 beside 6-1 is a set in any words.
  const set = /^(?:[67]|1[1-9]|2\d|30)$/.test(found[3]) || sport;
  const tabled = isTabled(text, at, end);
  if (rises && !tabled && !scoreVerb.test(behindOf(text, at)) && !(set && inSets(text, at, end)))
    return undefined;
  const dated =
    /^(?:[89]|1[0-2])$/.test(found[1]) &&
    /^[1-6]$/.test(found[3]) &&
    dateBefore.test(behindOf(text, at));
  if (
    !(sport || tabled || scoreVerb.test(behindOf(text, at).replace(/\p{L}+\. $/u, ''))) &&
    Number(found[1]) <= 12 &&
    Number(found[3]) <= 12 &&
    (dated || hours.test(around) || allows('@day-before', 'before', behindOf(text, at)))
  )
    return draft(end, 'range', `${cardinal(found[1])} to ${cardinal(found[3])}`, false);
  if ((sport || tabled) && /^0[-\u2013]0$/.test(found[0])) return draft(end, 'number', 'nil nil');
  const football =
    sport ||
    tabled ||
    allows('@football-match', 'around', around) ||
    // Its 2-0 already.
    allows('@score-now', 'before', behindOf(text, at).toLowerCase());
  const none = /^ (?:record|start)/.test(text.slice(end, end + 8)) ? 'oh' : 'nil';
  const zero = found[3] === '0' ? none : cardinal(found[3]);
  return draft(
    end,
    'number',
    football
      ? `${found[1] === '0' ? none : cardinal(found[1])} ${zero}`
      : `${cardinal(found[1])}${(/^[2-9]0$/.test(found[1]) && /^[1-9]$/.test(found[3])) || isPages(found[1], found[3]) ? ' to' : ''} ${cardinal(found[3])}`,
    sport && !rises,
  );
}

const behindOf = (text: string, at: number) => leftOf(text, at, 24);
