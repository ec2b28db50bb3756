import { ApiError } from '../../../api/api-error.ts';
import { Store } from '../../../stores/store.ts';
import { areDone, type PartsJob, partName } from './parts-job.ts';

interface PartStarted {
  readonly audioId: string;
  readonly streamUrl: string;
}

/** The final state of a part's audio. */
export interface PartEnded {
  readonly state: 'done' | 'failed' | 'gone';
  readonly message: string;
}

export interface PartsClient {
  createCollection(name: string, key: string): Promise<string>;
  convert(job: PartsJob, index: number, name: string): Promise<PartStarted>;
  retry(audioId: string): Promise<PartStarted>;
  ended(audioId: string): Promise<PartEnded>;
  /** Called when a part has started and can be played; `before` is the previous one. */
  began(job: PartsJob, index: number, started: PartStarted): void;
  keep(job: PartsJob | null): void;
  /** Waits for that many ms, and for a connection. */
  pause(ms: number): Promise<void>;
}

/** The state of a run. `stopped` has the index of the part that could not be created, and why. */
export interface PartsState {
  readonly job: PartsJob;
  readonly status: 'running' | 'stopped' | 'done';
  readonly stoppedAt: number | null;
  /** An API error, or the error key of the audio's document. */
  readonly error: ApiError | string | null;
}

/** Parts in progress at once: one less than a user may have, so that something else can be converted. */
const atOnce = 2;
/** How often in a row a request without a response is repeated automatically. */
const lostAttempts = 6;
const pauseMs = 2000;
/** Refusals that are only temporary. */
const later: ReadonlySet<string | null> = new Set(['too_many_conversions', 'request.too_many']);

/**
 * Converts a text in parts, one after another. Every step is stored before the next one, so that a run resumed with the
 * stored job does nothing twice.
 */
export class PartsRun extends Store<PartsState> {
  readonly #client: PartsClient;
  #left = false;

  constructor(job: PartsJob, client: PartsClient) {
    const failed = job.parts.findIndex(({ state }) => state === 'failed');
    const stoppedAt = failed === -1 ? null : failed;
    const status = areDone(job) ? 'done' : 'stopped';
    super({ job, status, stoppedAt, error: null });
    this.#client = client;
  }

  get state(): PartsState {
    return this.get();
  }

  /** Starts, or continues with the parts that are missing. */
  async go(): Promise<void> {
    if (this.state.status === 'running' || this.#left) return;
    this.#set({ status: 'running', stoppedAt: null, error: null });
    this.#client.keep(this.state.job);
    try {
      if (this.state.job.collectionId === null) {
        const { name, collectionKey } = this.state.job;
        const collectionId = await this.#send(() =>
          this.#client.createCollection(name, collectionKey),
        );
        this.#change({ collectionId });
      }
      await this.#makeAll();
    } catch (error) {
      this.#stop(this.state.stoppedAt, error instanceof ApiError ? error : String(error));
    }
    if (this.#left) return;
    this.#set({ status: areDone(this.state.job) ? 'done' : 'stopped' });
  }

  /** Closes the list of finished parts, which are still known. */
  close(): void {
    this.#change({ isClosed: true });
  }

  /** Skips the rest: no further part is started. */
  leave(): void {
    this.suspend();
    this.#client.keep(null);
  }

  /** Starts no further part. The stored job can be resumed. */
  suspend(): void {
    this.#left = true;
  }

  async #makeAll(): Promise<void> {
    const making = new Set<Promise<void>>();
    for (const [index, part] of this.state.job.parts.entries()) {
      if (part.state === 'done') continue;
      if (making.size >= atOnce) await Promise.race(making);
      if (this.#left || this.state.error !== null) break;
      const audioId = await this.#begin(index).catch((error: unknown) => {
        this.#stop(index, error instanceof ApiError ? error : String(error));
        return null;
      });
      if (audioId === null) break;
      const end = this.#follow(index, audioId).finally(() => making.delete(end));
      making.add(end);
    }
    await Promise.all(making);
  }

  async #begin(index: number): Promise<string | null> {
    const { job } = this.state;
    const part = job.parts[index];
    if (part === undefined) return null;
    if (part.audioId !== null && part.state === 'making') return part.audioId;
    const { audioId: failed } = part;
    const started = await this.#send(() =>
      failed === null
        ? this.#client.convert(job, index, partName(job, index))
        : this.#client.retry(failed),
    );
    this.#part(index, { audioId: started.audioId, state: 'making' });
    this.#client.began(this.state.job, index, started);
    return started.audioId;
  }

  async #follow(index: number, audioId: string): Promise<void> {
    const { state, message } = await this.#client.ended(audioId);
    // A part that the user has deleted meanwhile counts as done.
    this.#part(index, { state: state === 'failed' ? 'failed' : 'done' });
    if (state === 'failed') this.#stop(index, message);
  }

  /** Repeats a request until there is a response, and waits out temporary refusals. */
  async #send<T>(request: () => Promise<T>): Promise<T> {
    for (let lost = 0; ; ) {
      try {
        return await request();
      } catch (error) {
        if (!(error instanceof ApiError) || this.#left) throw error;
        if (!later.has(error.key)) {
          const isLost = error.key === null || error.key === 'server_error';
          lost += 1;
          if (!isLost || lost >= lostAttempts) throw error;
        }
        await this.#client.pause(pauseMs * Math.max(1, lost));
        if (this.#left) throw error;
      }
    }
  }

  /** Reports the first failure only, as later ones follow from it. */
  #stop(stoppedAt: number | null, error: ApiError | string): void {
    if (this.state.error === null) this.#set({ stoppedAt, error });
  }

  #part(index: number, change: Partial<PartsJob['parts'][number]>): void {
    const parts = this.state.job.parts.map((part, at) =>
      at === index ? { ...part, ...change } : part,
    );
    this.#change({ parts });
  }

  #change(change: Partial<PartsJob>): void {
    const job = { ...this.state.job, ...change };
    if (!this.#left) this.#client.keep(job);
    this.#set({ job });
  }

  #set(change: Partial<PartsState>): void {
    this.set({ ...this.get(), ...change });
  }
}
