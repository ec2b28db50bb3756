import { anAudio } from '@duu/contract/testing/an-audio';
import { expect, test } from 'vitest';
import { initialVoice } from '../drafts/draft.ts';
import { type Diff, reconversionOf } from './reconversion.ts';

const last = { audio: anAudio({ id: 'a' }), segments: ['Сайн байна уу?', 'Баяртай.'] };
const voice = { ...initialVoice, speakerId: last.audio.speaker.id };
const now = new Date('2026-11-21T00:00:00Z');
const near: Diff = { free: true, distance: 1, share: 0.05, attemptsLeft: 2 };
const changed = ['Сайн байна уу!', 'Баяртай.'];

const problem = (answer: ReturnType<typeof reconversionOf>) =>
  answer.kind === 'no' ? answer.problem : answer.kind;

test.each([
  ['nothing changed', last.segments, voice, null, 'background_same'],
  ['other music', last.segments, { ...voice, background: 'rain' as const }, null, 'free'],
  [
    'the volume of no music',
    last.segments,
    { ...voice, backgroundVolume: 'high' as const },
    null,
    'background_same',
  ],
  ['another speed alone', last.segments, { ...voice, speed: 1.5 }, null, 'voice'],
  ['another pitch alone', last.segments, { ...voice, pitch: 'low' as const }, null, 'voice'],
  [
    'another speed and other music',
    last.segments,
    { ...voice, speed: 1.5, background: 'rain' as const },
    null,
    'free',
  ],
  ['another speaker', last.segments, { ...voice, speakerId: 'x' }, null, 'speaker_not_same'],
  ['a paragraph more', [...last.segments, 'a'], voice, near, 'segment_not_same'],
  ['a small change, not yet asked', changed, voice, null, 'asking'],
  ['a small change', changed, voice, near, 'free'],
  [
    'a large change',
    changed,
    voice,
    { ...near, free: false, reason: 'text_diff_too_high' as const },
    'text_diff_too_high',
  ],
  ['no attempts left', changed, voice, { ...near, attemptsLeft: 0 }, 'max_resynthesize_exceeded'],
])('%s', (_, segments, settings, diff, wanted) => {
  expect(problem(reconversionOf(last, segments, settings, diff, now, 14))).toBe(wanted);
});

test('the volume counts if there is music', () => {
  const audio = anAudio({ settings: { ...last.audio.settings, background: 'rain' } });
  const louder = { ...voice, background: 'rain' as const, backgroundVolume: 'high' as const };
  expect(problem(reconversionOf({ ...last, audio }, last.segments, louder, null, now, 14))).toBe(
    'free',
  );
});

test('an unchanged text that a fallback voice read is free, while attempts are left', () => {
  const fallback = { engine: 'espeak' as const, voice: 'mn+f2' };
  const of = (change: Parameters<typeof anAudio>[0]) =>
    problem(
      reconversionOf(
        { ...last, audio: anAudio({ fallback, ...change }) },
        last.segments,
        voice,
        null,
        now,
        14,
      ),
    );
  expect(of({})).toBe('fallback');
  expect(of({ freeConversionsLeft: 0 })).toBe('max_resynthesize_exceeded');
});

test('an audio that is being created or has expired is not converted again', () => {
  const making = { ...last, audio: anAudio({ state: 'creating' }) };
  expect(problem(reconversionOf(making, changed, voice, near, now, 14))).toBe('audio.not_ready');
  expect(problem(reconversionOf(last, changed, voice, near, new Date('2028-01-01'), 14))).toBe(
    'audio.expired',
  );
});

test('a text whose readings are longer than before is not free', () => {
  const music = { ...voice, background: 'rain' as const };
  const asked = (characters: number) =>
    problem(reconversionOf(last, last.segments, music, null, now, characters));
  expect(asked(last.audio.characters)).toBe('free');
  expect(asked(last.audio.characters + 20)).toBe('text_diff_too_high');
});
