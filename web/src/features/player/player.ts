import { currentTrack, initialState, type PlayerState } from './player-state.ts';
import { emptyQueue, nextIndex, previousIndex, type Repeat, without, withTrack } from './queue.ts';
import type { Track } from './track.ts';

export interface PlayerDoor {
  /** The address of a stored file; asked for each time it is loaded. */
  fileUrl(path: string): Promise<string>;
  /** Gives the element the sound of an audio in the making, and returns what ends that. */
  stream(element: HTMLAudioElement, url: string): () => void;
  /** Where the person stopped listening, in ms. */
  onPosition?(track: Track, ms: number): void;
}

/** How often a position is reported while playing, in ms of clock time. */
const positionEvery = 15_000;
/** Past this much (ms), "previous" goes back to the beginning first. */
const restartAfter = 3000;
/** What is left (ms) when an audio counts as heard to its end. */
const nearEnd = 1500;

/**
 * Plays sound for the whole app with one audio element, so that it goes on from page to page. An audio in the
 * making plays from its stream; once the file is there, the element changes over when nobody can hear it: at
 * a pause, at a seek, or when the stream breaks off.
 */
export class Player {
  readonly #element: HTMLAudioElement;
  readonly #door: PlayerDoor;
  #state: PlayerState = initialState;
  readonly #listeners = new Set<() => void>();
  readonly #positions = new Map<string, number>();
  /** What the element holds: the track's id and which of its sources. */
  #loaded: { id: string; kind: Track['source']['kind'] } | null = null;
  #load = 0;
  #endStream: () => void = () => undefined;
  #rangeEndMs: number | null = null;
  #reportedAt = 0;
  #retried = false;

  constructor(element: HTMLAudioElement, door: PlayerDoor) {
    this.#element = element;
    this.#door = door;
    element.preload = 'auto';
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
    if (this.#state.preview !== null || this.#loaded?.id !== track.id)
      return this.#positions.get(track.id) ?? track.startMs;
    return this.#element.currentTime * 1000;
  }

  /** Length of the current track in ms; null while it is being made. */
  get durationMs(): number | null {
    const track = currentTrack(this.#state);
    if (track === null) return null;
    if (track.durationMs !== null) return track.durationMs;
    const { duration } = this.#element;
    return this.#loaded?.id === track.id && this.#loaded.kind !== 'making' && duration > 0
      ? duration * 1000
      : null;
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
    void this.#start(track, atMs ?? this.#resumeAt(track));
  }

  /** Plays from one time to another and stops there (ms): one paragraph, one word. */
  playRange(track: Track, startMs: number, endMs: number, list?: readonly Track[]): void {
    const current = currentTrack(this.#state);
    if (current?.id === track.id && this.#loaded?.id === track.id && !this.#state.preview) {
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
    if (this.#state.preview === null && this.#loaded?.id === track.id && !this.#shouldChangeOver())
      this.#go();
    else void this.#start(track, this.#resumeAt(track));
  }

  pause(): void {
    this.#rangeEndMs = null;
    this.#load++;
    this.#element.pause();
    if (this.#state.status !== 'failed' && currentTrack(this.#state) !== null)
      this.#set({ status: 'paused' });
    this.#changeOver(false);
  }

  seek(ms: number): void {
    const track = currentTrack(this.#state);
    if (track === null) return;
    this.#rangeEndMs = null;
    const to = Math.max(0, Math.min(ms, this.durationMs ?? this.#bufferedMs()));
    if (this.#state.preview !== null || this.#loaded?.id !== track.id) {
      this.#positions.set(track.id, to);
      this.#notify();
      return;
    }
    if (this.#shouldChangeOver()) {
      this.#positions.set(track.id, to);
      void this.#start(track, to, this.#state.status === 'playing');
      return;
    }
    this.#element.currentTime = to / 1000;
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
    this.#element.defaultPlaybackRate = rate;
    this.#element.playbackRate = rate;
    this.#set({ rate });
  }

  setVolume(volume: number, muted = false): void {
    this.#element.volume = volume;
    this.#element.muted = muted;
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
    if (this.#state.status === 'waiting') void this.#start(track, this.#resumeAt(track));
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
    this.#load++;
    this.#loaded = null;
    this.#set({ preview: { id, status: 'loading' }, status: track === null ? 'idle' : 'paused' });
    this.#endStream();
    this.#endStream = () => undefined;
    this.#element.src = url;
    this.#element.playbackRate = 1;
    this.#go();
  }

  stopPreview(): void {
    if (this.#state.preview === null) return;
    this.#element.pause();
    this.#element.removeAttribute('src');
    this.#loaded = null;
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

  #resumeAt(track: Track): number {
    const at = this.#positions.get(track.id) ?? track.startMs;
    return track.durationMs !== null && at > track.durationMs - nearEnd ? 0 : at;
  }

  async #start(track: Track, atMs: number, go = true): Promise<void> {
    const load = ++this.#load;
    this.#rangeEndMs = null;
    this.#retried = false;
    const { source } = track;
    if (source.kind === 'making' && source.streamUrl === null) {
      this.#unload();
      this.#positions.set(track.id, atMs);
      this.#set({ status: 'waiting', preview: null });
      return;
    }
    if (go) this.#set({ status: 'loading', preview: null });
    let url: string;
    try {
      url = source.kind === 'file' ? await this.#door.fileUrl(source.path) : addressOf(source);
    } catch {
      if (load === this.#load) this.#set({ status: 'failed' });
      return;
    }
    if (load !== this.#load) return;
    this.#loaded = { id: track.id, kind: source.kind };
    this.#endStream();
    this.#endStream = () => undefined;
    if (source.kind === 'making') this.#endStream = this.#door.stream(this.#element, url);
    else this.#element.src = url;
    this.#element.playbackRate = this.#state.rate;
    if (atMs > 0 && source.kind !== 'making') this.#element.currentTime = atMs / 1000;
    if (go) this.#go();
    else this.#notify();
  }

  #go(): void {
    if (this.#state.preview === null && this.#state.status !== 'loading')
      this.#set({ status: 'loading' });
    this.#element.play().catch((error: unknown) => {
      // Only a refusal to play without a gesture leaves the element paused without an event of its own.
      if (!(error instanceof DOMException) || error.name !== 'NotAllowedError') return;
      this.#set(this.#state.preview === null ? { status: 'paused' } : { preview: null });
    });
  }

  #unload(): void {
    this.#load++;
    this.#endStream();
    this.#endStream = () => undefined;
    this.#loaded = null;
    this.#rangeEndMs = null;
    this.#element.pause();
    this.#element.removeAttribute('src');
    this.#element.load();
  }

  #bufferedMs(): number {
    const { buffered } = this.#element;
    return buffered.length === 0 ? 0 : buffered.end(buffered.length - 1) * 1000;
  }

  /** Whether the element still holds the stream of a track whose file is there. */
  #shouldChangeOver(): boolean {
    const track = currentTrack(this.#state);
    return (
      this.#loaded?.kind === 'making' &&
      this.#loaded.id === track?.id &&
      track.source.kind === 'file'
    );
  }

  #changeOver(go: boolean): void {
    const track = currentTrack(this.#state);
    if (track === null || !this.#shouldChangeOver()) return;
    const at = this.#element.currentTime * 1000;
    this.#positions.set(track.id, at);
    void this.#start(track, at, go);
  }

  #report(): void {
    const track = currentTrack(this.#state);
    if (track === null || this.#loaded?.id !== track.id || this.#state.preview !== null) return;
    const ms = Math.round(this.#element.currentTime * 1000);
    this.#positions.set(track.id, ms);
    this.#reportedAt = Date.now();
    if (track.kind === 'audio') this.#door.onPosition?.(track, ms);
  }

  #onPlaying = (): void => {
    if (this.#state.preview !== null)
      this.#set({ preview: { ...this.#state.preview, status: 'playing' } });
    else if (this.#loaded !== null) {
      if (this.#reportedAt === 0) this.#reportedAt = Date.now();
      this.#set({ status: 'playing' });
    }
  };

  #onWaiting(): void {
    if (this.#state.preview === null && this.#state.status === 'playing')
      this.#set({ status: 'loading' });
  }

  #onPause(): void {
    if (this.#element.ended || this.#state.preview !== null || this.#loaded === null) return;
    if (this.#state.status === 'playing') this.#set({ status: 'paused' });
    this.#report();
    this.#changeOver(false);
  }

  #onTime(): void {
    if (this.#state.preview !== null) return;
    const end = this.#rangeEndMs;
    if (end !== null && this.#element.currentTime * 1000 >= end) this.pause();
    else if (Date.now() - this.#reportedAt > positionEvery && this.#state.status === 'playing')
      this.#report();
  }

  #onEnded(): void {
    if (this.#state.preview !== null) {
      this.stopPreview();
      return;
    }
    const track = currentTrack(this.#state);
    if (track === null) return;
    this.#positions.set(track.id, 0);
    if (track.kind === 'audio') this.#door.onPosition?.(track, 0);
    if (this.#state.queue.repeat === 'one') {
      void this.#start(track, 0);
      return;
    }
    const next = nextIndex(this.#state.queue);
    if (next !== null) this.#goTo(next);
    else {
      this.#set({ status: 'paused' });
      if (this.#shouldChangeOver()) void this.#start(track, 0, false);
      else this.#element.currentTime = 0;
    }
  }

  #onError(): void {
    if (this.#state.preview !== null) {
      this.stopPreview();
      return;
    }
    const track = currentTrack(this.#state);
    if (track === null || this.#loaded?.id !== track.id) return;
    const at = this.#element.currentTime * 1000;
    this.#positions.set(track.id, at);
    if (this.#loaded.kind === 'making') {
      this.#loaded = null;
      if (track.source.kind === 'file')
        void this.#start(track, at, this.#state.status !== 'paused');
      else this.#set({ status: 'waiting' });
      return;
    }
    if (!this.#retried && this.#loaded.kind === 'file') {
      void this.#start(track, at, this.#state.status !== 'paused').then(() => {
        this.#retried = true;
      });
      this.#retried = true;
      return;
    }
    this.#loaded = null;
    this.#set({ status: 'failed' });
  }
}

function addressOf(source: Exclude<Track['source'], { kind: 'file' }>): string {
  if (source.kind === 'url') return source.url;
  if (source.streamUrl === null) throw new Error('There is no stream to play.');
  return source.streamUrl;
}
