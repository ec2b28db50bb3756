import { type Audio, audio } from '@duu/contract/documents/audio';
import type { WithId } from '@duu/contract/id';
import { limits } from '@duu/contract/limits';
import { paths } from '@duu/contract/paths';
import { takeWhile } from 'rxjs';
import { markBusy } from '../../feedback/busy.ts';
import { liveDoc } from '../../firebase/documents/live.ts';
import { follow, type Live } from '../../firebase/documents/live-cache.ts';
import type { Track } from './track.ts';

/**
 * Marks the page as busy until the document of a conversion started here is finished, wherever the user navigates and
 * whether or not it is played. Ends with the hold on the credits at the latest.
 */
export function busyWhileConverting(uid: string, { id, source }: Track): void {
  if (source.kind !== 'making') return;
  const { staleUntil } = source;
  const goesOn = ({ status, data }: Live<WithId<Audio> | null>): boolean => {
    // A new document may not have arrived yet, and one from before this conversion does not count.
    if (!data) return status !== 'error';
    return data.state === 'creating' || (staleUntil !== null && data.updatedAt <= staleUntil);
  };
  const done = markBusy();
  const following = follow(liveDoc(paths.audio(uid, id), audio))
    .pipe(takeWhile(goesOn))
    .subscribe({ complete: done });
  const timer = setTimeout(() => {
    following.unsubscribe();
    done();
  }, limits.holdMs);
  following.add(() => clearTimeout(timer));
}
