import { languages } from '@duu/contract/language';
import { normalizedSegment } from '@duu/contract/token';
import { describe, expect, test } from 'vitest';
import { spokenSpans } from './join.ts';
import { normalize } from './normalize.ts';
import { foreignRules } from './options.ts';
import { randomText, seeded } from './random-text.ts';

const allowed =
  /^(?:[\p{Script=Cyrillic}\p{Script=Latin}]|[ .,?!:;…']|(?<=\p{Script=Latin})\p{M})*$/u;
const runs = 150;
/** Long enough for quadratic work to pass the limit, short enough for the rest to stay a few ten ms. */
const length = 6_000;

function texts(seed: number): string[] {
  const random = seeded(seed);
  return Array.from({ length: runs }, () => randomText(random, 1 + Math.floor(random() * 24)));
}

describe.each(languages)('any text in %s', (language) => {
  test.each(foreignRules)(
    'is covered, speakable and stable (foreign words: %s)',
    (foreign) => {
      for (const text of texts(foreignRules.indexOf(foreign) + 1)) {
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

  test('takes time in proportion to its length', () => {
    const bodies = [
      '1',
      '1,',
      '1.',
      '1-',
      '1 ',
      '1/',
      '1:',
      'а',
      'А',
      'a',
      'A',
      'а-',
      "a'",
      '-',
      '.',
      ' ',
      '\n',
      '(',
      '@',
      'a@',
      'a.',
      'www.',
      '₮',
      '$1',
      'I',
      'x1',
      '\u0301',
      '\ud800',
      'ᠮ',
      '漢',
      '😀',
      '1:1-',
      'sain ',
      'г.м.',
      'А.',
      '12 345 ',
      '10:30 ',
      '10:30-',
      '2026-11-20 ',
      '1/2 ',
      '$5.50 ',
      'Dr. ',
      'УИХ-ын ',
      '9911-2233 ',
      'XX ',
      '"',
      '#',
      'а\n',
    ];
    for (const body of bodies) {
      const text = body.repeat(Math.ceil(length / body.length));
      // CPU time: what else the machine does plays no part.
      const start = process.cpuUsage();
      const { tokens } = normalize(text, { language });
      const { user, system } = process.cpuUsage(start);
      const took = (user + system) / 1000;
      expect(tokens.at(-1)?.end).toBe(text.length);
      expect(took, `${JSON.stringify(body)} repeated to ${length} characters`).toBeLessThan(500);
    }
  }, 120_000);
});

test('an empty text has no tokens', () => {
  expect(normalize('', { language: 'mn' })).toEqual({ tokens: [], spoken: '' });
});
