// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { markSignedIn } from './session-hint.ts';
import { clearChoices, consumeChoices, noteChoice, onChoice } from './unsaved-choices.ts';

beforeEach(() => {
  localStorage.clear();
  markSignedIn(true);
});

test('each choice is consumed once, and again if it could not be saved', () => {
  const heard = vi.fn();
  const stop = onChoice(heard);
  noteChoice('theme');
  noteChoice('language');
  noteChoice('theme');
  stop();
  expect(heard).toHaveBeenCalledTimes(3);
  const consumed = consumeChoices();
  expect(consumed.choices).toEqual(['language', 'theme']);
  expect(consumeChoices().choices).toEqual([]);
  consumed.putBack();
  expect(consumeChoices().choices).toEqual(['language', 'theme']);
});

test('does not save choices of a visitor or another user', () => {
  markSignedIn(false);
  noteChoice('language');
  expect(consumeChoices().choices).toEqual([]);
  markSignedIn(true);
  noteChoice('language');
  clearChoices();
  expect(consumeChoices().choices).toEqual([]);
});

test('unsaved choices are dropped when the user signs out', () => {
  noteChoice('theme');
  const consumed = consumeChoices();
  clearChoices();
  consumed.putBack();
  expect(consumeChoices().choices).toEqual([]);
});
