import type { Language } from '@duu/contract/language';
import type { Token } from '@duu/contract/token';
import { expect, test } from 'vitest';
import type { Rule } from './draft.ts';
import { settle } from './settle.ts';

const token = (start: number, end: number, kind: Token['kind'], spoken: string): Token => ({
  start,
  end,
  kind,
  spoken,
  certain: true,
});

/** Returns the words that are taken as they are when the tokens of a text are read again. */
function taken(written: string, tokens: Token[], language: Language = 'en'): string[] {
  const parts: string[] = [];
  settle(tokens, written, (text: string, said: Rule) => {
    for (let at = 0; at < text.length; at++) {
      const found = said({ text, at, options: { language }, before: '' });
      const isWord = found && 'end' in found && !/space|punctuation/.test(found.kind);
      if (isWord) parts.push(text.slice(at, found.end));
    }
    return tokens;
  });
  return parts;
}

test('words said for figures and signs are not read again', () => {
  const tokens = [token(0, 1, 'fraction', 'one half'), token(1, 2, 'symbol', 'less than')];
  expect(taken('½<', tokens)).toEqual(['one', 'half', 'less', 'than']);
});

test('a word that is spoken as written is not, unless it may be short for another', () => {
  const words = (text: string, language: Language = 'en') =>
    taken(
      text,
      [...text.matchAll(/\p{L}+|\./gu)].map((found) =>
        token(
          found.index,
          found.index + found[0].length,
          found[0] === '.' ? 'punctuation' : 'word',
          found[0],
        ),
      ),
      language,
    );
  expect(words('cash')).toEqual(['cash']);
  expect(words('мөнгө cash', 'mn')).toEqual(['мөнгө']);
  expect(words('мөнгө')).toEqual([]);
  expect(words('or bach. thats tmrw hr cash')).toEqual(['or', 'cash']);
});

test('short forms among them are, and letters that stand alone', () => {
  expect(taken('/bbl', [token(0, 4, 'unit', 'per bbl')])).toEqual(['per']);
  expect(taken('℃', [token(0, 1, 'symbol', 'degrees C')])).toEqual(['degrees']);
  expect(taken('UN', [token(0, 2, 'initialism', 'U N')])).toEqual(['U', 'N']);
});
