import { framesOf } from './error-frames.ts';
import { isChunkError } from './reload.ts';

/** What becomes of an error that nobody caught. */
export type Fate =
  /** Not ours, or meant to be, or said elsewhere. */
  | 'ignore'
  /** A piece of an older build is gone. */
  | 'reload'
  /** We want to know of it, the person need not. */
  | 'report'
  /** The page can't be trusted any more: the error page says so. */
  | 'show';

/** A failed call has had its toast or stands in its place, an ended one was meant to end. */
const saidElsewhere = new Set(['ApiError', 'AbortError']);

/** The browser, or the person asked by it, said no: to sound before the first press, to the clipboard. */
const refusals = new Set(['NotAllowedError']);

/** What the SDK throws at work that nobody waits for; what a press asked of it is said where it was pressed. */
const background = new Set(['FirebaseError']);

function isConnection(error: Error): boolean {
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  return (
    /network-request-failed$|^unavailable$|retry-limit-exceeded$/.test(code) ||
    /failed to fetch|networkerror|load failed/i.test(error.message)
  );
}

/** Where the code is from that threw; null where the error does not say. */
function sourceOf(error: Error): string | null {
  const [top = ''] = framesOf(error).filter((line) => line.includes('://'));
  return /[\w-]+:\/\/[^\s)]+/.exec(top)?.[0] ?? null;
}

export function fateOf(
  reason: unknown,
  page: { readonly origin: string; readonly online: boolean },
): Fate {
  if (!(reason instanceof Error)) return 'report';
  if (saidElsewhere.has(reason.name)) return 'ignore';
  if (isChunkError(reason)) return 'reload';
  const source = sourceOf(reason);
  if (source === null) return 'report';
  // A browser's extension, or what somebody else has put into the page.
  if (!source.startsWith(`${page.origin}/`)) return 'ignore';
  const { name } = reason;
  const passes = !page.online || isConnection(reason) || refusals.has(name) || background.has(name);
  return passes ? 'report' : 'show';
}
