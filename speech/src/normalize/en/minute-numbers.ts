import { type Draft, draft, match } from '../draft.ts';
import { cardinal, digitByDigit, year } from './cardinal.ts';
import { inPairs } from './models.ts';

const words: Readonly<Record<string, string>> = {
  min: 'minute',
  res: 'resolution',
  reso: 'resolution',
};
const numbered =
  /((?:[Mm]in|[Rr]es|Reso)(?:\.|ute|olution)?|MIN(?:UTE)?|Minutes?|Motion|Item|Memo|Circular|Ordinance|By-?law)(?: (?:[Nn]o\.?|[Nn]umber))? ?(\d{1,4}(?:\/\d{1,4}){1,3})(?![\p{L}\p{N}]|[.,:/-]\d)/uy;

/** Motion 24-118: the year of a council, and a number within it. */
const dashed =
  /(Motion|Resolution|Res\.|By-?law|Ordinance|Bill|File|Docket|Report|Case|PO|P\.O\.|Ord\.|Sec\.|Part(?= [Nn]o)|part(?= [Nn]o)|[Ii]tem(?= [Nn]o))(?: (?:[Nn]o\.?|[Nn]umber))? (\d{2,4})-(\d{2,6})(?![\p{L}\p{N}]|[.,:/-]\d)/uy;

const labels: Readonly<Record<string, string>> = {
  ...{ 'Res.': 'Resolution', 'Ord.': 'Ordinance', 'Sec.': 'Section', PO: 'P O', 'P.O.': 'P O' },
};

const said = (part: string): string =>
  /^(?:19|20)\d\d$/.test(part) ? year(part) : cardinal(String(Number(part)));

/** `Min 3/10/24`, `Res. 12/24`: the number of a minute, neither a date nor a fraction. */
export function minuteNumber(text: string, at: number): Draft | undefined {
  const within = match(dashed, text, at);
  if (within?.[1] && within[2] && within[3]) {
    const label = / [Nn](?:o|umber)/.test(within[0]) ? ' number' : '';
    return draft(
      at + within[0].length,
      'number',
      `${labels[within[1]] ?? within[1]}${label} ${said(within[2])}, ${within[3].length > 4 ? digitByDigit(within[3]) : `${/^0[1-9]/.test(within[3]) ? 'oh ' : ''}${said(within[3])}`}`,
    );
  }
  // Sec. 6-14. Keeping of bees.
  const short = match(/(Sec\.|§) (\d{1,3})-(\d{1,2})(?=\. )/y, text, at);
  if (short?.[2] && short[3])
    return draft(
      at + short[0].length,
      'number',
      `Section ${cardinal(short[2])}, ${cardinal(short[3])}`,
    );
  const section = match(/(Sec\.|Section|§) ?(\d{1,4})-(\d{3,4})(?=[.,;)]|\s|$)/y, text, at);
  if (section?.[2] && section[3] && Number(section[3]) > Number(section[2]))
    return draft(
      at + section[0].length,
      'number',
      `Section ${said(section[2])}, ${section[3].length === 3 ? inPairs(section[3]) : said(section[3])}`,
    );
  const found = match(numbered, text, at);
  if (!found?.[1] || !found[2]) return undefined;
  const parts = found[2].split('/');
  // Min 1/2 cup is a fraction of a cup.
  const [one = '', two = ''] = parts;
  const isMinimum = /^min\.?$/i.test(found[1]) && !/^20[0-4]\d$/.test(two);
  const ofYear = /^(?:[12]\d|20[0-4]\d)$/.test(two) || /^20[0-4]\d$/.test(one);
  if (parts.length === 2 && (isMinimum || !ofYear)) return undefined;
  const written = found[1].replace('.', '');
  const word = words[written.toLowerCase()] ?? written;
  const name = /^[A-Z]/.test(written) ? word.charAt(0).toUpperCase() + word.slice(1) : word;
  const number = /[Nn]o\.? ?\d|[Nn]umber/.test(found[0]) ? ' number' : '';
  return draft(at + found[0].length, 'number', `${name}${number} ${parts.map(said).join(', ')}`);
}
