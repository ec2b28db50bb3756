import type { Subscription } from '@duu/contract/documents/subscription';
import { initialPlans } from '@duu/contract/plans';
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
});

test('counts code points, not units, and nothing for blank paragraphs', () => {
  expect(conversionCost(['Сайн 🌄', '  ', ' уу '], subscription()).characters).toBe(8);
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
  expect(conversionCost(texts, held).problem).toBe(problem);
});
