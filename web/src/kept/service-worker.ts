/** The worker keeps an offline page, the app and the files of this build; without it everything works as well. */
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

/** How long after the page has come the worker begins to keep the app, in ms: what the person does comes first. */
const restMs = 2000;
/** How long (ms) the worker is waited for at most: a browser may have none, or a slow connection. */
const patienceMs = 15_000;

/** Asks the worker to keep the app for times without a connection, with what this page has loaded. Ends when it has. */
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
 * Has the app kept, then loads what the page may need without a connection or when its build is gone: from the worker, so that
 * nothing crosses the network twice. Returns what ends it.
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
    setTimeout(rest, patienceMs),
  ];
  return () => {
    isOver = true;
    for (const timer of timers) clearTimeout(timer);
  };
}
