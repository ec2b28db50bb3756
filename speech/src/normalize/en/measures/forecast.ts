import { type Draft, draft, match, type Scan } from '../../draft.ts';
import { leftOf, lineAround, near, rightOf } from '../../near.ts';
import lists from '../lists.json' with { type: 'json' };
import { allows } from '../neighbors.ts';
import { cardinal } from '../numbers/cardinal.ts';

const words: Record<string, string> = lists.forecastWords;
const shape = /(?:[Hh]i|[Ll]o|HI|LO|[Vv]is)(?![\p{L}\p{N}'-])\.?/uy;

/** `hi 88, lo 71`, `Vis 10 mi`: among other words of weather, as the short form itself is none. */
export function forecastRule({ text, at }: Scan): Draft | undefined {
  // Hi 85/lo 66.
  if (/[\p{L}\p{N}'@/-]/u.test(text.charAt(at - 1)) && !/\d ?°?[CF]?\/$/.test(leftOf(text, at, 5)))
    return undefined;
  const found = match(shape, text, at);
  if (!found) return undefined;
  const end = at + found[0].length;
  const around = `${near(text.slice(0, at), at, 60)} | ${near(text.slice(end), 0, 60)}`;
  return /^:? ?[-\u2212]?\d{1,3}(?![\d.,]\d)/.test(text.slice(end, end + 7)) &&
    allows('@forecast-figures', 'around', around)
    ? draft(end, 'abbreviation', words[found[0].replace('.', '')] ?? found[0])
    : undefined;
}

const highLow = /([-\u2212]?)(\d{1,2})\/([-\u2212]?)(\d{1,2})(?= ?(?:°|degrees))/uy;

const bareHighLow = /([-\u2212]?)(\d{1,2})\/([-\u2212]?)(\d{1,2})(?![\d/])/uy;
/** The cell behind the temperatures of a town. */
const sky =
  /^\t(?:(?:partly|mostly|light|heavy|scattered|am|pm) )?(?:sun|cloud|rain|snow|t-?storm|storm|shower|fog|haz|wind|clear|fair|fine|overcast|flurr|drizzl|sleet)/i;
const skyRow =
  /\p{Lu}[\p{L}']+ -?\d{1,2}\/-?\d{1,2},? (?:sunny|sun|cloud|rain|snow|t-?storm|storm|shower|fog|haz|wind|clear|fair|fine|overcast|drizzl|dry|bright|mist)/giu;
const townPair = /\p{Lu}[\p{L}']+:? -?\d{1,2}\/-?\d{1,2}(?=[,;.]| \p{Ll}|\s*$)/gu;
/** Invercargill 9/1, Gore 8/-2: a row of towns, the lower figure behind the higher, one of them below zero or three in a row. */
function townsHighLow(text: string, at: number): RegExpExecArray | null {
  const found = match(bareHighLow, text, at);
  if (found && text.charAt(at - 1) === '\t' && sky.test(text.slice(at + found[0].length, at + 30)))
    return found;
  // London 14/9 cloudy; Leeds 11/6 showers.
  if (
    found &&
    Number(found[2]) > Number(found[4]) &&
    allows('@sky-word', 'after', rightOf(text, at + found[0].length, 16).toLowerCase()) &&
    (text.slice(Math.max(0, at - 90), at + 90).match(skyRow) ?? []).length > 1
  )
    return found;
  if (!found || !/\p{Lu}[\p{L}']+:? $/u.test(leftOf(text, at, 16))) return null;
  const around = text.slice(Math.max(0, at - 120), at + 120);
  // Jo'burg: 14/27; Durban 19/26 fine: the low before the high.
  const towns = lineAround(text, at, 120).match(townPair) ?? [];
  const rises = towns.every((one) => {
    const [low = '', high = ''] = one.replace(/^[^\d-]+/, '').split('/');
    return Number(low) < Number(high);
  });
  if (
    towns.length > 1 &&
    rises &&
    allows('@sky-conditions', 'around', lineAround(text, at, 120).toLowerCase())
  )
    return found;
  const row =
    around.match(/\p{Lu}[\p{L}']+ [-\u2212]?\d{1,2}\/[-\u2212]?\d{1,2}(?=[,;.]|\s*$)/gmu) ?? [];
  const falls = row.every((one) => {
    const [high = '', low = ''] = one.replace(/^\D+/, '').split('/');
    return Number(high) > Number(low);
  });
  if (row.length > 1 && falls && allows('@sky-in-line', 'around', around.toLowerCase()))
    return found;
  return row.length > 2 && row.some((one) => /\/[-\u2212]/.test(one)) ? found : null;
}

/** `14/22 °C`: the low and the high of a day. */
export function highLowRule({ text, at }: Scan): Draft | undefined {
  if (/[\d./]/.test(text.charAt(at - 1))) return undefined;
  const found = match(highLow, text, at) ?? townsHighLow(text, at);
  if (!found?.[2] || !found[4]) return undefined;
  const said = (sign: string | undefined, digits: string) =>
    `${sign ? 'minus ' : ''}${cardinal(digits)}`;
  const unit = match(/ ?° ?([CF])(?!\p{L})/uy, text, at + found[0].length);
  const tail = unit ? ` degrees ${unit[1] === 'C' ? 'Celsius' : 'Fahrenheit'}` : '';
  return draft(
    at + found[0].length + (unit?.[0].length ?? 0),
    'unit',
    `${said(found[1], found[2])}, ${said(found[3], found[4])}${tail}`,
  );
}
