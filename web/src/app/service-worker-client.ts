/** The worker keeps an offline page and the files of this build; without it everything works as well. */
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
