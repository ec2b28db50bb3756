// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { applyAccountMode, modeKey, readMode, setMode } from './mode.ts';

beforeEach(() => localStorage.clear());

const shown = () => document.documentElement.dataset.theme;

test('the account’s mode applies if nothing was chosen, before the next paint', () => {
  applyAccountMode('dark');
  expect([readMode(), shown(), localStorage.getItem(modeKey)]).toEqual(['dark', 'dark', 'dark']);
  applyAccountMode('light');
  expect([readMode(), shown()]).toEqual(['light', 'light']);
});

test('an account without a choice leaves no choice behind', () => {
  applyAccountMode('system');
  expect(localStorage.getItem(modeKey)).toBeNull();
});

test.each(['light', 'system'] as const)(
  '%s chosen on this device overrides the theme of the account',
  (mode) => {
    applyAccountMode('dark');
    setMode(mode);
    applyAccountMode('dark');
    expect(readMode()).toBe(mode);
  },
);
