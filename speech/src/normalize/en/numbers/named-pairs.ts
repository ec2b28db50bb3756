import { type Draft, match } from '../../draft.ts';
import { leftOf, rightOf } from '../../near.ts';
import { readAs } from '../said.ts';

const madeBehind =
  /\b(?:(?:third|fourth|3rd|4th)[- ]downs?(?: (?:conversions?|conv\.?|efficiency|eff\.?))?|penalties(?:[- ]yards)?|red[- ]zone|P[PK]: [A-Z]{2,3}|P[PK]: [A-Z]{2,3} \d{1,2}-\d{1,2}, [A-Z]{2,3}|sacked|sacks(?:[- ]yards)|punt returns|kick(?:off)? returns|rush(?:es|ing)(?:[- ]yards)?|carries):?,? (?:\p{Lu}\p{L}+ )?(?:\d{1,2}-\d{1,3}(?:,| and|,? to|;) (?:and )?(?:\p{Lu}\p{L}+ )?)?$/iu;

/** Pairs that are not a score: shots and free throws. */
export function namedPair(text: string, at: number): Draft | undefined {
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
  return undefined;
}
