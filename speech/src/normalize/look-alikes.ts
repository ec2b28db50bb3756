import type { Language } from '@duu/contract/language';
import { isBack } from './mn/endings/harmony.ts';
import { parseSuffix } from './mn/endings/suffix.ts';

/** Letters of other alphabets by shape, as typed on a keyboard without ө and ү or left in the wrong layout. */
const shapes: Readonly<Record<string, string>> = {
  ...{ A: 'А', B: 'В', C: 'С', E: 'Е', H: 'Н', K: 'К', M: 'М', O: 'О', P: 'Р', T: 'Т', X: 'Х' },
  ...{ a: 'а', b: 'ь', c: 'с', e: 'е', i: 'и', k: 'к', m: 'м', o: 'о', p: 'р', t: 'т', x: 'х' },
  ...{
    Y: 'Ү',
    y: 'у',
    V: 'Ү',
    v: 'ү',
    U: 'Ү',
    u: 'ү',
    Ë: 'Ё',
    ë: 'ё',
    Ö: 'Ө',
    ö: 'ө',
    Ü: 'Ү',
    ü: 'ү',
  },
  ...{ Ɵ: 'Ө', ɵ: 'ө', Θ: 'Ө', θ: 'ө', ϴ: 'Ө', Υ: 'Ү', γ: 'ү', υ: 'ү', Α: 'А', α: 'а', Β: 'В' },
  ...{ Ε: 'Е', Η: 'Н', Κ: 'К', Μ: 'М', Ο: 'О', ο: 'о', Ρ: 'Р', ρ: 'р', Τ: 'Т', Χ: 'Х', χ: 'х' },
};
/** Cyrillic letters that look like Latin ones. */
const latinShapes: Readonly<Record<string, string>> = {
  ...{ А: 'A', В: 'B', Е: 'E', К: 'K', М: 'M', Н: 'H', О: 'O', Р: 'P', С: 'C', Т: 'T', Х: 'X' },
  ...{ а: 'a', е: 'e', о: 'o', р: 'p', с: 'c', у: 'y', х: 'x', і: 'i', І: 'I', ѕ: 's', ј: 'j' },
};
/** Ukrainian letters and the fita of keyboards and fonts that had no ө and ү. */
const oldKeyboard: Readonly<Record<string, string>> = {
  ...{ Ї: 'Ү', ї: 'ү', Є: 'Ө', є: 'ө', Ѳ: 'Ө', ѳ: 'ө' },
};

const foreign = /[A-Za-zËëÖöÜüƟɵ\u0370-\u03ffЇїЄєѲѳ]/;
const word = /\p{L}+/gu;
const cyrillic = /\p{Script=Cyrillic}/u;
const other = /[^\p{Script=Cyrillic}]/u;
/** Where such letters meet, or stand for others. */
const mixed = /[\u0400-\u04ff][A-Za-z\u00c0-\u03ff]|[A-Za-z\u00c0-\u03ff][\u0400-\u04ff]|[ЇїЄєѲѳ]/;
/** CVгээ, TVийн: initials with a suffix that lost its hyphen. */
const initials = /^[A-Z]{2,6}(?=[а-яөүё]+$)/;
/** The question particle in letters that look like it: Явсан yy? */
const particle = /([А-Яа-яЁёӨөҮү]{2,40}[ \u00A0])(yy|vv)(?![\p{L}\p{N}])/gu;

/** 6-p cap: the ending of an ordinal. */
const ordinal = /(\d ?- ?)p(?=[ \u00A0]\p{L})/gu;

/** Ke$ha, me$$age. */
const dollars =
  /\${1,2}(?<=\p{L}\p{Ll}\${1,2})(?=\p{Ll}{2})|\$(?<=\p{Ll}{4}\$)(?= \p{Ll}|[.,;!?]\s)/gu;

const letters = (written: string, map: Readonly<Record<string, string>>) =>
  [...written].map((letter) => map[letter] ?? letter).join('');

function toCyrillic(written: string): string | undefined {
  // xyрнэ, yнэ: next to front vowels alone, y stands for ү.
  const front = /[эөүЭӨҮ]/.test(written) && !/[аоуяёыАОУЯЁЫaoAO]/.test(written);
  const said = letters(front ? written.replace(/y/g, 'ү').replace(/Y/g, 'Ү') : written, shapes);
  return other.test(said) ? undefined : said;
}

function toLatin(written: string): string | undefined {
  const said = letters(written, latinShapes);
  // iPhoneоор: letters at the end are a suffix.
  return cyrillic.test(said) || /\p{Script=Cyrillic}{2}$/u.test(written) ? undefined : said;
}

function unmix(written: string, language: Language): string {
  if (!cyrillic.test(written)) return written;
  const typed =
    language === 'mn' && !/[іІґҐ]/.test(written) ? letters(written, oldKeyboard) : written;
  if (!other.test(typed)) return typed;
  const lead = initials.exec(typed)?.[0];
  if (lead && parseSuffix(typed.slice(lead.length))) return typed;
  return language === 'mn'
    ? (toCyrillic(typed) ?? toLatin(typed) ?? typed)
    : (toLatin(typed) ?? toCyrillic(typed) ?? typed);
}

/**
 * Replaces letters of another alphabet within a word by the ones they look like: Cайн, хvн, Їнэ in Mongolian, Нello in
 * English. The length stays the same, so offsets stay valid.
 */
export function replaceLookAlikes(written: string, language: Language): string {
  const text = written.replace(dollars, (signs) => 's'.repeat(signs.length));
  if (!(language === 'mn' ? foreign : cyrillic).test(text)) return text;
  const unmixed = mixed.test(text)
    ? text.replace(word, (written) => unmix(written, language))
    : text;
  return language === 'en'
    ? unmixed
    : unmixed
        .replace(particle, (_, before: string) => before + (isBack(before.trim()) ? 'уу' : 'үү'))
        .replace(ordinal, '$1р');
}
