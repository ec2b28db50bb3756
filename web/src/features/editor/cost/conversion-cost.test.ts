import type { Subscription } from '@duu/contract/documents/subscription';
import { initialPlans } from '@duu/contract/initial-plans';
import type { NormalizedSegment } from '@duu/contract/token';
import { expect, test } from 'vitest';
import { conversionCost, segmentsToSend } from './conversion-cost.ts';

const subscription = (used = 0, held = 0): Subscription => ({
  plan: { ...initialPlans['1'], id: '1' },
  totalCredits: 2000,
  usedCredits: used,
  heldCredits: held,
  source: 'trial',
  state: 'active',
  startsAt: new Date(0),
  endsAt: null,
  carriedFrom: null,
  carriedCredits: 0,
  recurring: null,
  refundDebt: null,
});

const unread = () => undefined;

function costOf(texts: string[], held: Subscription | null | undefined) {
  return conversionCost(texts, held, unread, 1);
}

test('counts what a respelling adds once the reading is known', () => {
  const reading: NormalizedSegment = {
    spoken: 'ха ха ка боллоо',
    tokens: [
      { start: 0, end: 1, kind: 'space', spoken: '', certain: true },
      { start: 1, end: 4, kind: 'dictionary', spoken: 'ха ха ка', certain: true },
      { start: 4, end: 11, kind: 'word', spoken: 'боллоо', certain: true },
    ],
  };
  const readingOf = (text: string) => (text === ' ХХК боллоо' ? reading : undefined);
  const cost = conversionCost([' ХХК боллоо', 'ХХК'], subscription(), readingOf, 1);
  expect(cost.characters).toBe(10 + 5 + 3);
});

test('reports too much sound, with the limit', () => {
  const reading: NormalizedSegment = {
    spoken: 'тоо '.repeat(100),
    tokens: [{ start: 0, end: 9, kind: 'number', spoken: 'тоо '.repeat(100), certain: true }],
  };
  const cost = (text: string) => conversionCost([text], subscription(), () => reading, 1);
  expect(cost('777777777')).toMatchObject({
    problem: 'max_spoken_characters_exceeded',
    limit: 290,
  });
});

test('refuses a text without anything to read', () => {
  const silent: NormalizedSegment = {
    spoken: '',
    tokens: [{ start: 0, end: 2, kind: 'dropped', spoken: '', certain: false }],
  };
  const problem = (texts: string[]) =>
    conversionCost(texts, subscription(), (text) => (text === '漢字' ? silent : undefined), 1)
      .problem;
  expect(problem(['漢字'])).toBe('segment_invalid');
  expect(problem(['?! …'])).toBe('segment_invalid');
  expect(problem(['漢字', 'уу'])).toBe(null);
});

test('counts code points, not units, and nothing for blank paragraphs', () => {
  expect(costOf(['Сайн 🌄', '  ', ' уу '], subscription()).characters).toBe(8);
  expect(segmentsToSend([' a ', '', 'b'])).toEqual(['a', 'b']);
});

test.each([
  [['', '  '], subscription(), 'segment_empty'],
  [['a'], null, 'noActiveSubscription'],
  [['a'.repeat(1025)], subscription(), 'max_characters_per_conversion_exceeded'],
  [['a'.repeat(600)], subscription(1000, 401), 'max_characters_exceeded'],
  [['a'.repeat(599)], subscription(1000, 401), null],
  [['a'], undefined, null],
])('%# says what stands in the way', (texts, held, problem) => {
  expect(costOf(texts, held).problem).toBe(problem);
});

test('more paragraphs than one conversion takes are a problem with its limit', () => {
  const texts = Array.from({ length: 501 }, () => 'а');
  const plan = {
    ...subscription(),
    plan: { ...subscription().plan, charactersPerConversion: 10_000 },
  };
  const cost = (some: string[]) => conversionCost(some, plan, () => undefined, 1);
  expect(cost(texts)).toMatchObject({ problem: 'max_segments_exceeded', limit: 500 });
  expect(cost(texts.slice(1)).problem).not.toBe('max_segments_exceeded');
});
