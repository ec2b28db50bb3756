import { Observable, type Observer, Subject, shareReplay } from 'rxjs';
import { afterQuiet } from '../../stores/quiet.ts';
import { Signal } from '../../stores/store.ts';

/** The state of live data. Errors are values: reactfire would throw them while rendering, and cache them. */
export type Live<T> =
  | { readonly status: 'loading'; readonly data?: undefined }
  | { readonly status: 'error'; readonly data?: undefined; readonly error: Error }
  | { readonly status: 'ready'; readonly data: T };

/** Live data of one user. */
export interface Source<T> {
  /** Starts with the path, which names the user. Sources with the same key share one subscription. */
  readonly key: string;
  /** Returns a function that ends it. */
  readonly subscribe: (emit: (state: Live<T>) => void) => () => void;
}

export const loading: Live<never> = { status: 'loading' };

export function failed(error: unknown): Live<never> {
  return { status: 'error', error: error instanceof Error ? error : new Error(String(error)) };
}

/** How long (ms) a subscription stays open after its page, for users who go back and forth. */
const lingerMs = 5 * 60_000;

/** Returns the uid in a path; null if the document has no owner. */
export function uidOf(path: string): string | null {
  return /^users\/([^/?]+)/.exec(path)?.[1] ?? null;
}

let opened = 0;

/** One open subscription, shared by all its readers. */
class Entry<T> {
  /** Never reused: reactfire keeps values by id permanently. */
  readonly id: string;
  readonly states: Observable<Live<T>>;
  readonly #end = new Subject<void>();
  readonly #onEnd: () => void;
  #state: Live<T> = loading;
  #readers = 0;
  #closing: ReturnType<typeof setTimeout> | undefined;

  constructor({ key, subscribe }: Source<T>, onEnd: () => void) {
    this.id = `${key}#${++opened}`;
    this.#onEnd = onEnd;
    const source = new Observable<Live<T>>((subscriber) => {
      // Its end releases what reactfire holds.
      const atEnd = this.#end.subscribe(() => {
        subscriber.next(loading);
        subscriber.complete();
      });
      // Counters and lists change while a first sound is on its way; rendering them would hold it up.
      const stop = subscribe((state) =>
        afterQuiet(() => {
          this.#state = state;
          subscriber.next(state);
        }),
      );
      return () => {
        atEnd.unsubscribe();
        stop();
      };
    });
    this.states = source.pipe(shareReplay(1));
    // A render may never be committed.
    this.#closeLater();
  }

  /** Keeps it open until the returned function is called, or for a while longer with `lingers`. */
  retain(lingers: boolean): () => void {
    clearTimeout(this.#closing);
    this.#readers++;
    return () => {
      if (--this.#readers > 0) return;
      if (lingers && this.#state.status !== 'error') this.#closeLater();
      else this.end();
    };
  }

  end = (): void => {
    clearTimeout(this.#closing);
    this.#onEnd();
    this.#end.next();
  };

  #closeLater(): void {
    this.#closing = setTimeout(this.end, lingerMs);
  }
}

const entries = new Map<string, Entry<unknown>>();
const userChanges = new Signal();

export function entryOf<T>(source: Source<T>): Entry<T> {
  const { key } = source;
  // A key always has the same type of data.
  const known = entries.get(key) as Entry<T> | undefined;
  if (known) return known;
  const entry: Entry<T> = new Entry(source, () => {
    if (entries.get(key) === entry) entries.delete(key);
  });
  entries.set(key, entry);
  return entry;
}

/** Subscribes outside of components. Completes when the user signs out. Returns a function that ends it. */
export function subscribeTo<T>(
  source: Source<T>,
  observer: Partial<Observer<Live<T>>>,
): () => void {
  const entry = entryOf(source);
  const release = entry.retain(false);
  const subscription = entry.states.subscribe(observer);
  return () => {
    subscription.unsubscribe();
    release();
  };
}

/** Ends all subscriptions except those of the user who has just signed in. */
export function clearLiveCache(keepUid: string | null): void {
  for (const [key, entry] of [...entries]) if (uidOf(key) !== keepUid) entry.end();
  userChanges.notify();
}

/** Calls back when the user changes, to clear other data of theirs, such as file URLs. */
export const onUserChange = userChanges.subscribe;
