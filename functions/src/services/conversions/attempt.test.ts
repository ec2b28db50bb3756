import { anAudio } from '@duu/contract/testing/an-audio';
import { expect, test } from 'vitest';
import { holdsLease } from './attempt.ts';

const lease = { holder: 'h', until: new Date() };
const audio = anAudio({ state: 'creating', attempt: 2, lease });

test.each([
  ['its own', {}, true],
  ['an audio of a later attempt', { attempt: 3 }, false],
  ['an audio with another holder', { lease: { ...lease, holder: 'other' } }, false],
  ['an audio whose lease was given up', { lease: null }, false],
  ['an audio that has ended', { state: 'done' }, false],
] as const)('an attempt and %s', (_, change, expected) => {
  expect(holdsLease({ ...audio, ...change }, { holder: 'h', number: 2 })).toBe(expected);
});
