/**
 * Whether the page is live: subscribed to what it shows. The app's first page reads once without Firestore's SDK (83 kB). It
 * goes live once its data may change: when the user acts, returns to the tab, goes offline, or another tab is live.
 */
let live = true;
const waiting = new Set<() => void>();
let tabs: BroadcastChannel | null = null;

const signs = ['pointerdown', 'pointermove', 'wheel', 'keydown', 'focusin', 'paste'] as const;

export const isLive = (): boolean => live;

/** Calls back now if the page is live, else once it is. Returns a function that cancels it. */
export function whenLive(run: () => void): () => void {
  if (live) run();
  else waiting.add(run);
  return () => void waiting.delete(run);
}

export function goLive(): void {
  if (live) return;
  live = true;
  for (const sign of signs) removeEventListener(sign, goLive, true);
  removeEventListener('offline', goLive);
  tabs?.postMessage('live');
  const all = [...waiting];
  waiting.clear();
  for (const run of all) run();
}

/** Makes the page wait before it goes live, unless it is offline: only the SDK reads kept documents. */
export function delayLive(): void {
  if (!navigator.onLine) return;
  live = false;
  for (const sign of signs) addEventListener(sign, goLive, { capture: true, passive: true });
  addEventListener('offline', goLive);
}

/** Announces to other tabs that this one is live, since the user's actions in one change what the others show. */
export function joinTabs(): void {
  if (tabs || typeof BroadcastChannel === 'undefined') return;
  tabs = new BroadcastChannel('duu-live');
  const announce = () => tabs?.postMessage(live ? 'live' : 'waiting');
  tabs.onmessage = ({ data }) => {
    if (data === 'live') goLive();
    else if (live) announce();
  };
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible') return;
    goLive();
    announce();
  });
  announce();
}
