import {
  cancelOrder,
  checkOrder,
  checkoutOrder,
  createOrder,
  createReceipt,
  getOrder,
  manageSubscription,
  previewOrder,
} from '@duu/contract/calls/orders';
import { expect, test } from 'vitest';
import { hasNextStep, nextStep } from './next-step.ts';

test('every error of every billing call has a next step', () => {
  const calls = [
    previewOrder,
    createOrder,
    getOrder,
    checkoutOrder,
    checkOrder,
    cancelOrder,
    createReceipt,
    manageSubscription,
  ];
  const keys = [...new Set(calls.flatMap(({ errors }) => errors))];
  expect(keys.length).toBeGreaterThan(10);
  expect(keys.filter((key) => !hasNextStep(key))).toEqual([]);
});

test('recurring plans are managed at the provider', () => {
  expect(nextStep('subscription.wrong_source')).toBe('manage');
});

test('an unknown error or a lost connection is tried again', () => {
  expect(nextStep(null)).toBe('retry');
  expect(nextStep('server_error')).toBe('retry');
});
