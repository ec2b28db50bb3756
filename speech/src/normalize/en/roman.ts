import { type Draft, draft, match, type Scan } from '../draft.ts';
import { romanValue } from '../roman.ts';
import { cardinal, ordinal } from './cardinal.ts';

const letter = /[\p{L}\p{N}]/u;
const roman = /([IVXLCDM]{1,15})(?![\p{L}\p{N}])/uy;
const beforeRoman =
  /\b(?:chapter|part|volume|book|act|scene|section|article|phase|stage|type|level|grade|war|bowl|class|title|figure|table|appendix|unit|canto|psalm|episode|annex|wave|tier|division|schedule|amendment)\s*$/i;
const ruler =
  /\b(?:King|Queen|Pope|Henry|Louis|Elizabeth|George|Edward|Charles|James|William|John Paul|John|Paul|Pius|Benedict|Nicholas|Alexander|Catherine|Peter|Richard|Philip|Napoleon|Frederick|Mary|Ramesses|Ramses|Leo|Gregory|Ivan|Bogd|Ptolemy|Francis|Innocent|Clement|Urban|Rama|Mehmed|Murad|Xerxes|Darius|Thutmose|Amenhotep|Gustav|Christian|Haakon|Otto|Rudolf|Wilhelm)\s+$/;
/** What shows that the I behind a name is a number: William I became king. */
const royal =
  /^\s+(?:of|became|ruled|reigned|succeeded|abdicated|conquered|was (?:crowned|born|king))\b/;
/** What is counted by ordinals: the XXXIII Olympiad, XVIII Airborne Corps. */
const counted =
  /^\s+(?:(?:Winter|Summer|Airborne|Party|Asian|World|International|National|Olympic|Paralympic|Commonwealth|Armored|Army|Air|All-Union)\s+){0,2}(?:Olympi|Paralympi|Games|Congress|Corps|Army|Legion|[Dd]ynasty|Amendment|[Ss]ession|[Ss]ummit|Festival|Championship|Conference|Assembly|Plenum|Legislature|[Aa]rrondissement|[Ee]dition)/;
const determiner = /\b(?:the|its|their|this|that|each|every|a|an)\s+$/i;
/** Into a vein, by drip: letters. */
const medical =
  /^\s*(?:drips?|fluids?|lines?|therapy|antibiotics?|bags?|infusions?|injections?|medications?|poles?|access|catheters?|tubes?|drugs?|treatments?|needles?)\b/;

/** `Chapter IV` four, `Henry VIII` the eighth, `World War II` two, `XXI century`. Letters that count nothing (CV, MIX, XL) stay letters. */
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
  // Single letters behind "type" and "grade" name a kind; I, V and X count.
  if (beforeRoman.test(behind) && (written.length > 1 || /[IVX]/.test(written)))
    return draft(end, 'roman', cardinal(String(value)));
  if (written.length > 1 && /^[IVX]+$/.test(written))
    return draft(end, 'roman', cardinal(String(value)), false);
  return undefined;
}
