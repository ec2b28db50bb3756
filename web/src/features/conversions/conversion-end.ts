import type { Audio } from '@duu/contract/documents/audio';
import type { WithId } from '@duu/contract/id';
import { lastValueFrom } from 'rxjs';
import { blockReload } from '../../feedback/reload-block.ts';
import { conversionStates, type WaitOptions } from './conversion-states.ts';

/**
 * Waits for the end of a conversion, and keeps the page from being reloaded meanwhile, wherever the user navigates and
 * whether or not it is played. Returns the audio as it was last; null if there is none.
 */
export function conversionEnd(
  uid: string,
  audioId: string,
  options: WaitOptions,
): Promise<WithId<Audio> | null> {
  const states = conversionStates(uid, audioId, options);
  return lastValueFrom(states, { defaultValue: null }).finally(blockReload());
}
