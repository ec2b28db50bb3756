import { availableParallelism } from 'node:os';
import type { Language } from '@duu/contract/language';
import { SpeechError } from '../../speech-error.ts';
import { DueQueue } from '../../stream/due-queue.ts';
import { isDueSoon, jobsOfThread } from '../../stream/first-sounds.ts';
import { Queue } from '../../stream/queue.ts';
import { Thread, workerUrl } from '../../stream/thread.ts';
import type { Engine, EngineRequest, EngineSound } from '../engine.ts';
import type { EspeakAnswer, EspeakJob } from './espeak-messages.ts';
import { espeakPitch, espeakRate, espeakTempoLeft, espeakVoice } from './espeak-prosody.ts';

interface Pending {
  readonly job: EspeakJob;
  readonly queue: Queue<EngineSound>;
}

interface Lane {
  readonly thread: Thread<EspeakJob, EspeakAnswer>;
  readonly jobs: Map<number, Pending>;
  language: Language | undefined;
}

export interface EspeakEngine extends Engine {
  /** Starts the threads before the first request needs them. */
  warm(): void;
  close(): Promise<void>;
}

/**
 * Returns the embedded engine (eSpeak NG): both languages, no network, its own word times. It speaks in warm worker
 * threads, so it never blocks the event loop; a stopped request frees its thread within a tenth of a second of sound.
 * @param workers maximum number of threads; by default the number of cores minus one, at least one
 */
export function createEspeak(
  workers: number = Math.max(1, Math.min(4, availableParallelism() - 1)),
): EspeakEngine {
  const lanes: Lane[] = [];
  const waiting = new DueQueue<Pending>(assign);
  let nextId = 0;

  function open(): Lane {
    const jobs = new Map<number, Pending>();
    const thread = new Thread<EspeakJob, EspeakAnswer>(
      workerUrl('espeak-worker', import.meta.url),
      (answer) => hear(lane, answer),
      (error) => {
        lanes.splice(lanes.indexOf(lane), 1);
        for (const { queue } of jobs.values()) queue.fail(error);
        jobs.clear();
        assign();
      },
    );
    const lane: Lane = { thread, jobs, language: undefined };
    lanes.push(lane);
    return lane;
  }

  function hear(lane: Lane, answer: EspeakAnswer): void {
    const pending = lane.jobs.get(answer.id);
    if (!pending) return;
    if ('sound' in answer) {
      pending.queue.push(answer.sound);
      return;
    }
    if ('error' in answer) pending.queue.fail(new SpeechError('tts_request_failed', answer.error));
    else pending.queue.end();
    lane.jobs.delete(answer.id);
    lane.thread.release();
    assign();
  }

  /** Gives queued jobs to threads with room: an idle one first, preferably one with the language loaded. */
  function assign(): void {
    for (let first = waiting.first(); first; first = waiting.first()) {
      if (Atomics.load(first.job.stop, 0) === 1) {
        first.queue.end();
        waiting.shift();
        continue;
      }
      const { language } = first.job;
      const idle = lanes.filter(({ jobs }) => jobs.size === 0);
      const lane =
        idle.find((one) => one.language === language) ??
        idle[0] ??
        (lanes.length < workers ? open() : lanes.find(({ jobs }) => jobs.size < jobsOfThread()));
      if (!lane) return;
      waiting.shift();
      lane.language = language;
      lane.jobs.set(first.job.id, first);
      lane.thread.hold();
      lane.thread.post(first.job);
    }
  }

  async function* speak(request: EngineRequest): AsyncGenerator<EngineSound, void, undefined> {
    const { signal } = request;
    signal?.throwIfAborted();
    const stop = new Int32Array(new SharedArrayBuffer(4));
    const queue = new Queue<EngineSound>();
    const cancel = () => {
      Atomics.store(stop, 0, 1);
      queue.fail(signal?.reason ?? new Error('left'));
    };
    queue.onLeave = cancel;
    signal?.addEventListener('abort', cancel, { once: true });
    const dueMs = request.dueMs ?? performance.now();
    const job: EspeakJob = {
      id: nextId++,
      text: request.text,
      language: request.language,
      voice: espeakVoice(request.voice, request.language),
      rate: espeakRate(request.language, request.speed),
      normalRate: espeakRate(request.language, 1),
      speed: request.speed / espeakTempoLeft(request.language, request.speed),
      ...(request.melody ? { melody: request.melody } : {}),
      ...espeakPitch(request.voice, request.language, request.pitch),
      isDueSoon: isDueSoon(dueMs),
      stop,
    };
    waiting.push({ job, queue }, dueMs);
    assign();
    try {
      yield* queue;
    } finally {
      signal?.removeEventListener('abort', cancel);
    }
  }

  return {
    id: 'espeak',
    languages: ['mn', 'en'],
    limit: { unit: 'characters', max: 2000 },
    sampleRate: 22_050,
    hasSpeed: true,
    hasPitch: true,
    hasWordTimes: true,
    isCalibrated: true,
    concurrency: workers + 1,
    foreign: 'parts',
    bySentence: true,
    byClause: true,
    soundVersion: 7,
    tempoLeft: espeakTempoLeft,
    speak,
    warm: () => {
      while (lanes.length < workers) open();
    },
    close: async () => {
      await Promise.all(lanes.map(({ thread }) => thread.close()));
      const left = waiting.remove(() => true);
      const open = [...lanes.flatMap(({ jobs }) => [...jobs.values()]), ...left];
      for (const { queue } of open) queue.fail(new SpeechError('tts_request_failed', 'closed'));
      lanes.length = 0;
    },
  };
}
