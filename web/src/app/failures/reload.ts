/** A reload asked for again this soon after the last one is ignored, in ms: a broken build must not spin. */
export const reloadGuardMs = 10_000;
const key = 'duu:reloaded-at';

let destination = () => location.href;
let reloading = false;

/** Whoever is on the way to a page is taken there by the reload, not back to where they came from. */
export function setReloadDestination(address: () => string): void {
  destination = address;
}

/** Whether the page is about to go: what fails until then is of no use to anybody. */
export const isReloading = (): boolean => reloading;

function loadAnew(): void {
  const address = destination();
  if (address === location.href) location.reload();
  else location.assign(address);
}

export function reloadOnce(now = Date.now(), reload = loadAnew): boolean {
  let last = 0;
  try {
    last = Number(sessionStorage.getItem(key) ?? 0);
    if (now - last < reloadGuardMs) return false;
    sessionStorage.setItem(key, String(now));
  } catch {
    // Without storage there is no guard, and so no reload.
    return false;
  }
  reloading = true;
  reload();
  return true;
}

/** A piece of the app that is gone because a newer build took its place. */
export function isChunkError(error: unknown): boolean {
  const text = error instanceof Error ? `${error.name} ${error.message}` : String(error);
  return /ChunkLoadError|dynamically imported module|Importing a module script failed|module script|preload CSS/i.test(
    text,
  );
}
