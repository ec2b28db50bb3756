import { type Draft, draftOf, match } from '../../draft.ts';
import { figures } from '../figures.ts';
import { issue } from '../said.ts';

const words: Readonly<Record<string, string>> = {
  min: 'minute',
  res: 'resolution',
  reso: 'resolution',
};
const numbered =
  /((?:[Mm]in|[Rr]es|Reso)(?:\.|ute|olution)?|MIN(?:UTE)?|Minutes?|Motion|Item|Memo|Circular|Ordinance|By-?law)(?: (?:[Nn]o\.?|[Nn]umber))? ?(\d{1,4}(?:\/\d{1,4}){1,3})(?![\p{L}\p{N}]|[.,:/-]\d)/uy;

const docketed = figures('minute-numbers');

/** `Min 3/10/24`, `Res. 12/24`: the number of a minute, neither a date nor a fraction. */
export function minuteNumber(text: string, at: number): Draft | undefined {
  const ofYear = docketed({ text, at });
  if (ofYear) return ofYear;
  const found = match(numbered, text, at);
  if (!found?.[1] || !found[2]) return undefined;
  const parts = found[2].split('/');
  // Min 1/2 cup is a fraction of a cup.
  const [, two = ''] = parts;
  const isMinimum = /^min\.?$/i.test(found[1]) && !/^20[0-4]\d$/.test(two);
  const isYear = /^(?:[12]\d|20[0-4]\d)$/.test(two);
  if (parts.length === 2 && (isMinimum || !isYear)) return undefined;
  const written = found[1].replace('.', '');
  const word = words[written.toLowerCase()] ?? written;
  const name = /^[A-Z]/.test(written) ? word.charAt(0).toUpperCase() + word.slice(1) : word;
  const number = /[Nn]o\.? ?\d|[Nn]umber/.test(found[0]) ? ' number' : '';
  return draftOf(found, 'number', `${name}${number} ${parts.map(issue).join(', ')}`);
}
