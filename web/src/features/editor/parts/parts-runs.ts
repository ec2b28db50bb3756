import { type PartsJob, readJob } from './parts-job.ts';
import { type PartsDoors, PartsRun } from './parts-run.ts';

/** The one run of this page. It goes on while its person is on other pages. */
let current: { readonly uid: string; readonly run: PartsRun } | null = null;
const listeners = new Set<() => void>();
let stopFollowing = () => {};

export function subscribeToRun(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const tell = () => {
  for (const listener of listeners) listener();
};

export function currentRun(uid: string): PartsRun | null {
  return current?.uid === uid ? current.run : null;
}

function put(next: typeof current): void {
  stopFollowing();
  current = next;
  stopFollowing = next?.run.subscribe(tell) ?? (() => {});
  tell();
}

export function startRun(uid: string, job: PartsJob, doors: PartsDoors): void {
  const run = new PartsRun(job, doors);
  put({ uid, run });
  void run.go();
}

/** Goes on with what a reload has cut off; a part that has failed waits for its person to ask for it. */
export function resumeRun(uid: string, doors: () => PartsDoors): void {
  if (currentRun(uid) !== null) return;
  const job = readJob(uid, Date.now());
  if (job === null) return;
  if (job.parts.some(({ state }) => state === 'failed'))
    put({ uid, run: new PartsRun(job, doors()) });
  else startRun(uid, job, doors());
}

/** Takes a run that is done, or that its person leaves, away. */
export function endRun(): void {
  current?.run.leave();
  put(null);
}
