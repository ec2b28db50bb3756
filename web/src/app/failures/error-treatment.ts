import { isChunkError } from './reload.ts';

/** What to do with an uncaught error. */
export type ErrorTreatment =
  /** Not ours, or intended, or shown elsewhere. */
  | 'ignore'
  /** A chunk of an older build is missing. */
  | 'reload'
  /** Logged, but not shown to the user. */
  | 'report'
  /** The page may be broken: the error page is shown. */
  | 'show';

/** A failed call has shown its error, an aborted one was meant to end. */
const shownElsewhere = new Set(['ApiError', 'AbortError']);

/** Refused by the browser, or by the user in its prompt: sound before the first press, the clipboard. */
const refusals = new Set(['NotAllowedError']);

/** Thrown by the SDK in the background; errors of an action are shown where it was started. */
const background = new Set(['FirebaseError']);

function isConnection(error: Error): boolean {
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  return (
    /network-request-failed$|^unavailable$|retry-limit-exceeded$/.test(code) ||
    /failed to fetch|networkerror|load failed/i.test(error.message)
  );
}

/**
 * Returns the lines of a stack that name a place in code. The lines before them are the error's message, which may
 * quote the user's text over several lines.
 */
export function framesOf(error: Error): string[] {
  return (error.stack ?? '')
    .split('\n')
    .filter((line) => /^\s+at \S.*:\d+:\d+\)?$|@\S+:\d+:\d+$/.test(line));
}

/** Returns the URL of the code that threw; null if the error does not contain it. */
function sourceOf(error: Error): string | null {
  const [top = ''] = framesOf(error).filter((line) => line.includes('://'));
  return /[\w-]+:\/\/[^\s)]+/.exec(top)?.[0] ?? null;
}

export function treatmentOf(
  reason: unknown,
  page: { readonly origin: string; readonly online: boolean },
): ErrorTreatment {
  if (!(reason instanceof Error)) return 'report';
  if (shownElsewhere.has(reason.name)) return 'ignore';
  if (isChunkError(reason)) return 'reload';
  const source = sourceOf(reason);
  if (source === null) return 'report';
  // A browser extension, or a script injected into the page.
  if (!source.startsWith(`${page.origin}/`)) return 'ignore';
  const { name } = reason;
  const passes = !page.online || isConnection(reason) || refusals.has(name) || background.has(name);
  return passes ? 'report' : 'show';
}
