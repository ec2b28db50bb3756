import { type Draft, draft, draftOf, match, type Scan } from '../draft.ts';
import { leftOf, lineAround, near } from '../near.ts';
import { months, sayDay } from './calendar.ts';
import {
  cardinal,
  decimal,
  digitByDigit,
  ordinal,
  pluralNumber,
  twoDigits,
  year,
} from './cardinal.ts';
import { isDayFirst } from './day-first.ts';

/** 600/-: a round price in East Africa. */
const roundPrice = /(\d{1,3}(?:,\d{3}){0,3}|\d{2,7})\/-(?=[;,.)]|\s*$)/uy;
/** 320d: a car with a Diesel engine. */
const diesel = /([1-7])([1-7]\d)d(?![\p{L}\p{N}])/uy;
const carBefore = /\b(?:BMW|[Mm]erc(?:edes)?|[Mm]erc(?:edes)?[- ][Bb]enz|[Ss]eries),? $/;
const carAfter =
  /^ (?:M[ -]?[Ss]port|SE\b|xDrive|[Tt]ouring|GT\b|AMG|Sport|Luxury|EfficientDynamics)/;
const linkage = /([34])[- ]?(?:pt\.?|point) (?=link|hitch|lkg)/y;
const millionShares = /(\d{1,4})(?:\.(\d{1,2}))?(m|bn) (?=shs?\b|shares?\b)/y;
/** 4/5 bed house, sleeps 4/6: the one or the other. */
const eitherCount = /([1-9])\/([2-9]|1[0-2])(?![\d/.,%]|\p{L})/uy;
const rooms = /^[- ]?(?:bed(?:room)?s?|bdrms?|berths?|seater|str|dr|doors?)(?!\p{L})/u;
/** 5'–7': from length to length. */
const feetRange = /(\d{1,2})['’] ?[-\u2013] ?(\d{1,2})['’](?!\d)/y;
const toNoon =
  /(1[0-2]|[1-9])(?:[.:]([0-5]\d))? ?(am|a\.m\.)? ?[-\u2013] ?12(?: (noon|midday|midnight)|(?=[,;.] ?\p{Lu}|, ?\d|[,;]|$))/uy;
/** 12–5 at the weekend. */
const fromNoon =
  /12 ?[-\u2013] ?([1-9])(?:\.(15|30|45))?(?:pm)?(?=[:,;)]|\.?\s*$|\. \p{Lu}| \p{L})/uy;
const served =
  /\b(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)\p{L}{0,6}\.?,? (?:\p{Ll}{3,9} )?(?:served )?$|\b(?:roast|lunch(?:es)?|carvery|brunch|tea|teas|open|[Ww]eekends|daily):? $/iu;
const plate = /((?:19|20)\d\d)\/(\d\d)(?= (?:plate|reg))/y;
const singapore = /\d{8,9}[A-Z](?![\p{L}\p{N}])/uy;
const indian = /[6-9]\d{4} \d{5}(?![\p{L}\d]|[ .,:/-]\d)/uy;
/** 2 x 5Ah batteries: two of them, not one by the other. */
const batteries =
  /(\d{1,2}) ?[x×] ?(\d{1,3})(?:\.(\d))? ?[aA][hH](?= (?:batt|lith|li-?ion|packs?\b))/y;
const dayAndMonth = /(\d{1,2})\/(\d{1,2})(?![\d/]|[.,]\d|\p{L}|["″%]| (?:of|cups?|full)\b)/uy;
const noticed =
  /\b(?:(?:[Bb]ins?:? |, ?|; ?)(?:black|blk|green|grn|brown|brn|blue|grey|purple)|tested|served|offertory|plate|screening|scrng|INSET|hearing|hrg|AGM|EGM|OCM|SGM|no (?:service|svc|coll\.?|collection|bus|mass)|[Rr]esumes?|[Rr]eopens?|[Vv]acation|vac\.?|inspected|insp\.?|adjourned to|[Ii]ssued|RFI|beg\.?:?|wks|[Mm]ins(?: PC)?|ctte|cttee|[Cc]hk-out|apps close) $/;

/** MOT 3/26, rego to 11/25: a month of a year, where days come first. */
const monthOfYear = /(0?[1-9]|1[0-2])\/(1[3-9]|[23]\d)(?![\d/]|[.,]\d|\p{L}|["″%])/uy;
const expires =
  /\b(?:(rego|REGO|[Rr]eg(?= (?:to|till?|until|exp\.?|expires?) )|(?<=[,;] )reg(?= $)|MOT|WOF|NCT|COE|PUC|(?:lic\.?|licen[cs]e) dis[ck])|[Tt]ax(?:ed)?|[Ss]erviced?|[Ss]vc|[Ee]xp\.?|warranty|ins\.?|insurance|[Vv]alid|plan|tested|FC)(?: (?:to|till?|until|exp\.?|expires?|due|ends?|from))?:? $/;
const years = /(\d{1,2}|180)s(?![\p{L}\p{N}])/uy;
const valves = /(8|16|20|24|32)v(?![\p{L}\p{N}])/uy;
const hands = /(1\d)(?:\.([123]))?h (?=cob|pon|mare|geld|horse)/y;
const pieces = /(\d{1,2})pcs? (?=\+|chick|chk|fish|set|meal)/y;

const teams = /([2-6])(?:nds|rds|ths)(?![\p{L}\p{N}])/uy;
const driven = /(\d{1,3}),(\d{3})k['’]?s(?!\p{L})/uy;

function countsAt(text: string, at: number, behind: string): Draft | undefined {
  const team = match(teams, text, at);
  if (team?.[1]) return draftOf(team, 'number', `${ordinal(team[1])}s`, false);
  const far = match(driven, text, at);
  if (far?.[1] && far[2])
    return draftOf(far, 'number', `${cardinal(far[1] + far[2])} kilometers`, false);
  const many = match(years, text, at);
  if (
    many?.[1] &&
    (/\bY(?:ea)?rs?\.? $/.test(behind) ||
      (many[1] === '180' && /^(?::|\)| –| -)/.test(text.slice(at + 4, at + 6))))
  )
    return draftOf(many, 'number', pluralNumber(cardinal(many[1])), false);
  const valve = match(valves, text, at);
  if (valve?.[1] && /\d\.\d ?(?:\p{L}{1,4} )?$/u.test(behind))
    return draftOf(valve, 'number', `${cardinal(valve[1])} valve`, false);
  const high = match(hands, text, at);
  if (high?.[1])
    return draft(
      at + high[0].length - 1,
      'number',
      `${high[2] ? decimal(high[1], high[2]) : cardinal(high[1])} hand`,
      false,
    );
  const piece = match(pieces, text, at);
  if (piece?.[1])
    return draft(at + piece[0].length - 1, 'number', `${cardinal(piece[1])} piece`, false);
  if (/\bS\($/.test(behind) && /^\d{6}\)/.test(text.slice(at, at + 7)))
    return draft(at + 6, 'number', digitByDigit(text.slice(at, at + 6)));
  return undefined;
}

function weekendHours(text: string, at: number, behind: string): Draft | undefined {
  const until = match(toNoon, text, at);
  if (until?.[1] && (until[3] || until[4])) {
    const said = until[2] && until[2] !== '00' ? ` ${twoDigits(until[2])}` : '';
    const half = until[3] ? ' A M' : '';
    return draftOf(
      until,
      'time',
      `${cardinal(until[1])}${said}${half} to twelve${until[4] ? ` ${until[4]}` : ''}`,
      false,
    );
  }
  const from = match(fromNoon, text, at);
  if (!from?.[1] || !served.test(behind)) return undefined;
  const said = from[2] ? ` ${twoDigits(from[2])}` : '';
  const half = from[0].endsWith('pm') ? ' P M' : '';
  return draftOf(from, 'time', `twelve to ${cardinal(from[1])}${said}${half}`, false);
}

function goodsAt(text: string, at: number, behind: string): Draft | undefined {
  const price = match(roundPrice, text, at);
  if (price?.[1]) return draftOf(price, 'number', cardinal(price[1].replaceAll(',', '')), false);
  const car = match(diesel, text, at);
  if (car?.[1] && car[2] && (carBefore.test(behind) || carAfter.test(text.slice(at + 4, at + 14))))
    return draft(at + 4, 'number', `${cardinal(car[1])} ${twoDigits(car[2])} D`, false);
  const hitch = match(linkage, text, at);
  if (hitch?.[1])
    return draft(at + hitch[0].length - 1, 'number', `${cardinal(hitch[1])} point`, false);
  const shares = match(millionShares, text, at);
  if (shares?.[1])
    return draft(
      at + shares[0].length - 1,
      'number',
      `${shares[2] ? decimal(shares[1], shares[2]) : cardinal(shares[1])} ${shares[3] === 'm' ? 'million' : 'billion'}`,
      false,
    );
  const cells = match(batteries, text, at);
  if (cells?.[1] && cells[2])
    return draftOf(
      cells,
      'number',
      `${cardinal(cells[1])} ${cells[3] ? decimal(cells[2], cells[3]) : cardinal(cells[2])} amp hour`,
      false,
    );
  const year62 = match(plate, text, at);
  if (year62?.[1] && year62[2])
    return draft(at + 7, 'number', `${year(year62[1])}, ${twoDigits(year62[2])}`, false);
  return undefined;
}

/** Figures of adverts and notices in Britain, Ireland, Africa, India and Australia. */
export function noticeNumberRule({ text, at, before, options }: Scan): Draft | undefined {
  if (/[\p{L}\d.,:/$€£₦₹#-]/u.test(text.charAt(at - 1)) || !/\d/.test(text.charAt(at)))
    return undefined;
  const behind = leftOf(text, at, 28);
  const goods =
    goodsAt(text, at, behind) ?? countsAt(text, at, behind) ?? weekendHours(text, at, behind);
  if (goods) return goods;
  const feet = match(feetRange, text, at);
  if (feet?.[1] && feet[2] && Number(feet[1]) < Number(feet[2]))
    return draftOf(feet, 'number', `${cardinal(feet[1])} to ${cardinal(feet[2])} feet`, false);
  const either = match(eitherCount, text, at);
  if (either?.[1] && either[2] && Number(either[1]) < Number(either[2])) {
    const end = at + either[0].length;
    if (rooms.test(text.slice(end, end + 9)) || /\b(?:[Ss]leeps:?(?: up to)?|every) $/.test(behind))
      return draft(end, 'number', `${cardinal(either[1])} or ${cardinal(either[2])}`, false);
  }
  if (/\bUEN(?: [Nn]o\.?| number)?[:.]? $/.test(behind)) {
    const uen = match(singapore, text, at)?.[0];
    if (uen)
      return draft(at + uen.length, 'number', `${digitByDigit(uen.slice(0, -1))} ${uen.slice(-1)}`);
  }
  if (/(?<!\p{L})(?:M|Mob|Ph|T|C|Cell):? $/u.test(behind)) {
    const phone = match(indian, text, at)?.[0];
    if (phone) return draft(at + phone.length, 'number', digitByDigit(phone.replace(' ', '')));
  }
  const until = expires.exec(behind);
  const month = until ? match(monthOfYear, text, at) : null;
  if (
    month?.[1] &&
    month[2] &&
    (until?.[1] ||
      (/[Tt]ax/.test(until?.[0] ?? '') && /\b(?:NCT|MOT)\b/.test(lineAround(text, at, 60))) ||
      isDayFirst(text, at, options.dayFirst))
  )
    return draftOf(
      month,
      'date',
      `${months[Number(month[1]) - 1]} ${year(`20${month[2]}`)}`,
      false,
    );
  const day = noticed.test(behind) ? match(dayAndMonth, text, at) : null;
  if (day?.[1] && day[2] && Number(day[1]) < 32 && Number(day[2]) < 13 && Number(day[2]) > 0) {
    const clear =
      Number(day[1]) > 12 ||
      isDayFirst(text, at, options.dayFirst) ||
      /\bINSET/.test(near(text, at, 60).toUpperCase());
    if (clear && Number(day[1]) > 0)
      return draftOf(day, 'date', sayDay(before, day[1], Number(day[2])), false);
    const first = Number(day[1]);
    if (!clear && first > 0 && /(?:beg|[Mm]ins|[AE]GM|hearing)\P{L}*$/u.test(behind))
      return draftOf(day, 'date', `${months[first - 1]} ${ordinal(String(Number(day[2])))}`, false);
  }
  return undefined;
}
