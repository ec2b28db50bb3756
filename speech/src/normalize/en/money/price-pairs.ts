import { type Draft, draftOf, match, type Scan } from '../../draft.ts';
import { readAs } from '../said.ts';
import { codeSource, currencyNames } from './currencies.ts';

const pair = new RegExp(`(${codeSource})/(${codeSource})(?![\\p{L}\\p{N}/])`, 'uy');

/** `EUR/USD 1.0847`: two currencies by their names. */
export function currencyPairRule({ text, at }: Scan): Draft | undefined {
  if (/[\p{L}\p{N}/$-]/u.test(text.charAt(at - 1))) return undefined;
  const found = match(pair, text, at);
  if (!found?.[1] || !found[2]) return undefined;
  const [one, other] = [currencyNames(found[1])?.[0][0], currencyNames(found[2])?.[0][0]];
  return one && other && one !== other ? draftOf(found, 'money', `${one} ${other}`) : undefined;
}

const two =
  /([$£€])(\d{1,3})(?:\.(\d\d))?\/[$£€]?(\d{1,3})(?:\.(\d\d))? (?:per )?(adults?|person|child|family|non-members?|members?)\/(adults?|concessions?|conc|child(?:ren)?|members?|non-members?|seniors?|students?|kids?|family)(?![\p{L}/])/uy;
/** A sum of a menu of fares: twenty dollars, twenty dollars fifty. */
const fare = (sign = '', whole: number, part: string | undefined): string => {
  const unit = { '£': 'pound', '€': 'euro' }[sign] ?? 'dollar';
  return `{${whole}} ${unit}{${whole}:s}${part && part !== '00' ? ` {${whole + 1}:two}` : ''}`;
};

/** `$20/11 per adult/concession`: a price for each of two. */
export function twoFaresRule({ text, at }: Scan): Draft | undefined {
  const found = match(two, text, at);
  if (!found) return undefined;
  const per = found[0].includes(' per ') ? ' per ' : ' ';
  const [first, second] = [fare(found[1], 2, found[3]), fare(found[1], 4, found[5])];
  return readAs(found, 'money', `${first}${per}{6:text}, ${second}${per}{7:@fares}`, false);
}
