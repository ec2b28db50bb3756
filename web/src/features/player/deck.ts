import type { Track, TrackSource } from './track.ts';

export interface DeckDoor {
  /** The address of a stored file; asked for each time it is loaded. */
  fileUrl(path: string): Promise<string>;
  /** Gives the element the sound of an audio in the making, and returns what ends that. */
  stream(element: HTMLAudioElement, url: string): () => void;
}

/**
 * The audio element and what lies on it: one source of one track, or a sample. Whoever loads last wins; an
 * address that comes late for an earlier one is dropped.
 */
export class Deck {
  readonly element: HTMLAudioElement;
  readonly #door: DeckDoor;
  #loaded: { id: string; source: TrackSource } | null = null;
  #load = 0;
  #endStream: (() => void) | null = null;

  constructor(element: HTMLAudioElement, door: DeckDoor) {
    this.element = element;
    this.#door = door;
    element.preload = 'auto';
  }

  get ms(): number {
    return this.element.currentTime * 1000;
  }
  set ms(value: number) {
    this.element.currentTime = value / 1000;
  }

  /** How far the sound has come, in ms. */
  get bufferedMs(): number {
    const { buffered } = this.element;
    return buffered.length === 0 ? 0 : buffered.end(buffered.length - 1) * 1000;
  }

  /** Which source of a track lies on it; null where another track does, or none. */
  kindOf(track: Track | null): TrackSource['kind'] | null {
    return track !== null && this.#loaded?.id === track.id ? this.#loaded.source.kind : null;
  }

  get isEmpty(): boolean {
    return this.#loaded === null;
  }

  /** Whether a track has another file than what it holds: its stream's, or that of a later conversion. */
  isOutdated(track: Track | null): boolean {
    if (track === null || this.#loaded?.id !== track.id || track.source.kind !== 'file')
      return false;
    const { source } = this.#loaded;
    return (
      source.kind === 'making' || (source.kind === 'file' && source.path !== track.source.path)
    );
  }

  /**
   * Puts a track on it at a position (ms). False where something else was put on meanwhile. Rejects where the
   * file's address can't be had.
   */
  async put(track: Track, atMs: number, rate: number): Promise<boolean> {
    const load = ++this.#load;
    const { source } = track;
    const url = source.kind === 'file' ? await this.#address(source.path, load) : addressOf(source);
    if (url === null || load !== this.#load) return false;
    this.#clear();
    this.#loaded = { id: track.id, source };
    if (source.kind === 'making') this.#endStream = this.#door.stream(this.element, url);
    else this.element.src = url;
    this.element.playbackRate = rate;
    if (atMs > 0 && source.kind !== 'making') this.ms = atMs;
    return true;
  }

  putSample(url: string): void {
    this.#load++;
    this.#clear();
    this.element.src = url;
    this.element.playbackRate = 1;
  }

  /** Silence, and nothing on it. */
  clear(): void {
    this.#load++;
    this.#clear();
    this.element.pause();
    this.element.removeAttribute('src');
    this.element.load();
  }

  /** What lies on it has broken; a pending load is dropped too. */
  forget(): void {
    this.#load++;
    this.#loaded = null;
  }

  /** Drops a load that waits for its address. */
  cancel(): void {
    this.#load++;
  }

  async #address(path: string, load: number): Promise<string | null> {
    try {
      return await this.#door.fileUrl(path);
    } catch (error) {
      if (load !== this.#load) return null;
      throw error;
    }
  }

  #clear(): void {
    this.#loaded = null;
    this.#endStream?.();
    this.#endStream = null;
  }
}

function addressOf(source: Exclude<TrackSource, { kind: 'file' }>): string {
  if (source.kind === 'url') return source.url;
  if (source.streamUrl === null) throw new Error('There is no stream to play.');
  return source.streamUrl;
}
