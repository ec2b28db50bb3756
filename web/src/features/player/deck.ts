import { ElementPosition } from './element-position.ts';
import type { FedSound } from './fed-sound.ts';
import type { Track, TrackSource } from './track.ts';

export interface DeckDeps {
  /** The URL of a stored file, requested on each load. */
  fileUrl(path: string): Promise<string>;
  /** Opens the element for an audio that is being created. */
  openFedSound(element: HTMLAudioElement): FedSound;
}

/**
 * The audio element and its current source: of a track, or a sample. The last load wins; a URL that arrives late for an
 * earlier one is dropped.
 */
export class Deck {
  readonly element: HTMLAudioElement;
  readonly #deps: DeckDeps;
  readonly #position: ElementPosition;
  #loaded: { id: string; source: TrackSource } | null = null;
  #load = 0;
  #fed: FedSound | null = null;

  constructor(element: HTMLAudioElement, deps: DeckDeps) {
    this.element = element;
    this.#deps = deps;
    this.#position = new ElementPosition(element);
    element.preload = 'auto';
  }

  get ms(): number {
    return this.#position.seconds * 1000;
  }
  set ms(value: number) {
    this.#position.seconds = value / 1000;
  }

  /** How far the sound is buffered, in ms. */
  get bufferedMs(): number {
    const { buffered } = this.element;
    return buffered.length === 0 ? 0 : buffered.end(buffered.length - 1) * 1000;
  }

  /** The kind of source loaded for a track; null if another track is loaded, or none. */
  kindOf(track: Track | null): TrackSource['kind'] | null {
    return track !== null && this.#loaded?.id === track.id ? this.#loaded.source.kind : null;
  }

  get isEmpty(): boolean {
    return this.#loaded === null;
  }

  /** Whether a track has a newer source than the loaded one: its finished file, or a later conversion. */
  isOutdated(track: Track | null): boolean {
    if (track === null || this.#loaded?.id !== track.id || track.source.kind !== 'file')
      return false;
    const { source } = this.#loaded;
    return (
      source.kind === 'making' || (source.kind === 'file' && source.path !== track.source.path)
    );
  }

  /**
   * Loads a track at a position (ms). Returns false if something else was loaded meanwhile. Rejects if the file's URL
   * is not available.
   */
  async put(track: Track, atMs: number, rate: number): Promise<boolean> {
    const load = ++this.#load;
    const { source } = track;
    const url = source.kind === 'file' ? await this.#address(source.path, load) : addressOf(source);
    if (url === null || load !== this.#load) return false;
    if (source.kind !== 'making' || !this.#isPrepared) this.#clear();
    this.#loaded = { id: track.id, source };
    if (source.kind === 'making') {
      this.#fed ??= this.#deps.openFedSound(this.element);
      this.#fed.feed(url);
    } else this.element.src = url;
    this.element.playbackRate = rate;
    if (source.kind !== 'making') this.#position.beginAt(atMs / 1000);
    return true;
  }

  /** Opens the element for a sound that will be created soon, unless something is loaded. */
  prepare(): void {
    if (this.#loaded === null) this.#fed ??= this.#deps.openFedSound(this.element);
  }

  get #isPrepared(): boolean {
    return this.#loaded === null && this.#fed !== null;
  }

  putSample(url: string): void {
    this.#load++;
    this.#clear();
    this.element.src = url;
    this.element.playbackRate = 1;
  }

  /** Stops and unloads everything. */
  clear(): void {
    this.#load++;
    this.#clear();
    this.element.pause();
    this.element.removeAttribute('src');
    this.element.load();
  }

  /** Drops a load that waits for its URL. */
  cancel(): void {
    this.#load++;
  }

  async #address(path: string, load: number): Promise<string | null> {
    try {
      return await this.#deps.fileUrl(path);
    } catch (error) {
      if (load !== this.#load) return null;
      throw error;
    }
  }

  #clear(): void {
    this.#loaded = null;
    this.#position.beginAt(0);
    this.#fed?.close();
    this.#fed = null;
  }
}

function addressOf(source: Exclude<TrackSource, { kind: 'file' }>): string {
  if (source.kind === 'url') return source.url;
  if (source.streamUrl === null) throw new Error('There is no stream to play.');
  return source.streamUrl;
}
