import { languages } from '@duu/contract/language';
import { normalizedSegment } from '@duu/contract/token';
import { describe, expect, test } from 'vitest';
import { inParts } from '../testing/in-parts.ts';
import { seeded } from '../testing/seeded.ts';
import { spokenSpans } from './join.ts';
import { normalize } from './normalize.ts';
import { foreignRules } from './options.ts';
import { randomText, repeatedPieces } from './random-text.ts';

const allowed =
  /^(?:[\p{Script=Cyrillic}\p{Script=Latin}]|[ .,?!:;…']|(?<=\p{Script=Latin})\p{M})*$/u;
const runs = 150;
/** Length in characters of a text that repeats one piece. */
const length = 200;

function texts(seed: number): string[] {
  const random = seeded(seed);
  return Array.from({ length: runs }, () => randomText(random, 1 + Math.floor(random() * 24)));
}

describe.each(languages)('any text in %s', (language) => {
  test.each(
    foreignRules.flatMap((foreign, at) =>
      inParts(texts(at + 1), 50).map((part) => ({ ...part, foreign })),
    ),
  )(
    'is covered, speakable and stable (foreign words: $foreign, from text $from)',
    ({ foreign, rows }) => {
      for (const text of rows) {
        const result = normalize(text, { language, foreign });
        normalizedSegment.parse(result);
        const shown = JSON.stringify(text);

        let at = 0;
        for (const { start, end } of result.tokens) {
          expect(start, `no gap or overlap in ${shown}`).toBe(at);
          expect(end, `no empty token in ${shown}`).toBeGreaterThan(start);
          at = end;
        }
        expect(at, `covered to the end: ${shown}`).toBe(text.length);

        expect(result.spoken, `only what can be said: ${shown}`).toMatch(allowed);
        expect(result.spoken).not.toMatch(/ {2}|^ | $|^[.,?!:;…]| [.,?!:;…]/);

        for (const { start, end, token } of spokenSpans(result.tokens))
          expect(result.spoken.slice(start, end), shown).toBe(token.spoken);

        const again = normalize(result.spoken, { language, foreign });
        expect(again.spoken, `its own output stays as it is: ${shown}`).toBe(result.spoken);
      }
    },
    60_000,
  );

  // bench/speech/growth.ts measures how time grows with length.
  test('accepts a repeated piece', () => {
    for (const piece of repeatedPieces) {
      const text = piece.repeat(Math.ceil(length / piece.length));
      const { tokens } = normalize(text, { language });
      expect(tokens.at(-1)?.end, JSON.stringify(piece)).toBe(text.length);
    }
  });
});

test('an empty text has no tokens', () => {
  expect(normalize('', { language: 'mn' })).toEqual({ tokens: [], spoken: '' });
});
