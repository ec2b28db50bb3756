import { type Draft, draft, draftOf, match, type Scan } from '../../draft.ts';
import { leftOf, rightOf } from '../../near.ts';
import { isTimed } from '../measures/second-units.ts';
import { allows } from '../neighbors.ts';
import { readAs } from '../said.ts';
import { cardinal, ordinal, pluralNumber } from './cardinal.ts';

const ordinals = /(\d{1,3}(?:,\d{3}){1,5}|\d{1,15})(?:st|nd|rd|th|ST|ND|RD|TH)(?![A-Za-z0-9])/y;

/** `21st`, `1,000th`. */
export function ordinalRule({ text, at, before }: Scan): Draft | undefined {
  const found = match(ordinals, text, at);
  // 12st 4lb: a weight.
  if (!found?.[1]) return undefined;
  if (found[0].endsWith('st') && !/(?:^|[^1])1$/.test(found[1]))
    return readAs(found, 'unit', '{1} stone');
  // Position 5th/38.
  const among = match(/\/([1-9]\d{1,2})(?![\p{L}\d/.])/uy, text, at + found[0].length);
  if (among?.[1] && Number(among[1]) >= Number(found[1]))
    return draft(
      at + found[0].length + among[0].length,
      'ordinal',
      `${ordinal(found[1])} out of ${cardinal(among[1])}`,
    );
  // Tues 19th.
  const day = /^(?:mon|tue|wed|thu|fri|sat|sun)(?:s|rs?|day|nesday|sday|rsday|urday)?$/.test(
    before,
  );
  const article =
    day &&
    Number(found[1]) < 32 &&
    /^(?:$|[.,;:!?)–-]|\s(?!half|place|leg|round|team|edition|grade|graders?|period|quarter|base|floor|street|inning|hour|year)\b)/.test(
      rightOf(text, at + found[0].length, 8),
    )
      ? 'the '
      : '';
  return draftOf(found, 'ordinal', article + ordinal(found[1].replace(/,/g, '')));
}

const counts = /(\d{1,2})s(?!\p{L})( (?:and|or|&) \d{1,2}s(?!\p{L}))?/uy;
const owner = /(\d{1,3})['’]s(?= \p{Ll})/uy;

/** 18-29s, 20s-30s. */
const ageRange = /([1-9]\d?)s? ?[-\u2013] ?([1-9]\d?)s(?![\p{L}\p{N}])/uy;

const counting =
  /(?:(?<!\d)\d{1,2}s, (?:and |or |& )?|\b(?:count(?:s|ed|ing)? (?:up |down |on |back )?(?:in|by)|skip counting by|times tables?:?|facts for|match|two|three|four|five|six|seven|eight|nine|ten|several|few|many|pair of|pocket|in for|up for|play|playing|some|foot(?:y|ball)|rugby|netball|soccer|hockey|touch) )$/i;
const tables =
  /^,? (?:\d{1,2}s,? ){0,3}(?:(?:and|or|&) \d{1,2}s )?(?:(?:times|multiplication) )?(?:tables?|facts)\b/;
const others = /^, (?:\d{1,2}s, ?){0,5}(?:and |or |& )?\d{1,2}s(?!\p{L})/u;

/** What people stand before is not a time; steps of five seconds are, if anything measures them. */
const isOfAges = (text: string, at: number, [written]: RegExpExecArray): boolean =>
  !isTimed(text, at, at + written.length) &&
  (allows('@people', 'before', leftOf(text, at, 12).toLowerCase()) || /[1-46-9]s$/.test(written));

/** `4s and 6s` fours and sixes; `Player 1's turn` one's. */
export function pluralCountRule({ text, at }: Scan): Draft | undefined {
  if (/[\p{L}\p{N}.,:/$€£'’-]/u.test(text.charAt(at - 1))) return undefined;
  const behind = leftOf(text, at, 12);
  const ages = match(ageRange, text, at);
  if (ages && Number(ages[1]) < Number(ages[2]) && isOfAges(text, at, ages))
    return readAs(ages, 'number', '{1} to {2:plural}', false);
  const owned = match(owner, text, at);
  if (owned?.[1] && !owned[1].endsWith('0') && /\p{Lu}\p{L}* $/u.test(behind))
    return readAs(owned, 'number', "{1}'s");
  // Postponement date Fri 22; Sat 7 & Sun 8 June.
  const ofDay = match(
    /(\d{1,2})(?= ?(?:&|and|AND) (?:Mon|Tue|Wed|Thu|Fri|Sat|Sun|MON|TUE|WED|THU|FRI|SAT|SUN)[a-z]* \d{1,2} (?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec|JAN|FEB|MAR|APR|MAY|JUN|JUL|AUG|SEP|OCT|NOV|DEC))|(1[3-9]|2\d|3[01])(?=\)|, (?!\d)|\. \p{Lu}|\.?\s*$)/uy,
    text,
    at,
  );
  const dayNumber = ofDay?.[1] ?? ofDay?.[2];
  if (
    dayNumber &&
    Number(dayNumber) < 32 &&
    /(?:^|[ ,(])(?:Mon|Tues?|Wed|Thurs?|Fri|Sat|Sun|MON|TUES?|WED|THURS?|FRI|SAT|SUN)(?:day|nesday|sday|urday)?\.? $/.test(
      leftOf(text, at, 12),
    )
  )
    return draft(at + dayNumber.length, 'date', `the ${ordinal(dayNumber)}`, false);
  // Flour at 20s a bag.
  const perBag = match(
    /(\d{1,2})s(?= an? (?:bag|pound|lb|week|day|ton|head|yard|dozen|gallon|bushel|acre|month|year|mile)\b)/y,
    text,
    at,
  );
  if (perBag && /£|\b1[6-9]\d\d\b|\bshilling/.test(text.slice(Math.max(0, at - 200), at + 200)))
    return readAs(perBag, 'money', '{1} shillings');
  // Fined 10s. for refusing: shillings.
  const shillings = allows('@shillings-paid', 'before', behind)
    ? match(/(\d{1,2})s\.(?= \p{Ll})/uy, text, at)
    : null;
  if (shillings) return readAs(shillings, 'money', '{1} shilling{1:s}');
  // Practice the 6s, 7s and 8s; the 7s table, count in 5s, two 9s.
  const listed = match(/(\d{1,2})s(?![\p{L}\d])/uy, text, at);
  const rest = text.slice(at + (listed?.[0].length ?? 0), at + 50);
  if (
    listed &&
    !isTimed(text, at, at + listed[0].length) &&
    (counting.test(leftOf(text, at, 24)) || tables.test(rest) || others.test(rest))
  )
    return readAs(listed, 'number', '{1:plural}');
  // The 2nds lost to the 1sts.
  const grade = match(/(1(?=st)|2(?=nd)|3(?=rd)|4(?=th))(?:st|nd|rd|th)s(?!\p{L})/uy, text, at);
  if (grade) return readAs(grade, 'ordinal', '{1:ordinal}s');
  // The Premier 2s went down 41–38; the 3s have a bye: the sides of a club.
  const team = match(/([1-9])s(?![\p{L}\d])/uy, text, at);
  if (
    team &&
    (allows('@team-grade', 'before', leftOf(text, at, 12)) ||
      (/\b(?:[Tt]he|[Oo]ur|[Yy]our) $/.test(behind) &&
        allows('@side-plays', 'after', text.slice(at + 2, at + 20)))) &&
    !isTimed(text, at, at + 2)
  )
    return readAs(team, 'number', '{1:plural}');
  const [, count = '', another] = match(counts, text, at) ?? [];
  const beside = another !== undefined || /\ds (?:and|or|&) $/.test(behind);
  if (count === '' || !beside) return undefined;
  return draft(at + count.length + 1, 'number', pluralNumber(cardinal(count)));
}
