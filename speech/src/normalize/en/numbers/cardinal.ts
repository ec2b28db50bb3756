import lists from '../lists.json' with { type: 'json' };

const small = lists.small.split(' ');
const tens = lists.tens.split(' ');
const scales = ['', ...lists.scales.split(' ')];
const maxDigits = 21;

function under100(value: number): string {
  if (value < 20) return small[value] ?? '';
  const unit = value % 10;
  return `${tens[Math.floor(value / 10) - 2]}${unit ? ` ${small[unit]}` : ''}`;
}

function under1000(value: number): string {
  const hundreds = Math.floor(value / 100);
  const rest = value % 100;
  if (hundreds === 0) return under100(rest);
  return `${small[hundreds]} hundred${rest ? ` ${under100(rest)}` : ''}`;
}

/** A cardinal in American English (no "and"). Digits only; more than 21 are read one by one. */
export function cardinal(digits: string): string {
  const significant = digits.replace(/^0+/, '');
  if (significant === '') return 'zero';
  if (significant.length > maxDigits) return digitByDigit(significant);
  const groups =
    significant.padStart(Math.ceil(significant.length / 3) * 3, '0').match(/.{3}/g) ?? [];
  return groups
    .map((group, index) => {
      const value = Number(group);
      const scale = scales[groups.length - 1 - index] ?? '';
      return value === 0 ? '' : `${under1000(value)}${scale ? ` ${scale}` : ''}`;
    })
    .filter(Boolean)
    .join(' ');
}

const irregular: Record<string, string> = lists.irregular;

/** The ordinal of a `cardinal` result: twenty one → twenty first. */
export function ordinal(digits: string): string {
  const words = cardinal(digits).split(' ');
  const last = words.pop() ?? '';
  const said = irregular[last] ?? (last.endsWith('y') ? `${last.slice(0, -1)}ieth` : `${last}th`);
  return [...words, said].join(' ');
}

/** A code, letter by letter and digit by digit, without its spaces and hyphens. */
export const oneByOne = (code: string): string =>
  [...code.replace(/[ -]/g, '')].map((one) => (/\d/.test(one) ? digitByDigit(one) : one)).join(' ');

/** One by one: 007 → zero zero seven. */
export function digitByDigit(digits: string): string {
  return [...digits].map((digit) => small[Number(digit)] ?? '').join(' ');
}

/** A number, one by one if it begins with a zero. */
export const plain = (digits: string): string =>
  /^0\d/.test(digits) ? digitByDigit(digits) : cardinal(digits);

/** A year: 1995 nineteen ninety five, 1905 nineteen oh five, 2000 two thousand, 2026 twenty twenty six. */
export function year(digits: string): string {
  const value = Number(digits);
  if (value < 1000 || value > 9999) return cardinal(digits);
  const [century, rest] = [Math.floor(value / 100), value % 100];
  if (value % 1000 === 0 || (value >= 2000 && value < 2010)) return cardinal(digits);
  if (rest === 0) return `${under100(century)} hundred`;
  return `${under100(century)} ${rest < 10 ? `oh ${small[rest]}` : under100(rest)}`;
}

/** Decimals digit by digit: 3.14 three point one four. */
export function decimal(whole: string, fraction: string): string {
  return `${cardinal(whole)} point ${digitByDigit(fraction)}`;
}

/** Digits with or without a point: 25, 3.14. */
export function plainNumber(written: string): string {
  const [whole = '', fraction = ''] = written.split('.');
  return fraction === '' ? cardinal(whole) : decimal(whole, fraction);
}

/** A number of things whose plural ends in s: 05 minute → five minutes. */
export function countOf(digits: string, one: string): string {
  return `${cardinal(String(Number(digits)))} ${one}${Number(digits) === 1 ? '' : 's'}`;
}

/** Two digits of a time or a year: 05 oh five, 15 fifteen. */
export function twoDigits(digits: string): string {
  return digits.startsWith('0') ? `oh ${cardinal(digits)}` : cardinal(digits);
}

/** Behind an hour: nothing for 00. */
export const minutesOf = (digits: string): string =>
  digits === '00' ? '' : ` ${twoDigits(digits)}`;

/** An hour as it is written: 09 oh nine, 9 nine. */
export const hourOf = (digits: string): string =>
  `${digits.startsWith('0') ? 'oh ' : ''}${cardinal(String(Number(digits)))}`;

/** Hours and minutes of a day of 24 hours: 0915 oh nine fifteen, 0030 zero thirty. */
export const sayClock = (written: string): string => {
  if (written.startsWith('00'))
    return `zero${written === '0000' ? ' hundred' : minutesOf(written.slice(2))}`;
  const minutes = written.slice(2) === '00' ? ' hundred' : minutesOf(written.slice(2));
  return hourOf(written.slice(0, 2)) + minutes;
};

/** The second time of a span: 09.00 nine o'clock, 18.00 eighteen hundred hours, 4.00 four. */
function untilOf(hour: string, minutes?: string): string {
  if (minutes !== '00') return hourOf(hour) + minutesOf(minutes ?? '00');
  if (hour.startsWith('0')) return `${cardinal(hour.slice(1))} o'clock`;
  return hourOf(hour) + (Number(hour) > 12 ? ' hundred hours' : '');
}

/** Hours and minutes with a point, or a span of them: 9.00 nine o'clock, 05.30 to 7 five thirty to seven. */
export function sayPointed(written: string): string {
  const [, from = '', minutes = '', joint = '', to, ends] =
    /(\d+)\.(\d+)(?: ?([-\u2013]|[a-z]+) ?(\d+)(?:\.(\d+))?)?/.exec(written) ?? [];
  const whole = Number(from) > 12 ? ' hundred hours' : " o'clock";
  const isPlain = minutes === '00' || /to|and|till/.test(joint);
  const first = hourOf(isPlain ? from.replace(/^0/, '') : from) + (minutesOf(minutes) || whole);
  const until = /[a-z]/.test(joint) ? joint : 'to';
  return to ? `${first} ${until} ${untilOf(to, ends)}` : first;
}

/** 208 two oh eight, 350 three fifty, 6930 sixty nine thirty. */
export function inPairs(digits: string): string {
  if (digits.length === 4) return year(digits);
  if (digits.length < 3) return cardinal(digits);
  if (digits.endsWith('00')) return cardinal(digits);
  const rest = digits.slice(1);
  return `${cardinal(digits.charAt(0))} ${rest.startsWith('0') ? 'oh ' : ''}${cardinal(rest)}`;
}

/** The plural of a number word: nineties, twenties, hundreds. */
export function pluralNumber(words: string): string {
  return words.endsWith('y')
    ? `${words.slice(0, -1)}ies`
    : words.endsWith('x')
      ? `${words}es`
      : `${words}s`;
}

/** A part with its article, or its number behind a whole one: a half, three quarters. */
export function fractionWords(top: string, bottom: string, mixed: boolean): string {
  const one = top === '1';
  const lead = one && mixed ? (/^(?:8|11|18|8\d)$/.test(bottom) ? 'an' : 'a') : cardinal(top);
  if (bottom === '2') return `${lead} ${one ? 'half' : 'halves'}`;
  if (bottom === '4') return `${lead} quarter${one ? '' : 's'}`;
  return `${lead} ${ordinal(bottom)}${one ? '' : 's'}`;
}

/** 3/4 three quarters, 2 1/2 two and a half, 2 two. */
export function fractionOf(written: string): string {
  const [bottom = '', top = '', whole] = (
    written.replaceAll(',', '').match(/[\d.]+/g) ?? []
  ).reverse();
  if (top === '') return plainNumber(bottom);
  return whole
    ? `${cardinal(whole)} and ${fractionWords(top, bottom, true)}`
    : fractionWords(top, bottom, false);
}

/** A number that is called: four digits in pairs, others one by one. */
export const codeWords = (digits: string): string =>
  digits.length === 4 && !digits.startsWith('0') ? year(digits) : digitByDigit(digits);
