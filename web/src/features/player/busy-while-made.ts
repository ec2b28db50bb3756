import { audio } from '@duu/contract/documents/audio';
import { limits } from '@duu/contract/limits';
import { paths } from '@duu/contract/paths';
import { markBusy } from '../../feedback/busy.ts';
import { liveDoc } from '../../firebase/documents/live.ts';
import { parseDoc } from '../../firebase/documents/parse-doc.ts';
import type { Track } from './track.ts';

/**
 * Marks the page as busy until the document of a conversion started here is finished, wherever the user navigates and
 * whether or not it is played. Ends with the hold on the credits at the latest.
 */
export function busyWhileMade(uid: string, { id, source }: Track): void {
  if (source.kind !== 'making') return;
  const { staleUntil } = source;
  const path = paths.audio(uid, id);
  const done = markBusy();
  const end = () => {
    clearTimeout(timer);
    following.unsubscribe();
    done();
  };
  const isMade = (raw: Parameters<typeof parseDoc>[1]): boolean => {
    const { state, updatedAt } = parseDoc(path, raw, audio);
    // A document from before this conversion does not count.
    return state !== 'creating' && (staleUntil === null || updatedAt > staleUntil);
  };
  const timer = setTimeout(end, limits.holdMs);
  const following = liveDoc(path).subscribe((doc) => {
    try {
      // A new document may not have arrived yet.
      if (!doc.ok || (doc.value !== null && isMade(doc.value))) end();
    } catch {
      end();
    }
  });
}
