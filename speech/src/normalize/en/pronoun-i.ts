import { allows } from './neighbors.ts';

/** Tells the pronoun I from the numeral one after a noun that is numbered or the name of a ruler. */

/** Nouns after a lower-case title: a phase I trial, type I diabetes. */
const enumerated =
  /^\s+(?:errors?|diabetes|trials?|stud(?:y|ies)|clinical|cancers?|tumou?rs?|hypertension|listed|trauma|capital|drugs?|substances?|controlled|railroads?|schools?|collagen|hypersensitivity|reactions?|interferons?|superconductors?|supernovae?|civili[sz]ations?|fund(?:s|ing)|medical device|devices?|building|buildings)\b/i;
/** What only the pronoun can be followed by: a numbered thing has, begins and is, and reads nothing. */
const firstPerson =
  /^,?\s+(?:am|have|haven't|do|don't|think|thought|know|knew|like|liked|love|loved|hate|hated|want|wanted|need|needed|wish|hope|hoped|feel|felt|guess|suppose|believe|read|wrote|write|see|saw|hear|heard|watch|watched|remember|remembered|teach|taught|bought|buy|own|chose|choose|prefer|preferred|recommend|enjoyed?|mentioned|quoted|skipped|downloaded|live|lived|myself|personally|and my|and our)\b/i;
/** What mostly follows the pronoun, but may follow a numeral too. */
const pronounGoesOn =
  /^,?\s+(?:had|did|didn't|can|can't|could|couldn't|will|won't|would|wouldn't|should|shall|might|may|must|never|always|still|really|also|ever|just|once|only|often|usually|take|took|attend|attended|joined?|get|got|make|made|went|met|found|told|said|asked|built|sent|gave|give|play|played|use|used|finished|started|missed|passed|failed|posted|was|too|who|however|along)\b/i;
const another =
  /^\s*(?:$|[.;:!?)\]\n\u2013\u2014-]|,(?!\s+(?:like|too|who|myself|personally|however|along))|(?:and|or|to|through|&)\s+[IVX]+\b|of\b)/;
const determined =
  /\b(?:the|this|that|a|an|every|each|any|what|which|my|last|first|best|only)\s+\p{L}+\s+$/iu;
/** Before a numbered title, as good as never: Every Part I audition for. */
const distributed = /\b(?:every|each|any|what|which)\s+\p{L}+\s+$/iu;
const worldWar = /(?<!\b(?:first|second|1st|2nd)\s+)\bworld\s+war\s+$/i;
const bowl = /\b(?:in|at|during|before|after|since|for|on|to) the super bowl\s+$/i;

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
  if (another.test(after) || enumerated.test(after)) return true;
  const named = /(\p{L}+)\.?\s+$/u.exec(behind)?.[1] ?? '';
  if (!/^\p{Lu}/u.test(named) || firstPerson.test(after)) return false;
  if (bowl.test(behind) || distributed.test(behind)) return false;
  // A title has no article, or no rest of a sentence after it.
  return !(determined.test(behind) && pronounGoesOn.test(after));
}

const course =
  /\b(?:Algebra|Calculus|Geometry|Physics|Chemistry|Biology|Statistics|Economics|Accounting|Anatomy|Psychology|History|English|Spanish|French|German|Latin|Japanese|Chinese|Russian|Korean)\s+$/;
const courseGoesOn =
  /^(?:\s*(?:$|[.,;:!?)\]\n])|\s+(?:and|or|to|&)\s+(?:[IVX]+\b|\p{Lu})|\s+(?:is|was|class|course|teacher|exam|final|textbook|students?|credits?|homework|covers|meets|requires|introduces|last|this|next)\b)/u;

/** Whether an I after the name of a subject is a numeral: Algebra I is required. In Spanish I say hola. */
export function isCourse(behind: string, after: string): boolean {
  return course.test(behind) && courseGoesOn.test(after);
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
  if (firstPerson.test(after)) return false;
  if (dated.test(after) || allows('@called-known-as', 'after', after)) return true;
  return reignOf.test(behind)
    ? !pronounGoesOn.test(after) || /^\s+(?:had|was|made|did|gave)\b/.test(after)
    : nameEnds.test(after) && ruledBy.test(behind);
}
