import { type Draft, draft, draftOf, match, type Scan } from '../draft.ts';
import { leftOf, lineAround, near, rightOf } from '../near.ts';
import { cardinal, hourOf, minutesOf } from './cardinal.ts';
import lists from './lists.json' with { type: 'json' };
import { allows } from './neighbors.ts';
import { readAs } from './said.ts';

const words: Record<string, string> = lists.forecastWords;
const shape = /(?:[Hh]i|[Ll]o|HI|LO|[Vv]is|[Pp]recip|hwy)(?![\p{L}\p{N}'-])\.?/uy;

/** `hi 88, lo 71`, `Vis 10 mi`, `T-storms`: short forms of forecasts; `36 hwy` of a car. */
export function forecastRule({ text, at }: Scan): Draft | undefined {
  // Hi 85/lo 66.
  if (/[\p{L}\p{N}'@/-]/u.test(text.charAt(at - 1)) && !/\d ?°?[CF]?\/$/.test(leftOf(text, at, 5)))
    return undefined;
  const storms = match(/[Tt][-'’]?storms?(?!\p{L})/uy, text, at)?.[0];
  if (storms)
    return draft(
      at + storms.length,
      'abbreviation',
      `${storms.startsWith('T') ? 'Thunderstorm' : 'thunderstorm'}${storms.endsWith('s') ? 's' : ''}`,
    );
  // The probability of precipitation.
  if (match(/P[Oo][Pp](?=:? \d{1,3} ?%)/y, text, at)) return draft(at + 3, 'initialism', 'P O P');
  const found = match(shape, text, at)?.[0];
  if (!found) return undefined;
  const word = found.replace('.', '');
  const end = at + found.length;
  const said = words[word] ?? word;
  if (word === 'hwy')
    return /\d $/.test(leftOf(text, at, 2)) && /\b(?:mpg|city)\b/.test(near(text, at, 40))
      ? draft(at + 3, 'abbreviation', said)
      : undefined;
  if (/precip/i.test(word)) return draft(at + word.length, 'abbreviation', said);
  // The short form itself is not a sign of weather.
  const around = `${near(text.slice(0, at), at, 60)} | ${near(text.slice(end), 0, 60)}`;
  return /^:? ?[-\u2212]?\d{1,3}(?![\d.,]\d)/.test(text.slice(end, end + 7)) &&
    allows('@forecast-figures', 'around', around)
    ? draft(end, 'abbreviation', said)
    : undefined;
}

const highLow = /([-\u2212]?)(\d{1,2})\/([-\u2212]?)(\d{1,2})(?= ?(?:°|º|degrees))/uy;

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
  const unit = match(/ ?(?:°|º) ?([CF])(?!\p{L})/uy, text, at + found[0].length);
  const tail = unit ? ` degrees ${unit[1] === 'C' ? 'Celsius' : 'Fahrenheit'}` : '';
  return draft(
    at + found[0].length + (unit?.[0].length ?? 0),
    'unit',
    `${said(found[1], found[2])}, ${said(found[3], found[4])}${tail}`,
  );
}

const tide = /(?:HW|LW)(?=:? (?:\d{4}|\d{1,2}[:.]\d\d))/y;
const tideTime = /([01]\d|2[0-3])([0-5]\d)(?!\d)/y;
const gust = /G(\d{2})(?![\p{L}\p{N}])/uy;

/** `HW 0612`, `SW 10–15 G25`: high water, and what winds gust to. */
export function tideRule({ text, at }: Scan): Draft | undefined {
  const behind = leftOf(text, at, 6);
  if (/[\p{L}\p{N}]$/u.test(behind)) return undefined;
  const water = match(tide, text, at)?.[0];
  if (water) return draft(at + 2, 'abbreviation', water === 'HW' ? 'high water' : 'low water');
  const time = /\b[HL]W:? $/.test(behind)
    ? (match(tideTime, text, at) ?? match(/([01]?\d|2[0-3])\.([0-5]\d)(?![\d.])/y, text, at))
    : null;
  if (time?.[1] && time[2])
    return draftOf(
      time,
      'time',
      `${hourOf(time[1])}${time[2] === '00' ? ' hundred' : minutesOf(time[2])}`,
    );
  const blows = /\d{1,2},? $|(?:km\/h|kn|kts?|mph) $/.test(behind) ? match(gust, text, at) : null;
  return blows && /\b(?:wind|kt|kts|knots|mph|[ns][ew]?|[ew])\b/.test(near(text, at, 30))
    ? readAs(blows, 'number', 'gusting to {1}')
    : undefined;
}

const dualAfter =
  /^ ?(?:[\d.,]{1,6}(?:[ -]?\d?[/\u2044]\d)?[ -]?(?:°|º|[CF](?!\p{L})|(?:fl\.? ?oz|oz|g|kg|ml|mL|lbs?|in|inch(?:es)?|ft|mi|miles|km|cm|mm|m|yd|yards|pints?|pt|cups?|tbsp|mph|kph|km\/h|l|L)(?![\p{L}\p{N}]))|gas(?: mark)? \d)/u;

/** `225g/8oz`, `200°C/400°F/gas mark 6`: one amount in two measures. */
export function dualRule({ text, at }: Scan): Draft | undefined {
  if (text.charAt(at) !== '/') return undefined;
  // 6.5 L/100 km.
  if (/^100 ?km/.test(text.slice(at + 1, at + 8)) && /\d ?[lL]$/.test(leftOf(text, at, 4)))
    return draft(at + 1, 'symbol', 'per');
  // 500 mg/5 mL, 4 g/24 h.
  if (
    allows('@dose-behind', 'before', leftOf(text, at, 8)) &&
    allows('@dose-per', 'after', text.slice(at + 1, at + 12))
  )
    return draft(at + 1, 'symbol', 'per');
  // 2 lb/100 sq ft.
  if (
    /\d ?(?:lbs?|oz|g|kg|gal|qt|cups?|tbsp)\.?$/.test(leftOf(text, at, 7)) &&
    /^1,?0{2,3} (?:sq|lin|row|ft|gal|m²|plants)/.test(text.slice(at + 1, at + 12))
  )
    return draft(at + 1, 'symbol', 'per');
  // 24°/13°, 31°C/24°C: the high and the low.
  const high = /\d ?(°[CF]?)$/.exec(leftOf(text, at, 5))?.[1];
  if (
    high &&
    new RegExp(`^ ?[-\u2212]?\\d{1,3} ?${high}(?![CF\\d]| ?fan)`).test(text.slice(at + 1, at + 9))
  )
    return draft(at + 1, 'punctuation', ',');
  return allows('@dual', 'before', leftOf(text, at, 10)) &&
    dualAfter.test(text.slice(at + 1, at + 20))
    ? draft(at + 1, 'symbol', 'or')
    : undefined;
}
