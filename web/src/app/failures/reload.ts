/** A second reload within this time, in ms, is ignored, so that a broken build does not loop. */
export const reloadGuardMs = 10_000;
const key = 'duu:reloaded-at';

let destination = () => location.href;
let reloading = false;
let leftAt = Number.NEGATIVE_INFINITY;

/** Sets the address that a reload opens, for a user on the way to another page. */
export function setReloadDestination(address: () => string): void {
  destination = address;
}

/**
 * Notes when the page is being left. Firefox 153 and WebKitGTK 2.50 let imports fail as soon as the way to the next page
 * begins, seconds before `pagehide`; a reload then would keep the user on this one.
 */
export function watchLeaving(): void {
  for (const event of ['beforeunload', 'pagehide'])
    addEventListener(event, () => {
      leftAt = performance.now();
    });
  addEventListener('pageshow', () => {
    leftAt = Number.NEGATIVE_INFINITY;
  });
}

/** Returns whether another page or a reload is on its way, so that errors no longer matter. A download is not in the end. */
export const isLeaving = (): boolean => reloading || performance.now() - leftAt < reloadGuardMs;

function loadAnew(): void {
  const address = destination();
  if (address === location.href) location.reload();
  else location.assign(address);
}

/** Reloads, unless it was tried a moment ago. Returns whether the page is going. */
export function reloadOnce(now = Date.now(), reload = loadAnew): boolean {
  if (performance.now() - leftAt < reloadGuardMs) return true;
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
