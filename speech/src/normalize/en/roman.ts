import { type Draft, draft, match, type Scan } from '../draft.ts';
import { romanValue } from '../roman.ts';
import { cardinal, ordinal } from './cardinal.ts';

const letter = /[\p{L}\p{N}]/u;
const roman = /([IVXLCDM]{1,15})(?![\p{L}\p{N}])/uy;
const beforeRoman =
  /\b(?:chapter|part|volume|book|act|scene|section|article|phase|stage|type|level|grade|war|bowl|class|title|figure|table|appendix|unit|canto|psalm|episode|annex|wave|tier|division|schedule|amendment|parts|acts|chapters|phases|volumes|articles)\s*$/i;
const ruler =
  /\b(?:King|Queen|Pope|Henry|Louis|Elizabeth|George|Edward|Charles|James|William|John Paul|John|Paul|Pius|Benedict|Nicholas|Alexander|Catherine|Peter|Richard|Philip|Napoleon|Frederick|Mary|Ramesses|Ramses|Leo|Gregory|Ivan|Bogd|Ptolemy|Francis|Innocent|Clement|Urban|Rama|Mehmed|Murad|Xerxes|Darius|Thutmose|Amenhotep|Gustav|Christian|Haakon|Otto|Rudolf|Wilhelm)\s+$/;
/** Signs that the I after a name is a number: William I became king. */
const royal =
  /^\s+(?:of|became|ruled|reigned|succeeded|abdicated|conquered|was (?:crowned|born|king))\b/;
/** Nouns with an ordinal: the XXXIII Olympiad, XVIII Airborne Corps. */
const counted =
  /^\s+(?:(?:Winter|Summer|Airborne|Party|Asian|World|International|National|Olympic|Paralympic|Commonwealth|Armored|Army|Air|All-Union)\s+){0,2}(?:Olympi|Paralympi|Games|Congress|Corps|Army|Legion|[Dd]ynasty|Amendment|[Ss]ession|[Ss]ummit|Festival|Championship|Conference|Assembly|Plenum|Legislature|[Aa]rrondissement|[Ee]dition)/;
const determiner = /\b(?:the|its|their|this|that|each|every|a|an)\s+$/i;
/** IV for "intravenous": letters. */
const medical =
  /^\s*(?:drips?|fluids?|lines?|therapy|antibiotics?|bags?|infusions?|injections?|medications?|poles?|access|catheters?|tubes?|drugs?|treatments?|needles?)\b/;

/** Nouns of lower-case enumerations: a phase I trial, type I diabetes. */
const enumerated =
  /^\s+(?:errors?|diabetes|trials?|stud(?:y|ies)|clinical|cancers?|tumou?rs?|listed|trauma|capital|drugs?|substances?|controlled|railroads?|schools?|collagen|hypersensitivity|reactions?|interferons?|superconductors?|supernovae?|civili[sz]ations?|fund(?:s|ing)|medical device|devices?|building|buildings)\b/i;
/** What follows the pronoun, and hardly ever a numeral. */
const pronounGoesOn =
  /^,?\s+(?:am|have|had|do|did|don't|didn't|can|can't|could|couldn't|will|won't|would|wouldn't|should|shall|might|may|must|never|always|still|really|also|ever|just|once|only|often|usually|like|liked|love|loved|hate|hated|want|wanted|need|needed|know|knew|think|thought|read|wrote|write|saw|see|heard|hear|watch|watched|remember|remembered|teach|taught|take|took|attend|attended|joined?|bought|buy|got|get|made|make|went|met|found|told|said|asked|chose|choose|prefer|built|sent|gave|give|play|played|use|used|mentioned|enjoyed?|finished|started|missed|passed|failed|skipped|posted|downloaded|was|too|who|myself|personally|however|along|and my|and our)\b/i;
const another =
  /^\s*(?:$|[.;:!?)\]\n\u2013\u2014-]|,(?!\s+(?:like|too|who|myself|personally|however|along))|(?:and|or|to|through|&)\s+[IVX]+\b|of\b)/;

/**
 * Whether an I after a numbered noun is a numeral: World War I, Act I, Scene I, a phase I trial. Otherwise it is the
 * pronoun: the chapter I read, every Episode I watched.
 */
function countsAsOne(behind: string, after: string): boolean {
  if (/\bWar\s+$/.test(behind)) return true;
  const named = /(\p{L}+)\s+$/u.exec(behind)?.[1] ?? '';
  if (another.test(after) || enumerated.test(after)) return true;
  if (!/^\p{Lu}/u.test(named)) return false;
  // A title has no article, or no rest of a sentence after it.
  const determined =
    /\b(?:the|this|that|a|an|every|each|any|what|which|my|last|first|best|only)\s+\p{L}+\s+$/iu.test(
      behind,
    );
  return !(determined && pronounGoesOn.test(after));
}

/** `Chapter IV` four, `Henry VIII` the eighth, `World War II` two, `XXI century`. CV, MIX and XL stay letters. */
export function romanRule({ text, at }: Scan): Draft | undefined {
  const found = match(roman, text, at);
  const value = found?.[1] ? romanValue(found[1]) : undefined;
  if (!found?.[1] || value === undefined || letter.test(text.charAt(at - 1))) return undefined;
  const written = found[1];
  const end = at + written.length;
  const behind = text.slice(Math.max(0, at - 24), at);
  const after = text.slice(end, end + 60);
  if (/^'/.test(after) && written === 'I') return undefined;
  if (written === 'IV' && (medical.test(after) || /\b(?:an|by|via) $/i.test(behind)))
    return undefined;
  const said = ordinal(String(value));
  const crowned = /\b(?:King|Queen|Pope|Tsar|Emperor|Empress)\s+\p{Lu}\p{Ll}+\s+$/u.test(behind);
  const reigns = ruler.test(behind) && royal.test(after);
  if (/^[IVX]+$/.test(written) && (crowned || reigns || (ruler.test(behind) && written !== 'I')))
    return draft(end, 'roman', `the ${said}`);
  if (
    /\b(?:Elizabeth|Charles|Nicholas|Peter|Catherine|Francis|Edward|Alexander|Napoleon|Frederick)\s+$/.test(
      behind,
    ) &&
    !/^\s+[a-z]/.test(after)
  )
    return draft(end, 'roman', `the ${said}`, false);
  if (/^(?:th|st|nd|rd)?\s+(?:century|centuries)/.test(after)) return draft(end, 'roman', said);
  if (counted.test(after) && (written.length > 1 || written === 'V'))
    return draft(end, 'roman', determiner.test(behind) ? said : `the ${said}`);
  // Single letters after "type" and "grade" name a kind; I, V and X count.
  if (beforeRoman.test(behind) && written === 'I' && !countsAsOne(behind, after)) return undefined;
  if (beforeRoman.test(behind) && (written.length > 1 || /[IVX]/.test(written)))
    return draft(
      end,
      'roman',
      cardinal(String(value)),
      written !== 'I' || /\bWar\s+$/.test(behind),
    );
  if (written.length > 1 && /^[IVX]+$/.test(written))
    return draft(end, 'roman', cardinal(String(value)), false);
  return undefined;
}
