import type { Audio } from '@duu/contract/documents/audio';
import type { WithId } from '@duu/contract/id';
import { lastValueFrom } from 'rxjs';
import { blockReload } from '../../feedback/reload-block.ts';
import { type FollowOptions, followConversion } from './follow-conversion.ts';

/**
 * Waits for the end of a conversion, and keeps the page from being reloaded meanwhile, wherever the user navigates and
 * whether or not it is played. Returns the audio as it was last; null if there is none.
 */
export function conversionEnd(
  uid: string,
  audioId: string,
  options: FollowOptions,
): Promise<WithId<Audio> | null> {
  const following = followConversion(uid, audioId, options);
  return lastValueFrom(following, { defaultValue: null }).finally(blockReload());
}
