import type { Token } from '@duu/contract/token';
import { expect, test } from 'vitest';
import { joinTokens } from './join.ts';
import { normalize, spokenSpans } from './normalize.ts';

const make = (kind: Token['kind'], spoken: string, at: number): Token => ({
  start: at,
  end: at + 1,
  kind,
  spoken,
  certain: true,
});

test('the strongest of several marks stays, and none opens a segment', () => {
  const tokens = [
    make('punctuation', ',', 0),
    make('word', 'за', 1),
    make('punctuation', ',', 2),
    make('punctuation', '.', 3),
    make('space', '', 4),
    make('word', 'явъя', 5),
  ];
  expect(joinTokens(tokens).spoken).toBe('за. явъя');
});

test('places in what is said lead back to what was typed', () => {
  const text = 'Өчигдөр 25 хүн 9900₮ төлсөн.';
  const { tokens, spoken } = normalize(text, { language: 'mn' });
  const typed = (word: string): string => {
    const at = spoken.indexOf(word);
    const span = spokenSpans(tokens).find(({ start, end }) => start <= at && at < end);
    return span ? text.slice(span.token.start, span.token.end) : '';
  };
  expect(typed('таван хүн')).toBe('25');
  expect(typed('төгрөг')).toBe('9900₮');
  expect(typed('төлсөн')).toBe('төлсөн');
});
