/** A second reload within this time, in ms, is ignored, so that a broken build does not loop. */
export const reloadGuardMs = 10_000;
const key = 'duu:reloaded-at';

let destination = () => location.href;
let reloading = false;

/** Sets the address that a reload opens, for a user on the way to another page. */
export function setReloadDestination(address: () => string): void {
  destination = address;
}

/** Returns whether the page is about to reload, so that errors no longer matter. */
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

/** Returns whether a chunk of the app is missing because a newer build replaced it. */
export function isChunkError(error: unknown): boolean {
  const text = error instanceof Error ? `${error.name} ${error.message}` : String(error);
  return /ChunkLoadError|dynamically imported module|Importing a module script failed|module script|preload CSS/i.test(
    text,
  );
}
