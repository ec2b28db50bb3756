import { calls } from '@duu/contract/calls/calls';
import { expect, test } from 'vitest';
import { parsePart } from './parse-request.ts';

const whole = { segments: ['Сайн уу'], speakerId: 's', language: 'mn' };

test.each([
  ['segments of another type', { ...whole, segments: 'x' }, 'segment_invalid'],
  ['a segment of another type', { ...whole, segments: [1] }, 'segment_invalid'],
  ['no text and no speaker', { segments: [' '], language: 'mn' }, 'segment_empty'],
  ['nothing at all', {}, 'segment_empty'],
  ['no speaker', { segments: ['x'], language: 'mn' }, 'select_speaker'],
  ['an empty speaker', { ...whole, speakerId: '' }, 'select_speaker'],
  ['another language', { ...whole, language: 'fr' }, 'unsupported_language'],
  ['another background', { ...whole, background: 'techno' }, 'invalid_background'],
  ['another volume', { ...whole, backgroundVolume: 'max' }, 'invalid_background'],
  ['a speed out of range', { ...whole, speed: 2.01 }, 'invalid_speed'],
  ['another pitch', { ...whole, pitch: 'higher' }, 'invalid_pitch'],
  ['an empty name', { ...whole, name: ' ' }, 'request.invalid'],
  ['no object', 'text', 'request.invalid'],
  ['two mistakes', { ...whole, speed: 9, language: 'fr' }, 'unsupported_language'],
])('%s ends with its own key', (_, body, key) => {
  expect(() => parsePart(calls.synthesize, calls.synthesize.input, body)).toThrow(
    expect.objectContaining({ key }),
  );
});

test('a call without such a key ends with request.invalid', () => {
  const { adminUpdateSpeaker } = calls;
  expect(() => parsePart(adminUpdateSpeaker, adminUpdateSpeaker.input, { language: 'fr' })).toThrow(
    expect.objectContaining({ key: 'request.invalid' }),
  );
});

test.each([calls.retryAudio, calls.resynthesize])(
  'an invalid id in $path is not an empty text',
  (call) => {
    expect(() => parsePart(call, call.params, { audioId: 'a b' })).toThrow(
      expect.objectContaining({ key: 'request.invalid' }),
    );
  },
);

test('missing fields get their default', () => {
  expect(parsePart(calls.synthesize, calls.synthesize.input, whole)).toMatchObject({
    background: null,
    backgroundVolume: 'medium',
    speed: 1,
    pitch: 'normal',
  });
});
