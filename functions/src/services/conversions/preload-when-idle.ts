/** How long an instance has nothing to do until it is idle, in ms. */
const idleMs = 1_500;

interface Timers {
  /** Runs `then` later; returns how not to. */
  after(ms: number, then: () => void): () => void;
}

const timers: Timers = {
  after: (ms, then) => {
    const timer = setTimeout(then, ms);
    timer.unref();
    return () => clearTimeout(timer);
  },
};

/**
 * Loads once what the users of an instance will need, as soon as it has answered one of them and is idle. Visitors of the
 * landing page alone need nothing of it.
 * @returns what each request is passed through
 */
export function preloadWhenIdle(load: () => void, { after }: Timers = timers) {
  let underWay = 0;
  let isWanted = false;
  let isLoaded = false;
  let stop = () => {};
  return async <T>(isUser: boolean, answer: Promise<T>): Promise<T> => {
    underWay++;
    isWanted ||= isUser;
    stop();
    try {
      return await answer;
    } finally {
      underWay--;
      if (underWay === 0 && isWanted && !isLoaded)
        stop = after(idleMs, () => {
          isLoaded = true;
          load();
        });
    }
  };
}
