import type { Track } from './track.ts';

/** How often a position is reported during playback, in ms of clock time. */
const every = 15_000;
/** An audio counts as finished when less than this (ms) remains. */
export const nearEndMs = 1500;

/** The user's position in each track, and when it was last reported. */
export class PositionMemory {
  readonly #report: ((track: Track, ms: number) => void) | undefined;
  readonly #positions = new Map<string, number>();
  #reportedAt = 0;
  #reportedId: string | null = null;

  constructor(report: ((track: Track, ms: number) => void) | undefined) {
    this.#report = report;
  }

  of(track: Track): number {
    return this.#positions.get(track.id) ?? track.startMs;
  }

  keep(track: Track, ms: number): void {
    this.#positions.set(track.id, ms);
  }

  /** Where to resume: at the start if too little remains. */
  resumeAt(track: Track): number {
    const at = this.of(track);
    return track.durationMs !== null && at > track.durationMs - nearEndMs ? 0 : at;
  }

  /** Stores the position, and reports it for the user's own audio. */
  report(track: Track, ms: number): void {
    const rounded = Math.round(ms);
    this.keep(track, rounded);
    this.#reportedAt = Date.now();
    this.#reportedId = track.id;
    if (track.kind === 'audio') this.#report?.(track, rounded);
  }

  /** Whether another track was reported last. */
  isNew(track: Track): boolean {
    return track.id !== this.#reportedId;
  }

  get isDue(): boolean {
    this.#reportedAt ||= Date.now();
    return Date.now() - this.#reportedAt > every;
  }

  clear(): void {
    this.#positions.clear();
    this.#reportedId = null;
  }
}
