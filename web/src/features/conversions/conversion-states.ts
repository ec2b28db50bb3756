import { type Audio, audio } from '@duu/contract/documents/audio';
import type { WithId } from '@duu/contract/id';
import { paths } from '@duu/contract/paths';
import { Observable } from 'rxjs';
import { liveDoc } from '../../firebase/documents/live.ts';
import { subscribeTo } from '../../firebase/documents/live-cache.ts';

export interface WaitOptions {
  /** Until the document changes after this time, it describes an earlier conversion. */
  readonly staleUntil?: Date | null;
  /** How long (ms) the document may take to arrive before it counts as deleted; without it, for any time. */
  readonly missingMs?: number;
  /** How long (ms) to wait for the end of the conversion; without it, for any time. */
  readonly timeoutMs?: number;
}

/**
 * Emits the audio of a conversion whenever it changes. Completes with the end of the conversion, and without it if the audio
 * was deleted or can't be read, and when the user signs out.
 */
export function conversionStates(
  uid: string,
  audioId: string,
  { staleUntil = null, missingMs, timeoutMs }: WaitOptions = {},
): Observable<WithId<Audio>> {
  return new Observable((subscriber) => {
    let wasSeen = false;
    const end = () => subscriber.complete();
    const endAfter = (ms?: number) => (ms === undefined ? ms : setTimeout(end, ms));
    const [missing, late] = [endAfter(missingMs), endAfter(timeoutMs)];
    const next = (found: WithId<Audio>) => {
      wasSeen = true;
      clearTimeout(missing);
      subscriber.next(found);
      const isStale = staleUntil !== null && found.updatedAt <= staleUntil;
      if (found.state !== 'creating' && !isStale) end();
    };
    const unsubscribe = subscribeTo(liveDoc(paths.audio(uid, audioId), audio), {
      next: ({ status, data }) => {
        if (data) next(data);
        else if (status === 'error' || (status === 'ready' && wasSeen)) end();
      },
      complete: end,
    });
    return () => {
      clearTimeout(missing);
      clearTimeout(late);
      unsubscribe();
    };
  });
}
