import { Store } from '../stores/store.ts';

/**
 * Timing of the loading bar, from the specification: hidden for the first 200 ms, then approaching the end over about
 * 2000 ms; when finished it fills, hides after 500 ms and resets 400 ms later.
 */
const loadingTimes = {
  throttle: 200,
  duration: 2000,
  hideDelay: 500,
  resetDelay: 400,
} as const;

export interface LoadingState {
  readonly progress: number;
  readonly visible: boolean;
}

const idle: LoadingState = { progress: 0, visible: false };
const stepMs = 100;

export class LoadingStore {
  #running = 0;
  #elapsed = 0;
  #throttle: ReturnType<typeof setTimeout> | undefined;
  #creep: ReturnType<typeof setInterval> | undefined;
  #after: ReturnType<typeof setTimeout> | undefined;
  readonly state = new Store<LoadingState>(idle);

  /** Starts a piece of work. Returns a function that ends it, once. */
  readonly begin = (): (() => void) => {
    this.#running++;
    if (this.#running === 1) this.#start();
    let ended = false;
    return () => {
      if (ended) return;
      ended = true;
      this.#running--;
      if (this.#running === 0) this.#finish();
    };
  };

  #start(): void {
    // A hidden bar keeps its reset: this piece of work may end before anything shows.
    if (this.state.get().visible) clearTimeout(this.#after);
    clearTimeout(this.#throttle);
    clearInterval(this.#creep);
    this.#elapsed = 0;
    this.#throttle = setTimeout(() => {
      clearTimeout(this.#after);
      this.state.set({ progress: 0, visible: true });
      this.#creep = setInterval(() => {
        this.#elapsed += stepMs;
        // Approaches 100 without reaching it, two thirds of the way after `duration`.
        const share =
          (2 / Math.PI) * Math.atan((this.#elapsed / loadingTimes.duration) * Math.sqrt(3));
        this.state.set({ progress: Math.min(99, share * 100), visible: true });
      }, stepMs);
    }, loadingTimes.throttle);
  }

  #finish(): void {
    clearTimeout(this.#throttle);
    clearInterval(this.#creep);
    if (!this.state.get().visible) return;
    this.state.set({ progress: 100, visible: true });
    this.#after = setTimeout(() => {
      this.state.set({ progress: 100, visible: false });
      this.#after = setTimeout(() => this.state.set(idle), loadingTimes.resetDelay);
    }, loadingTimes.hideDelay);
  }
}

/** The page's loading bar, fed by navigation and API calls. */
export const loading = new LoadingStore();
