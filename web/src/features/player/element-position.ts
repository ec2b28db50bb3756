/**
 * An audio element's position, in s. One that is set before the element can play is set again once it can: WebKit forgets
 * it and starts at 0.
 */
export class ElementPosition {
  readonly #element: HTMLAudioElement;
  #wanted: number | null = null;

  constructor(element: HTMLAudioElement) {
    this.#element = element;
    element.addEventListener('canplay', () => {
      const wanted = this.#wanted;
      this.#wanted = null;
      if (wanted !== null && element.currentTime < wanted - 0.05) element.currentTime = wanted;
    });
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
    this.#wanted = seconds > 0 ? seconds : null;
    if (seconds > 0) this.#element.currentTime = seconds;
  }
}
