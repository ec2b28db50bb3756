import { type Draft, draft, match, type Scan } from '../draft.ts';
import { near } from '../near.ts';
import { nounFollows, suffixAt, wordAfter } from './after.ts';
import { signMayStand } from './amount.ts';
import { decimalWords, Numeral, plainNumber } from './cardinal.ts';
import { inflect } from './suffix.ts';
import { unitAt } from './units.ts';

const slash = /(\d{1,9})[/\u2044](\d{1,9})(?![\d/])/y;
/** 8/256GB: two sizes of memory. */
const bytes = / ?(?:[GTM]B|[ГТМ][Бб])(?!\p{L})/uy;
/** 9/10, 4.5/5: a rating. */
const outOf = /(\d{1,3})(?:\.(\d))?\/(5|10|20|50|100)(?![\d/])/y;
const rated = /үнэлгээ|үнэлэ|оноо|од(?:той)?[ .,]|рейтинг/;
const mixed = /(\d{1,9}) (\d{1,2})[/\u2044](\d{1,3})(?![\d/])/y;

/** Nouns counted by two numbers with a slash, read one after the other: shifts, days, shares. */
const shifts = /^(?:цаг|хоног|минут|харьцаа|хувь)/;
/** People counted as a part of a total: 18/20 сурагч. */
const people = /^(?:сурагч|хүүхэд|оюутан|хүн|гишүүн|ажилтан|тамирчин)/;
const houses = /^(?:байр|тоот|гудамж)/;

/** `24/48 цаг`, `60/40 харьцаа`, `18/20 сурагч`, `11/25 байр`: neither a fraction nor a date. */
export function countedPairRule({ text, at }: Scan): Draft | undefined {
  const found = match(slash, text, at);
  if (!found?.[1] || !found[2] || found[2].length > 3) return undefined;
  const [first, second] = [new Numeral(found[1]), new Numeral(found[2])];
  const end = at + found[0].length;
  const noun = wordAfter(text, end);
  const [top, bottom] = [Number(found[1]), Number(found[2])];
  if (bottom < 10 || /^0/.test(found[1]) || /^0/.test(found[2])) return undefined;
  if (houses.test(noun))
    return draft(end, 'number', `${first.bare()} зураас ${second.attributive()}`, false);
  if (shifts.test(noun))
    return draft(end, 'number', `${first.bare()} ${second.attributive()}`, false);
  if (people.test(noun) && top <= bottom)
    return draft(end, 'number', `${second.inflect('аас')} ${first.attributive()}`, false);
  return undefined;
}

/** `3/4` дөрөвний гурав, `2 1/2` хоёр бүхэл хоёрны нэг, `24/7` one after the other. */
export function fractionRule(scan: Scan): Draft | undefined {
  const { text, at, before } = scan;
  if (/[-\u2212]/.test(text.charAt(at)) && match(slash, text, at + 1) && signMayStand(text, at)) {
    const rest = fractionRule({ ...scan, at: at + 1 });
    return rest && { ...rest, spoken: `хасах ${rest.spoken}` };
  }
  const mark = match(outOf, text, at);
  if (
    mark?.[1] &&
    mark[3] &&
    rated.test(near(text, at, 40)) &&
    Number(mark[1]) <= Number(mark[3])
  ) {
    const got = mark[2] ? decimalWords(mark[1], mark[2]).join(' ') : new Numeral(mark[1]).bare();
    return draft(at + mark[0].length, 'number', `${new Numeral(mark[3]).inflect('аас')} ${got}`);
  }
  const whole = match(mixed, text, at);
  if (whole?.[1] && whole[2] && whole[3] && Number(whole[2]) < Number(whole[3])) {
    const said = fraction(text, whole[2], whole[3], at + whole[0].length);
    return draft(said.end, 'fraction', `${new Numeral(whole[1]).bare()} бүхэл ${said.spoken}`);
  }
  const found = match(slash, text, at);
  if (!found?.[1] || !found[2]) return undefined;
  const end = at + found[0].length;
  const parts = [found[1], found[2]];
  if (
    /^(?:тоот|байр|хаяг|гудамж)/.test(before) ||
    /^-?р(?![а-яөү])| ?давхар/.test(text.slice(end, end + 7)) ||
    /^(?:тоот|дугаар|тушаал|шийдвэр|тогтоол)/.test(wordAfter(text, end)) ||
    parts.some((part) => /^0/.test(part)) ||
    Number(found[1]) >= Number(found[2]) ||
    Number(found[2]) > 1000
  )
    return slashed(text, found[1], found[2], end);
  const store = match(bytes, text, end);
  const size = store && unitAt(text, end + (text[end] === ' ' ? 1 : 0), text[end] === ' ');
  if (size)
    return draft(
      size.end,
      'unit',
      `${new Numeral(found[1]).bare()} ${new Numeral(found[2]).attributive()} ${size.unit.after}`,
    );
  const said = fraction(text, found[1], found[2], end);
  return draft(
    said.end,
    'fraction',
    said.spoken,
    Number(found[1]) > 12 || found[0].includes('\u2044') || Number(found[2]) < 11,
  );
}

function fraction(
  text: string,
  top: string,
  bottom: string,
  end: number,
): { spoken: string; end: number } {
  const numeral = new Numeral(top);
  const gap = /[ \u00A0]/.test(text.charAt(end)) ? 1 : 0;
  const unit = unitAt(text, end + gap, gap > 0);
  if (unit && !unit.unit.before) {
    const hung = suffixAt(text, unit.end);
    const name = hung ? inflect(unit.unit.after, hung.suffix) : unit.unit.after;
    const part = `${new Numeral(bottom).part()} ${numeral.attributive()}`;
    return { spoken: `${part} ${name}`, end: hung?.end ?? unit.end };
  }
  const suffix = suffixAt(text, end);
  const last = suffix
    ? numeral.inflect(suffix.suffix)
    : nounFollows(text, end)
      ? numeral.attributive()
      : numeral.bare();
  return { spoken: `${new Numeral(bottom).part()} ${last}`, end: suffix?.end ?? end };
}

/** Two numbers with a slash that are not a fraction: house numbers, school years, 24/7. */
function slashed(text: string, first: string, second: string, end: number): Draft {
  const at = end - second.length - first.length - 1;
  const suffix = suffixAt(text, end);
  const last = plainNumber(second);
  const said = suffix
    ? last.inflect(suffix.suffix)
    : nounFollows(text, end) && !(first === '24' && second === '7')
      ? last.attributive()
      : last.bare();
  const years = first.length === 4 && second.length === 4;
  const allDay = first === '24' && second === '7';
  const pressure = /даралт/.test(near(text, at, 40)) && Number(first) > Number(second);
  const sum =
    /^ ?=/.test(text.slice(end, end + 2)) || /= ?$/.test(text.slice(Math.max(0, at - 2), at));
  const between = sum ? ' хуваах ' : years || allDay || pressure ? ' ' : ' зураас ';
  return draft(suffix?.end ?? end, 'number', plainNumber(first).bare() + between + said, years);
}
