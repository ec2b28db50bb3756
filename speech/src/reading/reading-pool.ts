import { SpeechError } from '../speech-error.ts';
import { Thread, workerUrl } from '../stream/thread.ts';
import type { ReadingAnswer, ReadingJob } from './reading-messages.ts';
import type { InputOf, ResultOf, WorkName } from './reading-work.ts';

/** A result, and how long its thread worked for it, in ms. */
interface Timed<T> {
  readonly result: T;
  readonly ms: number;
}

/** Thrown for a reading that failed or took too long. */
export class ReadingFailed extends SpeechError {
  /** How long a thread worked for it, in ms. */
  readonly ms: number;
  constructor(detail: string, ms: number, options?: ErrorOptions) {
    super('normalize_failed', detail, options);
    this.name = 'ReadingFailed';
    this.ms = ms;
  }
}

export interface ReadingPoolOptions {
  /** Maximum threads. */
  readonly threads: number;
  /** Maximum processor time of one reading, in ms: on a busy machine it may wait for its turns. */
  readonly timeoutMs: number;
  /** Called with each thread that was ended because its reading took too long. */
  readonly onTimeout?: () => void;
  /** The worker's file, a thread's processor time, the clock in ms, and a timer that returns how to stop it: for tests. */
  readonly url?: URL;
  readonly cpuMs?: (thread: Pick<Thread<unknown, unknown>, 'cpuMs'>) => Promise<number>;
  readonly now?: () => number;
  readonly after?: (ms: number, late: () => void) => () => void;
}

export interface ReadingPool {
  /**
   * Does one piece of work in a thread. Owners take turns, so that one with many long texts delays another by one
   * text.
   * @throws ReadingFailed
   */
  run<Name extends WorkName>(
    owner: string,
    name: Name,
    input: InputOf<Name>,
  ): Promise<Timed<ResultOf<Name>>>;
  /** Starts a thread before the first text needs it. */
  warm(): void;
  close(): Promise<void>;
}

interface Waiting {
  readonly job: ReadingJob;
  done(result: unknown, ms: number): void;
  fail(error: ReadingFailed): void;
}

interface Lane {
  readonly thread: Thread<ReadingJob, ReadingAnswer>;
  /** Loading counts as busy. */
  busy: boolean;
  working: { readonly on: Waiting; readonly since: number; stopTimer: () => void } | null;
}

/** Memory of a thread, in MB: ten times what the longest text needs. */
const resourceLimits = { maxOldGenerationSizeMb: 256 };

function afterMs(ms: number, late: () => void): () => void {
  const timer = setTimeout(late, ms);
  return () => clearTimeout(timer);
}

/** How often a reading gets its time again, in which it had no turn: what never gets one is ended too. */
const mostWaits = 5;

/** Threads that read texts. One that takes too long is ended and replaced. */
export function createReadingPool({
  threads,
  timeoutMs,
  onTimeout = () => {},
  url = workerUrl('reading-worker', import.meta.url),
  cpuMs = (thread) => thread.cpuMs(),
  now = () => performance.now(),
  after = afterMs,
}: ReadingPoolOptions): ReadingPool {
  const lanes = new Set<Lane>();
  /** By owner, in the order of their turns. */
  const waiting = new Map<string, Waiting[]>();

  function nextWaiting(): Waiting | undefined {
    for (const [owner, [first, ...others]] of waiting) {
      waiting.delete(owner);
      if (others.length > 0) waiting.set(owner, others);
      return first;
    }
    return undefined;
  }

  /** Frees the lane. Returns what it worked on, and for how long. */
  function settle(lane: Lane): { on: Waiting; ms: number } | null {
    const { working } = lane;
    if (lane.busy) lane.thread.release();
    lane.busy = false;
    if (working === null) return null;
    lane.working = null;
    working.stopTimer();
    return { on: working.on, ms: now() - working.since };
  }

  function hear(lane: Lane, answer: ReadingAnswer): void {
    const done = settle(lane);
    if (answer.type === 'done') done?.on.done(answer.result, done.ms);
    if (answer.type === 'failed') {
      done?.on.fail(new ReadingFailed('a text', done.ms, { cause: answer.cause }));
    }
    assign();
  }

  function end(lane: Lane, detail: string, cause?: unknown): void {
    if (!lanes.delete(lane)) return;
    const wasLoading = lane.busy && lane.working === null;
    const done = settle(lane);
    // A thread that can't load would fail for ever: the text that it was opened for is told.
    const failed = done ?? (wasLoading ? { on: nextWaiting(), ms: 0 } : null);
    failed?.on?.fail(new ReadingFailed(detail, failed.ms, { cause }));
    assign();
  }

  function open(): void {
    const lane: Lane = {
      busy: true,
      working: null,
      thread: new Thread<ReadingJob, ReadingAnswer>(
        url,
        (answer) => hear(lane, answer),
        (error) => end(lane, 'the reading thread ended', error),
        { resourceLimits },
      ),
    };
    lane.thread.hold();
    lanes.add(lane);
  }

  function start(lane: Lane, on: Waiting): void {
    lane.busy = true;
    lane.thread.hold();
    const before = cpuMs(lane.thread).catch(() => 0);
    let waits = 0;
    const giveUp = () => {
      onTimeout();
      void lane.thread.close();
      end(lane, 'a text took too long');
    };
    const late = async () => {
      const used = (await cpuMs(lane.thread).catch(() => timeoutMs)) - (await before);
      if (lane.working !== working) return;
      if (used >= timeoutMs || waits++ >= mostWaits) giveUp();
      else working.stopTimer = after(timeoutMs - used, late);
    };
    const working = { on, since: now(), stopTimer: after(timeoutMs, late) };
    lane.working = working;
    lane.thread.post(on.job);
  }

  function assign(): void {
    for (const lane of lanes) {
      if (lane.busy) continue;
      const next = nextWaiting();
      if (next === undefined) return;
      start(lane, next);
    }
    const loading = [...lanes].filter(({ busy, working }) => busy && working === null).length;
    const unserved = [...waiting.values()].flat().length - loading;
    for (let more = Math.min(unserved, threads - lanes.size); more > 0; more--) open();
  }

  return {
    run: (owner, name, input) =>
      new Promise((resolve, reject) => {
        const job: ReadingJob = { name, input };
        // Both sides of the messages are in this folder: the answer is of the job's own type.
        const done = (result: unknown, ms: number) => resolve({ result: result as never, ms });
        waiting.set(owner, [...(waiting.get(owner) ?? []), { job, done, fail: reject }]);
        assign();
      }),
    warm() {
      if (lanes.size === 0) open();
    },
    async close() {
      const detail = 'the pool was closed';
      for (const on of [...waiting.values()].flat()) on.fail(new ReadingFailed(detail, 0));
      waiting.clear();
      const open = [...lanes];
      for (const lane of open) end(lane, detail);
      await Promise.all(open.map(({ thread }) => thread.close()));
    },
  };
}
