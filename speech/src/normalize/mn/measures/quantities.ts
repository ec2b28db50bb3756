import { angleAt } from '../../angles.ts';
import { type Draft, draft, match, type Scan } from '../../draft.ts';
import { leftOf, letter, near } from '../../near.ts';
import { isAnswer, wordAfter } from '../endings/after.ts';
import { inflect } from '../endings/suffix.ts';
import { isGalig } from '../latin/galig.ts';
import { Numeral } from '../numbers/cardinal.ts';
import { readSpan, spanBefore, withSuffix } from '../numbers/spans.ts';
import { perAt, type Unit, unitAt } from './units.ts';

const percent = /[ \u00A0]?([%‰])/y;

/** `5%`, `5-10 %`, `15%-иар`. */
export function percentRule({ text, at }: Scan): Draft | undefined {
  const span = readSpan(text, at);
  const sign = span && match(percent, text, span.to.end);
  if (!span || !sign) return undefined;
  const word = sign[1] === '%' ? 'хувь' : 'промилль';
  const end = span.to.end + sign[0].length;
  // 30% хямдрал is read with a genitive that is not written.
  const measured = /^(?:хямдрал|хөнгөлөлт|өсөлт|бууралт|урамшуулал|хүүтэй|шимтгэл)/.test(
    wordAfter(text, end),
  );
  const said = measured ? { spoken: inflect(word, 'ийн'), end } : withSuffix(text, word, end);
  const per = perAt(text, said.end);
  const lead = per ? `${per.before} ` : '';
  // -70% хүртэл хямдарлаа: the dash of an advert is no minus.
  const isOff = !span.from && /^(?:хүртэл|хямд|хөнгөл)/.test(wordAfter(text, end));
  const all = isOff ? { to: { ...span.to, negative: false, signed: false } } : span;
  return draft(
    per?.end ?? said.end,
    'percent',
    `${lead}${spanBefore(all)} ${said.spoken}`,
    span.to.certain,
  );
}

const gap = /[ \u00A0\u202F]|-(?=(?:км|кг|см|мм|мл|мг|гр)(?![А-Яа-яөү]))|/y;
const electric =
  /вольт|ампер|ватт|\dвт|\dв\b|\d ?в[,. ]|хүчдэл|гүйдэл|цахилгаан|цэнэг|адаптер|бат[ае]рей|залгуур|таслуур|розетк|кабель|таслагч/;

const harvest =
  /ургац|тариа|буудай|хадлан|өвс|тэжээл|ноос|ногоо|төмс|центнер|гектар|(?:^|[^а-яөүё])га(?:[^а-яөүё]|$)|т = ?\d+ ?ц(?: |$)|ц = ?\d+ ?кг/;
/** 1.5-1.8с: millions. */
const paid = /цалин|зарна|үнэ(?!н)|тохир|хос зүүн|явсан|урьдчилгаа|зээл/;
/** Units of a single capital letter, which is a class, a floor or an initial without these words nearby. */
const letterUnits: readonly (readonly [RegExp, RegExp, string])[] = [
  [/^[АA]$/, electric, 'ампер'],
  [/^[ВV]$/, electric, 'вольт'],
  [/^[НN]$/, /хүч(?!дэл)|таталц|ньютон|динамометр|үрэлт|F ?=/i, 'ньютон'],
  [/^[CС]$/, /зуух|болго|жигн|шар(?:на|аад|ж)|халаа|хэм|температур|градус/i, 'градус'],
  [/^[сc]$/, /хугацаа|секунд|t ?=|хурд|хурдатгал/, 'секунд'],
  [/^[ЖJ]$/, /энерги|дулаан|джоуль|ажил хий|хийсэн ажил/, 'джоуль'],
];

const letterUnit = /[АВНЖAVNJсcCС](?![\p{L}\p{N}-]|\.(?:\p{L}| \d))|[АACСсc](?=-\p{Ll})/uy;
/** Volts, amperes, newtons and joules as single letters, in a context of physics. */
function letterUnitAt(text: string, at: number): { unit: Unit; end: number } | undefined {
  const found = match(letterUnit, text, at);
  const around = found ? near(text, at, 40) : '';
  // 8А, 10В ангийн: classes.
  if (/анги|бүлгийн|бүлэг/.test(around)) return undefined;
  // 16 А-ийн: apart from its number, a letter with a suffix is neither a class nor a house.
  const apart = /\d $/.test(leftOf(text, at, 2));
  if (
    found &&
    /^[АA]$/.test(found[0]) &&
    text.charAt(at + 1) === '-' &&
    apart &&
    !/байр|корпус|блок|хаалга|сурагч|хүүхэд|багш|суудал|эгнээ|сууна|тасалбар/.test(around)
  )
    return { unit: { after: 'ампер' }, end: at + 1 };
  const [, , after] =
    letterUnits.find(([letter, words]) => found && letter.test(found[0]) && words.test(around)) ??
    [];
  return after === undefined ? undefined : { unit: { after }, end: at + 1 };
}

/** Signs that are units behind a number: 6.7" of a screen, 67' of a match, 5* зочид буудал; what is near, and how near. */
const signUnits: readonly (readonly [RegExp, RegExp | undefined, number, string])[] = [
  [/"(?!\p{L})/uy, undefined, 0, 'инч'],
  [
    /['′](?![\p{L}\d])/uy,
    /тоглолт|гоол|хаалга|шар карт|улаан карт|торгууль|сэлгээ|хугацаа|гал(?:д|аар)|жигн|болго|шар(?:ж|на)|чана|\p{L} \d[-:]\d \p{L}/u,
    60,
    'минут',
  ],
  [/[*★](?= ?(?:зочид|буудал|ресорт|hotel))/iuy, undefined, 0, 'одтой'],
];

/** "Сүлд 21": the mark closes a quotation. */
const quoting = /(?:(?:^|[\s([-])["']|[“«„])(?:[^"“”«»„]|(?<=\d)")*$/u;

function signUnitAt(text: string, at: number): { unit: Unit; end: number } | undefined {
  if (text.charAt(at) === '"' && quoting.test(leftOf(text, at, 200))) return undefined;
  const [, , , after] =
    signUnits.find(
      ([sign, words, reach]) =>
        match(sign, text, at) && (!words || words.test(near(text, at, reach))),
    ) ?? [];
  return after === undefined ? undefined : { unit: { after }, end: at + 1 };
}

const liquid =
  /(?<!\p{L})(?:ус(?!а?г)|сүү(?!л)|цөцгий|тос|бензин|дизел|түлш|шатахуун|шингэн|уусма|архи|пиво|айраг|шар айраг|ундаа|жүүс|шүүс|дарс|будаг|кофе|цай|шөл|цус|тараг|кефир|спирт|лааз|сав|торх|канистр|бак|багтаамж|эзэлхүүн|литр|буцал|цэвэр|халуун|хүйтэн|бүлээн|хөлд|хөргөг|мотор|хөдөлгүүр|асга|уу(?:ж|х|на|даг|гаа|сан)|шахуур|зарцуул|us(?!\p{L})|suu|tos|benzin|undaa|airag|arhi|pivo)/u;

/** 1 л төлнө: the particle "only", where neither a liquid nor a vessel is spoken of. */
function isParticle(text: string, at: number, end: number): boolean {
  if (text[end - 1] === 'l' && !isGalig(text, at)) return false;
  if (/(?:ганцхан|зөвхөн|ердөө) $/i.test(leftOf(text, at, 9))) return true;
  if (!/^\d{1,4} $/.test(text.slice(at, end - 1)) || !/^ \p{Ll}/u.test(text.slice(end, end + 2)))
    return false;
  if (/^ (?:хүртэл|орчим|гаруй|шахам|илүү|тутам|бүр)/.test(text.slice(end, end + 9))) return false;
  return !liquid.test(near(text, at, 50));
}

/** `25 км`, `60 км/ц`, `-25°C`, `120м²`: number and unit are one token, as some units are said before the number. */
export function unitRule({ text, at }: Scan): Draft | undefined {
  const span = readSpan(text, at);
  if (!span) return undefined;
  const space = match(gap, text, span.to.end)?.[0].length ?? 0;
  const found =
    unitAt(text, span.to.end + space, space > 0) ??
    signUnitAt(text, span.to.end) ??
    letterUnitAt(text, span.to.end + space);
  if (!found) return undefined;
  // 3А and 5В are more often classes and floors than amperes and volts.
  const written = text.slice(span.to.end + space, found.end);
  if ('лl'.includes(written) && space > 0 && isParticle(text, at, found.end)) return undefined;
  // в) 25 г) 30: the letter of the next answer.
  if (/^\p{L}$/u.test(written) && space > 0 && isAnswer(text, found.end)) return undefined;
  if ('АВНЖ'.includes(written) && !letterUnitAt(text, span.to.end + space)) return undefined;
  // In messages ц is an hour; in a context of harvests a centner.
  const hours = written === 'ц' && !harvest.test(near(text, at, 60));
  const name = hours ? 'цаг' : written === 'с' && paid.test(near(text, at, 60)) ? 'сая' : '';
  const said = withSuffix(text, name || found.unit.after, found.end);
  const per = leftOf(text, at, 12).endsWith(`${found.unit.before} `) ? '' : found.unit.before;
  const sure = span.to.certain && !/^[цАВНЖAV"]$/.test(written);
  return draft(said.end, 'unit', `${per ?? ''} ${spanBefore(span)} ${said.spoken}`.trim(), sure);
}

/** `47°55′`: дөчин долоон градус тавин таван минут. */
export function angleRule({ text, at }: Scan): Draft | undefined {
  const angle = angleAt(text, at);
  if (!angle) return undefined;
  const parts = [`${new Numeral(angle.degrees).attributive()} градус`];
  parts.push(`${new Numeral(angle.minutes).attributive()} минут`);
  if (angle.seconds !== '') parts.push(`${new Numeral(angle.seconds).attributive()} секунд`);
  return draft(angle.end, 'unit', parts.join(' '));
}

const lone =
  /(?:тн|м\.кв|кв\.м|км²|км2|км|кг|см²|см|мм|мг|мл|м²|м2|м³|м3|кВт\.ц|кВт|МВт|га|ккал|км\/ц(?:аг)?|м\/с(?:ек)?)(?![\p{L}\p{N}²³/])/uy;
/** A unit by itself in a cell of a table. */
const isCell = (text: string, at: number) =>
  /[\t|] ?$/.test(leftOf(text, at, 2)) && /^[мтлгш] ?[\t|]/.test(text.slice(at, at + 3));
const loneSmall = /[мтлгшm](?![\p{L}\p{N}./])/uy;
/** 5$ м урт: what is paid for each. */
const priceBefore = /(?:\p{Sc}\d[\d.,]{0,9}|\d\p{Sc}) $/u;
const scaleBefore = /^(?:сая|мянган|мянга|тэрбум|орчим|гаруй|шахам|илүү|зуун|арван)$/;

/** A unit whose number is a word or further away: 150 сая км, 3,200 орчим км. */
export function loneUnitRule({ text, at, before }: Scan): Draft | undefined {
  if (letter.test(text.charAt(at - 1))) return undefined;
  const found =
    match(lone, text, at) ??
    (scaleBefore.test(before) || priceBefore.test(leftOf(text, at, 12)) || isCell(text, at)
      ? match(loneSmall, text, at)
      : null);
  const unit = found && unitAt(text, at, false);
  if (!unit) return undefined;
  // 1.1 сая л болсон: a particle.
  if (
    /^л \p{L}+(?:с[аэоө]н|л[аэоө]{2}|[дт]аг|ж|ч|на|нэ|но|нө)(?!\p{L})/u.test(
      text.slice(at, at + 20),
    )
  )
    return undefined;
  const { before: per, after } = unit.unit;
  const said = withSuffix(text, per ? `${per} ${after}` : after, unit.end);
  return draft(said.end, 'unit', said.spoken);
}
