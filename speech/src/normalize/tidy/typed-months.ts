import type { Language } from '@duu/contract/language';
import { leftOf, rightOf } from '../near.ts';
import type { Edit } from './edit.ts';

const short = 'jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec';
const full =
  'january|february|april|june|july|august|september|october|november|december|march|may';
const joint = '(?:[-–/]|,? (?:and|or|to|&) |, )';
const month = `(?:${full}|(?:${short})\\b\\.?)`;
const day = String.raw`(?:[12]\d|3[01]|0?[1-9])(?:st|nd|rd|th)?(?![\d:%\p{L}]|[.,]\d(?!\d{3}(?!\d)))`;
const typed = new RegExp(
  [
    // mar 3, sept. 4, june 9 2021, oct 2021
    `(?<![\\p{L}\\p{N}])(?<name>${month})(?= (?<number>${day}|(?:1[5-9]|20)\\d\\d(?![\\d:%])))`,
    // 7 oct 2021, 3rd of may
    `(?<=(?<![\\d.,:/-])(?<before>[12]\\d|3[01]|0?[1-9])(?<end>st|nd|rd|th)?(?: of)? )(?<later>${month})(?![\\p{L}\\p{N}])(?<year>,? (?:1[5-9]|20)\\d\\d(?!\\d))?`,
    // in aug, since nov.
    `(?<=\\b(?:in|since|until|till|by|last|next|this|early|late|mid|during|from|of|before|after|` +
      `from \\p{L}{3,9}\\.? (?:to|through|till))[ -]|\\b(?:${short})${joint})(?<alone>(?:${short})\\b)(?!['’-])`,
    // sep–dec, jun/jul, oct, nov and dec
    `(?<![\\p{L}\\p{N}])(?<pair>${short})(?=${joint}(?:${short})(?!\\p{L}))`,
  ].join('|'),
  'gu',
);
const dashed =
  /(?<![\p{L}\p{N}-])((?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)[a-z]{0,6})-(?:([12]\d|3[01]|0?[1-9])-((?:19|20)\d\d|\d\d)(?!\d)|(?=(?:19|20)\d\d(?![\p{L}\p{N}-])))(?![\p{L}-])/giu;
const introduced = /\b(?:in|on|since|until|till|by|last|next|this|from|to|of|before|after|and) $/i;

/** Names of months in small letters get their capital, and Feb-11-2023 its spaces, so that they are read as dates. */
export function typedMonths(text: string, language: Language): Edit[] {
  if (language !== 'en' || !/\b(?:jan|feb|mar|apr|may|ju[nl]|aug|sep|oct|nov|dec)/i.test(text))
    return [];
  const edits: Edit[] = [];
  for (const { 0: written, index, groups = {} } of text.matchAll(typed)) {
    const name = groups.name ?? groups.later ?? groups.alone ?? groups.pair ?? '';
    const { number = '', end, year } = groups;
    const told =
      /^\d{4}|[a-z]$/.test(number) ||
      end !== undefined ||
      year !== undefined ||
      /^ \d{1,2}(?:st|nd|rd|th)?,? (?:1[5-9]|20)\d\d/.test(
        rightOf(text, index + written.length, 16),
      ) ||
      (groups.name !== undefined && introduced.test(leftOf(text, index, 8)));
    // They are words too, which only a year, an ordinal or a preposition makes a month.
    if (/^(?:march|may)$/.test(name) && !told) continue;
    const start = index + written.indexOf(name);
    edits.push({ start, end: start + 1, said: name.charAt(0).toUpperCase() });
  }
  for (const { 0: written, 1: name = '', 2: number = '', 3: years = '', index } of text.matchAll(
    dashed,
  )) {
    const century = years.length === 4 ? '' : Number(years) < 50 ? '20' : '19';
    edits.push({
      start: index,
      end: index + name.length + 1,
      said: `${name.charAt(0).toUpperCase()}${name.slice(1).toLowerCase()} `,
    });
    if (number === '') continue;
    const second = index + name.length + 1 + number.length;
    edits.push({ start: second, end: index + written.length, said: `, ${century}${years}` });
  }
  return edits.sort((a, b) => a.start - b.start);
}
