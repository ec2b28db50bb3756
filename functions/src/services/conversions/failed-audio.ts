import type { Audio } from '@duu/contract/documents/audio';
import { failureLimit } from '@duu/contract/errors/failure-limit';
import { isPlainKey } from '@duu/contract/errors/keys';
import { ApiError } from '../../api-error.ts';

/** Returns the error of a failed conversion, with the number in its text. */
export function failedAudio({ error, characters }: Pick<Audio, 'error' | 'characters'>): ApiError {
  if (error === null) return new ApiError('failed_to_synthesize_audio');
  if (isPlainKey(error)) return new ApiError(error);
  const limit = failureLimit(error, characters);
  return limit === null
    ? new ApiError('failed_to_synthesize_audio')
    : new ApiError(error, { limit });
}
