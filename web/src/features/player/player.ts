import { Deck, type DeckDoor } from './deck.ts';
import { currentTrack, initialState, type PlayerState } from './player-state.ts';
import { PositionMemory } from './position-memory.ts';
import { emptyQueue, nextIndex, previousIndex, type Repeat, without, withTrack } from './queue.ts';
import type { Track } from './track.ts';

export interface PlayerDoor extends DeckDoor {
  /** Where the person stopped listening, in ms. */
  onPosition?(track: Track, ms: number): void;
}

/** Past this much (ms), "previous" goes back to the beginning first. */
const restartAfter = 3000;

/**
 * Plays sound for the whole app with one audio element, so that it goes on from page to page. An audio in the
 * making plays from its stream; once the file is there, the element changes over when nobody can hear it: at
 * a pause, at a seek, or when the stream breaks off.
 */
export class Player {
  readonly #deck: Deck;
  readonly #positions: PositionMemory;
  #state: PlayerState = initialState;
  readonly #listeners = new Set<() => void>();
  #rangeEndMs: number | null = null;
  #retried = false;

  constructor(element: HTMLAudioElement, door: PlayerDoor) {
    this.#deck = new Deck(element, door);
    this.#positions = new PositionMemory(door.onPosition);
    element.addEventListener('playing', this.#onPlaying);
    element.addEventListener('waiting', () => this.#onWaiting());
    element.addEventListener('pause', () => this.#onPause());
    element.addEventListener('ended', () => this.#onEnded());
    element.addEventListener('error', () => this.#onError());
    element.addEventListener('timeupdate', () => this.#onTime());
    element.addEventListener('ratechange', () => this.#notify());
  }

  get state(): PlayerState {
    return this.#state;
  }

  /** Position in the current track, ms. */
  get currentMs(): number {
    const track = currentTrack(this.#state);
    if (track === null) return 0;
    return this.#isOn(track) ? this.#deck.ms : this.#positions.of(track);
  }

  /** Length of the current track in ms; null while it is being made. */
  get durationMs(): number | null {
    const track = currentTrack(this.#state);
    if (track === null) return null;
    if (track.durationMs !== null) return track.durationMs;
    const { duration } = this.#deck.element;
    const kind = this.#deck.kindOf(track);
    return kind !== null && kind !== 'making' && duration > 0 ? duration * 1000 : null;
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Plays a track, in the list it stands in where there is one. */
  play(track: Track, list: readonly Track[] = [track], atMs?: number): void {
    this.#report();
    const index = list.findIndex((other) => other.id === track.id);
    const tracks = index === -1 ? [track] : list;
    const at = Math.max(0, index);
    this.#set({ queue: { ...this.#state.queue, tracks, index: at }, preview: null });
    void this.#start(track, atMs ?? this.#positions.resumeAt(track));
  }

  /** Plays from one time to another and stops there (ms): one paragraph, one word. */
  playRange(track: Track, startMs: number, endMs: number, list?: readonly Track[]): void {
    const current = currentTrack(this.#state);
    if (current?.id === track.id && this.#isOn(current)) {
      this.seek(startMs);
      this.resume();
    } else this.play(track, list, startMs);
    this.#rangeEndMs = endMs;
  }

  toggle(): void {
    if (['playing', 'loading', 'waiting'].includes(this.#state.status)) this.pause();
    else this.resume();
  }

  resume(): void {
    const track = currentTrack(this.#state);
    if (track === null) return;
    if (this.#isOn(track) && !this.#deck.isOutdated(track)) this.#go();
    else void this.#start(track, this.#positions.resumeAt(track));
  }

  pause(): void {
    this.#rangeEndMs = null;
    this.#deck.cancel();
    this.#deck.element.pause();
    if (this.#state.status !== 'failed' && currentTrack(this.#state) !== null)
      this.#set({ status: 'paused' });
    this.#changeOver(false);
  }

  seek(ms: number): void {
    const track = currentTrack(this.#state);
    if (track === null) return;
    this.#rangeEndMs = null;
    const to = Math.max(0, Math.min(ms, this.durationMs ?? this.#deck.bufferedMs));
    if (!this.#isOn(track)) {
      this.#positions.keep(track, to);
      this.#notify();
      return;
    }
    if (this.#deck.isOutdated(track)) {
      this.#positions.keep(track, to);
      void this.#start(track, to, this.#state.status === 'playing');
      return;
    }
    this.#deck.ms = to;
    this.#notify();
  }

  skip(byMs: number): void {
    this.seek(this.currentMs + byMs);
  }

  next(): void {
    this.#goTo(nextIndex(this.#state.queue));
  }

  previous(): void {
    if (this.currentMs > restartAfter) this.seek(0);
    else {
      const index = previousIndex(this.#state.queue);
      if (index === null) this.seek(0);
      else this.#goTo(index);
    }
  }

  setRate(rate: number): void {
    this.#deck.element.defaultPlaybackRate = rate;
    this.#deck.element.playbackRate = rate;
    this.#set({ rate });
  }

  setVolume(volume: number, muted = false): void {
    this.#deck.element.volume = volume;
    this.#deck.element.muted = muted;
    this.#set({ volume, muted });
  }

  setRepeat(repeat: Repeat): void {
    this.#set({ queue: { ...this.#state.queue, repeat } });
  }

  /** An audio that plays or waits has been made: from now on its file can be had. */
  made(id: string, path: string, durationMs: number | null): void {
    const known = this.#state.queue.tracks.find((track) => track.id === id);
    if (known === undefined) return;
    if (known.source.kind === 'file' && known.source.path === path) return;
    const track: Track = { ...known, durationMs, source: { kind: 'file', path } };
    this.#set({ queue: withTrack(this.#state.queue, track) });
    if (currentTrack(this.#state)?.id !== id || this.#state.preview !== null) return;
    if (this.#state.status === 'waiting') void this.#start(track, this.#positions.resumeAt(track));
    else if (this.#state.status === 'paused') this.#changeOver(false);
  }

  /** The audio could not be made; what was heard of it stays heard. */
  failed(id: string): void {
    const track = currentTrack(this.#state);
    if (track?.id !== id || track.source.kind !== 'making') return;
    this.#unload();
    this.#set({ status: 'failed' });
  }

  rename(id: string, title: string): void {
    const known = this.#state.queue.tracks.find((track) => track.id === id);
    if (known !== undefined && known.title !== title)
      this.#set({ queue: withTrack(this.#state.queue, { ...known, title }) });
  }

  /** An audio has been deleted: it leaves the queue, and stops if it plays. */
  remove(id: string): void {
    const playing = currentTrack(this.#state)?.id === id;
    if (playing) this.#unload();
    const queue = without(this.#state.queue, id);
    this.#set({ queue, ...(playing && { status: queue.index === -1 ? 'idle' : 'paused' }) });
  }

  /** Plays a short sample in between; the track keeps its place and stays paused. */
  preview(id: string, url: string): void {
    const track = currentTrack(this.#state);
    if (track !== null) this.pause();
    this.#report();
    this.#deck.putSample(url);
    this.#set({ preview: { id, status: 'loading' }, status: track === null ? 'idle' : 'paused' });
    this.#go();
  }

  stopPreview(): void {
    if (this.#state.preview === null) return;
    this.#deck.clear();
    this.#set({ preview: null });
  }

  /** Silence and nothing left behind: the person has signed out. */
  stop(): void {
    this.#unload();
    this.#positions.clear();
    const { rate, volume, muted } = this.#state;
    this.#set({ ...initialState, queue: emptyQueue, rate, volume, muted });
  }

  #set(change: Partial<PlayerState>): void {
    this.#state = { ...this.#state, ...change };
    this.#notify();
  }

  #notify(): void {
    for (const listener of this.#listeners) listener();
  }

  #goTo(index: number | null): void {
    const track = index === null ? undefined : this.#state.queue.tracks[index];
    if (index === null || track === undefined) return;
    this.#report();
    this.#set({ queue: { ...this.#state.queue, index }, preview: null });
    void this.#start(track, 0);
  }

  /** Whether the deck holds this track, and no sample has come in between. */
  #isOn(track: Track): boolean {
    return this.#state.preview === null && this.#deck.kindOf(track) !== null;
  }

  async #start(track: Track, atMs: number, go = true): Promise<void> {
    this.#rangeEndMs = null;
    this.#retried = false;
    if (track.source.kind === 'making' && track.source.streamUrl === null) {
      this.#unload();
      this.#positions.keep(track, atMs);
      this.#set({ status: 'waiting', preview: null });
      return;
    }
    if (go) this.#set({ status: 'loading', preview: null });
    try {
      if (!(await this.#deck.put(track, atMs, this.#state.rate))) return;
    } catch {
      this.#set({ status: 'failed' });
      return;
    }
    if (go) this.#go();
    else this.#notify();
  }

  #go(): void {
    if (this.#state.preview === null && this.#state.status !== 'loading')
      this.#set({ status: 'loading' });
    this.#deck.element.play().catch((error: unknown) => {
      // Only a refusal to play without a gesture leaves the element paused without an event of its own.
      if (!(error instanceof DOMException) || error.name !== 'NotAllowedError') return;
      this.#set(this.#state.preview === null ? { status: 'paused' } : { preview: null });
    });
  }

  #unload(): void {
    this.#rangeEndMs = null;
    this.#deck.clear();
  }

  #changeOver(go: boolean): void {
    const track = currentTrack(this.#state);
    if (track === null || !this.#deck.isOutdated(track)) return;
    const at = this.#deck.ms;
    this.#positions.keep(track, at);
    void this.#start(track, at, go);
  }

  #report(): void {
    const track = currentTrack(this.#state);
    if (track !== null && this.#isOn(track)) this.#positions.tell(track, this.#deck.ms);
  }

  #onPlaying = (): void => {
    if (this.#state.preview !== null)
      this.#set({ preview: { ...this.#state.preview, status: 'playing' } });
    else if (!this.#deck.isEmpty) this.#set({ status: 'playing' });
  };

  #onWaiting(): void {
    if (this.#state.preview === null && this.#state.status === 'playing')
      this.#set({ status: 'loading' });
  }

  #onPause(): void {
    if (this.#deck.element.ended || this.#state.preview !== null || this.#deck.isEmpty) return;
    if (this.#state.status === 'playing') this.#set({ status: 'paused' });
    this.#report();
    this.#changeOver(false);
  }

  #onTime(): void {
    if (this.#state.preview !== null) return;
    const end = this.#rangeEndMs;
    if (end !== null && this.#deck.ms >= end) this.pause();
    else if (this.#state.status === 'playing' && this.#positions.isDue) this.#report();
  }

  #onEnded(): void {
    if (this.#state.preview !== null) {
      this.stopPreview();
      return;
    }
    const track = currentTrack(this.#state);
    if (track === null) return;
    this.#positions.tell(track, 0);
    if (this.#state.queue.repeat === 'one') {
      void this.#start(track, 0);
      return;
    }
    const next = nextIndex(this.#state.queue);
    if (next !== null) this.#goTo(next);
    else {
      this.#set({ status: 'paused' });
      if (this.#deck.isOutdated(track)) void this.#start(track, 0, false);
      else this.#deck.ms = 0;
    }
  }

  #onError(): void {
    if (this.#state.preview !== null) {
      this.stopPreview();
      return;
    }
    const track = currentTrack(this.#state);
    const kind = this.#deck.kindOf(track);
    if (track === null || kind === null) return;
    const at = this.#deck.ms;
    const go = this.#state.status !== 'paused';
    this.#positions.keep(track, at);
    if (kind === 'making') {
      this.#deck.forget();
      if (track.source.kind === 'file') void this.#start(track, at, go);
      else this.#set({ status: 'waiting' });
    } else if (kind === 'file' && !this.#retried) {
      // The address may have run out; another one is asked for, once.
      void this.#start(track, at, go);
      this.#retried = true;
    } else {
      this.#deck.forget();
      this.#set({ status: 'failed' });
    }
  }
}
