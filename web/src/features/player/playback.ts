import { Deck, type DeckDeps } from './deck.ts';
import { LoadAhead, type LoadAheadDeps, loadAheadMs } from './load-ahead.ts';
import { wantsToPlay } from './player-state.ts';
import type { PlayerStore } from './player-store.ts';
import { PositionMemory } from './position-memory.ts';
import { nextIndex } from './queue.ts';
import type { Track } from './track.ts';

export interface PlaybackDeps extends DeckDeps, LoadAheadDeps {
  /** Reports the position where the user listens or stopped, in ms. */
  onPosition?(track: Track, ms: number): void;
  /** Reports that the current track can't be played. */
  onFailure?(): void;
  /** Reports that a track of a list can't be played and the next one is tried. */
  onSkipped?(track: Track): void;
  /** Reports that a sample can't be played. */
  onSampleFailure?(): void;
}

/** Times of a track, in ms and in order, where it pauses. */
export interface Stops {
  readonly id: string;
  readonly stopsMs: readonly number[];
}

/**
 * Loads, starts, pauses and unloads the current track on the audio element, and keeps its position. The player makes
 * the requests; the element's events report what happens.
 */
export class Playback {
  readonly deck: Deck;
  readonly positions: PositionMemory;
  readonly #store: PlayerStore;
  readonly #deps: PlaybackDeps;
  readonly #ahead: LoadAhead;
  #rangeEndMs: number | null = null;
  #stops: Stops | null = null;
  /** Where sound last began, in ms: only stops after it count. */
  #beganMs = 0;
  #retried = false;
  /** The tracks that were skipped since the user last chose one or one was heard to its end. */
  readonly #skipped = new Set<string>();
  /** A start that waits for the file's address; until then its position is the user's position. */
  #pending: { readonly id: string; readonly ms: number } | null = null;

  constructor(element: HTMLAudioElement, deps: PlaybackDeps, store: PlayerStore) {
    this.deck = new Deck(element, deps);
    this.positions = new PositionMemory(deps.onPosition);
    this.#store = store;
    this.#deps = deps;
    this.#ahead = new LoadAhead(deps);
  }

  /** Position in the current track, ms. */
  get currentMs(): number {
    const { track } = this.#store;
    if (track === null) return 0;
    if (this.#isPending(track)) return this.#pending?.ms ?? 0;
    return this.isOn(track) ? this.deck.ms : this.positions.of(track);
  }

  /** Length of the current track in ms; null while it is being made. */
  get durationMs(): number | null {
    const { track } = this.#store;
    if (track === null) return null;
    if (track.durationMs !== null) return track.durationMs;
    const { duration } = this.deck.element;
    const kind = this.deck.kindOf(track);
    return kind !== null && kind !== 'making' && duration > 0 ? duration * 1000 : null;
  }

  /** Whether the deck has this track loaded, without a sample in between. */
  isOn(track: Track): boolean {
    return this.#store.state.preview === null && this.deck.kindOf(track) !== null;
  }

  /** Goes to another track of the queue, and plays it from the start if it should go. */
  goTo(index: number | null, go = true): void {
    const { queue } = this.#store.state;
    const track = index === null ? undefined : queue.tracks[index];
    if (index === null || track === undefined) return;
    this.report();
    this.#store.set({ queue: { ...queue, index }, preview: null });
    void this.start(track, 0, go);
    if (!go) this.positions.report(track, 0);
  }

  /** Loads the next track when the end of this one is near, so that it begins at once. */
  prepareNext(): void {
    const { queue, rate } = this.#store.state;
    const next = queue.repeat === 'one' ? undefined : queue.tracks[nextIndex(queue) ?? -1];
    const leftMs = (this.durationMs ?? Number.POSITIVE_INFINITY) - this.deck.ms;
    if (next && leftMs < loadAheadMs * rate) this.#ahead.load(next);
  }

  /** Loads a track, and plays it immediately if it should go. */
  async start(track: Track, atMs: number, go = true): Promise<void> {
    this.#rangeEndMs = null;
    this.#retried = false;
    this.#pending = null;
    if (track.source.kind === 'making' && track.source.streamUrl === null) {
      this.unload();
      this.positions.keep(track, atMs);
      this.#store.set({ status: 'waiting', preview: null });
      return;
    }
    const pending = { id: track.id, ms: atMs };
    this.#pending = pending;
    // The element may tell its time before it plays.
    this.#beganMs = atMs;
    if (go) this.#store.set({ status: 'loading', preview: null });
    else this.#store.notify();
    try {
      if (!(await this.deck.put(track, atMs, this.#store.state.rate))) return;
    } catch {
      this.fail(track, atMs);
      return;
    } finally {
      if (this.#pending === pending) this.#pending = null;
    }
    if (go) this.go();
    else this.#store.notify();
  }

  /** Reloads a track whose URL may have expired; returns false if that was already tried. */
  startAgain(track: Track, atMs: number, go: boolean): boolean {
    if (this.#retried) return false;
    const end = this.#rangeEndMs;
    void this.start(track, atMs, go);
    this.#rangeEndMs = end;
    this.#retried = true;
    return true;
  }

  /** Starts the loaded source. */
  go(): void {
    const { state } = this.#store;
    if (state.preview === null && state.status !== 'loading')
      this.#store.set({ status: 'loading' });
    this.deck.element.play().catch((error: unknown) => {
      // Only a refusal to play without a gesture leaves the element paused without an event.
      if (!(error instanceof DOMException) || error.name !== 'NotAllowedError') return;
      this.#store.set(
        this.#store.state.preview === null ? { status: 'paused' } : { preview: null },
      );
    });
  }

  pause(): void {
    this.#rangeEndMs = null;
    const { track } = this.#store;
    const at = this.currentMs;
    if (track !== null && this.#isPending(track)) this.positions.keep(track, at);
    this.#pending = null;
    this.deck.cancel();
    if (this.#store.state.status !== 'failed' && track !== null)
      this.#store.set({ status: 'paused' });
    this.switchToFile(at);
    this.deck.element.pause();
  }

  seek(ms: number): void {
    const { track } = this.#store;
    if (track === null) return;
    this.#rangeEndMs = null;
    const to = Math.max(0, Math.min(ms, this.durationMs ?? this.deck.bufferedMs));
    const isPending = this.#isPending(track);
    if (!isPending && !this.isOn(track)) {
      this.positions.keep(track, to);
      this.#store.notify();
      return;
    }
    if (isPending || this.deck.isOutdated(track)) {
      this.positions.keep(track, to);
      void this.start(track, to, ['playing', 'loading'].includes(this.#store.state.status));
      return;
    }
    this.deck.ms = to;
    this.began();
    this.#store.notify();
  }

  pauseAtEach(stops: Stops | null): void {
    this.#stops = stops;
    this.began();
  }

  /** Called when sound begins, at the start or after a pause or seek. */
  began(): void {
    this.#beganMs = this.deck.ms;
    const { track } = this.#store;
    if (track !== null && this.positions.isNew(track)) this.report();
  }

  /** Stops at this position (ms), unless the user does something else first. */
  stopAt(ms: number): void {
    this.#rangeEndMs = ms;
  }

  get #endMs(): number | null {
    if (this.#rangeEndMs !== null) return this.#rangeEndMs;
    if (this.#stops === null || this.#stops.id !== this.#store.track?.id) return null;
    // The element may begin slightly before the place that was asked for.
    return this.#stops.stopsMs.find((ms) => ms > this.#beganMs + 50) ?? null;
  }

  /** How much sound is left until it is to stop, in ms; null if it goes on. */
  get msToEnd(): number | null {
    const end = this.#endMs;
    return end === null ? null : end - this.deck.ms;
  }

  /** Pauses at the place where it is to stop, also if the sound went past it. */
  pauseAtEnd(): void {
    const end = this.#endMs;
    const { track } = this.#store;
    this.pause();
    if (end !== null && track !== null && this.isOn(track) && !this.#isPending(track))
      this.deck.ms = end;
  }

  /** Switches from the stream to the finished file while nothing is audible. */
  switchToFile(at = this.currentMs): void {
    const { track } = this.#store;
    if (track === null || this.#isPending(track) || !this.deck.isOutdated(track)) return;
    this.positions.keep(track, at);
    void this.start(track, at, false);
  }

  /**
   * Stops a track that can't be played, at this position (ms), from where it can be tried again. A list that was playing
   * goes on with the next.
   */
  fail(track: Track, atMs: number): void {
    if (this.skip(track, atMs)) return;
    this.unload();
    this.positions.keep(track, atMs);
    this.#store.set({ status: 'failed' });
    this.#deps.onFailure?.();
  }

  /** Goes on with the next track of the list if this one should play and can't. Returns whether it does. */
  skip(track: Track, atMs: number): boolean {
    const { queue, status } = this.#store.state;
    this.#skipped.add(track.id);
    const next = nextIndex(queue);
    const nextTrack = queue.tracks[next ?? -1];
    if (nextTrack === undefined || this.#skipped.has(nextTrack.id)) return false;
    const isOne = this.#rangeEndMs !== null || queue.repeat === 'one';
    // Without a connection the next would fail too.
    if (isOne || !wantsToPlay(status) || !navigator.onLine) return false;
    this.unload();
    this.positions.keep(track, atMs);
    this.#deps.onSkipped?.(track);
    this.goTo(next);
    return true;
  }

  /** Forgets which tracks were skipped: each may be tried again. */
  forgetSkipped(): void {
    this.#skipped.clear();
  }

  unload(): void {
    this.#rangeEndMs = null;
    this.#pending = null;
    this.deck.clear();
  }

  /** Reports the user's position; at the end that was done. */
  report(): void {
    const { track } = this.#store;
    if (track === null || !this.isOn(track) || this.deck.element.ended) return;
    this.positions.report(track, this.currentMs);
  }

  #isPending(track: Track): boolean {
    return this.#store.state.preview === null && this.#pending?.id === track.id;
  }

  failPreview(): void {
    this.stopPreview();
    this.#deps.onSampleFailure?.();
  }

  stopPreview(): void {
    if (this.#store.state.preview === null) return;
    this.deck.clear();
    this.#store.set({ preview: null });
  }
}
