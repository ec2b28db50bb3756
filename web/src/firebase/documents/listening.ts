/**
 * Whether the page listens to the database. The app's first page reads once without Firestore's SDK (83 kB). It listens once
 * its data may change: when the user acts, returns to the tab, goes offline, or another tab listens.
 */
let listening = true;
const waiting = new Set<() => void>();
let tabs: BroadcastChannel | null = null;

const signs = ['pointerdown', 'pointermove', 'wheel', 'keydown', 'focusin', 'paste'] as const;

export const isListening = (): boolean => listening;

/** Calls back now if the page listens, else once it does. Returns a function that cancels it. */
export function whenListening(run: () => void): () => void {
  if (listening) run();
  else waiting.add(run);
  return () => void waiting.delete(run);
}

export function startListening(): void {
  if (listening) return;
  listening = true;
  for (const sign of signs) removeEventListener(sign, startListening, true);
  removeEventListener('offline', startListening);
  tabs?.postMessage('listening');
  const all = [...waiting];
  waiting.clear();
  for (const run of all) run();
}

/** Makes the page wait before it listens, unless it is offline: only the SDK's listeners read kept documents. */
export function delayListening(): void {
  if (!navigator.onLine) return;
  listening = false;
  for (const sign of signs)
    addEventListener(sign, startListening, { capture: true, passive: true });
  addEventListener('offline', startListening);
}

/** Announces to other tabs that this one listens, since the user's actions in one change what the others show. */
export function joinTabs(): void {
  if (tabs || typeof BroadcastChannel === 'undefined') return;
  tabs = new BroadcastChannel('duu-listening');
  const announce = () => tabs?.postMessage(listening ? 'listening' : 'waiting');
  tabs.onmessage = ({ data }) => {
    if (data === 'listening') startListening();
    else if (listening) announce();
  };
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible') return;
    startListening();
    announce();
  });
  announce();
}
