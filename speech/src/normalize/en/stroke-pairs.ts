import { type Draft, draft, draftOf, match, type Scan } from '../draft.ts';
import { leftOf, lineAround, rightOf } from '../near.ts';
import { amountWords, readAmount } from './amount.ts';
import { months } from './calendar.ts';
import { cardinal, ordinal, year } from './cardinal.ts';
import { allows } from './neighbors.ts';
import { readAs } from './said.ts';

const bothSigns = /\+(?=\d[\d.,]{0,9}\/[-\u2212–]\d)/y;
const regiments = /(\d{1,3})(?:st|nd|rd|th|d)\/(\d{1,3})(?:st|nd|rd|th|d)(?!\p{L})/uy;
const ofRegiment =
  /^ (?:\p{Lu}\p{Ll}+ ){0,3}(?:Lancers|Hussars|Gurkhas?|Foot|Dragoons?|Fusiliers|Rifles|Regiment|Regt|Battalion|Bn|Battery|Bty|Cavalry|Infantry|Light|Pioneers|Rajputs?|Punjabis?|Jats?|Dogras?|Mahrattas?|Frontier|Sikhs?|Madras|Bengal|Horse)(?!\p{L})/u;
const counted = /(\d{1,4})\/(\d{1,4})(?![\d/.,%]\d|\d)/y;
const tested =
  /^ (?:of )?(?:(?!of\b)\p{Ll}+ ){0,2}(?:samples|controls|cases|subjects|nests|plots|sites|eggs|isolates|specimens|animals|mice|rats|cows|birds|wells|hospitals|farms|households|homes|units|flats|shops|wards|constituencies|districts|polling|precincts|councillors|directors|trustees|delegates|reviewers|users|customers|farmers|drivers|residents|singers|runners|swimmers|stations|services|trains|buses|flights)(?!\p{L})/u;
const sight = /6\/(4|5|6|7\.5|9|12|18|24|36|60)(?![\d/])/y;
const gestation = /([1-4]\d)(?:\+([0-6]))?\/40(?![\d/])/y;
const winds = /(\d{1,2})\/(?=(\d{1,2}) ?(?:kn|kts?|knots)(?!\p{L}))/uy;
const meter = /([2-9]|12)\/(2|4|8|16)(?![\d/%])/y;
const hours = /([01]\d|2[0-3])([0-5]\d)\/([01]\d|2[0-3])([0-5]\d)(?![\d/-])/y;
const ofTen = /([0-9]|10)\/10(?![\d/])/y;
const felt =
  /\b(?:[Gg]rass|[Tt]ree|[Ww]eed|[Mm]ou?ld|[Pp]ollen|[Pp]ain|[Ee]nergy|[Mm]ood|[Aa]nxiety|[Dd]ifficulty|[Ee]ffort|RPE)(?: score| level| count)?:? (?:now |is |was )?$/;
const coins = /(\d{1,2})\/(\d{1,2})(?![\d/%])/y;
const romanMonths = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x', 'xi', 'xii'];
const romanDate =
  /(\d{1,2})([./-]) ?(i{1,3}|iv|vi{0,3}|ix|xi{0,2})\2 ?(1[5-9]\d\d|20\d\d|\d\d)(?![\d/-])/y;
const oldStyle = /(1[0-7]\d\d)\/(\d{1,2})(?![\d/]|[.,]\d)/y;
const lawOfYear = /((?:19|20)\d\d)\/(\d{1,5})(\/E[CU])?(?![\d/])/y;
const ofLaw =
  /\b(?:S\.?I\.?|S\.?R\.?|Directives?|Regulations?|Decisions?|\(E[CU]\)|\(EU, Euratom\)|EU|EC|LN|L\.N\.|GN|G\.N\.)(?: [Nn]os?\.?)? $/;
const toWarm = /([-\u2212]?\d{1,2}) ?(?:…|\.\.\.) ?\+?(?=\d{1,3} ?°)/y;
const nights = /(\d{1,2})N(?= \p{Lu}\p{Ll}{2})/uy;

/** A law by its year and its number: the directive 2006/54/EC. */
function lawAt(text: string, at: number): Draft | undefined {
  const found = ofLaw.test(leftOf(text, at, 22)) ? match(lawOfYear, text, at) : null;
  if (!found?.[1] || !found[2]) return undefined;
  const union = found[3] ? ` ${[...found[3].slice(1)].join(' ')}` : '';
  return draftOf(found, 'number', `${year(found[1])} slash ${cardinal(found[2])}${union}`);
}

/** A day whose month is a Roman number: 25.iv.1915. */
function romanDateAt(text: string, at: number): Draft | undefined {
  const found = match(romanDate, text, at);
  const month = months[romanMonths.indexOf(found?.[3] ?? '')];
  if (!found || !found[4] || !month || Number(found[1]) > 31) return undefined;
  const years =
    found[4].length === 4 ? found[4] : `${Number(found[4]) < 40 ? '20' : '19'}${found[4]}`;
  return draftOf(
    found,
    'date',
    `the ${ordinal(String(Number(found[1])))} of ${month} ${year(years)}`,
  );
}

/** A year that began in March was of two: 1722/3. */
function oldYearAt(text: string, at: number): Draft | undefined {
  const found = match(oldStyle, text, at);
  if (!found || !found[2]) return undefined;
  const next = Number(found[1]) + 1;
  return next % 10 ** found[2].length === Number(found[2])
    ? readAs(found, 'date', '{1:year} slash {2}')
    : undefined;
}

/**
 * `+250/-250bps`, `17th/21st Lancers`, `3/48 samples`, `VA 6/9`, `32+4/40`, `25.iv.1915`, `1722/3`, `SI 2019/1234`, `15/25 kn`,
 * `0…+40 °C`, `3/4 time`, `0915/1020`, `pollen 8/10`, `2N Goa, 3N Hampi`: neither fractions nor sums nor dates in figures.
 */
export function strokePairRule({ text, at }: Scan): Draft | undefined {
  if (/[\p{L}\d.,/$€£]/u.test(text.charAt(at - 1))) return undefined;
  const rise = match(bothSigns, text, at) ? readAmount(text, at + 1) : undefined;
  if (rise && text.charAt(rise.end) === '/')
    return draft(rise.end + 1, 'number', `plus ${amountWords(rise)},`);
  const behind = leftOf(text, at, 24);
  const units = match(regiments, text, at);
  if (units && ofRegiment.test(rightOf(text, at + units[0].length, 60)))
    return readAs(units, 'ordinal', '{1:ordinal} {2:ordinal}');
  const special = lawAt(text, at) ?? romanDateAt(text, at) ?? oldYearAt(text, at);
  if (special) return special;
  const eye = match(sight, text, at);
  if (
    eye?.[1] &&
    allows('@visual-acuity-vision', 'around', lineAround(text, at, 60)) &&
    !/\p{L}{3} $/u.test(behind.replace(/(?:[Vv]ision|acuity|of|is|was|and|eye|right|left) $/, ''))
  ) {
    const side = match(/ ?([RL])(?![\p{L}\p{N}])/uy, text, at + eye[0].length);
    const named = side ? ` ${side[1] === 'R' ? 'right' : 'left'}` : '';
    return draft(
      at + eye[0].length + (side?.[0].length ?? 0),
      'number',
      `six ${eye[1] === '7.5' ? 'seven point five' : cardinal(eye[1])}${named}`,
    );
  }
  const weeks = match(gestation, text, at);
  if (weeks && allows('@g-p-fhr', 'around', lineAround(text, at, 80)))
    return readAs(weeks, 'number', '{1}[ plus {2}] weeks');
  const blown = match(winds, text, at);
  if (blown && Number(blown[1]) < Number(blown[2])) return readAs(blown, 'range', '{1} to ');
  const cold = match(toWarm, text, at);
  const from = cold ? readAmount(text, at) : undefined;
  if (cold && from) return draftOf(cold, 'range', `${amountWords(from)} to `);
  const stay = match(nights, text, at);
  if (
    stay?.[1] &&
    (lineAround(text, at, 80).match(/\b\d{1,2}N(?![\p{L}\p{N}])/gu)?.length ?? 0) > 1
  )
    return draftOf(stay, 'unit', `${cardinal(stay[1])} night${stay[1] === '1' ? '' : 's'}`);
  const beat = match(meter, text, at);
  if (
    beat &&
    (/^ time\b/.test(rightOf(text, at + beat[0].length, 6)) ||
      (/\bin $/.test(behind) && allows('@musical', 'around', lineAround(text, at, 70))))
  )
    return readAs(beat, 'number', '{1} {2}');
  const clock = match(hours, text, at);
  if (
    clock?.[1] &&
    clock[3] &&
    (clock[1].startsWith('0') || clock[3].startsWith('0')) &&
    /(?:\)|[A-Z]{3}|[\p{Ll}],?) $/u.test(behind)
  )
    return readAs(clock, 'time', '{1:hour}{2:past}, {3:hour}{4:past}');
  const degree = felt.test(behind) ? match(ofTen, text, at) : null;
  if (degree) return readAs(degree, 'number', '{1} out of ten');
  const graded =
    match(
      /([0-6])\/6(?= (?:systolic|diastolic|pansystolic|ejection|ESM|PSM|SEM|murmur))/y,
      text,
      at,
    ) ?? (/\bGCS:? $/.test(behind) ? match(/(\d{1,2})\/15(?!\d)/y, text, at) : null);
  if (graded?.[1])
    return draftOf(
      graded,
      'number',
      `${cardinal(graded[1])} out of ${graded[0].endsWith('6') ? 'six' : 'fifteen'}`,
    );
  const mixed = match(/1:(\d{2,5})(?= (?:dil|ratio|scale|mix|slope|gradient|solution))/y, text, at);
  if (mixed) return readAs(mixed, 'number', 'one to {1}');
  const purse = allows('@old-purse', 'around', lineAround(text, at, 80).toLowerCase())
    ? match(coins, text, at)
    : null;
  if (
    purse &&
    Number(purse[2]) < 12 &&
    /(?:[“"‘(,\u2014]|\b(?:for|of|at|only|cost|paid|pay|you|was|is|worth)) ?$/.test(behind)
  )
    return readAs(purse, 'money', '{1} and {2}');
  const part = match(counted, text, at);
  if (
    part?.[1] &&
    !/^0\d/.test(part[1]) &&
    Number(part[1]) <= Number(part[2]) &&
    Number(part[2]) > 5 &&
    tested.test(rightOf(text, at + part[0].length, 50))
  )
    return readAs(part, 'number', '{1} out of {2}');
  return undefined;
}
