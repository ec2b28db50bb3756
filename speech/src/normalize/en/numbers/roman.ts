import { type Draft, draft, draftOf, match, type Scan } from '../../draft.ts';
import { leftOf, letter } from '../../near.ts';
import { romanValue } from '../../roman.ts';
import { allows } from '../neighbors.ts';
import { inTitleCase } from '../times/calendar.ts';
import { isFrequentName } from '../words/common-words.ts';
import { countsAsOne, isCourse, isReign } from '../words/pronoun-i.ts';
import { cardinal, ordinal } from './cardinal.ts';

const roman = /([IVXLCDM]{1,15})(?:(?<=[VX]|I[IVX])(?:th|st|nd|rd))?(?![\p{L}\p{N}])/uy;
const beforeRoman =
  /\b(?:chapter|part|volume|book|act|scene|section|article|phase|stage|type|level|grade|war|bowl|class|title|figure|table|appendix|unit|canto|psalm|episode|annex|wave|tier|division|schedule|cl\.|art\.|amend\.|amendment|exam|wrestlemania|apollo|bk\.|bk|vols?\.?|midterm|quiz|paper|std\.?|parts|acts|chapters|phases|volumes|articles|classes|grades|levels|types|stages|titles|sections|books|tables|figures|units|schedules|(?<=\b(?:the|a) )mark)\s*$/i;
/** Classes I to V: the second of two. */
const secondOf =
  /\b(?:parts|acts|chapters|phases|volumes|articles|classes|grades|levels|types|stages|titles|sections|books|tables|figures|units|schedules|std\.?)\s+[IVX]{1,5} (?:to|and|or|through|&) $/i;
const royal =
  /\b(?:Oba|Emir|Sultan|Tsar|Czar|Emperor|Empress|Shah|Khan|Prince|Princess|Duke|Rajah?|Maharajah?|Nawab|Kabaka|Alaafin|Ooni|Alake|Asantehene|King|Queen|Pope|Earl|Patriarch),? \p{Lu}\p{L}+\s+$/u;
const builder = /\b(?:by|under) \p{Lu}\p{Ll}{3,}\s+$/u;
/** Nouns with an ordinal: the XXXIII Olympiad, XVIII Airborne Corps. */
const counted =
  /^\s+(?:(?:Winter|Summer|Airborne|Party|Asian|World|International|National|Olympic|Paralympic|Commonwealth|Armored|Army|Air|All-Union)\s+){0,2}(?:Olympi|Paralympi|Games|Congress|Corps|Army|Legion|[Dd]ynasty|Amendment|[Ss]ession|[Ss]ummit|Festival|Championship|Conference|Assembly|Plenum|Legislature|[Aa]rrondissement|[Ee]dition)/;
/** IV for "intravenous": letters. */
const medical =
  /^\s*(?:drips?|fluids?|lines?|therapy|antibiotics?|bags?|infusions?|injections?|medications?|poles?|access|catheters?|tubes?|drugs?|treatments?|needles?)\b/;

/** `Chapter IV` four, `Henry VIII` the eighth, `World War II` two, `XXI century`. CV, MIX and XL stay letters. */
export function romanRule({ text, at }: Scan): Draft | undefined {
  const found = match(roman, text, at);
  const value = found?.[1] ? romanValue(found[1]) : undefined;
  if (!found?.[1] || value === undefined || letter.test(text.charAt(at - 1))) return undefined;
  const written = found[1];
  // World War I's end; but I'd, I'm.
  const own = match(/'s(?!\p{L})/uy, text, at + written.length)?.[0] ?? '';
  const end = at + written.length + own.length;
  const read = (spoken: string, certain = true) => draft(end, 'roman', spoken + own, certain);
  const behind = leftOf(text, at, 30).replace(/\p{Lu}{4,}/gu, inTitleCase);
  const after = text.slice(end, end + 60);
  if (/^'/.test(after) && written === 'I') return undefined;
  if (written === 'IV' && (medical.test(after) || /\b(?:an|by|via) $/i.test(behind)))
    return undefined;
  const said = ordinal(String(value));
  // The XXth century.
  if (found[0] !== written) return draftOf(found, 'roman', said);
  if (/^[IVX]+$/.test(written) && allows('@two-thrones', 'before', behind)) return read(said);
  const crowned = allows('@crowned-name', 'before', behind);
  const inStatute = allows('@regnal', 'before', behind);
  const reigns =
    (inStatute || allows('@ruler', 'before', behind)) &&
    !(written === 'X' && /Malcolm\s+$/.test(behind)) &&
    (written !== 'I' || own || inStatute || isReign(leftOf(text, at, 60), after));
  if (/^[IVX]+$/.test(written) && (crowned || reigns)) return read(`the ${said}`);
  if (allows('@sovereigns', 'before', behind) && !/^\s+[a-z]/.test(after))
    return read(`the ${said}`, false);
  if (/^\s+(?:century|centuries)/.test(after)) return draft(end, 'roman', said);
  if (counted.test(after) && (written.length > 1 || written === 'V'))
    return draft(
      end,
      'roman',
      allows('@determiner', 'before', behind.toLowerCase()) ? said : `the ${said}`,
    );
  // Single letters after "type" and "grade" name a kind; I, V and X count.
  // Built by Suryavarman II.
  if (/^[IVX]{2,}$/.test(written) && builder.test(behind) && !beforeRoman.test(behind))
    return read(`the ${said}`, false);
  // The Oba, Adegboyega II.
  if (/^[IVX]{2,5}$/.test(written) && royal.test(behind)) return read(`the ${said}`, false);
  // George S. Patton III.
  const person = /(\p{Lu}\p{Ll}+) (?:\p{Lu}\.? )?\p{Lu}[\p{L}']+\s+$/u.exec(behind)?.[1];
  if (
    /^(?:II|III|IV|V)$/.test(written) &&
    person &&
    isFrequentName(person.toLowerCase()) &&
    !beforeRoman.test(behind)
  )
    return read(`the ${said}`, false);
  const numbered = beforeRoman.test(behind) || (/^[IVX]+$/.test(written) && secondOf.test(behind));
  if (numbered && written === 'I' && !own && !countsAsOne(behind, after)) return undefined;
  if (numbered && (written.length > 1 || /[IVX]/.test(written)))
    return read(cardinal(String(value)), written !== 'I' || /\bWar\s+$/.test(behind));
  if (isCourse(behind, after) && /^[IVX]+$/.test(written))
    return read(cardinal(String(value)), false);
  if (written.length > 1 && /^[IVX]+$/.test(written)) return read(cardinal(String(value)), false);
  return undefined;
}
