import { anAudio } from '@duu/contract/testing/an-audio';
import { expect, test } from 'vitest';
import { initialVoice } from '../drafts/draft.ts';
import { type Diff, type LastConversion, modeOf, reconversionOf } from './reconversion.ts';

const written = ['Сайн байна уу?', 'Баяртай.'];
const last = { audio: anAudio({ id: 'a' }), content: { segments: written, normalized: [] } };
const voice = { ...initialVoice, speakerId: last.audio.speaker.id };
const now = new Date('2026-11-21T00:00:00Z');
const near: Diff = { free: true, distance: 1, share: 0.05, attemptsLeft: 2 };
const changed = ['Сайн байна уу!', 'Баяртай.'];

/** A text that costs so much, of which each paragraph costs what it has. */
const priced = (segments: readonly string[], characters = 14) => ({
  characters,
  ofSegments: segments.map((text) => text.length),
  spoken: segments,
});

const problem = (answer: ReturnType<typeof reconversionOf>) =>
  answer.kind === 'no' || answer.kind === 'changed' ? answer.problem : answer.kind;

test.each([
  ['nothing changed', written, voice, null, 'background_same'],
  ['other music', written, { ...voice, background: 'rain' as const }, null, 'free'],
  [
    'the volume of no music',
    written,
    { ...voice, backgroundVolume: 'high' as const },
    null,
    'background_same',
  ],
  ['another speed alone', written, { ...voice, speed: 1.5 }, null, 'voice'],
  ['another pitch alone', written, { ...voice, pitch: 'low' as const }, null, 'voice'],
  [
    'another speed and other music',
    written,
    { ...voice, speed: 1.5, background: 'rain' as const },
    null,
    'free',
  ],
  ['another speaker', written, { ...voice, speakerId: 'x' }, null, 'speaker_not_same'],
  ['a paragraph more', [...written, 'a'], voice, near, 'segment_not_same'],
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
  expect(problem(reconversionOf(last, segments, settings, diff, now, priced(segments)))).toBe(
    wanted,
  );
});

test('the volume counts if there is music', () => {
  const audio = anAudio({ settings: { ...last.audio.settings, background: 'rain' } });
  const louder = { ...voice, background: 'rain' as const, backgroundVolume: 'high' as const };
  const asked = reconversionOf({ ...last, audio }, written, louder, null, now, priced(written));
  expect(problem(asked)).toBe('free');
});

test('an unchanged text that a fallback voice read is free, while attempts are left', () => {
  const fallback = { engine: 'espeak' as const, voice: 'mn+f2' };
  const of = (change: Parameters<typeof anAudio>[0]) =>
    problem(
      reconversionOf(
        { ...last, audio: anAudio({ fallback, ...change }) },
        written,
        voice,
        null,
        now,
        priced(written),
      ),
    );
  expect(of({})).toBe('fallback');
  expect(of({ freeConversionsLeft: 0 })).toBe('max_resynthesize_exceeded');
});

test('an audio that is being created or has expired is not converted again', () => {
  const making = { ...last, audio: anAudio({ state: 'creating' }) };
  const asked = (of: LastConversion, at: Date) =>
    problem(reconversionOf(of, changed, voice, near, at, priced(changed)));
  expect(asked(making, now)).toBe('audio.not_ready');
  expect(asked(last, new Date('2028-01-01'))).toBe('audio.expired');
});

test('a text whose readings are longer than before is not free', () => {
  const music = { ...voice, background: 'rain' as const };
  const asked = (characters: number) =>
    problem(reconversionOf(last, written, music, null, now, priced(written, characters)));
  expect(asked(last.audio.characters)).toBe('free');
  expect(asked(last.audio.characters + 20)).toBe('text_diff_too_high');
});

const far = { ...near, free: false, reason: 'text_diff_too_high' as const };
const longer = [...written, 'Маргааш уулзъя.'];

test.each([
  ['a paragraph more', longer, voice, near, 15],
  ['a paragraph less', ['Баяртай.'], voice, near, 0],
  ['a large change of one', changed, voice, far, 14],
  ['no attempts left', changed, voice, { ...near, attemptsLeft: 0 }, 14],
])('of %s only what has changed is charged', (_, segments, settings, diff, characters) => {
  const found = reconversionOf(last, segments, settings, diff, now, priced(segments));
  expect(found).toMatchObject({ kind: 'changed', characters });
  expect(modeOf(found)).toBe('changed');
});

test.each([
  ['all of it has changed', ['Орой болжээ.', 'Шөнө.'], voice],
  ['it is read at another speed', longer, { ...voice, speed: 1.5 }],
  ['there is music', longer, { ...voice, background: 'rain' as const }],
  ['somebody else reads', longer, { ...voice, speakerId: 'x' }],
])('where %s, it is converted anew', (_, segments, settings) => {
  const found = reconversionOf(last, segments, settings, far, now, priced(segments));
  expect(found.kind).toBe('no');
  expect(modeOf(found)).toBe('new');
});
