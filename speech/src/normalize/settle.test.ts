import type { Token } from '@duu/contract/token';
import { expect, test } from 'vitest';
import type { Rule } from './draft.ts';
import { settle } from './settle.ts';

const options = { language: 'en' } as const;
const token = (start: number, end: number, kind: Token['kind'], spoken: string): Token => ({
  start,
  end,
  kind,
  spoken,
  certain: true,
});

/** Returns what is taken as it is when the tokens of a text are read again. */
function taken(written: string, tokens: Token[]): string[] {
  const parts: string[] = [];
  settle(tokens, written, (text: string, said: Rule) => {
    for (let at = 0; at < text.length; at++) {
      const found = said({ text, at, options, before: '' });
      if (found && 'end' in found) parts.push(text.slice(at, found.end));
    }
    return tokens;
  });
  return parts;
}

test('words said for figures and signs are not read again', () => {
  const tokens = [token(0, 1, 'fraction', 'one half'), token(1, 2, 'symbol', 'less than')];
  expect(taken('½<', tokens)).toEqual(['one half', 'less than']);
});

test('what is spoken as written is', () => {
  expect(taken('cash', [token(0, 4, 'word', 'cash')])).toEqual([]);
});

test('short forms among them are, and letters that stand alone', () => {
  expect(taken('/bbl', [token(0, 4, 'unit', 'per bbl')])).toEqual(['per']);
  expect(taken('℃', [token(0, 1, 'symbol', 'degrees C')])).toEqual(['degrees']);
  expect(taken('UN', [token(0, 2, 'initialism', 'U N')])).toEqual(['U N']);
});
