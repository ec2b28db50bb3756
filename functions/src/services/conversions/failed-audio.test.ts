import { limits } from '@duu/contract/limits';
import { expect, test } from 'vitest';
import { ApiError } from '../../api-error.ts';
import { failedAudio } from './failed-audio.ts';

test('a failed audio is answered with the number that its text names', () => {
  const error = failedAudio({ error: 'max_sound_seconds_exceeded', characters: 9 });
  expect(error).toMatchObject({
    key: 'max_sound_seconds_exceeded',
    limit: limits.soundSeconds / 60,
  });
  expect(failedAudio({ error: 'tts_request_failed', characters: 9 }).limit).toBeUndefined();
  expect(failedAudio({ error: null, characters: 9 }).key).toBe('failed_to_synthesize_audio');
});

test('an error whose text names a number does not compile without it', () => {
  // @ts-expect-error its text names the limit
  const error = new ApiError('too_many_conversions', { retryAfter: 5 });
  expect(error.limit).toBeUndefined();
});
