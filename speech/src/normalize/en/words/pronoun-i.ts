import { allows } from '../neighbors.ts';

/** Tells the pronoun I from the numeral one after a noun that is numbered or the name of a ruler. */

const another =
  /^\s*(?:$|[.;:!?)\]\n\u2013\u2014-]|,(?!\s+(?:like|too|who|myself|personally|however|along))|(?:and|or|to|through|&)\s+[IVX]+\b|of\b)/;
const worldWar = /(?<!\b(?:first|second|1st|2nd)\s+)\bworld\s+war\s+$/i;

/** Whether an I after a numbered noun is a numeral: World War I, Act I, Scene I, a phase I trial. */
export function countsAsOne(behind: string, after: string): boolean {
  if (worldWar.test(behind)) return true;
  // The Cold War I lived through; sequels of other wars are rare.
  if (/\bwar\s+$/i.test(behind)) return false;
  // Exam I: 12 Dec. Not "after the exam I, ...", nor "Every paper I wrote".
  if (/\b(?:exam|midterm|quiz|paper)\s+$/i.test(behind))
    return (
      /\b(?:Exam|Midterm|Quiz|Paper)\s+$/.test(behind) &&
      (another.test(after) || /^\s+(?:and|or|&)\s+(?:Exam|Midterm|Quiz|Paper)\s+II/.test(after))
    );
  if (another.test(after) || allows('@enumerated', 'after', after.toLowerCase())) return true;
  const named = /(\p{L}+)\.?\s+$/u.exec(behind)?.[1] ?? '';
  if (!/^\p{Lu}/u.test(named) || allows('@first-person', 'after', after.toLowerCase()))
    return false;
  if (
    allows('@bowl', 'before', behind.toLowerCase()) ||
    allows('@distributed', 'before', behind.toLowerCase())
  )
    return false;
  // A title has no article, or no rest of a sentence after it.
  return !(
    allows('@determined', 'before', behind.toLowerCase()) &&
    allows('@pronoun-goes-on', 'after', after.toLowerCase())
  );
}

const courseGoesOn =
  /^(?:\s*(?:$|[.,;:!?)\]\n])|\s+(?:and|or|to|&)\s+(?:[IVX]+\b|\p{Lu})|\s+(?:is|was|class|course|teacher|exam|final|textbook|students?|credits?|homework|covers|meets|requires|introduces|last|this|next)\b)/u;

/** Whether an I after the name of a subject is a numeral: Algebra I is required. In Spanish I say hola. */
export function isCourse(behind: string, after: string): boolean {
  return allows('@subject-before-one', 'before', behind) && courseGoesOn.test(after);
}

/** Signs that the I after a ruler's name is a number: William I became king, Charles I was executed. */
const royal =
  /^\s+(?:(?:spent|marched|besieged|returned to|sailed|landed|ordered|visited|built|issued|summoned|captured|led his|led an|crossed|withdrew|fled|confirmed|gave the|raised|seized|appointed|sent) (?:the|his|an?|its|in|from|for|to|\p{Lu}\p{Ll}+)\b|of|and \p{Lu}\p{Ll}+ [IVX]+(?!\p{L})|became|ruled|reigned|succeeded|abdicated|conquered|died|founded|invaded|defeated|spoke|signed|granted|dissolved|was (?:crowned|born|king|queen|executed|beheaded|assassinated|murdered|killed|buried|deposed|overthrown|succeeded|excommunicated|proclaimed|restored|exiled))(?!\p{L})/u;

/** What a ruler has and hardly anybody else: the reign of Henry I, a charter of Edward I. */
const reignOf =
  /\b(?:reigns?|accession|coronation|abdication|statutes?|charters?|letters patent|court|time|times|days|execution|deposition|exchequer|assize|death|parliaments?|successor|sons?|daughters?|grandson|granddaughter|widow|consort|Queen|mistress|favourite) of (?:the late )?(?:King |Queen |Pope |Emperor |Tsar )?\p{Lu}\p{Ll}+\s+$/u;
/** The same with less certainty: under James I, by Edward I, and with another ruler before it. */
const ruledBy =
  /\b(?:under|by|to|for|of|from|until|since|against|between|before|after|[IVX]{1,5} (?:and|to|or)) \p{Lu}\p{Ll}+\s+$/u;
/** Ends the name of a ruler, as no pronoun does. */
const nameEnds =
  /^(?:\s*(?:$|[;:)\]\n\u2013\u2014]|\.(?:\s*$|\s*\n))|,\s\p{Lu}\p{Ll}+ [IVX]+\b|\s(?:and|or|until|to) (?!my\b|our\b|I\b|then\b)(?:\p{Lu}|the\b|his\b|her\b))/u;
/** A year of his: Henry I, 1100-1135; Edward I in 1280; George I, on 20 October 1714; (r. 1603-25). */
const dated =
  /^,?\s\(?(?:(?:in|on|about|around|c\.|dated|dating from|r\.|reigned|from) ?)?(?:\d{1,2} )?(?:\p{Lu}\p{Ll}{2,8} )?1[0-9]\d\d\b/u;

/** Whether the I after the name of a ruler is a numeral: in the reign of Henry I. Not "Henry I think". */
export function isReign(behind: string, after: string): boolean {
  if (royal.test(after)) return true;
  if (allows('@first-person', 'after', after.toLowerCase())) return false;
  if (dated.test(after) || allows('@ruler-goes-on', 'after', after)) return true;
  return reignOf.test(behind)
    ? !allows('@pronoun-goes-on', 'after', after.toLowerCase())
    : nameEnds.test(after) && ruledBy.test(behind);
}
