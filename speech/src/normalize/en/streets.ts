import { type Draft, draft, match, type Scan } from '../draft.ts';
import { year } from './cardinal.ts';

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
  /\b(?:I-\d{1,3}|US[- ]\d{1,3}|(?:Route|Rte\.?|Rt\.?|Highway|Hwy\.?|Interstate|SR) \d{1,3}) $/;
const heading = /\b(?:km|miles?|mi|kilomet(?:er|re)s?|winds?|gusts|heading|bearing|corner)\.? $/i;
const windAfter =
  /^ (?:winds?|gusts?|corner|coast|swell|breeze|quarter|half|1[/\u2044]4)(?!\p{L})/u;
/** W 20 kt, SW at 10 to 15 mph. */
const windSpeed =
  /^ (?:at |around |about )?\d{1,3}(?: ?(?:[-\u2013]|to) ?\d{1,3})? ?(?:kt|kts|kn|knots?|mph|km\/h|kmh|kph|m\/s)(?!\p{L})/u;
/** 12 SE of Hualien; but 3 S of something small. */
const placeAfter = /^ of (?:\p{Lu}|the |town)/u;
const region =
  /^ (?:Korea|Dakota|Carolina|Africa|America|Sudan|Yorkshire|Wales|Va\.|Virginia|Timor|Sussex|Texas|London|Jersey)/;
const house = /(?:^|[\s(])\d{1,5} $/;
export const onStreet =
  /^ (?:\d{1,3}(?:st|nd|rd|th)|(?:\p{Lu}[\p{Ll}']{1,14} ){1,3}?(?:St|Ave|Rd|Ln|Dr|Blvd|Ct|Pl|Way|Street|Avenue|Road|Lane|Drive|Boulevard|Court|Place)(?!\p{L}))/u;

const fullStreet =
  /^ (?:[NSEW]{1,2}\.? |(?:North|South|East|West) )?(?:(?:\d{1,3}(?:st|nd|rd|th)|Avenue \p{Lu}) |(?:\p{Lu}[\p{L}'.]{1,14} ){1,3}?)(?:St|Ave|Rd|Ln|Dr|Blvd|Ct|Pl|Way|Pkwy|Hwy|Ter|Cir|Trl|Sq|Cres|Street|Avenue|Road|Lane|Drive|Boulevard|Court|Place|Parkway|Highway|Terrace|Circle|Trail|Square|Plaza|Crescent|Close|Loop|Row|Pike)(?!\p{L})/u;
const roadBefore = /\b(?:Road|Rd\.?|Highway|Hwy\.?|Route|Rte\.?|FM|CR) $/;

/** `2207 Alder Court` twenty two oh seven; `Forest Road 5620` fifty six twenty. */
export function houseNumberRule({ text, at }: Scan): Draft | undefined {
  const found = match(/[1-9]\d{3}(?![\d\p{L}%]|[.,:/-]\d)/uy, text, at)?.[0];
  if (!found || found.endsWith('000') || /[\p{L}\d.,:/$€£#-]/u.test(text.charAt(at - 1)))
    return undefined;
  const after = text.slice(at + 4, at + 64);
  const onRoad =
    roadBefore.test(text.slice(Math.max(0, at - 9), at)) &&
    !/^ (?:\p{Ll}{2,}s|people|men|women|children)(?!\p{L})/u.test(after);
  return onRoad || fullStreet.test(after) ? draft(at + 4, 'number', year(found)) : undefined;
}

/** `44° N`, `I-95 N`, `120 N. Main St.`: directions. */
export function compassRule({ text, at }: Scan): Draft | undefined {
  if (letter.test(text.charAt(at - 1))) return undefined;
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
    (found.length === 3 && /^(?:NN|SS|WN|WS)|^E.E(?= ?\d)/.test(found + from)) ||
    (/\b(?:mph|kts?|kn|km\/h|kph|becoming|backing|veering|turning|shifting) $/.test(behind) &&
      !/^ \p{Lu}/u.test(from) &&
      !found.endsWith('.')) ||
    (/^ winds? (?:\d|around|up|near)/.test(from) && /(?:^|[^\p{L}\d] ?)$/u.test(behind)) ||
    (/(?<![\p{L}\d])\d{1,3} ?$/u.test(behind) && placeAfter.test(from)) ||
    (found.length > 1 && windAfter.test(from)) ||
    (found.length === 2 && found.endsWith('.') && region.test(from))
  )
    return draft(
      region.test(from) ? at + found.length : at + found.replace('.', '').length,
      'abbreviation',
      region.test(from) ? said : said.toLowerCase(),
    );
  if (road.test(behind))
    return draft(at + found.replace('.', '').length, 'abbreviation', said.toLowerCase());
  return house.test(behind) && onStreet.test(text.slice(end, end + 50))
    ? draft(end, 'abbreviation', said)
    : undefined;
}

const ways: Record<string, string> = {
  Ave: 'Avenue',
  Rd: 'Road',
  Ln: 'Lane',
  Ct: 'Court',
  Cres: 'Crescent',
  Tce: 'Terrace',
};

/** `Dr.` and `St.` are Drive and Street after a name, Doctor and Saint before one. */
export function streetRule({ text, at }: Scan): Draft | undefined {
  if (letter.test(text.charAt(at - 1))) return undefined;
  const written = /^(?:St|Dr|Ave|Rd|Ln|Ct|Cres|Tce)(?:\.|(?!\p{L}|\p{N}))/u.exec(
    text.slice(at, at + 5),
  )?.[0];
  if (!written) return undefined;
  const behind = text.slice(Math.max(0, at - 40), at);
  const after = text.slice(at + written.length, at + written.length + 16);
  const named = name.test(after);
  const end = at + written.length;
  const ends =
    written.endsWith('.') && (/^\s*$/.test(after) || /^\s+\p{Lu}/u.test(after)) ? end - 1 : end;
  const way = ways[written.replace('.', '')];
  if (way && !street.test(behind)) return undefined;
  if (way) return draft(named && way === 'Avenue' ? end : ends, 'abbreviation', way);
  if (written.startsWith('Dr')) {
    const drive = named ? numbered.test(behind) : /\p{Lu}\p{Ll}+ $/u.test(behind);
    return drive && (written === 'Dr.' || numbered.test(behind))
      ? draft(/^\s*$/.test(after) ? ends : end, 'abbreviation', 'Drive', false)
      : undefined;
  }
  if (named && (saints.test(after) ? !numbered.test(behind) : !street.test(behind)))
    return draft(end, 'abbreviation', 'Saint', saints.test(after));
  // Before a name it could be a saint as well.
  return street.test(behind) ? draft(ends, 'abbreviation', 'Street', !named) : undefined;
}
