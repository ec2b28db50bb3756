import { type Draft, draft, draftOf, match, type Scan } from '../../draft.ts';
import { leftOf, lineAround } from '../../near.ts';
import { unitBeside } from '../measures/unit-rows.ts';
import { unitAt } from '../measures/units.ts';
import { currency, currencyNames } from '../money/currencies.ts';
import { amountWords, readAmount } from '../numbers/amount.ts';
import { readAs } from '../said.ts';
import { calendarName } from '../times/calendar.ts';

const monthName = '(Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sept|Sep|Oct|Nov|Dec)';
const figure = '-?\\d{1,4}\\.\\d{1,3}(?![\\d.:/])';
const monthFigure = new RegExp(`${monthName}\\.?:?[ \\t]{1,2}(?=(${figure}))`, 'y');
const another = new RegExp(
  `^[,;|]?[ \\t]{1,4}(?:[|•·][ \\t]?)?${monthName}\\.?:?[ \\t]{1,2}${figure}`,
);
const before = new RegExp(`${monthName}\\.?:?[ \\t]{1,2}${figure}[,;|]?[ \\t]{1,4}$`);

/** `Mar 4.02  Apr 3.77`: months and their figures in a row, no days. */
export function monthFigureRule({ text, at }: Scan): readonly Draft[] | undefined {
  if (/[\p{L}\p{N}-]/u.test(text.charAt(at - 1))) return undefined;
  const found = match(monthFigure, text, at);
  if (!found?.[1] || !found[2]) return undefined;
  const from = at + found[0].length;
  const end = from + found[2].length;
  if (!another.test(text.slice(end, end + 24)) && !before.test(leftOf(text, at, 24)))
    return undefined;
  const amount = readAmount(text, from);
  if (!amount) return undefined;
  return [
    draft(at + found[1].length, 'abbreviation', calendarName(found[1])),
    draft(from, 'space', ' '),
    draft(amount.end, 'decimal', amountWords(amount)),
  ];
}

const thousandsOf = /'?000s? ?([A-Za-z]{1,4}[²³23]?)(?![\p{L}\p{N}'/])/uy;
const scaledHead = new RegExp(`(${currency.source}|R)(m|mn|bn|k)(?=\\t|\\n|$)`, 'uy');
const scales = 'm=million,mn=million,bn=billion,k=thousand';
const moneyThousands = new RegExp(
  `(?:(${currency.source}|R) ?'|((?:[A-Z]{1,2})?[$£€₹]))000(?:'?s)?(?![\\p{L}\\p{N}',.])`,
  'uy',
);

const moneyScale = /((?:[A-Z]{1,2})?[$£€₹]) ?(million|thousand|billion)s?(?=\t|\)|\n|$)/y;
const moneyIn = /((?:[A-Z]{1,2})?[$£€₹])(?= (?:in )?(?:millions|thousands|billions|'?000s?)\b)/y;

/** The head of a column: `Area '000 ha`, `2024 $'000`, `Production kt`. */
export function thousandsHeadRule({ text, at }: Scan): Draft | undefined {
  const sign = match(moneyThousands, text, at);
  const written = sign?.[1] ?? sign?.[2];
  const names = written ? currencyNames(written.trim()) : undefined;
  if (sign && names && !/[\p{L}]/u.test(text.charAt(at - 1)))
    return draftOf(sign, 'money', `thousand ${names[0][1]}`);
  // ($ in millions)
  const inUnits = /[(\t,] ?$|^$/.test(leftOf(text, at, 2)) ? match(moneyIn, text, at) : null;
  const inNames = inUnits?.[1] ? currencyNames(inUnits[1]) : undefined;
  if (inUnits?.[1] && inNames) return draft(at + inUnits[1].length, 'money', inNames[0][1]);
  // € million, at the head of a column.
  const scaled = /[(\t,\n] ?$|^$/.test(leftOf(text, at, 2)) ? match(moneyScale, text, at) : null;
  const scaledNames = scaled?.[1] ? currencyNames(scaled[1]) : undefined;
  if (scaled?.[2] && scaledNames) return readAs(scaled, 'money', `{2:text} ${scaledNames[0][1]}`);
  // Sales by region, £m.
  const isNamed = /\p{L}, $/u.test(leftOf(text, at, 3)) && lineAround(text, at, 60).includes('\t');
  const head =
    isNamed || /^$|[\t\n]/.test(text.charAt(at - 1)) ? match(scaledHead, text, at) : null;
  const unitNames = head?.[1] ? currencyNames(head[1].trim()) : undefined;
  if (head?.[2] && unitNames) return readAs(head, 'money', `{2:${scales}} ${unitNames[0][1]}`);
  // (000 bu)
  const plain =
    text.charAt(at - 1) === '(' ? match(/000s? ([A-Za-z]{1,4}[²³]?)(?=\))/uy, text, at) : null;
  const heading = plain?.[1] ? unitAt(text, at + plain[0].length - plain[1].length, '') : undefined;
  if (plain && heading) return draftOf(plain, 'unit', `thousand ${heading.names[1]}`);
  if (text.charAt(at) !== "'" || !/(?:^|[\s(])$/.test(text.charAt(at - 1))) return undefined;
  const found = match(thousandsOf, text, at);
  if (found?.[1]) {
    const from = at + found[0].length - found[1].length;
    const unit = unitAt(text, from, '');
    if (unit?.end === from + found[1].length)
      return draft(unit.end, 'unit', `thousand ${unit.names[1]}`);
  }
  const bare = match(/'000s?(?=[)\t\n]|$)/y, text, at);
  return bare ? draftOf(bare, 'number', 'thousands') : undefined;
}

const kilotons = /kt(?![\p{L}\p{N}])/uy;

/** `Production kt`: the head of a column of thousands of tonnes. */
export function kilotonRule({ text, at }: Scan): Draft | undefined {
  if (!/[\s(]/.test(text.charAt(at - 1))) return undefined;
  const alone = text.charAt(at - 1) === '(' && text.charAt(at + 2) === ')';
  const isHead = alone && /\b(?:sales|vol|volume|sold|total)\b/i.test(leftOf(text, at, 24));
  return match(kilotons, text, at) && (isHead || unitBeside('units', text, at, 'kt'))
    ? draft(at + 2, 'unit', 'kilotonnes')
    : undefined;
}
