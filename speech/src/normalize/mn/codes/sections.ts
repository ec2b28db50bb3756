import { type Draft, match, type Scan } from '../../draft.ts';
import { leftOf, rightOf } from '../../near.ts';
import { suffixed } from '../endings/after.ts';
import { unitBehind } from '../measures/units.ts';
import { currencyBehind } from '../money/currency.ts';
import { oneByOne } from '../numbers/cardinal.ts';

const section = /\d{1,3}(?:\.[1-9]\d{0,2}){1,4}(?![\d%]|[.,:/]\d)/y;
const measured =
  /^ ?(?:[%₮°]|хув(?:ь|и(?!лбар))|сая|тэрбум|мянга|их наяд|төгрөг|доллар|евро|юань|рубль|минут|тонн|дахин|удаа|жил|сар|өдөр|хоног|цаг)/u;
const lawBefore =
  /(?<!\p{L})(?:гэрээний(?:хээ)?|хуулийн(?:хаа)?|журмын|дүрмийн|тогтоолын|зүйлийн|бүлгийн) $/iu;

/** Whether a unit or what is counted stands behind a number. */
export const isMeasured = (text: string, end: number): boolean =>
  measured.test(rightOf(text, end, 10)) ||
  unitBehind(text, end) !== undefined ||
  currencyBehind(text, end) !== undefined;

/** гэрээний 15.11-д, хуулийн 6.2-ыг: the number of a clause, and no amount. */
export const isOfLaw = (text: string, at: number, end: number): boolean =>
  lawBefore.test(leftOf(text, at, 14)) && !isMeasured(text, end);
/** A capital that begins a heading; an amount in capitals has a unit or a scale. */
const headed =
  /^[ \t]{1,3}["«„“]?(?!(?:сая|мянга|тэрбум|хувь|их наяд|пи|төгрөг|градус|хэм)(?!\p{L}))\p{Lu}\p{L}*/iu;
const numberedBy =
  /(?:^|[^\p{L}])(?:(?:Зураг|Зургийн|Хүснэгт|Бүлэг|Хэсэг|Хавсралт|График|Диаграмм?|Схем|Жишээ|Дасгал|Бодлого|Томьёо|Теорем|Сэдэв|Хичээл)\p{Ll}{0,4}|зураг|хүснэгт|схем) ?№? ?$/u;
const listed = /(\d{1,3}\.)\d{1,3}(?:,| ба| болон|[-–]) ?(?:\1\d{1,3}(?:,| ба| болон|[-–]) ?)*$/;

/** Whether it is the number of a figure or a part, which is not a time. */
function isNumbered(text: string, at: number): boolean {
  const behind = leftOf(text, at, 30);
  const [list, chapter] = listed.exec(behind) ?? [];
  if (!list || !chapter) return numberedBy.test(behind);
  // Зураг 2.3, 2.10: of the same chapter, and no amount.
  if (!numberedBy.test(behind.slice(0, -list.length)) || !text.startsWith(chapter, at))
    return false;
  const end = at + (/^[\d.]*\d/.exec(text.slice(at, at + 9))?.[0].length ?? 0);
  return !isMeasured(text, end);
}

/** `1.1 Судалгааны зорилго`, `Хүснэгт 2.10-т`: the parts of the number of a section or a figure. */
export function sectionRule({ text, at }: Scan): Draft | undefined {
  if (/[\d.,]/.test(text.charAt(at - 1))) return undefined;
  const found = match(section, text, at);
  if (!found) return undefined;
  const end = at + found[0].length;
  const atStart = /(?:^|\n)[ \t#*>-]{0,4}$/.test(leftOf(text, at, 5));
  const isHead =
    atStart &&
    /^[ \t]{1,3}["«„“]?\p{Lu}/u.test(text.slice(end, end + 6)) &&
    headed.test(text.slice(end, end + 40)) &&
    !isMeasured(text, end);
  if (!isHead && (!isNumbered(text, at) || isMeasured(text, end))) return undefined;
  return suffixed(text, end, 'number', oneByOne(found[0].split('.')), false);
}
