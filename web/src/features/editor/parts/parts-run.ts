import { ApiError } from '../../../api/api-error.ts';
import { type PartsJob, partName } from './parts-job.ts';

interface PartStarted {
  readonly audioId: string;
  readonly streamUrl: string;
}

/** What has become of a part's audio. */
export interface PartEnded {
  readonly state: 'done' | 'failed' | 'gone';
  readonly told: string;
}

/** What a run needs of the world around it. */
export interface PartsDoors {
  createCollection(name: string, key: string): Promise<string>;
  convert(job: PartsJob, index: number, name: string): Promise<PartStarted>;
  retry(audioId: string): Promise<PartStarted>;
  ended(audioId: string): Promise<PartEnded>;
  /** A part is being made and can be heard; `before` is the one it comes after. */
  began(job: PartsJob, index: number, started: PartStarted): void;
  keep(job: PartsJob | null): void;
  /** Waits for so many ms, and for a connection. */
  pause(ms: number): Promise<void>;
}

/** Where a run is. `stopped` names the part that could not be made, by its place, and why. */
export interface PartsState {
  readonly job: PartsJob;
  readonly status: 'running' | 'stopped' | 'done';
  readonly stoppedAt: number | null;
  /** An error of the API, or the reason that the audio's document has. */
  readonly error: ApiError | string | null;
}

/** Parts in the making at once: one less than a person may have, so that something else can be converted. */
const atOnce = 2;
/** How often in a row a request without an answer is sent again by itself. */
const lostTries = 6;
const pauseMs = 2000;
/** Refusals that only say "later". */
const later: ReadonlySet<string | null> = new Set(['too_many_conversions', 'request.too_many']);

/**
 * Converts a text in parts, one after the other. Everything it has done is kept before it goes on, so that a run that is
 * begun anew with the job that was kept does nothing twice.
 */
export class PartsRun {
  #state: PartsState;
  readonly #doors: PartsDoors;
  readonly #listeners = new Set<() => void>();
  #left = false;

  constructor(job: PartsJob, doors: PartsDoors) {
    this.#doors = doors;
    const failed = job.parts.findIndex(({ state }) => state === 'failed');
    const stoppedAt = failed === -1 ? null : failed;
    this.#state = { job, status: 'stopped', stoppedAt, error: null };
  }

  get state(): PartsState {
    return this.#state;
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Begins, or goes on with what is not made yet. */
  async go(): Promise<void> {
    if (this.#state.status === 'running' || this.#left) return;
    this.#set({ status: 'running', stoppedAt: null, error: null });
    this.#doors.keep(this.#state.job);
    try {
      if (this.#state.job.collectionId === null) {
        const { name, collectionKey } = this.#state.job;
        const collectionId = await this.#send(() =>
          this.#doors.createCollection(name, collectionKey),
        );
        this.#change({ collectionId });
      }
      await this.#makeAll();
    } catch (error) {
      this.#stop(this.#state.stoppedAt, error instanceof ApiError ? error : String(error));
    }
    if (this.#left) return;
    const isDone = this.#state.job.parts.every(({ state }) => state === 'done');
    if (isDone) this.#doors.keep(null);
    this.#set({ status: isDone ? 'done' : 'stopped' });
  }

  /** The person leaves the rest: nothing more is begun. */
  leave(): void {
    this.#left = true;
    this.#doors.keep(null);
  }

  async #makeAll(): Promise<void> {
    const making = new Set<Promise<void>>();
    for (const [index, part] of this.#state.job.parts.entries()) {
      if (part.state === 'done') continue;
      if (making.size >= atOnce) await Promise.race(making);
      if (this.#left || this.#state.error !== null) break;
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
    const { job } = this.#state;
    const part = job.parts[index];
    if (part === undefined) return null;
    if (part.audioId !== null && part.state === 'making') return part.audioId;
    const { audioId: failed } = part;
    const started = await this.#send(() =>
      failed === null
        ? this.#doors.convert(job, index, partName(job, index))
        : this.#doors.retry(failed),
    );
    this.#part(index, { audioId: started.audioId, state: 'making' });
    this.#doors.began(this.#state.job, index, started);
    return started.audioId;
  }

  async #follow(index: number, audioId: string): Promise<void> {
    const { state, told } = await this.#doors.ended(audioId);
    // One that its person has deleted meanwhile is not missed.
    this.#part(index, { state: state === 'failed' ? 'failed' : 'done' });
    if (state === 'failed') this.#stop(index, told);
  }

  /** Sends until there is an answer; a refusal that only says "later" is waited for. */
  async #send<T>(request: () => Promise<T>): Promise<T> {
    for (let lost = 0; ; ) {
      try {
        return await request();
      } catch (error) {
        if (!(error instanceof ApiError) || this.#left) throw error;
        if (!later.has(error.key)) {
          const isLost = error.key === null || error.key === 'server_error';
          lost += 1;
          if (!isLost || lost >= lostTries) throw error;
        }
        await this.#doors.pause(pauseMs * Math.max(1, lost));
      }
    }
  }

  /** The first failure is said: what comes after it is its consequence. */
  #stop(stoppedAt: number | null, error: ApiError | string): void {
    if (this.#state.error === null) this.#set({ stoppedAt, error });
  }

  #part(index: number, change: Partial<PartsJob['parts'][number]>): void {
    const parts = this.#state.job.parts.map((part, at) =>
      at === index ? { ...part, ...change } : part,
    );
    this.#change({ parts });
  }

  #change(change: Partial<PartsJob>): void {
    const job = { ...this.#state.job, ...change };
    if (!this.#left) this.#doors.keep(job);
    this.#set({ job });
  }

  #set(change: Partial<PartsState>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }
}
