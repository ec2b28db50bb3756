import { planIds } from '@duu/contract/documents/plan';
import { initialPlans } from '@duu/contract/initial-plans';
import { expect, test } from 'vitest';
import { planFor } from './plan-for.ts';

const plans = planIds.map((id) => ({ ...initialPlans[id], id }));

test.each([
  [300, '1'],
  [1024, '1'],
  [1025, '2'],
  [2990, '3'],
  [4096, '3'],
  [4097, undefined],
])('%i characters fit plan %s first', (characters, id) => {
  expect(planFor(plans, characters)?.id).toBe(id);
});

test('the catalogue decides, not the tier', () => {
  const changed = plans.map((plan) => {
    if (plan.id === '1') return { ...plan, charactersPerConversion: 3000 };
    return plan.id === '2' ? { ...plan, active: false } : plan;
  });
  expect(planFor(changed, 2990)?.id).toBe('1');
  expect(planFor(changed, 3001)?.id).toBe('3');
});
