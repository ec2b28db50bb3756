import type { ApiError } from '../../api-error.ts';

/**
 * Sound of a running conversion, for any number of listeners, each from the beginning. Kept in memory until
 * the last one has finished, so only for bounded lengths (a few MB of MP3).
 */
export class Recording {
  #chunks: Uint8Array[] = [];
  #bytes = 0;
  #state: 'open' | 'ended' | ApiError = 'open';
  #wake: (() => void)[] = [];
  #listeners = 0;
  #idle: (() => void)[] = [];
  #tellWhole: () => void = () => undefined;
  /** Resolves when the sound is complete. */
  readonly whenWhole = new Promise<void>((resolve) => {
    this.#tellWhole = resolve;
  });
  readonly #cut = new AbortController();

  get bytes(): number {
    return this.#bytes;
  }

  /** Aborted when the sound may no longer be heard, even if complete. */
  get cutOff(): AbortSignal {
    return this.#cut.signal;
  }

  append(chunk: Uint8Array): void {
    if (this.#state !== 'open') throw new Error('The recording is closed.');
    this.#chunks.push(chunk);
    this.#bytes += chunk.byteLength;
    this.#wakeAll();
  }

  /** Marks the sound as complete. */
  end(): void {
    this.#close('ended');
    this.#tellWhole();
  }

  /** Ends listeners with an error: the sound stays incomplete. */
  break(error: ApiError): void {
    this.#close(error);
  }

  /** Ends listeners immediately with an error: the audio was deleted. */
  cut(error: ApiError): void {
    this.#state = error;
    this.#chunks = [];
    this.#bytes = 0;
    this.#cut.abort();
    this.#wakeAll();
  }

  /** Yields the sound from the beginning, as it is made. */
  async *listen(): AsyncGenerator<Uint8Array, void, undefined> {
    this.#listeners++;
    try {
      for (let at = 0; ; ) {
        const chunk = this.#chunks[at];
        if (chunk) {
          at++;
          yield chunk;
        } else if (this.#state === 'ended') return;
        else if (this.#state !== 'open') throw this.#state;
        else await new Promise<void>((wake) => this.#wake.push(wake));
      }
    } finally {
      this.#listeners--;
      if (this.#listeners === 0) for (const done of this.#idle.splice(0)) done();
    }
  }

  /** Resolves when there are no listeners. */
  async idle(): Promise<void> {
    if (this.#listeners > 0) await new Promise<void>((done) => this.#idle.push(done));
  }

  /** The complete sound. */
  whole(): Uint8Array {
    return Buffer.concat(this.#chunks, this.#bytes);
  }

  #close(state: 'ended' | ApiError): void {
    if (this.#state !== 'open') return;
    this.#state = state;
    this.#wakeAll();
  }

  #wakeAll(): void {
    const waiting = this.#wake;
    this.#wake = [];
    for (const wake of waiting) wake();
  }
}
