import { type Draft, draftOf, match } from '../draft.ts';
import { cardinal, digitByDigit, inPairs, year } from './cardinal.ts';
import { readAs } from './said.ts';

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
/** The number within the year: 118 one eighteen, 05 oh five. */
const within = (part: string): string =>
  part.length > 4 || /^0\d{2}/.test(part)
    ? digitByDigit(part)
    : /^[1-9]\d{2,3}$/.test(part)
      ? inPairs(part)
      : `${/^0[1-9]/.test(part) ? 'oh ' : ''}${said(part)}`;

/** `Min 3/10/24`, `Res. 12/24`: the number of a minute, neither a date nor a fraction. */
export function minuteNumber(text: string, at: number): Draft | undefined {
  const ofYear = match(dashed, text, at);
  if (ofYear?.[1] && ofYear[2] && ofYear[3]) {
    const label = / [Nn](?:o|umber)/.test(ofYear[0]) ? ' number' : '';
    const isGoods = /^(?:part|item)$/i.test(ofYear[1]);
    return draftOf(
      ofYear,
      'number',
      `${labels[ofYear[1]] ?? ofYear[1]}${label} ${isGoods ? digitByDigit(ofYear[2]) : said(ofYear[2])}, ${isGoods ? digitByDigit(ofYear[3]) : within(ofYear[3])}`,
    );
  }
  // No. 21-476: the number of a case; a range would be of Nos.
  const alone = match(/No\. (\d\d)-(\d{3,4})(?![\p{L}\p{N}]|[.,:/-]\d)/uy, text, at);
  if (alone?.[1] && alone[2])
    return draftOf(alone, 'number', `number ${cardinal(alone[1])}, ${within(alone[2])}`);
  // Sec. 6-14. Keeping of bees.
  const short = match(/(Sec\.|§) (\d{1,3})-(\d{1,2})(?=\. )/y, text, at);
  if (short) return readAs(short, 'number', 'Section {2}, {3}');
  const section = match(/(Sec\.|Section|§) ?(\d{1,4})-(\d{3,4})(?=[.,;)]|\s|$)/y, text, at);
  if (section?.[2] && section[3] && Number(section[3]) > Number(section[2]))
    return draftOf(section, 'number', `Section ${said(section[2])}, ${within(section[3])}`);
  const found = match(numbered, text, at);
  if (!found?.[1] || !found[2]) return undefined;
  const parts = found[2].split('/');
  // Min 1/2 cup is a fraction of a cup.
  const [one = '', two = ''] = parts;
  const isMinimum = /^min\.?$/i.test(found[1]) && !/^20[0-4]\d$/.test(two);
  const isYear = /^(?:[12]\d|20[0-4]\d)$/.test(two) || /^20[0-4]\d$/.test(one);
  if (parts.length === 2 && (isMinimum || !isYear)) return undefined;
  const written = found[1].replace('.', '');
  const word = words[written.toLowerCase()] ?? written;
  const name = /^[A-Z]/.test(written) ? word.charAt(0).toUpperCase() + word.slice(1) : word;
  const number = /[Nn]o\.? ?\d|[Nn]umber/.test(found[0]) ? ' number' : '';
  return draftOf(found, 'number', `${name}${number} ${parts.map(said).join(', ')}`);
}
