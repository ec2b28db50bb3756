import { type Draft, draft, draftOf, match, type Scan } from '../draft.ts';
import { leftOf, letter, rightOf } from '../near.ts';
import { cardinal } from './cardinal.ts';
import lists from './lists.json' with { type: 'json' };
import { allows } from './neighbors.ts';

/** 1200 Oak, at the end of a text: a house on its street. */
export const numbered = /\d[\p{L}\p{N}-]{0,4} (?:\p{Lu}\p{Ll}{0,20}\.? ){1,3}$/u;

const compass: Record<string, string> = lists.compass;
/** S.W.1 is a district of London. */
const points = /(?![NS]\.?[EW]\.\d)(?:[NS]{1,2}[EW]?|[EW](?:[NS][EW])?)(?![\p{L}\p{N}'])\.?/uy;
/** SB lanes, NB I-5, EB 401. */
const boundAfter =
  /^ (?:I-\d|US[- ]\d|SR[- ]\d|Hwy\b|Highway|Route|Rte\b|(?:(?:left|right|center|express|collector|outer|inner|local) )?(?:lanes?|collectors|express|traffic|ramps?|on-?ramps?|off-?ramps?|exits?|side|shoulder|carriageway|platform|bus(?:es)?|trains?|trips?)(?!\p{L}))/u;
const windAfter =
  /^ (?:WINDS?|winds?|gusts?|corner|coast|swell|breezes?|airs?|gales?|changes?|quarter|half|1[/\u2044]4)(?!\p{L})/u;
/** W 20 kt, SW at 10 to 15 mph. */
const windSpeed =
  /^ \d(?: (?:to (?:gale|severe gale|storm) \d|or \d|later|occasionally|increasing|decreasing|veering|backing)|,? (?:increasing|becoming|backing|veering))|^ (?:at |around |about )?\d{1,3}(?: ?(?:[-\u2013]|to) ?\d{1,3})? ?(?:kt|kts|kn|knots?|mph|km\/h|kmh|kph|m\/s)(?!\p{L})/u;
const ofPlace =
  /(?<![\p{L}\d])\d{1,3} ?$|, $|\b(?:just|directions?|far|due|lanes|rd|roads?|hwy|highway|areas?|county|points|anywhere|ft|feet|yards|yds|blocks?|mins?|minutes|hours?|hrs?|lives?|living|closed|open|heading|lies|located|is|are|was|were|and|smash|crash|fire|fog|rain|snow|showers|storms|restrictions|lifted|reported|seen|strip|land|property|acres?|closed|blocked|queues|quake|house|farm|town)\.? $/iu;
const house = /(?:^|[\s(])\d{1,5} $/;
export const onStreet =
  /^ (?:\d{1,3}(?:st|nd|rd|th)|(?:\p{Lu}[\p{Ll}']{1,14} ){1,3}?(?:St|Ave|Rd|Ln|Dr|Blvd|Ct|Pl|Way|Expwy|Expy|Expressway|Hwy|Highway|Fwy|Freeway|Pkwy|Parkway|Tpke|Cir|Trl|Ter|Sq|Street|Avenue|Road|Lane|Drive|Boulevard|Court|Place)|Broadway)(?!\p{L})/u;
/** 412 S. Walnut, 2900 S Lamar, 500 W 117th: a street that its name alone tells. */
const bareStreet =
  /^ (?:[NSEW]|[NS][EW])\.? (?!Kore|Afric|Amer|Virg|Carol|Dakot|Ire|Wales|Welsh|York|Brit|German|Ind|Asia|Europ|Bank\b|Bengal|Jers|Suss|Leb|Yemen|Sudan|Timor|Austral|Side|The\b|It\b|This\b)(?:\p{Lu}\p{Ll}{2,14}(?: \p{Lu}\p{Ll}{2,14})?|\d{1,3}(?:st|nd|rd|th))(?=\s*$|[,.;:)\n\t]| [–—&(|#-]| (?:and|at|in|on|near|is|for|from|between|by|off|to|was|has|across|behind|with|every|this|until|starting|will|had|were|when|after|about)\b)/u;
const powered =
  /\b(?:draws?|uses?|using|needs?|rated|power|output|consum\p{L}+|max\.?|only|than|up to|produces?|delivers?|RMS)(?: (?:about|only|just|up to))? \d{1,5} $/iu;

/** Whether a house on a street without its word stands before a place; but it draws 300 W. Broadband is extra. */
export function isBareStreet(text: string, at: number): boolean {
  if (!bareStreet.test(text.slice(at, at + 50))) return false;
  return text.charAt(at + 1) !== 'W' || !powered.test(text.slice(Math.max(0, at - 30), at + 1));
}
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
    ? draftOf(found, 'abbreviation', `${from.toLowerCase()} to ${to.toLowerCase()}`, false)
    : undefined;
}

/** `44° N`, `I-95 N`, `120 N. Main St.`: directions. */
export function compassRule({ text, at }: Scan): Draft | undefined {
  if (letter.test(text.charAt(at - 1))) return undefined;
  // SW'ly winds.
  const fromPoint = match(/([NSEW]{1,2})['’]ly(?!\p{L})/uy, text, at);
  const toward = compass[fromPoint?.[1] ?? ''];
  if (fromPoint && toward) return draftOf(fromPoint, 'abbreviation', `${toward.toLowerCase()}erly`);
  // SW by W.
  const between = match(/([NSEW]{1,2}) by ([NSEW])(?![\p{L}\p{N}'’])/uy, text, at);
  const [main, side] = [compass[between?.[1] ?? ''], compass[between?.[2] ?? '']];
  if (between && main && side)
    return draftOf(between, 'abbreviation', `${main.toLowerCase()} by ${side.toLowerCase()}`);
  const bound = match(/([NSEW])B(?![\p{L}\p{N}'])/uy, text, at)?.[1];
  if (
    bound &&
    (allows('@road', 'before', leftOf(text, at, 20)) ||
      /\b[AM]\d{1,4} (?:J\d{1,2}[a-z]?(?:[-\u2013]J?\d{1,2}[a-z]?)? )?$/.test(
        leftOf(text, at, 20),
      ) ||
      boundAfter.test(text.slice(at + 2, at + 20)) ||
      (text.charAt(at + 2) === ')' &&
        allows('@street-kind-bracket', 'before', leftOf(text, at, 20))) ||
      /\bthe \d{2,3} $/.test(leftOf(text, at, 20)))
  )
    return draft(at + 2, 'abbreviation', `${(compass[bound] ?? '').toLowerCase()}bound`);
  // Sinclair Ave. N.E.
  const stopped = /[\p{L}\p{N}.]/u.test(text.charAt(at - 1))
    ? null
    : match(/([NS])\. ?([EW])\.?(?!\.?[\p{L}\p{N}])/uy, text, at);
  if (stopped?.[1] && stopped[2] && allows('@street-kind-before', 'before', leftOf(text, at, 12))) {
    const end = at + stopped[0].length;
    const closes =
      stopped[0].endsWith('.') && /^\s*$|^ \p{Lu}\p{Ll}+ \p{Ll}/u.test(text.slice(end, end + 20));
    return draft(closes ? end - 1 : end, 'abbreviation', compass[stopped[1] + stopped[2]] ?? '');
  }
  // N½ of SW¼ of Sec. 9.
  const part = /[\p{L}\p{N}]/u.test(text.charAt(at - 1)) ? null : match(sectionPart, text, at);
  if (part?.[1] && part[2])
    return draftOf(
      part,
      'abbreviation',
      `${(compass[part[1]] ?? '').toLowerCase()} ${part[2] === '2' ? 'half' : 'quarter'}`,
    );
  // T12N, R3W.
  const town = /[\p{L}\p{N}]/u.test(text.charAt(at - 1)) ? null : match(townRange, text, at);
  const [kind, digits, point] = [town?.[1], town?.[2], compass[town?.[3] ?? '']];
  if (town && kind && digits && point)
    return draftOf(
      town,
      'abbreviation',
      `${kind === 'T' ? 'Township' : 'Range'} ${cardinal(digits)} ${point.toLowerCase()}`,
    );
  const quarter = match(quarterStreet, text, at)?.[1];
  if (quarter) return draft(at + 2, 'abbreviation', compass[quarter] ?? quarter);
  const view = match(slashedPoint, text, at);
  if (view?.[1] && view[2])
    return draft(
      at + 3,
      'abbreviation',
      `${compass[view[1]]?.toLowerCase()}${compass[view[2]]?.toLowerCase()}`,
    );
  // Ford Escape SE, AWD: a trim.
  if (
    /^[SN]E(?:,|$| (?:AWD|4WD|FWD|\d))/.test(text.slice(at, at + 8)) &&
    /\b(?:19|20)\d\d \p{Lu}\p{L}+ [\p{Lu}\d][\p{L}\d-]+ $/u.test(leftOf(text, at, 34))
  )
    return draft(at + 2, 'initialism', `${text.charAt(at)} ${text.charAt(at + 1)}`);
  const found = match(points, text, at)?.[0];
  if (!found) return undefined;
  const said = compass[found.replace('.', '')];
  if (!said) return undefined;
  const behind = leftOf(text, at, 20);
  const end = at + found.length;
  if (house.test(behind) && isBareStreet(text, at - 1)) return draft(end, 'abbreviation', said);
  if (/\d ?[°′″] ?$|° ?\d{1,2}(?:\.\d+)?['"] ?$/.test(behind))
    return draft(at + found.replace('.', '').length, 'abbreviation', said.toLowerCase());
  const from = rightOf(text, at + found.length, 30);
  if (
    allows('@heading', 'before', behind.toLowerCase()) ||
    windSpeed.test(from) ||
    /^ (?:backing|veering) /.test(from) ||
    allows('@wind-changes', 'after', from) ||
    (/\b[Ww]inds?\b[^.\n]{0,14}, $/.test(behind) && /^\.?(?:\s*$|[ .;,])/.test(from)) ||
    (found.length === 2 &&
      /\bin (?:the )?$/.test(behind) &&
      allows(
        '@unsettled-weather',
        'around',
        text.slice(Math.max(0, at - 80), at + 40).toLowerCase(),
      )) ||
    (found.length < 3 && /^ F(?:\d|1[0-2])(?!\d)/.test(from)) ||
    // Swell from the SW, moving to the NE.
    (found.length > 1 &&
      !found.endsWith('.') &&
      /\b(?:from|towards?|to|into) the $/.test(behind) &&
      /^(?:\s*$|[,;:)]|\.(?:\s|$)| (?!end\b|line\b|model\b)\p{Ll})/u.test(from)) ||
    (found.length === 1 &&
      /\b(?:from|towards?|to|into) the $/.test(behind) &&
      allows('@winds-at-sea', 'around', text.slice(Math.max(0, at - 60), at + 40).toLowerCase()) &&
      /^(?:\s*$|[,;:)]|\.(?:\s|$)| \p{Ll})/u.test(from)) ||
    (found.length === 3 &&
      !/^ \d[\d,.]*(?:p|,\d)/.test(from) &&
      /^(?:NN|SS|WN|WS)|^E.E(?= ?\d)/.test(found + from)) ||
    (allows('@wind-speed-or-shift', 'before', behind) &&
      !/^ \p{Lu}/u.test(from) &&
      !found.endsWith('.')) ||
    (allows('@sides-of-building', 'after', from) && !/[\d&/-] ?$/.test(behind)) ||
    (/^ winds? (?:\d|around|up|near)/.test(from) && /(?:^|[^\p{L}\d] ?)$/u.test(behind)) ||
    ((found.replace('.', '').length > 1 || ofPlace.test(behind)) &&
      allows('@place-after', 'after', from)) ||
    (found.length === 2 &&
      /^ \d{1,3}(?:st|nd|rd|th)(?:[,.;]| (?:&|and|to|in|by)\b|\s*$)/.test(from)) ||
    /^[- ]facing\b/.test(from) ||
    (found.length > 1 && windAfter.test(from)) ||
    /^ winds? (?:to|of|at|up|\d)/.test(from) ||
    (found.length === 2 && found.endsWith('.') && allows('@region', 'after', from))
  )
    return draft(
      allows('@region', 'after', from) ? at + found.length : at + found.replace('.', '').length,
      'abbreviation',
      allows('@region', 'after', from) ? said : said.toLowerCase(),
    );
  // Western Isles: SW 6–7.
  if (
    found.length > 1 &&
    /(?:^|[:;.] |\n)$/.test(behind) &&
    /^ [2-9](?:[-\u2013]| to | or )(?:[3-9]|1[0-2])(?![\d:.])/.test(from) &&
    allows('@shipping-forecast', 'around', text.slice(at, at + 90).toLowerCase())
  )
    return draft(at + found.replace('.', '').length, 'abbreviation', said.toLowerCase());
  // Swell 2.5m SW at 12s.
  if (
    /\d ?m(?:et(?:re|er)s?)? $/.test(behind) &&
    /^(?: swell| at \d{1,2} ?s|,|\.|;|\s*$)/.test(from) &&
    /\b(?:swell|seas?|surf|waves?)\b/i.test(text.slice(Math.max(0, at - 40), at + 20))
  )
    return draft(at + found.replace('.', '').length, 'abbreviation', said.toLowerCase());
  // 4412 Calle Vista NE.
  if (
    found.replace('.', '').length === 2 &&
    /(?:^|[\s(,])\d{2,5} (?:\p{Lu}[\p{L}']+ ){1,3}$/u.test(leftOf(text, at, 40)) &&
    /^(?:[.,;)]|\s*$| \p{Lu}\p{Ll})/u.test(from)
  )
    return draft(at + 2, 'abbreviation', said);
  if (allows('@road', 'before', behind))
    return draft(
      /^ \p{Ll}/u.test(from) ? end : at + found.replace('.', '').length,
      'abbreviation',
      said.toLowerCase(),
    );
  const address = leftOf(text, at, 40);
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
    allows('@parted', 'after', from) &&
    /(?:^|, |\n|\b(?:in|to|from|at|near|of|and|for|betw\.|btwn) )$/.test(behind)
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
  if (allows('@on-numbered', 'after', from)) return draft(end, 'abbreviation', said);
  return house.test(behind) && onStreet.test(text.slice(end, end + 50))
    ? draft(end, 'abbreviation', said)
    : undefined;
}

/** NW Market St. */
const quarterStreet =
  /(NW|NE|SW|SE)(?= (?:\p{Lu}[\p{Ll}']{2,14} ){1,2}(?:St|Ave|Rd|Blvd|Dr|Ln|Ct|Pl|Way|Street|Avenue|Road|Boulevard|Drive|Lane|Court|Place|Parkway|Pkwy|Hwy|Highway)(?!\p{L}))/uy;
const sectionPart = /([NSEW]{1,2}) ?1[/\u2044]([24])(?=[,;.]|\s*$| (?:of|[NSEW]|and|Sec))/uy;
const townRange =
  /(T|R)(\d{1,3})([NSEW])(?=[,;.]|\s*$| )(?=.{0,24}(?:\bR\d{1,3}[EW]|[Ss]ec)|(?<=T\d{1,3}[NS],? ?R\d{1,3}[EW]))/uy;
/** S/W exposure. */
const slashedPoint =
  /([NS])\/([EW])(?= (?:exposure|facing|corner|winds?|view|side|quadrant|elevation)(?!\p{L}))/uy;
