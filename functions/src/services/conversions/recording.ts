import type { ApiError } from '../../api-error.ts';

/**
 * Sound as it is being made, for any number of listeners at their own pace: each hears it from its beginning. It
 * is kept until the last listener has gone, so it is for sounds whose length is bounded (a few MB of MP3).
 */
export class Recording {
  #chunks: Uint8Array[] = [];
  #bytes = 0;
  #state: 'open' | 'ended' | ApiError = 'open';
  #wake: (() => void)[] = [];
  #listeners = 0;
  #idle: (() => void)[] = [];
  readonly #cut = new AbortController();

  get bytes(): number {
    return this.#bytes;
  }

  /** Aborted when the sound may no longer be heard, also where it was whole by then. */
  get cutOff(): AbortSignal {
    return this.#cut.signal;
  }

  append(chunk: Uint8Array): void {
    if (this.#state !== 'open') throw new Error('The recording is closed.');
    this.#chunks.push(chunk);
    this.#bytes += chunk.byteLength;
    this.#wakeAll();
  }

  /** The sound is whole. */
  end(): void {
    this.#close('ended');
  }

  /** The sound will never be whole: listeners end with this error, not as if it were over. */
  break(error: ApiError): void {
    this.#close(error);
  }

  /** The audio is gone: listeners end at once with this error, whatever they have still to hear. */
  cut(error: ApiError): void {
    this.#state = error;
    this.#chunks = [];
    this.#bytes = 0;
    this.#cut.abort();
    this.#wakeAll();
  }

  /** Everything from the beginning, as it comes. */
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

  /** Resolves when nobody listens. */
  async idle(): Promise<void> {
    if (this.#listeners > 0) await new Promise<void>((done) => this.#idle.push(done));
  }

  /** The whole sound in one piece. */
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
