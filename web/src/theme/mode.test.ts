// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { modeKey, readMode, setMode, takeAccountMode } from './mode.ts';

beforeEach(() => localStorage.clear());

const shown = () => document.documentElement.dataset.theme;

test('the account’s mode holds where nothing was chosen, and is there before the next paint', () => {
  takeAccountMode('dark');
  expect([readMode(), shown(), localStorage.getItem(modeKey)]).toEqual(['dark', 'dark', 'dark']);
  takeAccountMode('light');
  expect([readMode(), shown()]).toEqual(['light', 'light']);
});

test('an account without a choice leaves no choice behind', () => {
  takeAccountMode('system');
  expect(localStorage.getItem(modeKey)).toBeNull();
});

test.each(['light', 'system'] as const)('%s, chosen on this device, goes before it', (mode) => {
  takeAccountMode('dark');
  setMode(mode);
  takeAccountMode('dark');
  expect(readMode()).toBe(mode);
});
