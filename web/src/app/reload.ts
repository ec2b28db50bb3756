/** A reload asked for again this soon after the last one is ignored, in ms: a broken build must not spin. */
export const reloadGuardMs = 10_000;
const key = 'duu:reloaded-at';

export function reloadOnce(now = Date.now(), reload = () => location.reload()): boolean {
  let last = 0;
  try {
    last = Number(sessionStorage.getItem(key) ?? 0);
    if (now - last < reloadGuardMs) return false;
    sessionStorage.setItem(key, String(now));
  } catch {
    // Without storage there is no guard, and so no reload.
    return false;
  }
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
