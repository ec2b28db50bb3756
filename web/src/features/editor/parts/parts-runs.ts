import { onUserChange } from '../../../firebase/documents/live-cache.ts';
import { Signal } from '../../../stores/store.ts';
import { areDone, type PartsJob, readJob } from './parts-job.ts';
import { type PartsClient, PartsRun } from './parts-run.ts';

/** The page's one run, which continues while the user is on other pages. */
let current: { readonly uid: string; readonly run: PartsRun } | null = null;
const changes = new Signal();
let stopFollowing = () => {};

export const subscribeToRun = changes.subscribe;

export function currentRun(uid: string): PartsRun | null {
  return current?.uid === uid ? current.run : null;
}

function put(next: typeof current): void {
  stopFollowing();
  current = next;
  stopFollowing = next?.run.subscribe(changes.notify) ?? (() => {});
  changes.notify();
}

export function startRun(uid: string, job: PartsJob, client: PartsClient): void {
  const run = new PartsRun(job, client);
  put({ uid, run });
  void run.go();
}

/**
 * Continues a run that a reload interrupted. A failed part waits until the user retries it, and finished parts are only
 * shown.
 */
export function resumeRun(uid: string, client: () => PartsClient): void {
  if (currentRun(uid) !== null) return;
  const job = readJob(uid, Date.now());
  if (job === null) return;
  if (areDone(job) || job.parts.some(({ state }) => state === 'failed'))
    put({ uid, run: new PartsRun(job, client()) });
  else startRun(uid, job, client());
}

/** Closes a finished run, or skips the rest of one. */
export function endRun(): void {
  if (current?.run.state.status === 'done') current.run.close();
  else {
    current?.run.leave();
    put(null);
  }
}

// Its next part would be converted for the next user.
onUserChange(() => {
  current?.run.suspend();
  put(null);
});
