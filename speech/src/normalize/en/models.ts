import { type Draft, draft, draftOf, match, type Scan } from '../draft.ts';
import { leftOf, near } from '../near.ts';
import { cardinal, inPairs, pluralNumber } from './cardinal.ts';
import { countsThings } from './counted-things.ts';
import { allows } from './neighbors.ts';

/** Honda TRX 420, Polaris Sportsman 570, Ski-Doo Skandic WT 550: goods whose models are a name and a number. */
const makeAndModel =
  /\b(?:Cat|Ford|Dodge|Ram|Chevy|Chevrolet|Silverado|GMC|Mazda|Honda|Yamaha|Suzuki|Kawasaki|KTM|Husqvarna|Husky|Stihl|STIHL|Polaris|Ski-Doo|Ski-doo|Arctic Cat|Can-Am|Bobcat|Toro|Ariens|Echo|Mahindra|David Brown|Deutz|Yanmar|Iseki|Hitachi|Belarus|Farmall|Allis[ -]Chalmers|Oliver|Ditch Witch|Vermeer|Gehl|Cub Cadet|Craftsman|Troy-Bilt|Snapper|Simplicity|Volvo|Scania|DAF|Mercedes(?:[- ]Benz)?|Merc|BMW|Lexus|Triumph|Ducati|Royal Enfield|Vespa|Piaggio|Aprilia|Beta|Bose|Sony|Nikon|Singer|Bernina|Janome|Pfaff|KitchenAid|Roland|Korg|Casio|Shure|Garmin|Lowrance|Humminbird|Lund|Alumacraft|Sea Ray|Bayliner|Hobie|Remington|Winchester|Ruger|Mossberg|Marlin|Savage|Peugeot|Fiat|Citroen|Cobra|Pentax|Minolta|Olympus|Dyson|Karcher|Kärcher|Bosch|Makita|Weber|Traeger|John Deere|New Holland|Case IH|Fendt|Claas|Kubota|Canon|Epson|Brother|Dell|HP|Lenovo|Samsung|GoPro|Fitbit|Peloton|Concept2|NordicTrack|Burton|Trek|Giant|Specialized|Cannondale|Levi['’]s|Xbox|Massey|Fahrenheit|Kenworth|Peterbilt|Freightliner|Mack|Western Star|Isuzu|Hino|Chrysler|Pontiac|Saab|Beechcraft|Embraer|ATR|Sikorsky|Leica|Sennheiser|Logitech|Shimano)(?: (?:\p{Lu}[\p{L}-]{2,14}|\p{Lu}{1,4}|\p{Lu}\p{Lu}?\d?)){0,3} $/u;
/** FOR SALE: 2016 Hyundai HL 757, and the boat registered BF 207. */
const namedLetters =
  /(?:(?:^|[\n:.!–—-] ?)(?:19|20)\d\d (?:\p{Lu}[\p{L}-]{1,14} ){1,3}|\b(?:[Rr]egistered|[Rr]eg\.?(?: [Nn]o\.?| [Nn]umber)?|[Mm]odels?|[Hh]ull|[Ll]oco(?:motive)?|[Tt]ram|[Bb]us|[Ff]leet [Nn]o\.?|[Pp]art [Nn]o\.?|[Ll]ocker|[Pp]ermit|[Tt]icket|[Bb]ay|[Pp]lot)(?: as)?:? )\p{Lu}{1,3} $/u;
const bracketed = /\(\p{Lu}{1,3} $/u;
/** X320, YZ250F: letters and three digits in one. */
const joined = /(?<![\p{L}\p{N}-])(?!SHA|ISO|IEC|DIN|RFC|BS|USD?|FY|XX)\p{Lu}{1,4}$/u;
const joinedNumber = /[1-9]\d{2,3}(?=\p{Lu}{0,3}(?![\p{L}\d%]|[.,:/-]\d))/uy;
const number =
  /(\d{3,4})(s?)(?![\d%]|[.,:/-]\d|\p{L}| (?:people|workers|jobs|staff|employees|shares|million|billion|percent)(?!\p{L}))/uy;
/** F-150, C-130: a letter and its number; KIWI-311, but PROJ-1234 is a code. */
const lettered = /(?<![\p{L}\p{N}-])(?!SHA|ISO|IEC|DIN|RFC|BS)\p{Lu}{1,3}-$/u;
/** 23-CV-1187. */
const docket = /(?<!\d)\d{2}-[A-Z]{2}-$/;
const bmw = /([1-8]\d{2})(?=(?:i|d|ci|xi|xd|is|e)(?![\p{L}\d]))/uy;
const ofProject = /(?<![\p{L}\p{N}-])\p{Lu}{4,10}-$/u;
const speeds = /(30|40|50)[Kk](?![\p{L}\p{N}])/uy;

/** Whether 501s is of a model, behind a make or another name: Levi's 501s. */
export const isOfModel = (behind: string): boolean =>
  allows('@make', 'before', behind) ||
  makeAndModel.test(behind) ||
  /(?:\S \p{Lu}\p{L}+|['’]s) $/u.test(behind);

/** Whether a number behind the letters or the name of a model belongs to it. */
function isNamedModel(text: string, at: number, end: number): boolean {
  const behind = leftOf(text, at, 50);
  if (!behind.endsWith(' ') || countsThings(text, end)) return false;
  if (makeAndModel.test(behind) || namedLetters.test(behind)) return true;
  if (end - at !== 3) return false;
  if (bracketed.test(behind) && text.charAt(end) === ')') return true;
  return (
    /(?<![\p{L}\p{N}-])\p{Lu}{1,3} $/u.test(behind) &&
    allows('@fishing', 'around', near(text, at, 80))
  );
}

/** `John Deere 6930`, `Ford F-150`; a tractor's `40K` is its speed. */
export function modelRule({ text, at }: Scan): Draft | undefined {
  // 10W-40: an oil.
  const oil = match(/(\d{1,2})W-?(\d{2})(?![\p{L}\p{N}])/uy, text, at);
  if (oil?.[1] && oil[2])
    return draftOf(oil, 'number', `${cardinal(oil[1])} W ${cardinal(oil[2])}`);
  // A380-800, 737-800.
  const plane = match(/(3[0-8]0|7[0-8]7)-(\d?\d00|\d{1,2})(?!\d|[-.,:]\d)/y, text, at);
  const airbus = plane?.[1]?.startsWith('3');
  if (
    plane?.[1] &&
    plane[2] &&
    (airbus ? /(?<!\p{L})A$/u : /(?:^|[\s(])$/).test(leftOf(text, at, 2)) &&
    (airbus || Number(plane[2]) < Number(plane[1]) || plane[2].endsWith('00')) &&
    !allows('@pages-tel', 'before', leftOf(text, at, 7).toLowerCase())
  )
    return draftOf(plane, 'number', `${inPairs(plane[1])} ${cardinal(plane[2])}`);
  // 737 MAX.
  if (match(/7[0-8]7(?= (?:MAX|Max|Dreamliner)(?!\p{L}))/uy, text, at))
    return draft(at + 3, 'number', inPairs(text.slice(at, at + 3)));
  const behind = leftOf(text, at, 24);
  const speed = match(speeds, text, at);
  if (speed?.[1] && behind.endsWith(', ') && allows('@tractor', 'around', near(text, at, 60)))
    return draftOf(speed, 'number', `${cardinal(speed[1])} K`);
  const tail =
    joined.test(behind) && !allows('@acct-x-ac-x', 'before', behind)
      ? match(joinedNumber, text, at)?.[0]
      : undefined;
  if (tail) return draft(at + tail.length, 'number', inPairs(tail));
  const car = /\bBMW(?: [A-Z]\d?)? $/.test(behind) ? match(bmw, text, at)?.[1] : undefined;
  if (car) return draft(at + 3, 'number', inPairs(car));
  const lettersBehind = allows('@make', 'before', behind)
    ? match(/([1-9]\d{2,3})[A-Z]{1,2}(?![\p{L}\d])/uy, text, at)?.[1]
    : undefined;
  if (lettersBehind) return draft(at + lettersBehind.length, 'number', inPairs(lettersBehind));
  // Silverado 2500HD.
  const heavy = makeAndModel.test(behind)
    ? match(/[1-9]\d00(?=(?:HD|XD|SRT)(?![\p{L}\d]))/uy, text, at)?.[0]
    : undefined;
  if (heavy) return draft(at + heavy.length, 'number', inPairs(heavy));
  const [written = '', found = '0', many] = match(number, text, at) ?? [];
  if (found.startsWith('0')) return undefined;
  const known =
    allows('@make', 'before', behind) ||
    (!/^\d00$|000$/.test(found) && (lettered.test(behind) || docket.test(behind))) ||
    (found.length === 3 && ofProject.test(behind)) ||
    isNamedModel(text, at, at + found.length);
  const said = inPairs(found);
  return known ? draft(at + written.length, 'number', many ? pluralNumber(said) : said) : undefined;
}
