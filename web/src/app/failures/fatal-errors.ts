type Host = (error: unknown) => void;

let host: Host | null = null;
let waiting: unknown = null;

/** Shows an error in place of the current page, or of the next one if none is shown yet. */
export function showInPlace(error: unknown): void {
  if (host) host(error);
  else waiting = error;
}

/** Registers a layout that shows uncaught errors in place of its page. Returns a function that ends it. */
export function hostErrors(show: Host): () => void {
  host = show;
  const early = waiting;
  waiting = null;
  if (early !== null) show(early);
  return () => {
    if (host === show) host = null;
  };
}
