// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { markSignedIn } from './session-hint.ts';
import {
  forgetChoices,
  noteChoice,
  onChoice,
  putBackChoices,
  takeChoices,
} from './unsaved-choices.ts';

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
  expect(takeChoices()).toEqual(['language', 'theme']);
  expect(takeChoices()).toEqual([]);
  putBackChoices(['theme']);
  expect(takeChoices()).toEqual(['theme']);
});

test('what nobody chose, or somebody else, is not told', () => {
  markSignedIn(false);
  noteChoice('language');
  expect(takeChoices()).toEqual([]);
  markSignedIn(true);
  noteChoice('language');
  forgetChoices();
  expect(takeChoices()).toEqual([]);
});
