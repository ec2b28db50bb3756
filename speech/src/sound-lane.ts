import type { SoundAnswer, SoundOrder } from './sound-messages.ts';
import { DueQueue } from './stream/due-queue.ts';
import { jobsOfThread } from './stream/first-sounds.ts';
import { Thread, workerUrl } from './stream/thread.ts';

interface Waiting {
  readonly order: SoundOrder;
  readonly transfer: ArrayBuffer[];
}

/** A sound thread with its orders: what a listener needs first is done first, whoever ordered it. */
export class SoundLane {
  readonly #thread: Thread<SoundOrder, SoundAnswer>;
  readonly #waiting = new DueQueue<Waiting>(() => this.#assign());
  #underWay = 0;

  /** @param onDeath called once, with the error that every session of this lane fails with */
  constructor(onAnswer: (answer: SoundAnswer) => void, onDeath: (error: Error) => void) {
    this.#thread = new Thread<SoundOrder, SoundAnswer>(
      workerUrl('sound-worker', import.meta.url),
      (answer) => {
        this.#underWay--;
        this.#assign();
        onAnswer(answer);
      },
      onDeath,
    );
  }

  /** Sessions that are open. */
  get sessions(): number {
    return this.#thread.holds;
  }

  /** A session begins; it ends with `drop`. */
  hold(): void {
    this.#thread.hold();
  }

  /**
   * Orders work, which gets one answer. The orders of a session are due in the order in which they are given.
   * @param dueMs on the clock of `performance.now()`
   */
  order(order: SoundOrder, dueMs: number, transfer: ArrayBuffer[] = []): void {
    this.#waiting.push({ order, transfer }, dueMs);
    this.#assign();
  }

  /** Ends a session; what it has ordered and nobody has begun is forgotten. */
  drop(id: number): void {
    this.#waiting.remove(({ order }) => order.id === id);
    this.#thread.post({ id, type: 'drop' });
    this.#thread.release();
  }

  #assign(): void {
    while (this.#underWay < jobsOfThread()) {
      const next = this.#waiting.shift();
      if (!next) return;
      this.#underWay++;
      this.#thread.post(next.order, next.transfer);
    }
  }
}
