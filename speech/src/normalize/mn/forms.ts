// The notation of figures.json: what its slots and contexts stand for.
import { months } from '../en/times/calendar.ts';
import { expander } from '../row-forms.ts';
import file from './figures.json' with { type: 'json' };
import lists from './lists.json' with { type: 'json' };
import { wordsOf } from './words/word-pairs.ts';

/** Letters of the two alphabets; all letters there are would take V8 half a millisecond in each expression. */
export const letters = 'A-Za-z\\u00c0-\\u00d6\\u00d8-\\u00f6\\u00f8-\\u04ff';
const word = `[${letters}]`;
const term = '(?:\\d{0,3}[a-z]|\\d{1,4})';
const terms = (least: number) => `${term}(?: ?[-+·*\\u2212\\u2013] ?${term}){${least},6}`;
const fives = '((?:[01]?\\d|2[0-3])\\.[0-5][05])';
const won =
  '11:[1-9]|[1-9]:11|21:1?\\d|1?\\d:21|25:(?:2[0-3]|1?\\d)|(?:2[0-3]|1?\\d):25|22:2[04]|2[04]:22|2[35]:2[35]|2[46]:2[46]|2[57]:2[57]|28:[23][06]';
const set = `${won}|15:(?:1[0-3]|[1-9])|(?:1[0-3]|[1-9]):15`;
const slots: Readonly<Record<string, string>> = {
  '^': '(?<![^\\n])',
  $: '(?![^\\n])',
  '{y}': '([0-2]\\d{3})',
  '{year}': '(1\\d{3}|2[01]\\d\\d)',
  '{m}': '(1[0-2]|0?[1-9])',
  '{d}': '([12]\\d|3[01]|0?[1-9])',
  '{mm}': '(0[1-9]|1[0-2])',
  '{dd}': '(0[1-9]|[12]\\d|3[01])',
  '{odd}': '(0[1-46-9]|1[0-46-9]|2[1-9]|31)',
  '{likely}': '(?=0|\\d\\d?/(?:0|1[1-9]|2\\d|3[01]))(?!1/12(?!\\d))',
  '{whole}': '(?!1/2(?!\\d)|\\d\\.5(?!\\d))',
  '{roman}': '([XХ]I{0,2}|I[XХ]|IV|VI{0,3}|I{1,3})',
  '{romans}': '(XI{1,2}|IX|IV|VI{1,3}|I{2,3})',
  '{Month}': `(${months.join('|')}|(?:Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)\\.?)`,
  '{in-table}': '(?<=(?:^|[\\t\\n|]) ?)(?<=(?:огноо|өдөр|date)[^]{0,300})',
  '{tail}': `[${letters}]{0,4}`,
  '{word}': `[${letters}]{1,20}`,
  '{line}': '[^.!?\\n]{0,30}',
  '{mobile}': '(?=5[05-9]|6[05-9]|7|8[03-9]|9)',
  '{not-round}': '(?!\\d{5}000(?!\\d))',
  '{any}': '[^]{0,8}',
  '{loose}': `(?<![${letters}\\d/.,-])`,
  '{digits}': '\\d{1,4}(?![\\d/])',
  '{also}': '(?:, ?(?:[A-ZА-ЯЁӨҮ]|\\d{1,4})/\\d{1,4}){0,4}',
  '{numeral}': '(X{0,3}(?:IX|IV|V?I{0,3})(?<=[IVX]))',
  '{four}': '(\\d{1,6}(?:\\.\\d{1,6}){3,7})',
  '{dots}': '(?![1-9]\\d{0,2}(?:\\.\\d{3}){2,}(?!\\.?\\d))(\\d{1,6}(?:\\.\\d{1,6}){2,7})',
  '{chain}':
    '(?<![-/\\d.,])(\\d{1,4}(?:/\\d{1,4}){2,5}(?![\\d/])|\\d{1,3}(?:-\\d{1,3}){2,6}(?!-?\\d))',
  '{big}': '(\\d{1,3}(?:,\\d{3}){1,3}|\\d{1,12})',
  '{hide}': '[*xXхХ•]{2,12}',
  '{stars}': '\\*{3,6}',
  '{top}': '([1-9]\\d{0,8})',
  '{part}': '([1-9]\\d{0,2})',
  '{tens}': '([1-9]\\d{1,2})',
  '{short}': '[^\\d]{0,3}',
  // математик 18/20, физик 15/20: another number out of the same total.
  '{listed}':
    '(?:(?=[^]{0,30}?[^\\d/]\\d{1,3}/\\2(?![\\d/]))|(?<=(?<![\\d/])\\d{1,3}/\\2[^\\d/][^]{0,30}/\\2))',
  '{stop}': '(?![/\\d])',
  '{n}': '(\\d{1,3}(?:[, \\u00a0]\\d{3})+|\\d{1,9}(?:\\.\\d{1,4})?)',
  '{start}': `(?<!${word})`,
  '{free}': `(?<![${letters}\\d])`,
  '{end}': `(?!${word})`,
  '{letter}': word,
  '{small}': '[a-zа-яёөү]',
  '{Capital}': '[A-ZА-ЯЁӨҮ]',
  '{Name}': '[A-ZА-ЯЁӨҮ][a-zа-яёөү]{1,20}',
  '{caps}': '[A-Z]{1,4}',
  '{gap}': '[^\\n\\d]{0,12}',
  '{tag}': `[${letters}\\d_]{1,36}`,
  '{file}': '[a-z]?[\\w/.-]{0,20}\\.[a-z]',
  '{aside}': `[${letters}\\d][^/\\n]{1,80}`,
  '{notes}': '(?:\\[\\d{1,3}(?:[,–-] ?\\d{1,3}){0,9}\\]){1,6}',
  '{card}':
    '(\\d{4}(?:[ -]\\d{4}){3}|\\d{4} \\d{3} \\d{3}|(?!(?:19|20)\\d\\d-)\\d{4}-\\d{4}-\\d{2,4})(?![ .,-]?\\d)',
  '{groups}': '(\\d{4}(?: \\d{2,4}){2,4})(?![ .,-]?\\d)',
  '{book}': '(\\d{1,7}(?:-\\d{1,7}){3,6}|\\d{6,12}(?:-\\d{2,8}){1,3})(?![\\d-])',
  '{reference}':
    '(?!\\d{3,5}00(?![\\d-]))(\\d{5,16}(?:-\\d{2,12}){0,3}|\\d{1,4}(?:-\\d{5,12}){1,2})(?!-?\\d)',
  '{spaced}': '(\\d{3}(?:[ -]\\d{3,4}){1,3})(?![\\d-]| \\d)',
  '{secret}': '(\\d{4,24})(?!\\d|[.,:/]\\d|-\\d|[%°])',
  '{sure}': '(?=0|(?!\\d*[1-9]0{2,}(?!\\d))\\d{6})',
  '{long}': '(?=\\d{5})',
  '{uneven}': '(?=0|(?!\\d*[1-9]0{2,}(?!\\d)))',
  '{unrounded}': '(?!\\d*000(?!\\d))',
  '{sep}': '[ :=\\u2013-]{1,3}(?:[A-Z]-)?',
  '{told}': ' {0,2}[:=][ :=\\u2013-]{0,2}(?:[A-Z]-)?',
  '{own}': '(?<![\\d-]|\\d )',
  '{not-postal}': '(?<!шуудангийн )',
  // Letters and digits in turn.
  '{turns}': '(?=[A-Za-z\\d]{0,24}(?:\\d[A-Za-z]{1,22}\\d|[A-Za-z]\\d{1,22}[A-Za-z]))',
  '{password}': `([A-Za-z\\d]{4,24})(?![${letters}\\d])`,
  '{mixed}': `([A-Z\\d]{10,24}|(?:[A-Z]\\d[A-Z]|\\d[A-Z]\\d)[A-Z\\d]?-(?=[A-Z]*\\d)[A-Z\\d]{3,4}(?!-))(?![${letters}\\d])`,
  '{eight}': '(\\d{4})[- ](\\d{4})(?!\\d|[- ]\\d)',
  '{operator}': '(?=5[05-9]|6[05-9]|7|8[03-9]|9)',
  '{not-rounds}': '(?!\\d\\d00-\\d\\d00)',
  '{inquiry}': '(?=1[89]00)',
  '{mark}': '(\\d{1,3}(?:\\.\\d{1,2})?)',
  '{owned}':
    '(?<!(?:сар|өдр|гудамж|хороо|дүүрг|байр|орц|анг|сургуул)н?)(?:ийн|ын|ий|ы|н[ыи]й?) (?:бараг )?',
  '{blank}': '\\s{1,3}',
  '{to}': ' ?[-\\u2013\\u2014] ?',
  '{till}': '(?: --> | ?[-\\u2013\\u2014] ?)',
  '{clock}':
    '((?:[01]?\\d|2[0-4]):[0-5]\\d(?::[0-5]\\d(?:,\\d{3}(?= --> |\\s*(?:\\n|$)))?)?)(?![\\d:]|,\\d{3})',
  '{surely}': '(?=0\\d|\\d{1,2}:(?:0|\\d\\d(?::\\d| ?цаг)))',
  '{length}': '(\\d{1,2}:[0-5]\\d)(?![\\d:]|,\\d{3}| ?(?:цаг|мин))',
  '{from-zero}': '(?=0[0-5]?:)',
  '{point}': '((?:[01]?\\d|2[0-4])\\.[0-5]\\d)(?![\\d.])',
  '{points}': '(?:(?:, ?| ?[-\\u2013] ?| ба | болон )(?:[01]?\\d|2[0-4])\\.[0-5]\\d){0,8}',
  '{fives}': `(?<![₮$€+-])(?:${fives} ?[-\\u2013\\u2014] ?)?${fives}(?![\\d%‰₮$€]|[.,:/]\\d|-${word})`,
  '{quarter}': '((?:[01]?\\d|2[0-3])\\.(?:00|15|30|45))(?!\\d)',
  '{not-of-heart}': '(?<!судасны |зүрхний )',
  '{a-quarter}': '(?:[01]?\\d|2[0-3])\\.(?:00|15|30|45)(?!\\d)',
  '{hh}': '(?=\\d\\d\\.|\\d\\.[03]0)',
  '{line-start}': '(?:^|\\n)[ \\t]*(?:[•*·▪►▶✓●○■-] ?|\\d{1,2}\\) )?',
  '{odd-line}': '(?:^|\\n)[ \\t]*\\d{1,2}\\.\\d[1-46-9] ',
  '{far}': '[^]{0,300}',
  '{no-time}': '(?<!\\d)(?:2[5-9]|[3-9]\\d):\\d{1,2}, (?:\\d{1,2}:\\d{1,2}, ){0,5}',
  '{no-times}': '(?:, \\d{1,2}:\\d{1,2}){0,5}, (?:2[5-9]|[3-9]\\d):\\d',
  // The points of a set: 25:21, 11:9, 27:25.
  '{set}': `(${set})(?!\\d)`,
  '{a-set}': `(?:${set})(?!\\d)`,
  '{won}': `(?:${won})(?!\\d)`,
  '{terms}': terms(0),
  '{sum}': terms(1),
  '{equals}': '(?:(?<==.{0,15})|(?=.[^.,;]{0,15}=))',
};
export const expand = expander((piece) => slots[piece]);

const contexts: Readonly<Record<string, string>> = {
  ...file.contexts,
  book: wordsOf(lists.scriptures).join('|'),
  member: wordsOf(lists.counted).join('|'),
};

const tests = new Map<string, RegExp>();

/** Whether a text has what a context names. */
export function says(name: keyof typeof file.contexts, text: string): boolean {
  const made = tests.get(name) ?? new RegExp(itemsOf(`@${name}`).map(expand).join('|'), 'u');
  tests.set(name, made);
  return made.test(text);
}

/** The alternatives of a cell, with what its contexts say in place of their names. */
function itemsOf(cell: string): string[] {
  const whole = cell.replace(/@([a-z-]+)/g, (_, name: string) => `(${contexts[name]})`);
  const items = [''];
  let depth = 0;
  for (const sign of whole) {
    depth += '([{'.includes(sign) ? 1 : ')]}'.includes(sign) ? -1 : 0;
    if (sign === '|' && depth === 0) items.push('');
    else items.push(items.pop() + sign);
  }
  return items.filter(Boolean);
}

/** What stands beside a form, or anywhere around: one of these, and none of those with an exclamation mark. */
export function beside(cell: string, behind: '' | '<', gap = ''): string {
  const group = (sign: '=' | '!', of: readonly string[]) =>
    of.length > 0 ? `(?${behind}${sign}${gap}(?:${of.map(expand).join('|')}))` : '';
  const refused = itemsOf(cell).flatMap((one) => (one.startsWith('!') ? [one.slice(1)] : []));
  const allowed = itemsOf(cell).filter((one) => !one.startsWith('!'));
  return group('!', refused) + group('=', allowed);
}
