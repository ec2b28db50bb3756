import { type Draft, draft, match } from '../draft.ts';
import { leftOf, rightOf } from '../near.ts';
import { cardinal, hourOf, minutesOf } from './cardinal.ts';
import { readAs } from './said.ts';

const madeBehind =
  /\b(?:(?:third|fourth|3rd|4th)[- ]downs?(?: (?:conversions?|conv\.?|efficiency|eff\.?))?|penalties(?:[- ]yards)?|red[- ]zone|P[PK]: [A-Z]{2,3}|P[PK]: [A-Z]{2,3} \d{1,2}-\d{1,2}, [A-Z]{2,3}|sacked|sacks(?:[- ]yards)|punt returns|kick(?:off)? returns|rush(?:es|ing)(?:[- ]yards)?|carries):?,? (?:\p{Lu}\p{L}+ )?(?:\d{1,2}-\d{1,3}(?:,| and|,? to|;) (?:and )?(?:\p{Lu}\p{L}+ )?)?$/iu;

/**
 * Pairs that are not a score: shots and free throws, numbers of a lottery, hours of calls, a line and a column.
 * `colon` is the pair with a colon at `at`, if one stands there.
 */
export function namedPair(
  text: string,
  at: number,
  colon: RegExpExecArray | null,
): Draft | undefined {
  // Deering 9 6-7 27, Ruiz 5 2-2 13: baskets, free throws of those tried, points.
  const throws = match(/(\d{1,2})-(\d{1,2})(?= \d{1,2}(?:[,;.]|$))/y, text, at);
  if (
    throws &&
    Number(throws[1]) <= Number(throws[2]) &&
    /\p{Lu}[\p{L}']+ \d{1,2} $/u.test(leftOf(text, at, 22))
  )
    return readAs(throws, 'number', '{1} of {2}', false);
  // 3-point goals: GF 7-22 (Lund 4): made of how many tried.
  const shots = match(/(\d{1,2})-(\d{1,2})(?![\d-])/y, text, at);
  if (
    shots &&
    Number(shots[1]) < Number(shots[2]) &&
    /\b(?:(?:3-point goals|[Tt]hree-point goals|[Ff]ield goals|[Ff]ree throws|3-pointers)\b|(?:3FG|3PT|FG|FT):)[^.\n]{0,50}$/.test(
      leftOf(text, at, 70),
    ) &&
    // FT: Ballyea 1-13 Kilmacud 3-17 is full time.
    !/\bFT: \p{Lu}[^\n\d]{2,30}\d{1,2}-\d{1,2} \p{Lu}/u.test(leftOf(text, at, 70)) &&
    !(
      /\bFT: \p{Lu}[^\n\d]{2,30}$/u.test(leftOf(text, at, 40)) &&
      /^ \p{Lu}\p{Ll}/u.test(rightOf(text, at + shots[0].length, 3))
    )
  )
    return readAs(shots, 'number', '{1} for {2}', false);
  // Third down 5-13 and 7-14, penalties 8-65: how many of how many, and for how many yards.
  const made = match(/(\d{1,2})-(\d{1,3})(?![\d-]|[.:/]\d)/y, text, at);
  if (made && Number(made[1]) <= Number(made[2]) && madeBehind.test(leftOf(text, at, 60)))
    return readAs(made, 'number', '{1} for {2}', false);
  // The Rams (9-0) led by 14.
  const unbeaten = match(
    /(\d{1,2})-0(?=\) (?:led|won|beat|lost|trailed|fell|travel|host|face|play|meet|visit))/y,
    text,
    at,
  );
  if (unbeaten && /\b[Tt]he \p{Lu}\p{L}+s \($/u.test(leftOf(text, at, 24)))
    return readAs(unbeaten, 'number', '{1} and oh', false);
  // Powerball: 7-19-33-48-61.
  const drawn = match(/\d{1,2}(?:-\d{1,2}){4,6}(?![\d-])/y, text, at)?.[0];
  if (
    drawn &&
    /\b(?:Powerball|Mega Millions|Lotto|Lottery|Pick \d|Cash \d|Keno)\b[^.\n]{0,30}$/i.test(
      leftOf(text, at, 50),
    )
  )
    return draft(
      at + drawn.length,
      'number',
      drawn
        .split('-')
        .map((one) => cardinal(one))
        .join(', '),
      false,
    );
  // Call Denny 8-8, no texts.
  const callHours = match(/([6-9]|1[0-2])-([5-9]|1[0-2])(?![\d-])/y, text, at);
  if (
    callHours &&
    /\b(?:[Cc]all|[Pp]hone|[Rr]ing|[Tt]ext)(?: or (?:text|call))?(?: \p{Lu}\p{Ll}+| (?:between|anytime|after|from|me|us))? $/u.test(
      leftOf(text, at, 24),
    )
  )
    return readAs(callHours, 'range', '{1} to {2}', false);
  // 23:14 NZST.
  if (
    colon?.[1] &&
    colon[2] &&
    /^ (?:[A-Z]{1,3}[SD]?T|GMT|UTC)(?![A-Za-z])/.test(text.slice(at + 5, at + 11)) &&
    /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(colon[0])
  )
    return draft(at + 5, 'time', hourOf(colon[1]) + minutesOf(colon[2]), false);
  // Export.js:214:31: a line and a column.
  if (
    colon?.[1] &&
    colon[2] &&
    /[\w-]\.(?:[cm]?[jt]sx?|py|rs|go|rb|java|c|cc|cpp|h|hpp|vue|php|dart|kt|swift|css|html?|sql|lua|cs):$|\bnode:[\w/]+:$/.test(
      leftOf(text, at, 30),
    )
  )
    return draft(
      at + colon[0].length,
      'number',
      `${cardinal(colon[1])}, ${cardinal(colon[2])}`,
      false,
    );
  return undefined;
}
