import { languages } from '@duu/contract/language';
import { expect, test } from 'vitest';
import { normalize, voiceLanguage } from './normalize.ts';
import { plainLatin } from './plain-latin.ts';

const script = /[\p{Script=Latin}\p{Script=Cyrillic}]/u;
const letters = Array.from({ length: 0x20000 }, (_, code) => code)
  .filter((code) => code < 0xd800 || code > 0xdfff)
  .map((code) => String.fromCodePoint(code))
  .filter((letter) => /\p{L}/u.test(letter) && script.test(letter));

test.each([
  ['Škoda', 'Skoda'],
  ['Nguyễn Thị', 'Nguyen Thi'],
  ['Łódź', 'Lódz'],
  ['café façade', 'café façade'],
  ['Əliyev', 'Eliyev'],
  ['ⱷⱶʢ', ''],
  ['өглөө', 'өглөө'],
])('%s is said as %s', (written, said) => {
  expect(plainLatin(written)).toBe(said);
});

/** Several at a time, as a separate text for each would take long. */
const some = Array.from({ length: Math.ceil(letters.length / 100) }, (_, at) =>
  letters.slice(at * 100, (at + 1) * 100),
);
const known = /^[A-Za-z\u00aa-\u00ff .,']*$/;

test.each(languages.flatMap((language) => some.map((group, at) => ({ language, at, group }))))(
  'an English voice gets no letter of a text in $language that it would tell by number: $at',
  ({ language, group }) => {
    const dictionary = group.map((letter, at) => ({ written: `q${at}`, spoken: letter.repeat(3) }));
    const text = group
      .map(
        (letter, at) =>
          `q${at}. ${letter} ${letter.repeat(6)}. Say ${letter}${letter} and ${letter}b.`,
      )
      .join('\n');
    const told = normalize(text, { language, dictionary })
      .tokens.filter(
        (token) => voiceLanguage(token, language) === 'en' && !known.test(token.spoken),
      )
      .map(({ spoken }) => spoken);
    expect(told).toEqual([]);
  },
);
