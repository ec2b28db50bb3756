import { followElement } from './element-events.ts';
import { Playback, type PlaybackDeps } from './playback.ts';
import { initialState, type PlayerState } from './player-state.ts';
import { PlayerStore } from './player-store.ts';
import {
  emptyQueue,
  nextIndex,
  type PlayedList,
  previousIndex,
  type Repeat,
  withoutTrack,
  withTrackAfter,
  withUpdatedList,
  withUpdatedTrack,
} from './queue.ts';
import type { Track } from './track.ts';

/** Beyond this position (ms), "previous" first goes back to the start. */
const restartAfter = 3000;

/**
 * Plays sound for the whole app with one audio element, so that it continues across pages. A running conversion plays
 * from its stream; once the file exists, the element switches to it when nothing is audible: at a pause, at a seek, or
 * when the stream breaks off.
 */
export class Player {
  readonly #store = new PlayerStore();
  readonly #playback: Playback;

  constructor(element: HTMLAudioElement, deps: PlaybackDeps) {
    this.#playback = new Playback(element, deps, this.#store);
    followElement(this.#playback, this.#store);
  }

  get state(): PlayerState {
    return this.#store.state;
  }

  /** Position in the current track, ms. */
  get currentMs(): number {
    return this.#playback.currentMs;
  }

  /** Length of the current track in ms; null while it is being made. */
  get durationMs(): number | null {
    return this.#playback.durationMs;
  }

  subscribe = (listener: () => void): (() => void) => this.#store.subscribe(listener);

  /** Plays a track, within its list if there is one. `of` names what the whole list is. */
  play(track: Track, list: readonly Track[] = [track], atMs?: number, of?: PlayedList): void {
    this.#playback.report();
    this.#playback.forgetSkipped();
    const found = list.findIndex((other) => other.id === track.id);
    const tracks = found === -1 ? [track] : list;
    const index = Math.max(0, found);
    const { repeat } = this.state.queue;
    this.#store.set({ queue: { tracks, index, repeat, list: of }, preview: null });
    void this.#playback.start(track, atMs ?? this.#playback.positions.resumeAt(track));
  }

  /** Adds a track after another one, if that is in the queue: the next part of what plays. */
  append(track: Track, after: string): void {
    const { queue } = this.state;
    const next = withTrackAfter(queue, track, after);
    if (next !== queue) this.#store.set({ queue: next });
  }

  /** Takes over the name and the cover of what plays as a whole, if it still does. */
  showList(list: PlayedList): void {
    const { queue } = this.state;
    const next = withUpdatedList(queue, list);
    if (next !== queue) this.#store.set({ queue: next });
  }

  /** Plays from one time to another (ms) and stops: one paragraph, one word. */
  playRange(track: Track, startMs: number, endMs: number, list?: readonly Track[]): void {
    const current = this.#store.track;
    if (current?.id === track.id && this.#playback.isOn(current)) {
      this.seek(startMs);
      this.resume();
    } else this.play(track, list, startMs);
    this.#playback.stopAt(endMs);
  }

  /** Pauses a track at each of these times (ms, in order), until they are replaced; null: at none. */
  pauseAtEach(id: string, stopsMs: readonly number[] | null): void {
    this.#playback.pauseAtEach(stopsMs === null ? null : { id, stopsMs });
  }

  /**
   * Plays a track from a time (ms), within the queue if it is in it, else within its list if there is one. `of` names what
   * the whole list is.
   */
  playFrom(track: Track, ms: number, list?: readonly Track[], of?: PlayedList): void {
    const { queue } = this.state;
    if (this.#store.track?.id === track.id) {
      this.seek(ms);
      this.resume();
      return;
    }
    const queued = queue.tracks.find(({ id }) => id === track.id);
    if (queued) this.play(queued, queue.tracks, ms, queue.list);
    else this.play(track, list, ms, of);
  }

  /** Gets ready for a sound that will be created soon, if nothing else is loaded. */
  prepare(): void {
    if (this.state.preview === null) this.#playback.deck.prepare();
  }

  toggle(): void {
    if (['playing', 'loading', 'waiting'].includes(this.state.status)) this.pause();
    else this.resume();
  }

  resume(): void {
    const { track } = this.#store;
    if (track === null) return;
    this.#playback.forgetSkipped();
    const { deck, positions } = this.#playback;
    if (this.#playback.isOn(track) && !deck.isOutdated(track)) this.#playback.go();
    else void this.#playback.start(track, positions.resumeAt(track));
  }

  pause(): void {
    this.#playback.pause();
  }

  seek(ms: number): void {
    this.#playback.seek(ms);
  }

  skip(byMs: number): void {
    this.seek(this.currentMs + byMs);
  }

  next(): void {
    this.#playback.forgetSkipped();
    this.#playback.goTo(nextIndex(this.state.queue));
  }

  previous(): void {
    this.#playback.forgetSkipped();
    if (this.currentMs > restartAfter) this.seek(0);
    else {
      const index = previousIndex(this.state.queue);
      if (index === null) this.seek(0);
      else this.#playback.goTo(index);
    }
  }

  setRate(rate: number): void {
    const { element } = this.#playback.deck;
    element.defaultPlaybackRate = rate;
    element.playbackRate = rate;
    this.#store.set({ rate });
  }

  setVolume(volume: number, muted = false): void {
    const { element } = this.#playback.deck;
    element.volume = volume;
    element.muted = muted;
    this.#store.set({ volume, muted });
  }

  setStopsAtEnd(stopsAtEnd: boolean): void {
    this.#store.set({ stopsAtEnd });
  }

  setRepeat(repeat: Repeat): void {
    this.#store.set({ queue: { ...this.state.queue, repeat } });
  }

  /** Reports the position now: nothing may report it later. */
  reportPosition(): void {
    if (this.state.status === 'playing') this.#playback.report();
  }

  /** Called when a playing or waiting audio has been created: its file is now available. */
  made(id: string, path: string, durationMs: number | null): void {
    const known = this.state.queue.tracks.find((track) => track.id === id);
    if (known === undefined) return;
    if (known.source.kind === 'file' && known.source.path === path) return;
    const track: Track = { ...known, durationMs, source: { kind: 'file', path } };
    this.#store.set({ queue: withUpdatedTrack(this.state.queue, track) });
    if (this.#store.track?.id !== id || this.state.preview !== null) return;
    const { status } = this.state;
    if (status === 'waiting')
      void this.#playback.start(track, this.#playback.positions.resumeAt(track));
    else if (status === 'paused') this.#playback.switchToFile();
  }

  /** Called when the audio could not be created; what has been played stays played. A list goes on with the next. */
  failed(id: string): void {
    const { track } = this.#store;
    if (track?.id !== id || track.source.kind !== 'making') return;
    if (this.#playback.skip(track, this.currentMs)) return;
    this.#playback.unload();
    this.#store.set({ status: 'failed' });
  }

  rename(id: string, title: string): void {
    const known = this.state.queue.tracks.find((track) => track.id === id);
    if (known !== undefined && known.title !== title)
      this.#store.set({ queue: withUpdatedTrack(this.state.queue, { ...known, title }) });
  }

  /** Called when an audio was deleted: it leaves the queue, and stops if it plays. */
  remove(id: string): void {
    const playing = this.#store.track?.id === id;
    if (playing) this.#playback.unload();
    const queue = withoutTrack(this.state.queue, id);
    this.#store.set({ queue, ...(playing && { status: queue.index === -1 ? 'idle' : 'paused' }) });
  }

  /** Plays a short sample; the track keeps its position and stays paused. */
  preview(id: string, url: string): void {
    const { track } = this.#store;
    if (track !== null) this.pause();
    this.#playback.report();
    this.#playback.deck.putSample(url);
    this.#store.set({
      preview: { id, status: 'loading' },
      status: track === null ? 'idle' : 'paused',
    });
    this.#playback.go();
  }

  stopPreview(): void {
    this.#playback.stopPreview();
  }

  /** Stops and clears everything, at sign-out. */
  stop(): void {
    this.#playback.unload();
    this.#playback.positions.clear();
    const { rate, volume, muted } = this.state;
    this.#store.set({ ...initialState, queue: emptyQueue, rate, volume, muted });
  }
}
