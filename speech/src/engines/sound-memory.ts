import type { EngineSound } from './engine.ts';

interface Kept extends Pick<EngineSound, 'words'> {
  readonly at: number;
  readonly length: number;
}

/**
 * The newest sounds, as far as they fit in one block of memory. A buffer for each would live long and be replaced often:
 * V8 (Node 22) counts that as a growing heap, and marks all of it for every 10 MB.
 */
export class SoundMemory {
  readonly #room: number;
  #block: Int16Array | undefined;
  /** From the oldest to the newest, as they lie in the block, which begins again at its end. */
  readonly #kept = new Map<string, Kept>();
  #end = 0;

  constructor(maxBytes: number) {
    this.#room = Math.floor(maxBytes / Int16Array.BYTES_PER_ELEMENT);
  }

  /** Returns a copy, which may be transferred. */
  get(key: string): EngineSound | undefined {
    const found = this.#kept.get(key);
    if (!found || !this.#block) return undefined;
    const { at, length, words } = found;
    return { samples: this.#block.slice(at, at + length), words };
  }

  /** Keeps the pieces of a sound as the newest one; a sound that is larger than the block is not kept. */
  set(key: string, pieces: readonly EngineSound[]): void {
    this.#kept.delete(key);
    const length = pieces.reduce((sum, { samples }) => sum + samples.length, 0);
    if (length > this.#room) return;
    this.#block ??= new Int16Array(this.#room);
    const at = this.#place(length);
    let end = at;
    for (const { samples } of pieces) {
      this.#block.set(samples, end);
      end += samples.length;
    }
    this.#end = end;
    this.#kept.set(key, { at, length, words: pieces.flatMap(({ words }) => words) });
  }

  /** Returns where the next sound goes, after giving up what lies there. */
  #place(length: number): number {
    if (this.#end + length > this.#room) {
      this.#forgetOldest(({ at }) => at >= this.#end);
      this.#end = 0;
    }
    const after = this.#end + length;
    this.#forgetOldest(({ at }) => at >= this.#end && at < after);
    return this.#end;
  }

  #forgetOldest(isInTheWay: (kept: Kept) => boolean): void {
    for (const [key, kept] of this.#kept) {
      if (!isInTheWay(kept)) return;
      this.#kept.delete(key);
    }
  }
}
