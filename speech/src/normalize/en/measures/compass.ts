import { type Draft, draft, match, type Scan } from '../../draft.ts';
import { leftOf, letter, rightOf } from '../../near.ts';
import lists from '../lists.json' with { type: 'json' };

/** 1200 Oak, at the end of a text: a house on its street. */
export const numbered = /\d[\p{L}\p{N}-]{0,4} (?:\p{Lu}\p{Ll}{0,20}\.? ){1,3}$/u;

const compass: Record<string, string> = lists.compass;
/** S.W.1 is a district of London. */
const points = /(?![NS]\.?[EW]\.\d)(?:[NS]{1,2}[EW]?|[EW](?:[NS][EW])?)(?![\p{L}\p{N}'])\.?/uy;
const house = /(?:^|[\s(])\d{1,5} $/;
export const onStreet =
  /^ (?:\d{1,3}(?:st|nd|rd|th)|(?:\p{Lu}[\p{Ll}']{1,14} ){1,3}?(?:St|Ave|Rd|Ln|Dr|Blvd|Ct|Pl|Way|Expwy|Expy|Expressway|Hwy|Highway|Fwy|Freeway|Pkwy|Parkway|Tpke|Cir|Trl|Ter|Sq|Street|Avenue|Road|Lane|Drive|Boulevard|Court|Place)|Broadway)(?!\p{L})/u;
/** 412 S. Walnut, 2900 S Lamar, 500 W 117th: a street that its name alone tells. */
const bareStreet =
  /^ (?:[NSEW]|[NS][EW])\.? (?!Kore|Afric|Amer|Virg|Carol|Dakot|Ire|Wales|Welsh|York|Brit|German|Ind|Asia|Europ|Bank\b|Bengal|Jers|Suss|Leb|Yemen|Sudan|Timor|Austral|Side|The\b|It\b|This\b)(?:\p{Lu}\p{Ll}{2,14}(?: \p{Lu}\p{Ll}{2,14})?|\d{1,3}(?:st|nd|rd|th))(?=\s*$|[,.;:)\n\t]| (?!\(\p{Lu}\p{L}{2}\))[–—&(|#-]| (?:and|at|in|on|near|is|for|from|between|by|off|to|was|has|across|behind|with|every|this|until|starting|will|had|were|when|after|about)\b)/u;
const powered =
  /\b(?:draws?|uses?|using|needs?|rated|power|output|consum\p{L}+|max\.?|only|than|up to|produces?|delivers?|RMS)(?: (?:about|only|just|up to))? \d{1,5} $/iu;

/** Whether a house on a street without its word stands before a place; but it draws 300 W. Broadband is extra. */
export function isBareStreet(text: string, at: number): boolean {
  if (!bareStreet.test(text.slice(at, at + 50))) return false;
  return text.charAt(at + 1) !== 'W' || !powered.test(text.slice(Math.max(0, at - 30), at + 1));
}
/** 12 Main St W, 1600 Pennsylvania Ave NW, 45th Street S. */
const streetEnd =
  /(?:(?<!\p{L})\p{Lu}[\p{L}'.-]{0,20}|\d(?:st|nd|rd|th)) (?:St|Ave?|Rd|Blvd|Ln|Ct|Pl|Cres|Tce|Terr?|Cir|Sq|Pkwy|Hwy|Trl|Street|Avenue|Road|Boulevard|Drive|Lane|Court|Place|Crescent|Terrace|Circle|Square|Parkway|Way|Trail)\.? $|\d[\p{L}\d-]{0,4} (?:\p{Lu}\p{L}{0,15} ){1,3}Dr\.? $/u;

/** `120 N. Main St.`, `12 Main St W`: a direction in an address. */
export function compassRule({ text, at }: Scan): Draft | undefined {
  if (letter.test(text.charAt(at - 1))) return undefined;
  const found = match(points, text, at)?.[0];
  const said = compass[found?.replace('.', '') ?? ''];
  if (!found || !said) return undefined;
  const end = at + found.length;
  if (house.test(leftOf(text, at, 20))) {
    const isOn = isBareStreet(text, at - 1) || onStreet.test(text.slice(end, end + 50));
    return isOn ? draft(end, 'abbreviation', said) : undefined;
  }
  const address = leftOf(text, at, 40);
  const from = rightOf(text, end, 30);
  // Main St W is busy, 10 King St W Toronto; but Main St S Smith.
  const isAddress = numbered.test(address) || found.endsWith('.') || !/^ \p{Lu}\p{Ll}/u.test(from);
  if (!streetEnd.test(address) || !isAddress) return undefined;
  const goesOn = /^(?:,| \p{Ll})/u.test(from);
  return draft(goesOn ? end : at + found.replace('.', '').length, 'abbreviation', said);
}
