import { type Draft, draftOf, match, type Scan } from '../../draft.ts';
import { leftOf, lineAround } from '../../near.ts';
import { allows } from '../neighbors.ts';
import { cardinal, pluralNumber } from '../numbers/cardinal.ts';

const tally = /(\d{1,2})-(\d{1,2})(f|m|pen)?(?![\d\p{L}]|[-/.:]\d)/uy;
const ofFrees = /(\d{1,2})(f|m)(?=[,);]| and)/y;
const ofFortyFive = /['’‘](45|65)(s?)['’]?(?![\p{L}\d])|(45|65)['’]?s(?![\p{L}\d])/uy;
/** What tells that the pairs of a line are goals and points. */
const scorers =
  /\d-\d{1,2} ?\((?:\d-)?\d{1,2}(?:f|m| ['’‘]?[46]5| pen)|\d-\d{1,2}, \d{1,2}f\)|\(\d{1,2}f,|[\s(]\d-\d{1,2}f\b|\b0-\d{1,2} ['’‘][46]5|\b[Ss]corers?\b[^\n]{0,60}(?<!\d)[0-5]-(?:0\d|[12]\d)(?!\d)/;
const kinds: Readonly<Record<string, readonly [one: string, many: string]>> = {
  ...{ f: ['free', 'frees'], m: ['mark', 'marks'], pen: ['penalty', 'penalties'] },
};

/** `C Roche 0-6 (0-4f, 2 '65s)`: goals and points of a player, and how many of them were from frees. */
export function gaelicScoreRule({ text, at }: Scan): Draft | undefined {
  if (/[\p{L}\d.,/$€£:-]/u.test(text.charAt(at - 1))) return undefined;
  const behind = leftOf(text, at, 30);
  const frees = allows('@behind-tally', 'before', behind) ? match(ofFrees, text, at) : null;
  if (frees?.[1] && frees[2])
    return draftOf(
      frees,
      'number',
      `${cardinal(frees[1])} ${kinds[frees[2]]?.[frees[1] === '1' ? 0 : 1]}`,
    );
  const kick = allows('@one-kick', 'before', behind) ? match(ofFortyFive, text, at) : null;
  if (kick && scorers.test(lineAround(text, at, 160))) {
    const said = cardinal(kick[1] ?? kick[3] ?? '');
    const many = kick[2] === 's' || kick[3] !== undefined;
    return draftOf(kick, 'number', many ? pluralNumber(said) : said);
  }
  const found = match(tally, text, at);
  if (!found?.[1] || !found[2] || Number(found[1]) > 9 || Number(found[2]) > 40) return undefined;
  if (!allows('@scorer-before-tally', 'before', behind) || !scorers.test(lineAround(text, at, 160)))
    return undefined;
  const kind = found[3] ? ` ${kinds[found[3]]?.[found[1] + found[2] === '01' ? 0 : 1]}` : '';
  return draftOf(found, 'number', `${cardinal(found[1])} ${cardinal(found[2])}${kind}`, false);
}
