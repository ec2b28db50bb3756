import type { Track } from './track.ts';

/** How often a position is reported during playback, in ms of clock time. */
const every = 15_000;
/** An audio counts as finished when less than this (ms) remains. */
const nearEnd = 1500;

/** The user's position in each track, and when it was last reported. */
export class PositionMemory {
  readonly #tell: ((track: Track, ms: number) => void) | undefined;
  readonly #positions = new Map<string, number>();
  #toldAt = 0;

  constructor(tell: ((track: Track, ms: number) => void) | undefined) {
    this.#tell = tell;
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
    return track.durationMs !== null && at > track.durationMs - nearEnd ? 0 : at;
  }

  /** Stores the position, and reports it for the user's own audio. */
  tell(track: Track, ms: number): void {
    const rounded = Math.round(ms);
    this.keep(track, rounded);
    this.#toldAt = Date.now();
    if (track.kind === 'audio') this.#tell?.(track, rounded);
  }

  get isDue(): boolean {
    this.#toldAt ||= Date.now();
    return Date.now() - this.#toldAt > every;
  }

  clear(): void {
    this.#positions.clear();
  }
}
