import { type Draft, draft, draftOf, match, type Scan } from '../../draft.ts';
import { leftOf, near, rightOf } from '../../near.ts';
import { before, daySuffix, nounFollows, suffixAt, suffixed, wordAfter } from '../endings/after.ts';
import { inflect } from '../endings/suffix.ts';
import { unitBehind } from '../measures/units.ts';
import { isBesideEquals } from '../science/equations.ts';
import { signMayStand } from './amount.ts';
import { decimalWords, Numeral, plainNumber } from './cardinal.ts';
import { ordinalWord } from './numbers.ts';

const slash = /(\d{1,9})[/\u2044](\d{1,9})(?![\d/])/y;
const startsWithZero = /^0|[/\u2044]0/;
/** 8/256GB: two sizes of memory. */
const bytes = / ?(?:[GTM]B|[ГТМ][Бб])(?!\p{L})/uy;
/** 9/10, 4.5/5: a rating. */
const outOf = /(\d{1,3})(?:\.(\d{1,2}))?\/(5|10|20|50|100)(?![\d/])/y;
const rated = /үнэлгээ|үнэлэ|оноо|од(?:той)?[ .,]|рейтинг/;
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

/** хүн амын 4/1 орчим, гишүүдийн 3/2-ын санал: written as it is said, the whole first; neither a house nor a day. */
const isTurned = (text: string, at: number, end: number, [, whole = '', part]: RegExpExecArray) =>
  [3, 4, 5, 10].includes(Number(whole)) &&
  Number(part) < Number(whole) &&
  /(?<!(?:сар|өдр|гудамж|хороо|дүүрг|байр|орц|анг|сургуул)н?)(?:ийн|ын|ий|ы|н[ыи]й?) (?:бараг )?$/.test(
    leftOf(text, at, 24),
  ) &&
  /^(?:-(?:[иы]й?[гн]|ээс|оос|аас|өөс|т(?!\p{L})|д(?!\p{L}))| (?:нь|хувь|хувийг|хэсэг|хэсгийг|орчим|гаруй)(?!\p{L}))/u.test(
    rightOf(text, end, 12),
  );

/** `3/4` дөрөвний гурав, `2 1/2` хоёр бүхэл хоёрны нэг, `24/7` one after the other. */
export function fractionRule(scan: Scan): Draft | undefined {
  const { text, at } = scan;
  if (/[-\u2212]/.test(text.charAt(at)) && match(slash, text, at + 1) && signMayStand(text, at)) {
    const rest = fractionRule({ ...scan, at: at + 1 });
    return rest && { ...rest, spoken: `хасах ${rest.spoken}` };
  }
  const mark = match(outOf, text, at);
  if (
    mark?.[1] &&
    mark[3] &&
    (rated.test(near(text, at, 40)) ||
      (/^(?:5|10)$/.test(mark[3]) &&
        /\p{Ll}{3}[.!]? $/u.test(leftOf(text, at, 6)) &&
        /^\s*(?:$|\n)/.test(rightOf(text, at + mark[0].length, 3)) &&
        !/[=×]|хэсэг|бутархай|бодлого/.test(near(text, at, 60)))) &&
    Number(mark[1]) <= Number(mark[3])
  ) {
    const got = mark[2] ? decimalWords(mark[1], mark[2]).join(' ') : new Numeral(mark[1]).bare();
    return draftOf(mark, 'number', `${new Numeral(mark[3]).inflect('аас')} ${got}`, false);
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
  const turned = isTurned(text, at, end, found) && fraction(text, found[2], found[1], end);
  if (turned) return draft(turned.end, 'fraction', turned.spoken, false);
  // 10/10: full marks; 10/10-нд is a day.
  if (
    /^(?:5|10|100)$/.test(found[1]) &&
    found[1] === found[2] &&
    !houseBefore.test(scan.before) &&
    !suffixAt(text, end) &&
    !/^(?:тоот|байр|дугаар|өдөр|өдрийн|харьцаа|хувь|давхар|хоног)/.test(wordAfter(text, end)) &&
    !/^ ?[=+*×-]/.test(text.slice(end, end + 2))
  ) {
    const full = new Numeral(found[2]);
    return draft(end, 'number', `${full.inflect('аас')} ${full.bare()}`, false);
  }
  const store = match(bytes, text, end);
  const size = store && unitBehind(text, end);
  if (size)
    return draft(
      size.end,
      'unit',
      `${new Numeral(found[1]).bare()} ${new Numeral(found[2]).attributive()} ${size.unit.after}`,
    );
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
    return slashed(text, found[1], found[2], end);
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

/** Дугаар 2025/47 Дархан хот: the number of a paper, behind which another item begins. */
const isReference = (text: string, at: number, end: number): boolean =>
  /(?:дугаар|тушаал|тогтоол|шийдвэр|№) ?:? ?$/i.test(leftOf(text, at, 10)) &&
  /^ \p{Lu}/u.test(text.slice(end, end + 2));

/** The unit of blood pressure. */
const mercury = /^ ?(?:мм ?\.? ?м\.? ?у|мм ?Hg|mm ?Hg)/;

/** Two numbers with a slash that are not a fraction: house numbers, school years. */
function slashed(text: string, first: string, second: string, end: number): Draft {
  const at = end - second.length - first.length - 1;
  const last = plainNumber(second);
  const said = isReference(text, at, end) ? last.bare() : before(text, end, last);
  const isNext = second.length === 2 && Number(second) === (Number(first) + 1) % 100;
  const isLater = second.length === 4 && Number(second) > Number(first) && Number(second) < 2200;
  const years = first.length === 4 && (isLater || isNext);
  const pressure =
    (/даралт|(?<!\p{L})ад:? /u.test(near(text, at, 40)) ||
      mercury.test(text.slice(end, end + 8))) &&
    Number(first) > Number(second);
  const sum = isBesideEquals(text, at, end);
  const between = sum ? ' хуваах ' : years || pressure ? ' ' : ' зураас ';
  // 2024/12 дугаар багц.
  const ordinal = match(ordinalWord, text, end);
  if (ordinal && !ordinal[2])
    return draftOf(ordinal, 'number', plainNumber(first).bare() + between + last.ordinal(), false);
  return suffixed(text, end, 'number', plainNumber(first).bare() + between + said, years);
}
