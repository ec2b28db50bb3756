// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { markSignedIn } from './session-hint.ts';
import { clearChoices, noteChoice, onChoice, takeChoices } from './unsaved-choices.ts';

beforeEach(() => {
  localStorage.clear();
  markSignedIn(true);
});

test('each choice is taken once, and again where it could not be told', () => {
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

test('what nobody chose, or somebody else, is not told', () => {
  markSignedIn(false);
  noteChoice('language');
  expect(takeChoices().choices).toEqual([]);
  markSignedIn(true);
  noteChoice('language');
  clearChoices();
  expect(takeChoices().choices).toEqual([]);
});

test('what could not be told before its person left is not told of the next one', () => {
  noteChoice('theme');
  const taken = takeChoices();
  clearChoices();
  taken.putBack();
  expect(takeChoices().choices).toEqual([]);
});
