/** Starts the worker, which keeps an offline page, the app and this build's files. Everything works without it too. */
export function startServiceWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  addEventListener('load', () => void register());
  if (document.readyState === 'complete') void register();
}

let registered = false;

async function register(): Promise<void> {
  if (registered) return;
  registered = true;
  await navigator.serviceWorker.register('/sw.js').catch(() => undefined);
}

/** Delay after the page has loaded before the worker caches the app, in ms, so that the user comes first. */
const restMs = 2000;
/** Longest wait for the worker, in ms: a browser may have none, or a slow connection. */
const timeoutMs = 15_000;

/** Asks the worker to cache the app for offline use, with what this page has loaded. Resolves when it has. */
async function askToKeep(): Promise<void> {
  const { active } = await navigator.serviceWorker.ready;
  const files = performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith('/assets/'))
    .map(({ pathname }) => pathname);
  const { port1, port2 } = new MessageChannel();
  const kept = new Promise<void>((done) => {
    port1.onmessage = () => done();
  });
  active?.postMessage({ kind: 'keepApp', files }, [port2]);
  await kept;
}

/**
 * Has the worker cache the app, then calls `loadRest`, whose files then come from the worker and cross the network once.
 * Returns a function that stops it.
 */
export function keepApp(loadRest: () => void): () => void {
  let isOver = false;
  const rest = () => {
    if (!isOver) loadRest();
    isOver = true;
  };
  const hasWorker = import.meta.env.PROD && 'serviceWorker' in navigator;
  const timers = [
    setTimeout(() => void (hasWorker ? askToKeep().then(rest) : rest()), restMs),
    setTimeout(rest, timeoutMs),
  ];
  return () => {
    isOver = true;
    for (const timer of timers) clearTimeout(timer);
  };
}
