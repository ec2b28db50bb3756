/** An audio element for tests: time stands still, and tests fire its events. */
export class FakeAudio extends EventTarget {
  preload = '';
  playbackRate = 1;
  defaultPlaybackRate = 1;
  volume = 1;
  muted = false;
  currentTime = 0;
  duration = Number.NaN;
  paused = true;
  ended = false;
  bufferedEnd = 0;
  refuses = false;
  readonly HAVE_FUTURE_DATA = 3;
  readyState = 4;
  canSeek = true;
  #src = '';
  readonly sources: string[] = [];

  get src(): string {
    return this.#src;
  }
  set src(value: string) {
    this.#src = value;
    this.sources.push(value);
    this.currentTime = 0;
    this.paused = true;
    this.ended = false;
    if (this.readyState >= this.HAVE_FUTURE_DATA)
      queueMicrotask(() => this.dispatchEvent(new Event('canplay')));
  }
  get seekable() {
    return { length: this.canSeek ? 1 : 0 };
  }
  get buffered() {
    return { length: this.bufferedEnd > 0 ? 1 : 0, start: () => 0, end: () => this.bufferedEnd };
  }
  removeAttribute(): void {
    this.#src = '';
  }
  load(): void {
    this.currentTime = 0;
  }
  async play(): Promise<void> {
    if (this.refuses) throw new DOMException('gesture', 'NotAllowedError');
    this.paused = false;
    this.ended = false;
    this.dispatchEvent(new Event('playing'));
  }
  pause(): void {
    if (this.paused) return;
    this.paused = true;
    this.dispatchEvent(new Event('pause'));
  }
  /** Plays to a time in seconds. */
  at(seconds: number): void {
    this.currentTime = seconds;
    this.dispatchEvent(new Event('timeupdate'));
  }
  end(): void {
    this.ended = true;
    this.paused = true;
    this.dispatchEvent(new Event('pause'));
    this.dispatchEvent(new Event('ended'));
  }
  /** Can play, as WebKit can, which has forgotten the position that was set before. */
  getReady(): void {
    this.readyState = 3;
    this.currentTime = 0;
    this.dispatchEvent(new Event('canplay'));
  }
  break(): void {
    this.dispatchEvent(new Event('error'));
  }
  asElement(): HTMLAudioElement {
    return this as unknown as HTMLAudioElement;
  }
}
