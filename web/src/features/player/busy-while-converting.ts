import { limits } from '@duu/contract/limits';
import { followConversion } from '../../conversions/follow-conversion.ts';
import { blockReload } from '../../feedback/reload-block.ts';
import type { Track } from './track.ts';

/**
 * Marks the page as busy until a conversion started here has ended, wherever the user navigates and whether or not it is
 * played. Ends with the hold on the credits at the latest.
 */
export function busyWhileConverting(uid: string, { id, source }: Track): void {
  if (source.kind !== 'making') return;
  const options = { staleUntil: source.staleUntil, timeoutMs: limits.holdMs };
  followConversion(uid, id, options).subscribe({ complete: blockReload() });
}
