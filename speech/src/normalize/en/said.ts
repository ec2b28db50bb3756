import type { TokenKind } from '@duu/contract/token';
import { type Draft, draftOf } from '../draft.ts';
import { extensionWord } from '../file-names.ts';
import { romanValue } from '../roman.ts';
import file from './figures.json' with { type: 'json' };
import lists from './lists.json' with { type: 'json' };
import {
  cardinal,
  codeWords,
  digitByDigit,
  fractionOf,
  hourOf,
  inPairs,
  minutesOf,
  oneByOne,
  ordinal,
  plain,
  plainNumber,
  pluralNumber,
  sayClock,
  sayPointed,
  twoDigits,
  year,
} from './numbers/cardinal.ts';
import { port, spellName } from './programs/paths.ts';
import { calendarName, months } from './times/calendar.ts';

type Names = Readonly<Record<string, string>>;
const names: Names = file.names;
const isNames = (one: unknown): one is Names => typeof one === 'object' && !Array.isArray(one);
const parsed = new Map<string, Names>();

/** A list of what is said: of `lists.json`, or `a=one,b=two` of `figures.json` or of the row itself. */
export function namesOf(name: string): Names {
  const known = parsed.get(name);
  if (known) return known;
  const list: unknown = names[name] ?? Object.entries(lists).find(([one]) => one === name)?.[1];
  const written = typeof list === 'string' ? list : name;
  const found = isNames(list)
    ? list
    : Object.fromEntries(
        written
          .split(',')
          .map((one) => [one.slice(0, one.indexOf('=', 1)), one.slice(one.indexOf('=', 1) + 1)]),
      );
  parsed.set(name, found);
  return found;
}

/** A bore in hundredths of an inch: .30 thirty, .308 three oh eight. */
function bore(digits: string): string {
  if (digits.length === 2) return twoDigits(digits);
  const rest = digits.slice(1);
  return `${cardinal(digits.charAt(0))} ${rest === '00' ? 'hundred' : twoDigits(rest)}`;
}

/** A number of a year, or the year itself. */
const issue = (digits: string): string =>
  /^(?:19|20)\d\d$/.test(digits) ? year(digits) : cardinal(digits);

/** The number within a year: 118 one eighteen, 05 oh five. */
function within(digits: string): string {
  if (digits.length > 4 || /^0\d{2}/.test(digits)) return digitByDigit(digits);
  if (/^[1-9]\d{2,3}$/.test(digits)) return inPairs(digits);
  return `${/^0[1-9]/.test(digits) ? 'oh ' : ''}${issue(digits)}`;
}

const keyNames: Readonly<Record<string, string>> = { '*': 'star', '#': 'hash' };
/** Each star of a hidden number is said, as digits are missing there; a longer row of them is only named. */
const starsOrDigits = (part: string): string => {
  if (!part.startsWith('*')) return digitByDigit(part);
  return part.length > 6 ? 'stars' : Array.from(part, () => 'star').join(' ');
};
const lettersOf = (text: string): string => [...text.replaceAll('.', '').toUpperCase()].join(' ');

/** How a figure of a form is said: `{1:year}`. */
export const formats: Readonly<Record<string, (digits: string) => string>> = {
  '': (digits) => plainNumber(digits.replaceAll(/[ \u00A0,]/g, '')),
  bare: (code) => oneByOne(code.replace(/[/-]/g, '')),
  bore,
  called: codeWords,
  bound: (written) =>
    written
      .replace('-', 'minus ')
      .replace(/\w+$/, (one) => (Number(one) ? cardinal(one) : spellName(one))),
  calendar: calendarName,
  century: (digits) => year(`20${digits}`),
  clock: sayClock,
  code: oneByOne,
  digits: (digits) => digitByDigit(digits.replace(/\D/g, '')),
  full: (digits) => minutesOf(digits) || ' hundred hours',
  fraction: fractionOf,
  extension: (written) =>
    extensionWord(written, 'en') ?? (/[aeiou]/.test(written) ? written : lettersOf(written)),
  hex: (code) => oneByOne(code.replaceAll(/[:-]/g, '').toUpperCase()),
  mode: (written) =>
    [...written].map((one) => (one === '-' ? 'dash' : one.toUpperCase())).join(' '),
  tag: (written) =>
    written
      .replace(/^v(?=\d)/, 'version ')
      .split(/(?=[.-])/)
      .map((one) => (one.startsWith('.') ? `point ${spellName(one.slice(1))}` : spellName(one)))
      .join(' '),
  formula: (written) => lettersOf(written).replace(/\d/g, cardinal),
  games: (digits) => (digits === '0' ? 'oh' : cardinal(digits)),
  hour: hourOf,
  issue,
  hundred: (digits) => (digits === '00' ? 'hundred' : twoDigits(digits)),
  keys: (keys) => [...keys].map((key) => keyNames[key] ?? digitByDigit(key)).join(' '),
  letters: lettersOf,
  lived: (digits) => year(`${Number(digits) < 27 ? 20 : 19}${digits}`),
  military: (digits) =>
    `${digits.startsWith('0') ? 'zero ' : ''}${cardinal(digits.slice(0, 2))} ${digits.endsWith('00') ? 'hundred' : cardinal(digits.slice(2))}`,
  minutes: (digits) => (/^00?$/.test(digits) ? '' : twoDigits(digits)),
  name: spellName,
  models: (digits) => pluralNumber(inPairs(digits)),
  month: (digits) => months[Number(digits) - 1] ?? '',
  number: (digits) => cardinal(digits),
  ordinal: (digits) => ordinal(digits.replaceAll(',', '')),
  pairs: inPairs,
  part: (one) => (/^\d/.test(one) ? cardinal(one) : lettersOf(one)),
  port,
  past: minutesOf,
  standard: (digits) =>
    digits.length === 3 || (digits.length === 4 && !/00\d$/.test(digits))
      ? inPairs(digits)
      : /00\d$/.test(digits)
        ? cardinal(digits)
        : digitByDigit(digits),
  stars: (written) => (written.match(/\d+|\*+/g) ?? []).map(starsOrDigits).join(' '),
  plain,
  pointed: sayPointed,
  plural: (digits) =>
    pluralNumber(cardinal(digits.replaceAll(',', ''))).replace(/^one (?=\w+s$)/, ''),
  reign: (written) => ordinal(String(romanValue(written))),
  roman: (written) => cardinal(String(romanValue(written.toUpperCase()))),
  recent: (digits) =>
    year(digits.length === 2 ? `${Number(digits) < 50 ? 20 : 19}${digits}` : digits),
  section: (digits) => (digits.length === 4 ? inPairs(digits) : cardinal(digits)),
  seconds: (digits) => (digits === '00' ? 'zero zero' : twoDigits(digits)),
  s: (digits) => (/^0*1$/.test(digits) ? '' : 's'),
  tens: (digits) => (digits === '0' ? 'hundreds' : pluralNumber(cardinal(`${digits}0`))),
  signed: (digits) =>
    `${/^[-\u2212\u2013]/.test(digits) ? 'minus ' : ''}${plainNumber(digits.replace(/^\D/, ''))}`,
  small: (written) => written.toLowerCase(),
  shouted: (code) => oneByOne(code.toUpperCase()),
  share: (digits) => (digits.startsWith('0') ? `oh ${cardinal(digits)}` : inPairs(digits)),
  text: (text) => text,
  two: twoDigits,
  y: (digits) => (/^0*1$/.test(digits) ? 'y' : 'ies'),
  within,
  year,
};

function saidAs(written: string, format: string): string {
  if (written === '') return '';
  if (!/^@|=/.test(format)) {
    // Several figures in one: `{1:number/ to }` of 3:2:1.
    const [each = '', joint] = format.split('/');
    const parts = joint === undefined ? [written] : (written.match(/[\p{L}\d]+/gu) ?? []);
    return parts.map((one) => formats[each]?.(one) ?? '').join(joint);
  }
  const said = namesOf(format.replace(/^@/, ''));
  return said[written] ?? said[written.toLowerCase()] ?? written;
}

/** `{1} to {2} feet`; what is between brackets is said if its figures are there. */
export function sayAs(said: string, found: RegExpExecArray): string {
  const slot = /\{(\d)(?::([^}]+))?\}/g;
  return said
    .replace(/\[([^\]]*)\]/g, (_, inner: string) =>
      [...inner.matchAll(slot)].every(([, at]) => found[Number(at)]) ? inner : '',
    )
    .replace(slot, (_, at: string, format = '') => saidAs(found[Number(at)] ?? '', format));
}

/** Reads all that an expression found, its groups as `said` tells: `{1} for {2}`. */
export const readAs = (
  found: RegExpExecArray,
  kind: TokenKind,
  said: string,
  certain = true,
): Draft => draftOf(found, kind, sayAs(said, found), certain);
