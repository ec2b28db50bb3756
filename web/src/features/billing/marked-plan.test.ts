import { expect, test } from 'vitest';
import { planHash } from '../../plans/plan-name.ts';
import { builtInPlans } from '../../plans/shown-plans.ts';
import { markedPlan } from './marked-plan.ts';

test.each([
  ['#basic', null, '1'],
  ['#standard', '0', '2'],
  ['#pro', '1', '3'],
  ['#pro-yearly', '1', '4'],
  // The user's current tier: the yearly plan is the step up; if there is none, the current plan.
  ['#basic', '1', '1'],
  ['#standard', '2', '2'],
  ['#pro', '3', '4'],
  ['#pro', '4', '4'],
  ['#pro-yearly', '4', '4'],
  // A lower tier that was asked for.
  ['#basic', '3', '1'],
  ['#upgrade', null, '1'],
  ['#upgrade', '0', '1'],
  ['#upgrade', '1', '2'],
  ['#upgrade', '2', '3'],
  ['#upgrade', '3', '4'],
  ['#upgrade', '4', '4'],
  ['', '1', null],
  ['#trial', '0', null],
  ['#prose', '1', null],
] as const)('%s marks, for who has the plan %s, the plan %s', (hash, activeId, marked) => {
  expect(markedPlan(builtInPlans, hash, activeId)).toBe(marked);
});

test('a plan that is not on sale leaves its tier to the other one', () => {
  const without = (id: string) => builtInPlans.filter((plan) => plan.id !== id);
  expect(markedPlan(without('4'), '#pro-yearly', '1')).toBe('3');
  expect(markedPlan(without('4'), '#pro', '3')).toBe('3');
  expect(markedPlan(without('3'), '#pro', '1')).toBe('4');
  expect(markedPlan(without('1'), '#basic', null)).toBeNull();
});

test('every plan has a hash of its own, which marks it', () => {
  expect(builtInPlans.length).toBeGreaterThan(1);
  for (const plan of builtInPlans)
    expect(markedPlan(builtInPlans, planHash(plan), null)).toBe(plan.id);
  expect(new Set(builtInPlans.map(planHash)).size).toBe(builtInPlans.length);
});
