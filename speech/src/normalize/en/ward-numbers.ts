import { type Draft, draft, draftOf, match, type Scan } from '../draft.ts';
import { leftOf, rightOf } from '../near.ts';
import { amountWords, readAmount } from './amount.ts';
import { cardinal, ordinal, year } from './cardinal.ts';
import { minutesOf } from './clock-forms.ts';

const patient =
  /(\d{1,2}) ?([MF])(?=,? (?:PMHx?|PMH|with|w\/|c\/o|present\w*|admitted|adm|hx|h\/o|s\/p|known|BIBA|P\/W|p\/w|here|who|in ED|found|fell)(?![\p{L}]))/uy;
const oneIn = /1\/(\d{1,3}(?:,\d{3})+|\d{1,3})(?![\d/]|,\d)/y;
const perWeight =
  /(\d[\d.,]*(?:[-\u2013]\d[\d.]*)?) ?(mg|mcg|g|m[lL]|units|mmol|mEq)\/kg\/(dose|day|d|hr|h|min)(?![\p{L}\p{N}/])/uy;
const perWeightNames: Readonly<Record<string, string>> = {
  ...{ mg: 'milligrams', mcg: 'micrograms', g: 'grams', ml: 'milliliters', mL: 'milliliters' },
  ...{ units: 'units', mmol: 'millimoles', mEq: 'milliequivalents' },
  ...{ dose: 'dose', day: 'day', d: 'day', hr: 'hour', h: 'hour', min: 'minute' },
};
const pounds = /(\d{2,3})(?:\/(\d{2,3}))?#(?![\p{L}\p{N}#])/uy;
const keyed = /\b(?:press|dial|code|enter|pin|key|call|text|option)\b[^\n]{0,12}$|[*#]$/i;
const sets = /(\d{1,2})x((?:15|20|25|30|40|45|50|60|90)s|\d{1,3}(?:secs?|mins?))(?![\p{L}\p{N}])/uy;
const ride =
  /(\d{1,3})['’′](?= (?:Z[1-6]|@|at Z|at [12]\d\d ?W|easy|tempo|steady|WU|CD|warm|cool|recovery|sweet|threshold))/uy;
const zoned =
  /([01]?\d|2[0-3])\.([0-5]\d) (?=(?:BST|GMT|UTC|IST|AEST|AEDT|NZST|NZDT|SAST|EAT|WAT|CET|CEST|HKT|SGT)(?!\p{L}))/uy;
const dated =
  /(?:\d{1,2}\/\d{1,2}(?:\/\d{2,4})?|\b(?:Mon|Tue|Tues|Wed|Thu|Thur|Thurs|Fri|Sat|Sun)[a-z]*) @ $/;
const pointed = /(\d{1,2})\.([0-5]\d)(?![\d.]|\d| ?(?:kg|lb|g|ml|%|mg|km))/y;
const millions = /(\d{1,3}(?:\.\d{1,2})?)m(?![\p{L}\p{N}²³])/uy;
const people = /(?:\b[Pp]op(?:ulation)?\.?:? |\best\.?\) |\bpopulation of |\bturnout )$/;
const spacedThousands = /(\d{1,3})((?: 000){1,2})(?= \p{Ll}{4}|[.;)]?(?:\s*$|\n)|[.,;)] )/uy;
const yearToDigit = /(1[1-9]\d\d)[-\u2013](\d)(?=[,;.)]|\s*$| \p{Ll})/uy;
const numberedThing =
  /\b(?:pp?\.|pages?|nos?\.|ch\.|ll?\.|verses?|vv?\.|cc\.|items?|rooms?|rm|code|models?|parts?|bus|routes?|units?|apt|flat|lots?|sections?|§|#) ?$|[£$€]$/i;
const oldOrdinal =
  /(\d?[23])d (?=(?:Bn|Batt|Regt?|N\.|S\.|Lt|Lieut|Cav|Inf|Div|Ave|St\.|Cir|Dist|Cong|Sess|[Ee]d\.|U\.|Mass|Ohio|Iowa|Wis|Pa\.|Va\.|Mich|Minn|Maine|Me\.|Vt\.)\p{L}*)/uy;
const paged = /\+?(\d{1,4}) ?pp(?![\p{L}\p{N}])\.?/uy;
const beforePaged = /[ivxlc]$|[ivxlc]\+$|(?:1[5-9]|20)\d\d[,.;)] $|\bv?i{0,3}x?[,+] ?$/;

/** Numbers of wards, gyms and catalogs: `56M, PMH`, `<1/1,000`, `15 mg/kg/dose`, `148#`, `3x45s`, `1756–8`, `2d Regt`. */
export function wardNumberRule({ text, at }: Scan): Draft | undefined {
  const behind = leftOf(text, at, 30);
  const page = match(paged, text, at);
  if (page?.[1] && beforePaged.test(behind)) {
    const end = at + page[0].length;
    const ends = page[0].endsWith('.') && /^\s*(?:$|\p{Lu})/u.test(text.slice(end, end + 3));
    return draft(
      ends ? end - 1 : end,
      'unit',
      `${page[0].startsWith('+') ? 'plus ' : ''}${cardinal(page[1])} pages`,
    );
  }
  if (/[\p{L}\d.,/$€£₹+-]/u.test(text.charAt(at - 1))) return undefined;
  const sick = match(patient, text, at);
  if (
    sick?.[1] &&
    /(?:^|[\n.;:] ?|\b(?:[Aa]n?|[Tt]his) )$/.test(behind) &&
    (!sick[0].includes(' ') || !/\bwith\b/.test(text.slice(at, at + 12)))
  )
    return draftOf(
      sick,
      'number',
      `${cardinal(sick[1])} year old ${sick[2] === 'M' ? 'male' : 'female'}`,
    );
  const odds = match(oneIn, text, at);
  if (
    odds?.[1] &&
    (odds[1].includes(',') ||
      /[<>≥≤]\s?$/.test(behind) ||
      /^ to < ?1\//.test(rightOf(text, at + odds[0].length, 7)))
  )
    return draftOf(odds, 'fraction', `one in ${cardinal(odds[1].replaceAll(',', ''))}`);
  const dose = match(perWeight, text, at);
  const given = dose?.[1] ? readAmount(text, at) : undefined;
  if (dose?.[2] && dose[3] && given) {
    const dash = dose[1]?.search(/[-\u2013]/) ?? -1;
    const until = dash > 0 ? readAmount(text, at + dash + 1) : undefined;
    return draftOf(
      dose,
      'unit',
      `${amountWords(given)}${until ? ` to ${amountWords(until)}` : ''} ${perWeightNames[dose[2]]} per kilogram per ${perWeightNames[dose[3]]}`,
    );
  }
  const load = match(pounds, text, at);
  if (
    load?.[1] &&
    !keyed.test(behind) &&
    /^(?:[,.;)/]|\s*$| ?[RL](?![\p{L}\d])| (?:x|@|KB|DB|bar)(?!\p{L}))/u.test(
      text.slice(at + load[0].length),
    )
  )
    return draftOf(
      load,
      'unit',
      `${cardinal(load[1])}${load[2] ? ` slash ${cardinal(load[2])}` : ''} pounds`,
    );
  const held = match(sets, text, at);
  if (held?.[1] && held[2])
    return draftOf(
      held,
      'unit',
      `${cardinal(held[1])} by ${cardinal(held[2].replace(/\D+/, ''))} ${held[2].includes('m') ? 'minute' : 'second'}s`,
    );
  const ridden = match(ride, text, at);
  if (ridden?.[1]) return draftOf(ridden, 'unit', `${cardinal(ridden[1])} minutes`);
  const clock =
    match(zoned, text, at) ?? (dated.test(behind) ? match(pointed, text, at) : undefined);
  if (clock?.[1] && clock[2] && clock[2] !== '00' && Number(clock[1]) < 24)
    return draft(
      at + clock[0].trimEnd().length,
      'time',
      `${cardinal(String(Number(clock[1])))}${minutesOf(clock[2])}`,
    );
  const many = match(millions, text, at);
  const counted = many?.[1] ? readAmount(text, at) : undefined;
  if (many && counted && people.test(behind))
    return draftOf(many, 'number', `${amountWords(counted)} million`);
  const grouped = match(spacedThousands, text, at);
  if (
    grouped?.[1] &&
    !/\d $|\b(?:code|pin|ext|tel|call|phone|dial|fax|ref|no)\b[^\n]{0,12}$/i.test(behind)
  )
    return draftOf(grouped, 'number', cardinal(grouped[0].replaceAll(' ', '')));
  // for 7/7: days.
  const course = match(/(\d{1,2})\/7(?![\d/])/y, text, at);
  if (
    course?.[1] &&
    /\b(?:area|od|bd|b\.d\.|[btq]id|[tq]ds|daily|apply|thinly)\b.{0,22}\bfor $|[×x] ?$/i.test(
      behind,
    ) &&
    /[×x] $|for $/.test(behind) &&
    (behind.endsWith('for ') ||
      /\b(?:fever|cough|pain|vomiting|D&V|rash|SOB|headache|diarrh\w+) [×x] $/i.test(behind))
  )
    return draftOf(course, 'unit', `${cardinal(course[1])} day${course[1] === '1' ? '' : 's'}`);
  const years = match(yearToDigit, text, at);
  if (
    years?.[1] &&
    years[2] &&
    Number(years[2]) > Number(years[1].slice(-1)) &&
    !numberedThing.test(behind)
  )
    return draftOf(years, 'range', `${year(years[1])} to ${cardinal(years[2])}`);
  const nth = match(oldOrdinal, text, at);
  return nth?.[1] ? draft(at + nth[1].length + 1, 'ordinal', ordinal(nth[1])) : undefined;
}

const anyVersion = /(v?)(\d{1,4}(?:\.\d{1,4})+)\.([xXyY])(?![\p{L}\p{N}])/uy;

/** `v1.9.x`, `INR 2.4`, `aet. 77`, `Wt 148#`. */
export function noteWordRule({ text, at }: Scan): Draft | undefined {
  if (!/[vIaæWHwh\d]/.test(text.charAt(at)) || /[\p{L}\p{N}@#._/'-]/u.test(text.charAt(at - 1)))
    return undefined;
  const version = match(anyVersion, text, at);
  if (version?.[2]) {
    const parts = version[2].split('.').map((part) => cardinal(part));
    return draftOf(
      version,
      'number',
      `${version[1] ? 'v ' : ''}${[...parts, version[3]?.toUpperCase()].join(' point ')}`,
    );
  }
  if (match(/INR:? (?=\d\.\d(?!\d))/y, text, at)) return draft(at + 3, 'initialism', 'I N R');
  const aged = match(/(?:aet|æt|aetat)\.(?= \d{1,3}(?!\d))/y, text, at);
  if (aged) return draftOf(aged, 'abbreviation', 'aged');
  const size = match(/([WwHh])t(?=\.? \d)/y, text, at)?.[1];
  return size && !(size === 'h' && /\d $/.test(leftOf(text, at, 2)))
    ? draft(at + (text.charAt(at + 2) === '.' ? 3 : 2), 'abbreviation', `${size}eight`)
    : undefined;
}

const perSlash =
  /\/(?:(\d{1,2}) ?(?:hrs?|hours|h)|(leg|arm|side|hand|group|treatment|genotype|plot))(?![\p{L}\p{N}/])\.?(?=[\s,;.)]|$)/uy;
const listed =
  /· (?=\d{1,3} (?:mins?|hrs?|h|d|days?|hours?|comments?|views|shares|likes|photos?|\p{L}{4,})(?!\p{L}))/uy;

/** `8 puffs/24hrs`, `3x8/leg`, `2023 · 6 min read`: signs between what notes and pages count. */
export function noteSlashRule({ text, at }: Scan): Draft | undefined {
  const sign = text.charAt(at);
  if (sign === '·') {
    const found = match(listed, text, at);
    return found && text.charAt(at - 1) === ' ' ? draft(at + 1, 'punctuation', ',') : undefined;
  }
  if (sign === '%')
    return match(/%ile(?!\p{L})/uy, text, at) ? draft(at + 4, 'word', ' percentile') : undefined;
  if (sign !== '/') return undefined;
  const field = match(/\/([hl])pf(?!\p{L})/uy, text, at);
  if (field)
    return draft(at + 4, 'symbol', ` per ${field[1] === 'h' ? 'high' : 'low'} power field`);
  // 1ml/10kg.
  const weight = match(/\/(\d{1,3}) ?(kg|lb)(?![\p{L}\p{N}])/uy, text, at);
  if (
    weight?.[1] &&
    /\d ?(?:m[lL]|mg|mcg|units|drops|tabs?|tablets?|capsules?)$/.test(leftOf(text, at, 12))
  )
    return draftOf(
      weight,
      'symbol',
      ` per ${cardinal(weight[1])} ${weight[2] === 'kg' ? 'kilograms' : 'pounds'}`,
    );
  const found = match(perSlash, text, at);
  if (!found) return undefined;
  if (found[2])
    return /\d$/.test(leftOf(text, at, 1))
      ? draftOf(found, 'symbol', ` per ${found[2]}`)
      : undefined;
  return found[1] && /[a-zL]\.?$/.test(leftOf(text, at, 2))
    ? draftOf(found, 'symbol', ` per ${cardinal(found[1])} hours`)
    : undefined;
}
