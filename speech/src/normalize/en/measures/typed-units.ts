import { leftOf, lineAround, near } from '../../near.ts';
import { allows } from '../neighbors.ts';
import { type Names, plural, typedUnits } from './unit-names.ts';

const amps = plural('amp');
const electricBehind =
  /(?:\d ?k?[vw](?:,| at| @| x|\/)? ?|\b(?:draws?|drew|pulls?|rated(?: at)?|fuse of|amps?:) )\d[\d.]{0,4}$/i;

/** 1w is a week in a chat. */
const isPower = (text: string, start: number): boolean =>
  /[\d.]\d$/.test(leftOf(text, start, 2)) || allows('@led-lamps', 'around', near(text, start, 40));

/** `12v`, `5kw`, `500ma`, `2a` beside words of electricity, `0.8 A`. */
export function typedUnitAt(
  text: string,
  start: number,
  joint: string,
): { names: Names; end: number } | undefined {
  const written = /^[A-Za-z]{1,4}(?![\p{L}\p{N}²³'’])/u.exec(text.slice(start, start + 5))?.[0];
  if (!written) return undefined;
  const end = start + written.length;
  const after = text.slice(end, end + 16);
  if (written === 'A') {
    // 4.2 A deposit: the number of a clause.
    const decimal =
      /\d\.\d{1,3} ?$/.test(leftOf(text, start, 6)) &&
      !(
        /(?:^|\n)\d{1,2}(?:\.\d{1,2}){1,2} $/.test(leftOf(text, start, 9)) &&
        /^ \p{Ll}{3}/u.test(after)
      );
    return decimal && !allows('@graded', 'after', after.toLowerCase())
      ? { names: amps, end }
      : undefined;
  }
  if (joint !== '') return undefined;
  if (written === 'a')
    return allows('@electric', 'after', after) || electricBehind.test(leftOf(text, start, 24))
      ? { names: amps, end }
      : undefined;
  if (written === 'w' && (allows('@no-watts', 'after', after) || !isPower(text, start)))
    return undefined;
  const names = Object.hasOwn(typedUnits, written) ? typedUnits[written] : undefined;
  return names && { names, end };
}

/** A waiting list falls to 7.4m. */
const changedTo =
  /\b(?:falls?|fell|fallen|rises?|rose|risen|grows?|grew|grown|climb(?:s|ed)?|drop(?:s|ped)?|up|down|jump(?:s|ed)?|reach(?:es|ed)?|tops?|topped|hits?|exceed(?:s|ed)?|nears|surpass(?:es|ed)|pass(?:es|ed)|soars?|surges?|swells?|slumps?|shrinks?|estimated|stands?|stood) (?:to |at |by |from )?(?:a record |about |around |nearly |over |almost |some )?[\d.]{1,5} ?$/;

/** Whether the m at a place counts millions: 1.2m units, membership fell to 3.4m. */
export function isMillions(text: string, start: number): boolean {
  return (
    allows('@counted-large', 'after', text.slice(start + 1, start + 17)) ||
    /\b(?:passenger|customer|subscriber|visitor|user|member|subscriber)s?(?: nos\.?| numbers)?(?: [-+\u2212]?[\d.]{1,5}%| (?:rose|fell|up|down|grew|climbed))?(?: [\d.]{1,5}%)? (?:to|of|at) [\d.]{1,5} ?$/i.test(
      leftOf(text, start, 60),
    ) ||
    (/\b(?:pop\.|population|city|country|nation|province|colony|state|electorate|workforce)[^.\n]{0,16} (?:of|was|is|at|to|about|around|c\.|some|nearly|over) ?[\d.]{1,5} ?$/.test(
      leftOf(text, start, 44),
    ) &&
      !/^ (?:deep|long|wide|high|tall|above|below)\b/.test(text.slice(start + 1, start + 8))) ||
    // The famine killed c. 1m, and 1.5m emigrated.
    (allows('@famine-fates', 'after', text.slice(start + 1, start + 12)) &&
      allows('@famine', 'around', lineAround(text, start, 60).toLowerCase()) &&
      !allows('@heights-and-depths', 'around', lineAround(text, start, 60).toLowerCase())) ||
    /\b[Vv]ol(?:ume)?[.:]? [\d.]{1,6} ?$/.test(leftOf(text, start, 16)) ||
    (!allows('@dimension-adjectives', 'after', text.slice(start + 1, start + 8)) &&
      changedTo.test(leftOf(text, start, 40)) &&
      allows('@counted-things', 'around', near(text, start, 60)))
  );
}

/** Whether kt is for kilotonnes, as of crops and ores, and not for knots. */
export function isTonnage(text: string, at: number): boolean {
  const around = text.slice(Math.max(0, at - 80), at + 80).toLowerCase();
  return allows('@tonnage', 'around', around) && !allows('@windy', 'around', around);
}
