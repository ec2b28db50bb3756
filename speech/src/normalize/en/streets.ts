import { type Draft, draft, match, type Scan } from '../draft.ts';
import { cardinal, twoDigits, year } from './cardinal.ts';

const letter = /[\p{L}\p{N}]/u;
const name = /^\s+\p{Lu}/u;
/** Saints that places are named after: `St.` before them is not a street, even after a capital. */
const saints =
  /^\s+(?:Albans?|Andrews?|Anne?|Anthony|Augustine|Asaph|Austell|Barth|Basil|Bernard|Catherine|Charles|Clair|Cloud|David|Denis|Edmunds?|Elmo|Francis|Gallen|George|Germain|Helena|Helens|Helier|Ives|James|John|Joseph|Kilda|Kitts|Lawrence|Leonards?|Louis|Lucia|Luke|Maarten|Mark|Martin|Mary|Matthew|Michael|Moritz|Neots|Nicholas|Pancras|Patrick|Paul|Peter|Petersburg|Pierre|Regis|Simon|Stephen|Thomas|Valentine|Vincent|Vitus)(?!\p{Ll})/u;
/** A name or an ordinal directly before: Main St., 5th St. A capital that only starts a sentence does not count. */
const street =
  /(?:\d(?:st|nd|rd|th)|(?<!\p{L})(?!(?:The|In|At|On|From|To|Near|By|Of|And|For|With|Is|Was|Visit|Mount|Mt\.?|Fort|Ft\.?|Lake|Port|Sault|Saints?|Cape|Point|Old|New|Our|Around|Before|After|Between|Since|Inside|Outside|Across|Through|Is|Both|Then|When|While|But)(?!\p{L}))\p{Lu}\p{Ll}+(?:'s|s')?(?: Luther King)?)\.? $/u;
const numbered = /\d[\p{L}\p{N}-]{0,4} (?:\p{Lu}\p{Ll}{0,20}\.? ){1,3}$/u;

const compass: Record<string, string> = {
  N: 'North',
  S: 'South',
  E: 'East',
  W: 'West',
  NE: 'Northeast',
  NW: 'Northwest',
  SE: 'Southeast',
  SW: 'Southwest',
  NNE: 'North northeast',
  NNW: 'North northwest',
  SSE: 'South southeast',
  SSW: 'South southwest',
  ENE: 'East northeast',
  ESE: 'East southeast',
  WNW: 'West northwest',
  WSW: 'West southwest',
};
const points = /(?:[NS]{1,2}[EW]?|[EW](?:[NS][EW])?)(?![\p{L}\p{N}'])\.?/uy;
const road =
  /\b(?:I-\d{1,3}[EWNS]?|US[- ]\d{1,3}|(?:Route|Rte\.?|Rt\.?|Highway|Hwy\.?|Interstate|SR) \d{1,3}) $/;
const skies =
  /\b(?:rain|showers?|thunderstorms?|storms?|snow|sleet|fog|drizzle|gales?|unsettled|cloudy|sunshine|sunny spells|frost|outbreaks|brighter|overcast)\b/i;
/** SB lanes, NB I-5, EB 401. */
const boundAfter =
  /^ (?:I-\d|US[- ]\d|SR[- ]\d|Hwy\b|Highway|Route|Rte\b|(?:(?:left|right|center|express|collector|outer|inner|local) )?(?:lanes?|collectors|express|traffic|ramps?|on-?ramps?|off-?ramps?|exits?|side|shoulder|carriageway|platform|bus(?:es)?|trains?|trips?)(?!\p{L}))/u;
const heading = /\b(?:km|miles?|mi|kilomet(?:er|re)s?|winds?|gusts|heading|bearing|corner)\.? $/i;
const windAfter =
  /^ (?:winds?|gusts?|corner|coast|swell|breeze|quarter|half|1[/\u2044]4)(?!\p{L})/u;
/** W 20 kt, SW at 10 to 15 mph. */
const windSpeed =
  /^ (?:at |around |about )?\d{1,3}(?: ?(?:[-\u2013]|to) ?\d{1,3})? ?(?:kt|kts|kn|knots?|mph|km\/h|kmh|kph|m\/s)(?!\p{L})/u;
/** 12 SE of Hualien; but 3 S of something small. */
const placeAfter = /^ of (?:\p{Lu}\p{L}|(?:I|US|SR|CR|FM)[- ]\d|the |town|downtown|here|\d)/u;
const ofPlace =
  /(?<![\p{L}\d])\d{1,3} ?$|, $|\b(?:just|directions?|far|due|lanes|rd|roads?|hwy|highway|areas?|county|points|anywhere|ft|feet|yards|yds|blocks?|mins?|minutes|hours?|hrs?|lives?|living|closed|open|heading|lies|located|is|are|was|were|and|smash|crash|fire|restrictions|lifted|reported|seen|strip|land|property|acres?|closed|blocked|queues|quake|house|farm|town)\.? $/iu;
const region =
  /^ (?:Korea|Dakota|Carolina|Africa|America|Sudan|Yorkshire|Wales|Va\.|Virginia|Timor|Sussex|Texas|London|Jersey)/;
const house = /(?:^|[\s(])\d{1,5} $/;
export const onStreet =
  /^ (?:\d{1,3}(?:st|nd|rd|th)|(?:\p{Lu}[\p{Ll}']{1,14} ){1,3}?(?:St|Ave|Rd|Ln|Dr|Blvd|Ct|Pl|Way|Street|Avenue|Road|Lane|Drive|Boulevard|Court|Place)|Broadway)(?!\p{L})/u;

const sayNumber = (digits: string): string =>
  digits.length === 4 ? year(digits) : cardinal(digits);
/** 12 Main St W, 1600 Pennsylvania Ave NW, 45th Street S. */
const streetEnd =
  /(?:(?<!\p{L})\p{Lu}[\p{L}'.-]{0,20}|\d(?:st|nd|rd|th)) (?:St|Ave?|Rd|Blvd|Ln|Ct|Pl|Cres|Tce|Terr?|Cir|Sq|Pkwy|Hwy|Trl|Street|Avenue|Road|Boulevard|Drive|Lane|Court|Place|Crescent|Terrace|Circle|Square|Parkway|Way|Trail)\.? $|\d[\p{L}\d-]{0,4} (?:\p{Lu}\p{L}{0,15} ){1,3}Dr\.? $/u;

const between =
  /([NSEW]{1,3})[-\u2013/]([NSEW]{1,3})(?= ?(?:winds?|\d{1,2}(?!\d|[%°])|or|at|force|gale|backing|veering|,))/uy;

/** `W–SW 5–6`: from one wind to the next. */
export function windRangeRule({ text, at }: Scan): Draft | undefined {
  if (/[\p{L}\p{N}-]/u.test(text.charAt(at - 1))) return undefined;
  const found = match(between, text, at);
  const [from, to] = [compass[found?.[1] ?? ''], compass[found?.[2] ?? '']];
  return found && from && to
    ? draft(
        at + found[0].length,
        'abbreviation',
        `${from.toLowerCase()} to ${to.toLowerCase()}`,
        false,
      )
    : undefined;
}

/** `44° N`, `I-95 N`, `120 N. Main St.`: directions. */
export function compassRule({ text, at }: Scan): Draft | undefined {
  if (letter.test(text.charAt(at - 1))) return undefined;
  // SW'ly winds.
  const fromPoint = match(/([NSEW]{1,2})['’]ly(?!\p{L})/uy, text, at);
  const toward = compass[fromPoint?.[1] ?? ''];
  if (fromPoint && toward)
    return draft(at + fromPoint[0].length, 'abbreviation', `${toward.toLowerCase()}erly`);
  const bound = match(/([NSEW])B(?![\p{L}\p{N}'])/uy, text, at)?.[1];
  if (
    bound &&
    (road.test(text.slice(Math.max(0, at - 20), at)) ||
      /\b[AM]\d{1,4} (?:J\d{1,2}[a-z]?(?:[-\u2013]J?\d{1,2}[a-z]?)? )?$/.test(
        text.slice(Math.max(0, at - 20), at),
      ) ||
      boundAfter.test(text.slice(at + 2, at + 20)) ||
      /\bthe \d{2,3} $/.test(text.slice(Math.max(0, at - 20), at)))
  )
    return draft(at + 2, 'abbreviation', `${(compass[bound] ?? '').toLowerCase()}bound`);
  const quarter = match(quarterStreet, text, at)?.[1];
  if (quarter) return draft(at + 2, 'abbreviation', compass[quarter] ?? quarter);
  const view = match(slashedPoint, text, at);
  if (view?.[1] && view[2])
    return draft(
      at + 3,
      'abbreviation',
      `${compass[view[1]]?.toLowerCase()}${compass[view[2]]?.toLowerCase()}`,
    );
  const found = match(points, text, at)?.[0];
  if (!found) return undefined;
  const said = compass[found.replace('.', '')];
  if (!said) return undefined;
  const behind = text.slice(Math.max(0, at - 20), at);
  const end = at + found.length;
  if (/\d ?[°′″] ?$/.test(behind) || /° ?\d{1,2}(?:\.\d+)?['"] ?$/.test(behind))
    return draft(at + found.replace('.', '').length, 'abbreviation', said.toLowerCase());
  const from = text.slice(at + found.length, at + found.length + 30);
  if (
    heading.test(behind) ||
    windSpeed.test(from) ||
    /^ \d(?: (?:to|or) \d{1,2})?,? (?:increasing|decreasing|backing|veering|becoming|occasionally|at first|later|gale)/.test(
      from,
    ) ||
    (/\b[Ww]inds?\b[^.\n]{0,14}, $/.test(behind) && /^\.?(?:\s*$|[ .;,])/.test(from)) ||
    (found.length === 2 &&
      /\bin (?:the )?$/.test(behind) &&
      skies.test(text.slice(Math.max(0, at - 80), at + 40))) ||
    (found.length === 3 &&
      !/^ \d[\d,.]*(?:p|,\d)/.test(from) &&
      /^(?:NN|SS|WN|WS)|^E.E(?= ?\d)/.test(found + from)) ||
    (/\b(?:mph|kts?|kn|km\/h|kph|tending|becoming|backing|veering|turning|shifting) $/.test(
      behind,
    ) &&
      !/^ \p{Lu}/u.test(from) &&
      !found.endsWith('.')) ||
    (/^ winds? (?:\d|around|up|near)/.test(from) && /(?:^|[^\p{L}\d] ?)$/u.test(behind)) ||
    ((found.length > 1 || ofPlace.test(behind)) && placeAfter.test(from)) ||
    (found.length === 2 &&
      /^ \d{1,3}(?:st|nd|rd|th)(?:[,.;]| (?:&|and|to|in|by)\b|\s*$)/.test(from)) ||
    /^[- ]facing\b/.test(from) ||
    (found.length > 1 && windAfter.test(from)) ||
    /^ winds? (?:to|of|at|up|\d)/.test(from) ||
    (found.length === 2 && found.endsWith('.') && region.test(from))
  )
    return draft(
      region.test(from) ? at + found.length : at + found.replace('.', '').length,
      'abbreviation',
      region.test(from) ? said : said.toLowerCase(),
    );
  // 4412 Calle Vista NE.
  if (
    found.replace('.', '').length === 2 &&
    /(?:^|[\s(,])\d{2,5} (?:\p{Lu}[\p{L}']+ ){1,3}$/u.test(text.slice(Math.max(0, at - 40), at)) &&
    /^(?:[.,;)]|\s*$| \p{Lu}\p{Ll})/u.test(from)
  )
    return draft(at + 2, 'abbreviation', said);
  if (road.test(behind))
    return draft(
      /^ \p{Ll}/u.test(from) ? end : at + found.replace('.', '').length,
      'abbreviation',
      said.toLowerCase(),
    );
  const address = text.slice(Math.max(0, at - 40), at);
  // Main St W is busy, 10 King St W Toronto; but Main St S Smith.
  if (
    streetEnd.test(address) &&
    (numbered.test(address) || found.endsWith('.') || !/^ \p{Lu}\p{Ll}/u.test(from))
  ) {
    const goesOn = /^(?:,| \p{Ll})/u.test(from);
    return draft(goesOn ? end : at + found.replace('.', '').length, 'abbreviation', said);
  }
  // W. Hartford, S. Orange; but W. Palmer.
  if (
    found.length === 2 &&
    found.endsWith('.') &&
    parted.test(from) &&
    /(?:^|, |\n|\b(?:in|to|from|at|near|of|and|for) )$/.test(behind)
  )
    return draft(end, 'abbreviation', said);
  // In N Berkeley, near S Austin.
  if (
    found.length === 1 &&
    /\b(?:in|near|across|around) $/.test(behind) &&
    /^ \p{Lu}\p{Ll}{3}/u.test(from)
  )
    return draft(end, 'abbreviation', said);
  // W 4th Ave.
  if (onNumbered.test(from)) return draft(end, 'abbreviation', said);
  // 412 W. Pecan, Mt. Olive.
  if (
    found.length === 2 &&
    found.endsWith('.') &&
    /(?:^|[\s(])\d{2,5} $/.test(behind) &&
    /^ (?!The|It|This)\p{Lu}\p{Ll}+(?:[,.]|$|\n)/u.test(from)
  )
    return draft(end, 'abbreviation', said);
  return house.test(behind) && onStreet.test(text.slice(end, end + 50))
    ? draft(end, 'abbreviation', said)
    : undefined;
}

/** Places that have a part named by a direction. */
const parted =
  /^ (?:Hartford|Haven|Orange|Springfield|Palm Beach|Hollywood|Chester|Bridgewater|Lansing|Lafayette|Chicago|Boston|Cambridge|Brunswick|Carolina|Dakota|Phill?y|Philadelphia|Providence|Hampton|Aurora|Side|Village|Oakland|St\.? (?:Louis|Paul)|Des Moines|Omaha|Shore|Fork|Fargo|Monroe|Memphis|Augusta|Covington|Charleston|Jordan|Platte|Liberty|Virginia|Va\.|Coast|End|Bend|Beach|Bay|Lake|Korea|Africa|America|Yorks|Wales|Ireland|Island|Dist|County|Co\.)(?!\p{L})/u;
/** NW Market St. */
const quarterStreet =
  /(NW|NE|SW|SE)(?= (?:\p{Lu}[\p{Ll}']{2,14} ){1,2}(?:St|Ave|Rd|Blvd|Dr|Ln|Ct|Pl|Way|Street|Avenue|Road|Boulevard|Drive|Lane|Court|Place|Parkway|Pkwy|Hwy|Highway)(?!\p{L}))/uy;
/** S/W exposure. */
const slashedPoint =
  /([NS])\/([EW])(?= (?:exposure|facing|corner|winds?|view|side|quadrant|elevation)(?!\p{L}))/uy;
const onNumbered =
  /^ \d{1,3}(?:st|nd|rd|th) (?:St|Ave?|Rd|Pl|Street|Avenue|Road|Place|Blvd|Dr)(?!\p{L})/u;
const roadBefore = /\b(?:Road|Rd\.?|Highway|Hwy\.?|Route|Rte\.?|FM|CR) $/;
const houseNumber = /[1-9]\d{3}(?=(?: [NSEW]{1,2}\.?)? \p{Lu}| \d{1,3}(?:st|nd|rd|th))/uy;
/** The unit before the number of the house: Unit 5-120 Bay St, #203 – 1450 W. Georgia St. */
const unitNumber = /(\d{1,4}) ?[-\u2013] ?(?=\d{2,5} )/y;
const unitBefore = /(?:#|№|\b(?:Unit|Apt\.?|Suite|Ste\.?) ?#?)$/;

const beginsStreet = (after: string): boolean =>
  onStreet.test(after.replace(/^ [NSEW]{1,2}\.?(?= )/, ''));

/** `2280 Dundas St`: twenty two eighty. */
export function houseNumberRule({ text, at }: Scan): Draft | Draft[] | undefined {
  if (/[\p{L}\d.,/$€£]/u.test(text.charAt(at - 1))) return undefined;
  const unit = match(unitNumber, text, at);
  const house = at + (unit?.[0].length ?? 0);
  const digits = unit ? (match(/\d{2,5}/y, text, house)?.[0] ?? '') : '';
  // 100-120 Main St is a range of houses.
  const isUnit =
    unitBefore.test(text.slice(Math.max(0, at - 8), at).trimEnd()) ||
    (digits.length > 2 && Number(digits) > 2 * Number(unit?.[1]));
  if (unit?.[1] && isUnit && beginsStreet(text.slice(house + digits.length, house + 60)))
    return [
      draft(at + unit[1].length, 'number', sayNumber(unit[1])),
      draft(house, 'punctuation', ','),
    ];
  const found = match(/[1-9]\d{3}(?![\d\p{L}%]|[.,:/-]\d)/uy, text, at)?.[0];
  const onRoad =
    !found?.endsWith('000') &&
    roadBefore.test(text.slice(Math.max(0, at - 9), at)) &&
    !/^ (?:\p{Ll}{2,}s|people|men|women|children)(?!\p{L})/u.test(text.slice(at + 4, at + 30));
  return found &&
    (onRoad || (match(houseNumber, text, at) !== null && beginsStreet(text.slice(at + 4, at + 54))))
    ? draft(at + 4, 'number', year(found))
    : undefined;
}

const roadNumber = /([1-9])(\d\d)(?![\d%°]|[.,:/$-]\d)/y;
const named = /\b(?:Highway|Hwy\.?|Interstate|Route|Rte\.?|Exit) $/;
const onThe = /\b(?:on|off|along|via|take|onto|from|exit) the $/i;
const afterRoad =
  /^(?:\s*$|[.,;!?)]| (?:[NSEW]B|is|was|and|to|at|in|near|from|north|south|east|west|toward|towards|into|exit|between|again|today|this)\b)/;

/** `Highway 115` one fifteen; `take the 401` four oh one, but `from the 401 people`. */
export function roadNumberRule({ text, at }: Scan): Draft | undefined {
  const found = match(roadNumber, text, at);
  if (!found?.[1] || !found[2]) return undefined;
  const behind = text.slice(Math.max(0, at - 16), at);
  const after = text.slice(at + 3, at + 14);
  const road = / [NSEW]B\b/.test(after) ? /\bthe $/i : onThe;
  const the = /^0[1-9]/.test(found[2]) && road.test(behind) && afterRoad.test(after);
  if (!the && !named.test(behind)) return undefined;
  const tail = found[2] === '00' ? 'hundred' : twoDigits(found[2]);
  return draft(at + 3, 'number', `${cardinal(found[1])} ${tail}`, !the);
}

const ways: Record<string, string> = {
  Ave: 'Avenue',
  Rd: 'Road',
  Ln: 'Lane',
  Ct: 'Court',
  Cres: 'Crescent',
  Crt: 'Court',
  Cir: 'Circle',
  Pl: 'Place',
  Pkwy: 'Parkway',
  Trl: 'Trail',
  Tce: 'Terrace',
};

/** `Dr.` and `St.` are Drive and Street after a name, Doctor and Saint before one. */
export function streetRule({ text, at }: Scan): Draft | undefined {
  if (letter.test(text.charAt(at - 1))) return undefined;
  const written =
    /^(?:St|Dr|Ave|Rd|Ln|Ct|Cres|Tce|Crt|Cir|Pl|Pkwy|Trl)(?:\.|(?!\p{L}|\p{N}))/u.exec(
      text.slice(at, at + 6),
    )?.[0];
  if (!written) return undefined;
  const behind = text.slice(Math.max(0, at - 40), at);
  const after = text.slice(at + written.length, at + written.length + 16);
  const named = name.test(after);
  const end = at + written.length;
  const ends =
    written.endsWith('.') &&
    (/^\s*$/.test(after) || /^\s+\p{Lu}/u.test(after)) &&
    !/^ (?:[NS][EW]?|[EW])(?![\p{L}'])/u.test(after)
      ? end - 1
      : end;
  // AMK Ave 10.
  if (
    /^Ave\.?$/.test(written) &&
    /\p{Lu}[\p{L}']+ $/u.test(behind) &&
    /^ \d{1,2}(?![\d.,:/])/.test(after)
  )
    return draft(end, 'abbreviation', 'Avenue');
  const way = ways[written.replace('.', '')];
  const crosses =
    /(?:^|\D)\d{1,3} $/.test(behind) &&
    /^(?:\s*$|[,;)]| (?:and|&|to|btwn|between|at|in|on|is|was|station) |\/)/.test(after);
  if (way && !street.test(behind) && !(crosses && way === 'Avenue')) return undefined;
  // Turn at Central Ave. Parking is behind the shop.
  const begins =
    /^ \p{Lu}\p{L}+ (?:is|are|was|were|will|has|for|on|in|available|only|from|to|can|must|by)\b/u.test(
      text.slice(end, end + 34),
    );
  if (way) return draft(named && way === 'Avenue' && !begins ? end : ends, 'abbreviation', way);
  if (written.startsWith('Dr')) {
    const drive = named ? numbered.test(behind) : /\p{Lu}\p{Ll}+ $/u.test(behind);
    return drive &&
      (written === 'Dr.' ||
        numbered.test(behind) ||
        (!named &&
          /^ (?:area|side|end|shops|school|junction|roundabout|near|flats?|estate)\b/.test(after)))
      ? draft(/^\s*$/.test(after) ? ends : end, 'abbreviation', 'Drive', false)
      : undefined;
  }
  if (crosses && written.startsWith('St')) return draft(ends, 'abbreviation', 'Street', false);
  // Gen. St. Ruth.
  if (named && /\b(?:Gen|Lord|Mrs?|Dr|Sir|Capt|Col|Lt|Maj|Sgt|Rev|Prof)\.? $/.test(behind))
    return draft(end, 'abbreviation', 'Saint', false);
  if (named && (saints.test(after) ? !numbered.test(behind) : !street.test(behind)))
    return draft(end, 'abbreviation', 'Saint', saints.test(after));
  // Before a name it could be a saint as well.
  return street.test(behind) ? draft(ends, 'abbreviation', 'Street', !named) : undefined;
}
