import { type Draft, draft, match, type Scan } from '../draft.ts';
import { leftOf, lineAround, lineBehind } from '../near.ts';
import { digitByDigit, inPairs, year } from './cardinal.ts';
import { countsThings } from './counted-things.ts';
import { allows } from './neighbors.ts';
import { port } from './paths.ts';

/** Four digits and more without a comma, and no part of an amount, a time or a date. */
const bare = /[1-9]\d{3,11}(?![\d%°]|[.,:/]\d|[-–—]\d|\p{L})/uy;

/** What is called by a number and never counted. */
const called =
  /\b(?:RAL|Post|POST|Council|District|Dist\.|Lodge|Chapter|Local|Aerie|Troop|Squadron|Detachment|Auxiliary|Aux\.?|Assembly|Grange|Camp|Division|Company|Box|BOX|Drawer|Bag|Locker|Mailbox|Store|STORES?|Stores|Branch|Station|Unit|Suite|Ste\.?|Apt\.?|Room|Rm\.?|Bldg\.?|Building|Lot|Parcel|Site|Berth|Hangar|Engine|[Cc]oach|[Tt]rain|Flight|Bus|Truck|Trailer|Route|Rte\.?|Highway|Hwy\.?|Ordinance|Resolution|By-?law|Reg(?:ulation)?|Form|Model|Permit|Licen[cs]e|Badge|Docket|Plan|Tender|Contract|Channel|Stop|Meter|Pump|Well|Boat|Sail|Bin|[Cc]ontainer [A-Z]{4}|Ext\.?|[Bb]ox|[Ll]ocker|[Ee]xtension|[Ee]xt\.|(?:[Ff]leet|[Tt]rain|[Uu]nit|[Bb]us|[Ss]tore|[Ss]hop|[Bb]adge|[Pp]ermit|[Ss]top) (?:[Nn]o\.?|[Nn]umber)|[Pp]lan [A-Z]{2,4}|(?:Strata|Deposited|Survey) [Pp]lan [A-Z]{2,4})[:.]? ?#?$/;
/** Three digits: a room, a box or a bus is two oh four; a page or a chapter is counted. */
const threeDigits = /[1-9]\d{2}(?![\d%°]|[.,:/]\d|[-–—]\d|[A-Za-z]{2}|[ac-jln-z])/uy;
const calledShort =
  /\b(?:Amtrak|VIA|Via Rail|Post|Lodge|Local|Branch|Br\.|Council|District|Aerie|Troop|Pack|Courtroom|Dept\.?|Sec\.|Stand|Dock|Opus|Op\.|Inv\.?|Invoice|Ticket|Cheque|Chq\.?|PO|Crew|Squadron|Grange|Camp|Company|Co\.|Battery|Ordinance|Ord\.|Resolution|(?:House|Senate|Assembly) Bill|HB|SB|H\.B\.|S\.B\.|H\.R\.|Prop\.|Proposition|Form|Mailbox|Engine|Ladder|Trailer|Hangar|Fleet|Box|BOX|PMB|Drawer|Bag|ROOM|RM|SUITE|STE|APT|UNIT|Bldg\.?|Building|Hall|Studio|Office|LOT|Site|Booth|Slip|GATE|BUS|Stop|Station|Service|FLIGHT|Rte\.?|Exit|Interstate|Model|MODEL|Class|County R(?:oa)?d|Farm Road|Section|Measure|Prop|Bin|Pole|Grave|Niche|Aisle|Pump|Hydrant|Permit|Badge|Officer|Docket|Zone|Radio|Kiosk|Blk|Block|House|RAL|Pantone|BWV|HWV|RV|KV|K\.|Köchel|Extension|Ext\.?|(?:[Pp]\.?O\.? )?box|(?:[Tt]he|[Nn]o\.|[Nn]umber|on|by|[Cc]atch|[Tt]ake|and|or) (?:bus|tram)|(?:in|to|at|from|of|into) (?:suite|unit|ward|lot|site)|(?:R|r)(?:oom|m\.?)|(?:A|a)(?:partment|pt\.?)|(?:C|c)(?:abin|oach|ondo|hannel|arousel)|(?:S|s)(?:uite|te\.?|tall)|(?:F|f)(?:lat|light)|(?:L|l)(?:ocker|ot|ine)|(?:B|b)(?:ay|ed|erth|idder|ib)|(?:G|g)ate|(?:R|r)(?:oute|ow)|(?:T|t)(?:rain|ram)|(?:P|p)(?:lot|itch|addle)|(?:V|v)illa|Bus|Unit|ext\.?|extension|(?:Post|Lodge|Local|Branch|Council|District|Troop|Ward|Station|[Rr]oom|[Rr]m|[Uu]nit|[Aa]pt|[Bb]us|[Bb]oat|[Ll]ocker|[Bb]ox|[Ff]lat|[Pp]ermit|[Bb]adge|[Ss]tall|[Ss]top|[Hh]ouse|[Dd]oor|[Hh]ull|[Cc]ar|[Bb]ed|[Gg]ate|[Pp]art|[Mm]odel|[Ff]orm|[Tt]icket|[Ii]nvoice|[Pp]lot|[Ss]uite|[Ll]ot|[Bb]ib|[Tt]able|[Pp]addle|[Bb]idder|[Cc]laim|[Cc]lass)\.? (?:[Nn]o\.?|[Nn]umber|[Nn]um\.?))[:.]? ?#?$/;
/** Rooms 204 and 206, buses 12, 14 and 118. */
const calledList =
  /\b(?:Rooms|Rms\.?|rooms|Buses|buses|Trams|trams|Routes|routes|Flights|flights|Gates|gates|Units|Suites|Lots|Boxes|Flats|Apartments|Trains|Exits|exits|Highways|Hymns|Bills|Forms|Engines|Posts|Locals) (?:\d{1,4}[A-Z]?(?:,|,? and|,? &|,? or| to)? ){0,6}$/;
/** 770 of WABC, a station; a broadcast is a multiple of ten. */
const broadcaster = /(?<![\p{L}\p{N}])[CKW][A-Z]{2,3} $/u;
/** Pink 217, green ticket no. 106: drawn at a raffle. */
const drawnTicket =
  /(?<!\p{L})(?:(?:pink|blue|green|red|white|yellow|orange|purple|buff|grey|gray|gold)(?: ticket| tkt\.?)?|tickets?|tkts?\.?)(?: [Nn]o\.?| [Nn]umber)?:? #?(?:\d{1,4}(?:,|,? and|,? &) ){0,4}$/iu;
/** No. 118, Jalan Ampang. */
const numberOnStreet =
  /^,? (?:Jalan|Jln|Lorong|Lor|Persiaran|Rue|Calle|(?:\p{Lu}\p{Ll}{2,14} ){1,2}(?:Street|St|Road|Rd|Lane|Ave|Avenue|Drive)(?!\p{L}))/u;
/** Five digits and more behind these are a code, also behind a colon; four are in a list of its own. */
const coded =
  /\b(?:PO|P\.O\.|WO|SO|RO|RMA|SKU|PLU|VIN|job|task|ticket|order|invoice|quote|estimate|case|claim|docket|permit|licen[cs]e|confirmation|conf\.?|ref\.?|reference|account|acct\.?|policy|project|contract|check|chq|cheque|receipt|badge|member|patient|student|employee|vendor|customer|client|company|charity|registration|reg\.?|listing|item|part|lot|batch|serial|ext\.?|extension|work order|user|process|pid|build|issue|bug|request|session|room|unit|tracking|booking|reservation|ID|id)(?: (?:is|no\.?|number|num\.?|ID|id))?[:.]? ?#?$/i;
const numbered = /\b(?:[Nn]os?\.?|NOS?\.?|[Nn]um(?:ber)?\.?|№)[:.]? ?$/;

const shouted =
  /(?<![\p{L}\d])(?:\p{Lu}[\p{Lu}&'.*/-]{2,}|\p{Lu}{2} \p{Lu}{3,})(?: [\p{Lu}&'.*]{1,14}){0,3} $/u;
const atShop = /\b(?:at|to|from|with) (?:\p{Lu}[\p{L}&'.*-]+ ){1,4}$/u;

/** BUNNINGS 7312, Shell 5744: a shop in the message of a bank. */
function isMerchant(text: string, at: number, end: number, behind: string): boolean {
  if (!(shouted.test(behind) || atShop.test(behind)) || allows('@not-shop', 'before', behind))
    return false;
  return allows(
    '@banked',
    'around',
    (leftOf(text, at, 160) + text.slice(end, end + 70)).toLowerCase(),
  );
}

/** A number that is called: four digits in pairs, others one by one. */
export const codeWords = (digits: string): string =>
  digits.length === 4 && !digits.startsWith('0') ? year(digits) : digitByDigit(digits);

/** Figures of a table stand between gaps. */
const inTable = (text: string, at: number, end: number): boolean =>
  /\t| {2}/.test(leftOf(text, at, 2)) ||
  /^(?:\t| {2,}\d| \d)/.test(text.slice(end, end + 3)) ||
  /\d $/.test(leftOf(text, at, 2));

/** `Room 204` two oh four, `PO Box 317` three seventeen; but `Box 300` three hundred. */
function shortNumber(text: string, at: number): Draft | undefined {
  const found = match(threeDigits, text, at)?.[0];
  if (!found) return undefined;
  const behind = lineBehind(text, at, 44);
  if (found === '649' && /\b(?:Lotto|LOTTO|Loto|Western) $/.test(behind))
    return draft(at + 3, 'number', inPairs(found));
  const told =
    calledShort.test(behind) ||
    calledList.test(behind) ||
    // '131 Skoda: the plate of the first half of 2013.
    (/(?:^|[\s(])['’]$/.test(behind) &&
      /^[1-3]\d[12]$/.test(found) &&
      /^ (?:reg|plate|\p{Lu}\p{Ll})/u.test(text.slice(at + 3, at + 9))) ||
    (drawnTicket.test(behind) &&
      allows('@raffled', 'around', lineAround(text, at, 80).toLowerCase())) ||
    (allows('@the-the-number', 'before', behind) &&
      allows('@bus-tram', 'after', text.slice(at + 3, at + 14))) ||
    // Store # 418.
    /\p{L}\.? # $/u.test(behind) ||
    (broadcaster.test(behind) && /^[5-9]\d0$/.test(found)) ||
    (/\bNo\.? $/.test(behind) && numberOnStreet.test(text.slice(at + 3, at + 48)));
  if (!told) return undefined;
  if (countsThings(text, at + 3)) return undefined;
  return draft(at + 3, 'number', inPairs(found));
}

/** `Post 6204`, `#1184`, `job 88120`, `SHELL OIL 5744`: in pairs from four digits, one by one from five. */
export function calledNumberRule({ text, at }: Scan): Draft | undefined {
  const last = text.charAt(at - 1);
  // db01.internal:5432.
  const door =
    last === ':' ? match(/[1-9]\d{3,4}(?![\d\p{L}]|[.,:]\d)/uy, text, at)?.[0] : undefined;
  if (door && /[a-z\d-]\.[a-z]{2,14}:$/.test(leftOf(text, at, 18)))
    return draft(at + door.length, 'number', port(door));
  if (/[\p{L}\d.,:/$€£¥₦₹*–—-]/u.test(last)) return undefined;
  // PSC 450 Box 1172: a post office of the army.
  const post = match(/[1-9]\d{2}(?= Box \d)/y, text, at)?.[0];
  if (post && /\b(?:PSC|CMR) $/.test(leftOf(text, at, 4)))
    return draft(at + 3, 'number', inPairs(post));
  const short = shortNumber(text, at);
  if (short) return short;
  const found = match(bare, text, at)?.[0];
  if (!found) return undefined;
  const end = at + found.length;
  const behind = lineBehind(text, at, 44);
  const after = text.slice(end, end + 20);
  // [2021] NZHC 2208.
  if (/\] [A-Z]{2,6}(?: [A-Z]\p{Ll}{1,4})? $/u.test(behind))
    return draft(end, 'number', codeWords(found));
  if (called.test(behind)) return draft(end, 'number', codeWords(found));
  if (isMerchant(text, at, end, behind)) return draft(end, 'number', digitByDigit(found));
  if (countsThings(text, end)) return undefined;
  if (last === '#') return draft(end, 'number', codeWords(found));
  if (numbered.test(behind) && !allows('@the-number-a-number', 'before', behind.toLowerCase()))
    return draft(end, 'number', codeWords(found));
  // Inv 8812, on card 4471.
  if (found.length === 4 && allows('@papers', 'before', behind))
    return draft(end, 'number', codeWords(found));
  if (found.length === 4 && /\b(?:on|with|your|my|to) card $/i.test(behind))
    return draft(end, 'number', digitByDigit(found));
  if (found.length < 5 || /000$/.test(found)) return undefined;
  if (coded.test(behind)) return draft(end, 'number', digitByDigit(found));
  // A noun and its number: amounts so large have a comma in prose.
  const isNoun =
    /(?:^|[\s("'“])\p{L}[\p{L}-]+ $/u.test(behind) &&
    !allows('@amount-before', 'before', behind.toLowerCase()) &&
    !allows('@suffix-before', 'before', behind) &&
    !allows('@iso-iec', 'before', behind) &&
    !/00$/.test(found) &&
    allows('@was-has', 'after', after) &&
    !inTable(text, at, end);
  return isNoun ? draft(end, 'number', digitByDigit(found), false) : undefined;
}
