/** How often an element is asked whether it can seek, in ms. */
const askMs = 20;

/**
 * An audio element's position, in s. One that is set before the element can seek is set again once it can: WebKit forgets
 * it and starts at 0.
 */
export class ElementPosition {
  readonly #element: HTMLAudioElement;
  #wanted: number | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(element: HTMLAudioElement) {
    this.#element = element;
    element.addEventListener('canplay', () => this.#goToWanted());
  }

  get seconds(): number {
    return this.#wanted ?? this.#element.currentTime;
  }
  set seconds(value: number) {
    const { readyState, HAVE_FUTURE_DATA } = this.#element;
    if (this.#wanted !== null || readyState < HAVE_FUTURE_DATA) this.#wanted = value;
    this.#element.currentTime = value;
  }

  /** Another sound was given to the element, whose `readyState` may still be that of the last one. */
  beginAt(seconds: number): void {
    clearTimeout(this.#timer);
    this.#wanted = seconds > 0 ? seconds : null;
    if (seconds > 0) this.#element.currentTime = seconds;
  }

  #goToWanted(): void {
    clearTimeout(this.#timer);
    if (this.#wanted === null) return;
    if (this.#element.seekable.length === 0) {
      // WebKit can play a few ms before it can seek, and has no event for that.
      this.#timer = setTimeout(() => this.#goToWanted(), askMs);
      return;
    }
    const wanted = this.#wanted;
    this.#wanted = null;
    if (this.#element.currentTime < wanted - 0.05) this.#element.currentTime = wanted;
  }
}
