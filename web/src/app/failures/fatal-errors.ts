type Host = (error: unknown) => void;

let host: Host | null = null;
let waiting: unknown = null;

/** The page that is shown gives way to an error; where none is shown yet, the next one does. */
export function showInPlace(error: unknown): void {
  if (host) host(error);
  else waiting = error;
}

/** A layout shows what nobody caught in place of its page, for as long as it is there. */
export function hostErrors(show: Host): () => void {
  host = show;
  const early = waiting;
  waiting = null;
  if (early !== null) show(early);
  return () => {
    if (host === show) host = null;
  };
}
