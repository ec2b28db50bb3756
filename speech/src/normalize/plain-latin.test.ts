import { languages } from '@duu/contract/language';
import { expect, test } from 'vitest';
import { inParts } from '../testing/in-parts.ts';
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

const known = /^[A-Za-z\u00aa-\u00ff .,']*$/;

// Several in a text, as a separate one for each would take long.
test.each(
  languages.flatMap((language) => inParts(letters, 100).map((part) => ({ ...part, language }))),
)(
  'an English voice gets no letter of a text in $language that it would tell by number: from $from',
  ({ language, rows }) => {
    const dictionary = rows.map((letter, at) => ({ written: `q${at}`, spoken: letter.repeat(3) }));
    const text = rows
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
