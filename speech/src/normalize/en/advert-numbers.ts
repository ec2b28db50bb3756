import { type Draft, draft, draftOf, match, type Scan } from '../draft.ts';
import { leftOf, rightOf } from '../near.ts';
import { months, sayDay } from './calendar.ts';
import { cardinal, ordinal, plainNumber, twoDigits, year } from './cardinal.ts';
import { isDayFirst } from './day-first.ts';

const beforeEngine = /\d{2,3}(?= V-\d)/y;
const horses = /(\d{1,4}) ?h\.p\.?(?!\p{L})/uy;
const hitch = /3[ -]pt\.?(?=,| (?:hitch|mount|hook|PTO|quick|post))/y;
const weights = /(\d{1,2},\d{3}|\d{2,4})(?:[-\u2013](\d{1,2},\d{3}|\d{2,4}))?#(?![\p{L}\d#*])/uy;
const dialed =
  /\b(?:press|dial|enter|code|passcode|pin|id|then|followed|by|room|apt|gate|star|is)[:,]? $|[*+-]$/i;
const shafts = /540\/1,?000(?= ?(?:PTO|rpm|shaft|pto|RPM))/y;
const caliber =
  /\.(\d{2,3})(?=[ -](?:LR|LC|cal|Cal|[Cc]aliber|Mag|Magnum|Spl|S&W|ACP|Win|Winchester|Rem|Remington|WMR|AE|BMG|Colt|Auto|Automatic|Special|Weatherby|Blackout|AAC|Savage|Roberts|Creedmoor|SIG|Sig|rifles?|pistols?|revolvers?|handguns?|ammo|bullets?|carbine)(?!\p{L}))/uy;
const cartridge = /\.?(22-250|25-06|25-20|30-30|30-06|32-20|38-55|44-40|45-70|45-90)(?![\d-])/y;
const hidden =
  /(\d{1,3})(?:,[xX]{3}(?: ?(mi|miles|kms?)\.?)?|[xX]{3} ?(mi|miles|kms?)\.?)(?![\p{L}\d])/uy;
const sides = /(\d{1,3}(?:\.\d{1,2})?)["″”] ?([WDHLwdhl])(?: ?[xX] ?|(?![\p{L}\d]))/uy;
const sized: Readonly<Record<string, string>> = { w: 'wide', d: 'deep', h: 'high', l: 'long' };
const shift =
  /(1[0-2]|[1-9])(?::([0-5]\d))?([ap])(?: ?[-\u2013] ?| to )(1[0-2]|[1-9]):([0-5]\d)([ap])(?![\p{L}\d])/uy;
const slashed = /(1[0-2]|0?[1-9])\/(3[01]|[12]\d|0?[1-9])(?![\d/]|[.,]\d|"| ?[-\u2013x])/y;
const dayCue =
  /\b(?:\d ?[ap]\.?m\.?|approx\.|approximately|retreat|retr\.|RSVP|[Dd]eadline|o\/a|on or about|circa|begin(?:s|ning)?|rescheduled|resched\.|missing since|surgery|biopsy|funeral|memorial|b-?day|birthday|baptized|baptised|anniv\.?|chemo|procedure|LOST|FOUND|STOLEN),? $/;
/** Lost: a ring, at Cannon Beach 8/12; last seen Murray Esplanade 2/6. */
const strayed =
  /(?:\b[Ll]ast seen|\b[Ll]ost:|\bLOST|\bFOUND|\b[Ff]ound:|\b[Mm]issing:|\bMISSING|\bSTOLEN)[^.\n]{0,70} (?:\p{Lu}[\p{L}'’]+|St\.|Ave\.|Rd\.|area|park|beach|road|street),? $/u;
const boat = /(\d{1,4}(?:\.\d{1,2})?)['’′](?=,? (?:\p{L}|\d|\p{Sc}|\()|[,;.])/uy;

const halfDay =
  /(1[0-2]|[1-9])(?:([ap])|n(?<=12n))(?![\p{L}\d/]|\.\d| ?[-\u2013] ?\d| (?:each|ea|per|a)\b)/uy;
const dayBehind =
  /(?:\b(?:Mon|Tues?|Wed|Thu|Thurs?|Fri|Sat|Sun|Tu|Th|Sa|Su|M|W|F|approx|aft|til|till|until|mtg|Mass|Ben|Rite I{1,2})\.?|\d\/\d{1,2},?|@) $/;
const areas = /([\d,.]*\d) ?(c\.f\.|L\.F\.|S\.Y\.|C\.Y\.|S\.F\.|l\.f\.|s\.y\.|c\.y\.)/y;
const areaNames: Readonly<Record<string, string>> = {
  ...{ 'c.f.': 'cubic feet', 'l.f.': 'linear feet', 's.y.': 'square yards' },
  ...{ 'c.y.': 'cubic yards', 's.f.': 'square feet' },
};
const weekly = /(\d{1,2})(?:[-\u2013](\d{1,2}))? ?h\.p\.w\.?/y;
const acres =
  /(\d[\d,.]*) A\.(?=[,;]| (?:m\/l|more or|of (?:land|woods|timber|pasture|ground|tillable)|in \p{Lu}) ?)/uy;
const rooms =
  /([1-9])\/([1-9]\.(?:5|25|75))(?:\/([1-9]))?(?![\d/.]|\.\d| ?(?:mg|mcg|g|ml|mm|in|cm|kg)\b|%)/y;
const visits = /(\d{1,2})-(\d{1,2})\/(\d{1,2})-(\d{1,2})(?![\d/-])/y;
const openHours = /([7-9]|1[0-2])[-\u2013]([1-6])(?=[,;.)]|\s*$| (?:rain|daily|\())/y;
const life = /(\d{1,2})\/(\d{1,2})\/(\d{2})[-\u2013](?=\d{1,2}\/\d{1,2}\/(\d{2})(?!\d))/y;
const kin = /(\d{1,2}) g-?g-?ch(?:n|ildren)?\.?(?!\p{L})/uy;
const twoWays = /([24])X([24])(?![\p{L}\d])/uy;

const hour = (digits: string, minutes: string | undefined, half: string): string =>
  `${cardinal(digits)}${minutes && minutes !== '00' ? ` ${twoDigits(minutes)}` : ''} ${half.toUpperCase()} M`;
const bore = (digits: string): string =>
  digits.length === 2
    ? twoDigits(digits)
    : `${cardinal(digits.charAt(0))} ${digits.endsWith('00') ? 'hundred' : twoDigits(digits.slice(1))}`;

/** `289 V-8`, `40-60#`, `.30-06`, `48"W x 30"D`, `142,xxx mi`: figures of classified adverts. */
export function advertNumberRule(scan: Scan): Draft | undefined {
  const { text, at } = scan;
  if (/[\p{L}\p{N}$€£.,:/'’*#-]/u.test(text.charAt(at - 1))) return undefined;
  const engine = match(beforeEngine, text, at)?.[0];
  if (engine) return draft(at + engine.length, 'number', cardinal(engine));
  const parked = match(
    /(\d{1,3}) pkg\.?(?= (?:spaces?|spots?|stalls?|lots?)(?!\p{L}))/uy,
    text,
    at,
  );
  if (parked?.[1]) return draftOf(parked, 'number', `${cardinal(parked[1])} parking`);
  // 420 friendly: cannabis is allowed.
  if (match(/420(?=[ -](?:friendly|ok|welcome)(?!\p{L}))/uy, text, at))
    return draft(at + 3, 'number', 'four twenty');
  const power = match(horses, text, at);
  if (power?.[1]) return draftOf(power, 'unit', `${cardinal(power[1])} horsepower`);
  const point = match(hitch, text, at)?.[0];
  if (point) return draft(at + point.length, 'unit', 'three point');
  const behind = leftOf(text, at, 20);
  const weight = match(weights, text, at);
  const noun = weight
    ? /^ (?!at\b|or\b|and\b|to\b|avg|each|for\b|ea\b|per\b|calves|live|dressed|w\/|on\b|by\b|when|in\b|each|gain)\p{Ll}/u.test(
        rightOf(text, at + weight[0].length, 8),
      )
    : false;
  if (weight?.[1] && !weight[1].startsWith('0') && !noun && !dialed.test(behind)) {
    const end = at + weight[0].length;
    const to = weight[2] ? ` to ${plainNumber(weight[2].replace(',', ''))}` : '';
    return draft(end, 'unit', `${plainNumber(weight[1].replace(',', ''))}${to} pounds`);
  }
  const shaft = match(shafts, text, at)?.[0];
  if (shaft) return draft(at + shaft.length, 'number', 'five forty, one thousand');
  const round = match(cartridge, text, at);
  if (round?.[1]) {
    const [one = '', other = ''] = round[1].split('-');
    return draftOf(round, 'number', `${bore(one)} ${other === '06' ? 'ought six' : bore(other)}`);
  }
  const gun = match(caliber, text, at);
  if (gun?.[1]) return draftOf(gun, 'number', bore(gun[1]));
  // He drew a .45 from the drawer.
  const drawn = match(
    /\.(22|25|32|38|44|45|303|357)(?=[.,;:!?"”’]| (?!average|hitter|batting|mark|clip|slug)\p{Ll}|$)/uy,
    text,
    at,
  );
  if (drawn?.[1] && /\b(?:an?|the|his|her|my|your|old|this|that) $/i.test(leftOf(text, at, 6)))
    return draftOf(drawn, 'number', `point ${bore(drawn[1])}`);
  const known = match(/\.(223|243|270|308|338|357|380)(?=[,;/ ]|$)/y, text, at);
  if (
    known?.[1] &&
    /\b(?:Rem|Win|Savage|Ruger|Mossberg|Marlin|Browning|Howa|Tikka|rifle|scope|bbl)\b/.test(
      text.slice(Math.max(0, at - 40), at + 30),
    )
  )
    return draftOf(known, 'number', bore(known[1]));
  const miles = match(hidden, text, at);
  if (miles?.[1])
    return draftOf(
      miles,
      'number',
      `${cardinal(miles[1])} thousand${(miles[2] ?? miles[3]) ? ((miles[2] ?? miles[3] ?? '').startsWith('k') ? ' kilometers' : ' miles') : ''}`,
    );
  const box = [];
  let end = at;
  for (let side = match(sides, text, end); side?.[1] && side[2]; side = match(sides, text, end)) {
    box.push(`${plainNumber(side[1])} inches ${sized[side[2].toLowerCase()]}`);
    end += side[0].length;
    if (!/[xX] ?$/.test(side[0])) break;
  }
  if (box.length > 0)
    return draft(
      end,
      'unit',
      box.join(' by ') + (/[xX] ?$/.test(text.slice(at, end)) ? ' by' : ''),
    );
  const worked = match(shift, text, at);
  if (worked?.[1] && worked[3] && worked[4] && worked[6])
    return draftOf(
      worked,
      'time',
      `${hour(worked[1], worked[2], worked[3])} to ${hour(worked[4], worked[5], worked[6])}`,
    );
  const area = match(areas, text, at);
  if (area?.[1] && area[2])
    return draftOf(
      area,
      'unit',
      `${plainNumber(area[1].replaceAll(',', ''))} ${areaNames[area[2].toLowerCase()]}`,
    );
  const week = match(weekly, text, at);
  if (week?.[1])
    return draftOf(
      week,
      'unit',
      `${cardinal(week[1])}${week[2] ? ` to ${cardinal(week[2])}` : ''} hours per week`,
    );
  const land = match(acres, text, at);
  if (land?.[1]) return draftOf(land, 'unit', `${plainNumber(land[1].replaceAll(',', ''))} acres`);
  const bath = match(rooms, text, at);
  if (bath?.[1] && bath[2])
    return draftOf(
      bath,
      'number',
      `${cardinal(bath[1])}, ${plainNumber(bath[2])}${bath[3] ? `, ${cardinal(bath[3])}` : ''}`,
    );
  const visit =
    /\b(?:Mon|Tues?|Wed|Thu|Thurs?|Fri|Sat|Sun)(?:\.|day|nesday|sday|rsday|urday)?,? $|\b(?:[Vv]is|[Vv]isitation|[Vv]iewing|[Cc]alling)\.?:? $/.test(
      behind,
    )
      ? match(visits, text, at)
      : null;
  if (visit?.[1] && visit[2] && visit[3] && visit[4])
    return draftOf(
      visit,
      'time',
      `${cardinal(visit[1])} to ${cardinal(visit[2])} and ${cardinal(visit[3])} to ${cardinal(visit[4])}`,
    );
  const open = /(?:, |\b(?:Th|F|M|W|S|Sa|Su|Tu) |\b(?:avail|[Ll]unch)\.? )$/.test(behind)
    ? match(openHours, text, at)
    : null;
  const around = open ? leftOf(text, at, 80) : '';
  if (
    open?.[1] &&
    open[2] &&
    /\b(?:[Ss]ale|avail|Mon|Tue|Wed|Thu|Fri|Sat|Sun|Th)\b|\d\/\d/.test(around) &&
    !/\b(?:won|beat|lost|win|def|over|fell|tops?|game|score|loss|vs)\b/i.test(around)
  )
    return draftOf(open, 'time', `${cardinal(open[1])} to ${cardinal(open[2])}`);
  const lived = match(life, text, at);
  if (lived?.[1] && lived[2] && lived[3] && lived[4] && Number(lived[3]) > Number(lived[4])) {
    const month = months[Number(lived[1]) - 1];
    if (month && Number(lived[2]) < 32)
      return draftOf(
        lived,
        'date',
        `${month} ${ordinal(String(Number(lived[2])))} ${year(`19${lived[3]}`)} to`,
      );
  }
  const great = match(kin, text, at);
  if (great?.[1]) return draftOf(great, 'number', `${cardinal(great[1])} great grandchildren`);
  const drive = match(twoWays, text, at);
  if (drive?.[1] && drive[2])
    return draftOf(drive, 'number', `${cardinal(drive[1])} by ${cardinal(drive[2])}`);
  const half = dayBehind.test(behind) ? match(halfDay, text, at) : null;
  if (half?.[1]) return draftOf(half, 'time', half[2] ? hour(half[1], undefined, half[2]) : 'noon');
  // Sun. 1/2 price.
  if (text.startsWith('1/2', at) && /^1\/2 (?:price|off)\b/.test(text.slice(at, at + 10)))
    return draft(at + 3, 'number', 'half');
  const day =
    dayCue.test(behind) ||
    ((text.charAt(at + 1) === '/' || text.charAt(at + 2) === '/') &&
      strayed.test(leftOf(text, at, 100)))
      ? match(slashed, text, at)
      : null;
  // Approx. 1/3: a part.
  const isPart =
    /^ of\b/.test(text.slice(at + (day?.[0].length ?? 0), at + 10)) ||
    (/approx/.test(behind) && Number(day?.[1]) < Number(day?.[2]) && Number(day?.[2]) < 17);
  if (day?.[1] && day[2] && !isPart) {
    const turned = Number(day[2]) < 13 && isDayFirst(text, at, scan.options.dayFirst);
    const [month, date] = turned ? [day[2], day[1]] : [day[1], day[2]];
    const said = turned
      ? sayDay(scan.before, date, Number(month))
      : `${months[Number(month) - 1]} ${ordinal(String(Number(date)))}`;
    return draftOf(day, 'date', said, false);
  }
  // 14' Lund, 40 hp, $2,400.
  const length = /(?:^|[\n,;:] )$|[\p{L}/]\.? $/u.test(behind) ? match(boat, text, at) : null;
  return length?.[1] &&
    /(?:frtg|frontage|frntg|rad|radius|arc|dist)\.? $|\p{Sc}\d|\b\d+ ?(?:hp|HP|h\.p\.)|\bobo\b/iu.test(
      behind + text.slice(at, at + 100),
    ) &&
    !/(?<!\d)['‘’](?!\d\d(?!\d))/.test(leftOf(text, at, 60))
    ? draftOf(
        length,
        'unit',
        `${plainNumber(length[1])} ${/^ (?!(?:clr|clear|tall|wide|long|deep|high|of|from|on|at|by|and|to|with|in|or)\b|w\/)\p{L}/u.test(rightOf(text, at + length[0].length, 7)) ? 'foot' : 'feet'}`,
      )
    : undefined;
}
