import { Observable } from 'rxjs';
import type { DocsQuery } from './docs-query.ts';
import type { RawDoc } from './firestore-door.ts';

/** A failure travels as a value: reactfire would throw it into rendering, and keep it. */
export type Live<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: Error };

type Watch<T> = (
  door: typeof import('./firestore-door.ts'),
  next: (value: T) => void,
  fail: (error: Error) => void,
) => () => void;

/** Firestore is 135 kB: it comes with the first document that is read. */
function live<T>(watch: Watch<T>): Observable<Live<T>> {
  return new Observable((subscriber) => {
    let stop: (() => void) | undefined;
    let ended = false;
    const fail = (error: Error) => subscriber.next({ ok: false, error });
    import('./firestore-door.ts').then(
      (door) => {
        if (!ended) stop = watch(door, (value) => subscriber.next({ ok: true, value }), fail);
      },
      (error: unknown) => fail(error instanceof Error ? error : new Error(String(error))),
    );
    return () => {
      ended = true;
      stop?.();
    };
  });
}

export function liveDoc(path: string): Observable<Live<RawDoc | null>> {
  return live((door, next, fail) => door.watchDoc(path, next, fail));
}

export function liveDocs(of: DocsQuery, count: number): Observable<Live<RawDoc[]>> {
  return live((door, next, fail) => door.watchDocs(of, count, next, fail));
}

export const nothingLive: Observable<Live<never>> = new Observable(() => undefined);
