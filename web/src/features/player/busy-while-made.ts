import { audio } from '@duu/contract/documents/audio';
import { limits } from '@duu/contract/limits';
import { paths } from '@duu/contract/paths';
import { markBusy } from '../../feedback/busy.ts';
import { liveDoc } from '../../firebase/documents/live.ts';
import { parseDoc } from '../../firebase/documents/parse-doc.ts';
import type { Track } from './track.ts';

/**
 * A conversion that this page has begun lasts until its document says what became of it, wherever the person goes
 * meanwhile and whether or not it is listened to. Credits are held no longer than this waits.
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
    // A document that still speaks of the making before this one says nothing of it.
    return state !== 'creating' && (staleUntil === null || updatedAt > staleUntil);
  };
  const timer = setTimeout(end, limits.holdMs);
  const following = liveDoc(path).subscribe((doc) => {
    try {
      // One that has just been written may not have arrived yet.
      if (!doc.ok || (doc.value !== null && isMade(doc.value))) end();
    } catch {
      end();
    }
  });
}
