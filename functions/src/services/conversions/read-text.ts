import type { InputOf, OutputOf } from '@duu/contract/calls/call';
import type { Calls } from '@duu/contract/calls/calls';
import { countSegments } from '@duu/contract/count-segments';
import { limits } from '@duu/contract/limits';
import { ApiError } from '../../api-error.ts';
import type { Deps } from '../../deps.ts';
import { preloadSpeech } from './preload-speech.ts';
import { openTextReader } from './text-reader.ts';

type Read = Calls['normalizeText'];

/**
 * Reads a text segment by segment; offsets refer to the given segments.
 * @throws ApiError `characterLimitExceeded` with the limit, `segment_invalid`, `normalize_failed`
 */
export async function readText(
  deps: Deps,
  uid: string,
  { language, segments }: InputOf<Read>,
): Promise<OutputOf<Read>['segments']> {
  const limit = limits.textCharacters;
  if (countSegments(segments) > limit) throw new ApiError('characterLimitExceeded', { limit });
  if (segments.some((segment) => !segment.isWellFormed())) throw new ApiError('segment_invalid');
  preloadSpeech(deps);
  return (await openTextReader(deps, uid)).read(language, segments);
}
