import type { InputOf } from '@duu/contract/calls/call';
import type { Calls } from '@duu/contract/calls/calls';
import type { Audio } from '@duu/contract/documents/audio';
import type { WithId } from '@duu/contract/id';

/** What a person has just changed and the server has not yet said back. */
export type Change = Fields | 'deleted';
type Fields = Partial<Pick<Audio, keyof InputOf<Calls['updateAudio']>>>;

interface Pending {
  readonly change: Change;
  readonly number: number;
}

/** How long (ms) a confirmed change stays, for the live documents to catch up with it. */
const catchUpMs = 5000;

/** What the server answered to a change. */
export interface Answer {
  /** Takes the change back, for these audios or for all. */
  failed(audioIds?: readonly string[]): void;
  /** The live documents have the last word again soon: a change from elsewhere must not stay hidden. */
  done(): void;
}

const nothing: ReadonlyMap<string, Change> = new Map();

/**
 * Changes shown before they are confirmed. A change that fails is taken back; one that succeeds stays until
 * the live document shows it, so that a row never jumps back for a moment.
 */
export class PendingChanges {
  readonly #pending = new Map<string, Pending>();
  readonly #listeners = new Set<() => void>();
  #snapshot: ReadonlyMap<string, Change> = nothing;
  #number = 0;

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  get snapshot(): ReadonlyMap<string, Change> {
    return this.#snapshot;
  }

  /** Shows a change to these audios until it is answered. */
  show(audioIds: readonly string[], change: Change): Answer {
    const number = ++this.#number;
    const before = new Map<string, Pending | undefined>();
    for (const id of audioIds) {
      const old = this.#pending.get(id);
      before.set(id, old);
      const merged =
        change === 'deleted' || old === undefined || old.change === 'deleted'
          ? change
          : { ...old.change, ...change };
      this.#pending.set(id, { change: merged, number });
    }
    this.#publish();
    const end = (ids: readonly string[], old: (id: string) => Pending | undefined) => {
      for (const id of ids) {
        if (this.#pending.get(id)?.number !== number) continue;
        const pending = old(id);
        if (pending === undefined) this.#pending.delete(id);
        else this.#pending.set(id, pending);
      }
      this.#publish();
    };
    return {
      failed: (ids = audioIds) => end(ids, (id) => before.get(id)),
      done: () => void setTimeout(() => end(audioIds, () => undefined), catchUpMs),
    };
  }

  /** Forgets what these live documents already show. */
  settle(live: readonly WithId<Audio>[]): void {
    let changed = false;
    for (const audio of live) {
      const pending = this.#pending.get(audio.id);
      if (pending === undefined || pending.change === 'deleted') continue;
      if (!shows(audio, pending.change)) continue;
      this.#pending.delete(audio.id);
      changed = true;
    }
    if (changed) this.#publish();
  }

  clear(): void {
    this.#pending.clear();
    this.#publish();
  }

  #publish(): void {
    this.#snapshot = new Map([...this.#pending].map(([id, { change }]) => [id, change]));
    for (const listener of this.#listeners) listener();
  }
}

function shows(audio: Audio, change: Fields): boolean {
  const names = Object.keys(change) as (keyof Fields)[];
  return names.every((name) => change[name] === audio[name]);
}

/**
 * The list as the person should see it: changed rows changed, those that do not belong here gone. A search's results are
 * read by their ids, so they are still there when the change has long been confirmed.
 */
export function applyChanges(
  audios: readonly WithId<Audio>[],
  changes: ReadonlyMap<string, Change>,
  belongs: (audio: Audio) => boolean,
): readonly WithId<Audio>[] {
  const list: WithId<Audio>[] = [];
  for (const audio of audios) {
    const change = changes.get(audio.id);
    if (change === 'deleted') continue;
    const changed = change === undefined ? audio : { ...audio, ...change };
    if (belongs(changed)) list.push(changed);
  }
  return list;
}
