import { type Draft, draft, match, type Scan } from '../../draft.ts';
import { leftOf, rightOf } from '../../near.ts';
import { before, daySuffix, nounFollows, suffixAt, suffixed, wordAfter } from '../endings/after.ts';
import { inflect } from '../endings/suffix.ts';
import { unitBehind } from '../measures/units.ts';
import { signMayStand } from './amount.ts';
import { Numeral } from './cardinal.ts';

const slash = /(\d{1,9})[/\u2044](\d{1,9})(?![\d/])/y;
const startsWithZero = /^0|[/\u2044]0/;
const mixed = /(?<!\p{L})(\d{1,9}) (\d{1,2})[/\u2044](\d{1,3})(?![\d/])/uy;

const houses = /^(?:байр|тоот|гудамж)/;
const houseBefore = /^(?:тоот|байр|хаяг|гудамж|хороо)/;
/** 2 5/3, 4 7/3: a small number before thirds to ninths that make more than a whole; neither a house nor a day (8/5-нд). */
const isImproper = (text: string, at: number, [written, whole, top, bottom]: RegExpExecArray) =>
  Number(whole) < 10 &&
  /^[2-9]$/.test(bottom ?? '') &&
  Number(top) % Number(bottom) !== 0 &&
  !/(?:[\d.,/]|хороо|байр|гудамж|тоот|дугаар|\p{L}\.) ?$/iu.test(leftOf(text, at, 8)) &&
  !houses.test(wordAfter(text, at + written.length)) &&
  !daySuffix.test(rightOf(text, at + written.length, 6));

/** `3/4` дөрөвний гурав, `2 1/2` хоёр бүхэл хоёрны нэг, `24/7` one after the other. */
export function fractionRule(scan: Scan): Draft | undefined {
  const { text, at } = scan;
  if (/[-\u2212]/.test(text.charAt(at)) && match(slash, text, at + 1) && signMayStand(text, at)) {
    const rest = fractionRule({ ...scan, at: at + 1 });
    return rest && { ...rest, spoken: `хасах ${rest.spoken}` };
  }
  const whole = match(mixed, text, at);
  const isProper = Number(whole?.[2]) < Number(whole?.[3]);
  if (whole?.[1] && whole[2] && whole[3] && (isProper || isImproper(text, at, whole))) {
    const end = at + whole[0].length;
    // 1 1/2 аяга: a measure is said in halves, a sum in mathematics is not.
    const said = fraction(text, whole[2], whole[3], end);
    const isHalf = whole[2] === '1' && whole[3] === '2' && said.end === end;
    const rest = isHalf && nounFollows(text, end) ? 'хагас' : said.spoken;
    const and = rest.startsWith('хагас') ? ' ' : ' бүхэл ';
    return draft(said.end, 'fraction', new Numeral(whole[1]).bare() + and + rest);
  }
  const found = match(slash, text, at);
  if (!found?.[1] || !found[2]) return undefined;
  const end = at + found[0].length;
  if (
    houseBefore.test(scan.before) ||
    /(?:№ ?|\p{Lu}{2}-|(?:^|[^\p{L}])[АБВ]\/)$/u.test(leftOf(text, at, 3)) ||
    /^-?р(?![а-яөү])| ?давхар/.test(text.slice(end, end + 7)) ||
    /^(?:тоот|дугаар|тушаал|шийдвэр|тогтоол)/.test(wordAfter(text, end)) ||
    startsWithZero.test(found[0]) ||
    Number(found[1]) >= Number(found[2]) ||
    (Number(found[1]) > 99 && !/^ ?[ВVГHA-Z]/.test(text.slice(end, end + 2))) ||
    Number(found[2]) > 1000 ||
    (Number(found[2]) > 100 && Number(found[2]) % 5 > 0)
  )
    return undefined;
  const said = fraction(text, found[1], found[2], end);
  // 5/6 by itself can be a day of May; before a noun or with a suffix it counts.
  const isDay = Number(found[1]) < 13 && Number(found[2]) < 32;
  const decided = said.end > end || nounFollows(text, end);
  return draft(
    said.end,
    'fraction',
    said.spoken,
    found[0].includes('\u2044') || !isDay || (decided && Number(found[2]) < 11),
  );
}

/** What one has half of in a kitchen or a day. */
const halved = new RegExp(
  '^(?:финал|аяг|халбаг|цайны|хоолны|[цх]х?$|цаг|өдө?р|хоног|сар|жил|шахмал|үрэ?л|боодо?л|уут|шил|ширхэ?г|' +
    'хайрца?г|талх|алим|лимон|литр|кило(?:грамм|метр)?|метр|сая|тэрбум)',
);
const hungCase =
  /^а?(?:н?[дтгы]|[иы]й?[гн]|ний|(?:аа|ээ|оо|өө)(?:[рс](?:аа|ээ|оо|өө)?)?|т[аэо]й)?$/;

function fraction(
  text: string,
  top: string,
  bottom: string,
  end: number,
): { spoken: string; end: number } {
  const numeral = new Numeral(top);
  const isHalf = top === '1' && bottom === '2';
  const gap = /[ \u00A0]/.test(text.charAt(end)) ? 1 : 0;
  const volts = Number(top) > 9 ? match(/[ВV](?![\p{L}\p{N}])/uy, text, end + gap) : null;
  const unit = volts
    ? { unit: { after: 'вольт', before: undefined }, end: end + gap + 1 }
    : unitBehind(text, end);
  if (unit && !unit.unit.before) {
    const hung = suffixAt(text, unit.end);
    const name = hung ? inflect(unit.unit.after, hung.suffix) : unit.unit.after;
    // 50/60 Гц, 110/220 В: one or the other.
    if (Number(top) > 9 && Number(bottom) > 9)
      return {
        spoken: `${numeral.bare()} ${new Numeral(bottom).attributive()} ${name}`,
        end: hung?.end ?? unit.end,
      };
    const part = isHalf ? 'хагас' : `${new Numeral(bottom).part()} ${numeral.attributive()}`;
    return { spoken: `${part} ${name}`, end: hung?.end ?? unit.end };
  }
  const word = wordAfter(text, end);
  const stem = isHalf && halved.exec(word)?.[0];
  if (stem && hungCase.test(word.slice(stem.length))) return { spoken: 'хагас', end };
  return suffixed(
    text,
    end,
    'fraction',
    `${new Numeral(bottom).part()} ${before(text, end, numeral)}`,
  );
}
