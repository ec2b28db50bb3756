import type { Track } from './track.ts';

/** How often a position is reported while playing, in ms of clock time. */
const every = 15_000;
/** What is left (ms) when an audio counts as heard to its end. */
const nearEnd = 1500;

/** Where the person is in each track, and when that was last told. */
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

  /** Where to go on: from the beginning where the rest is not worth it. */
  resumeAt(track: Track): number {
    const at = this.of(track);
    return track.durationMs !== null && at > track.durationMs - nearEnd ? 0 : at;
  }

  /** Keeps it, and says it for an audio of the person's own. */
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
