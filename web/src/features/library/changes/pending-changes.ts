import type { InputOf } from '@duu/contract/calls/call';
import type { Calls } from '@duu/contract/calls/calls';
import type { Audio } from '@duu/contract/documents/audio';
import type { WithId } from '@duu/contract/id';
import { Store } from '../../../stores/store.ts';

/** A change that the server has not confirmed yet. */
export type Change = Fields | 'deleted';
type Fields = Partial<Pick<Audio, keyof InputOf<Calls['updateAudio']>>>;

interface Pending {
  readonly change: Change;
  readonly number: number;
}

/** How long (ms) a confirmed change stays, until the live documents catch up. */
const catchUpMs = 5000;

/** Settles a change after the server's response. */
export interface Answer {
  /** Reverts the change, for these audios or for all. */
  failed(audioIds?: readonly string[]): void;
  /** Confirms the change. Live documents apply again soon, as a change from elsewhere must not stay hidden. */
  done(): void;
}

const nothing: ReadonlyMap<string, Change> = new Map();

/**
 * Changes shown before they are confirmed. A failed change is reverted; a confirmed one stays until the live document
 * shows it, so that a row never flickers.
 */
export class PendingChanges {
  readonly #pending = new Map<string, Pending>();
  readonly shown = new Store<ReadonlyMap<string, Change>>(nothing);
  #number = 0;

  /** Shows a change to these audios until it is settled. */
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

  /** Drops changes that these live documents already show. */
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
    this.shown.set(new Map([...this.#pending].map(([id, { change }]) => [id, change])));
  }
}

function shows(audio: Audio, change: Fields): boolean {
  const names = Object.keys(change) as (keyof Fields)[];
  return names.every((name) => change[name] === audio[name]);
}

/**
 * Applies the changes to a list: updates changed rows and removes those that no longer belong. Search results are read
 * by id, so they may still contain rows whose change was confirmed long ago.
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
