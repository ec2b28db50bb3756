// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { markSignedIn } from './session-hint.ts';
import { clearChoices, noteChoice, onChoice, takeChoices } from './unsaved-choices.ts';

beforeEach(() => {
  localStorage.clear();
  markSignedIn(true);
});

test('each choice is taken once, and again if it could not be saved', () => {
  const heard = vi.fn();
  const stop = onChoice(heard);
  noteChoice('theme');
  noteChoice('language');
  noteChoice('theme');
  stop();
  expect(heard).toHaveBeenCalledTimes(3);
  const taken = takeChoices();
  expect(taken.choices).toEqual(['language', 'theme']);
  expect(takeChoices().choices).toEqual([]);
  taken.putBack();
  expect(takeChoices().choices).toEqual(['language', 'theme']);
});

test('does not save choices of a visitor or another user', () => {
  markSignedIn(false);
  noteChoice('language');
  expect(takeChoices().choices).toEqual([]);
  markSignedIn(true);
  noteChoice('language');
  clearChoices();
  expect(takeChoices().choices).toEqual([]);
});

test('unsaved choices are dropped when the user signs out', () => {
  noteChoice('theme');
  const taken = takeChoices();
  clearChoices();
  taken.putBack();
  expect(takeChoices().choices).toEqual([]);
});
