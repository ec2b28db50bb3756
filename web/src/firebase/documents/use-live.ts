import { useObservable } from 'reactfire';
import type { Observable } from 'rxjs';
import { useUid } from '../auth/use-session.ts';
import { type Live, nothingLive } from './live.ts';
import { liveKey, untilLeft } from './live-cache.ts';

type Maybe<T> = Live<T> | undefined;

/**
 * What a source says, shared by all who ask under the same key until the person leaves; undefined before its first word.
 * A null source waits.
 */
export function useLive<T>(what: string, source: Observable<Live<T>> | null): Maybe<T> {
  const uid = useUid();
  const { data } = useObservable<Maybe<T>>(
    liveKey(uid, what),
    untilLeft<Maybe<T>>(uid, source ?? nothingLive, undefined),
    { suspense: false },
  );
  return data;
}
