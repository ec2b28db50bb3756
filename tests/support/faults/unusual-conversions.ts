// Conversions with a failing engine, a late or repeated task, several tabs, or clocks that differ.
import { randomUUID } from 'node:crypto';
import { limits } from '@duu/contract/limits';
import { SpeechError } from '@duu/speech/speech-error';
import type { Speech } from '../../../functions/src/adapters/speech.ts';
import type { Deps } from '../../../functions/src/deps.ts';
import { storedInput } from '../../../functions/src/services/conversions/conversion-input.ts';
import { acquireLease } from '../../../functions/src/services/conversions/lease.ts';
import { makeConversion } from '../../../functions/src/services/conversions/make-conversion.ts';
import { heardMarker } from '../../../functions/src/services/conversions/mark-heard.ts';
import { Recording } from '../../../functions/src/services/conversions/recording.ts';
import { runToCompletion } from '../../../functions/src/services/conversions/run-to-completion.ts';
import { startConversion } from '../../../functions/src/services/conversions/start-conversion.ts';
import { settleStale } from '../../../functions/src/services/jobs/settle-stale.ts';
import { request } from '../conversions.ts';
import { newUserWithAccount } from '../users.ts';
import {
  atLater,
  convert,
  type FaultScenario,
  restrictTo,
  sceneOf,
  speaking,
  timeoutMs,
} from './library-operations.ts';

const minute = 60_000;
const sound = { type: 'audio', bytes: Uint8Array.of(1, 2, 3) } as const;

/** `convert` with another engine in the first process. */
export async function withEngine(speech: Speech): Promise<FaultScenario> {
  const scene = await convert();
  return { ...scene, base: { ...scene.base, speech: async () => speech } };
}

export const refuses: Speech = async function* () {
  yield sound;
  throw new SpeechError('tts_request_failed', '429 until the last attempt');
};

/** Ends without its result, each time or only the first. */
export function halfAnswer(times: number): Speech {
  let left = times;
  return async function* (asked) {
    if (left-- > 0) yield sound;
    else yield* (await speaking.speech())(asked);
  };
}

/** A conversion that is started but that no process has begun. */
async function started() {
  const user = await newUserWithAccount();
  const { uid } = user;
  const { audioId } = await startConversion(speaking, uid, request, randomUUID());
  return { user, uid, audioId };
}

/** Returns an engine that never answers: the job ends the conversion, and the engine's request with it. */
export async function hangingEngine(): Promise<FaultScenario> {
  const { user, uid, audioId } = await started();
  const hangs: Speech = async function* ({ signal }) {
    yield sound;
    await new Promise<void>((done) => signal?.addEventListener('abort', () => done()));
    signal?.throwIfAborted();
  };
  return {
    ...sceneOf(user),
    base: { ...speaking, speech: async () => hangs, lease: { ms: 6000, renewMs: 200 } },
    run: async (deps) => {
      const running = runToCompletion(deps, uid, audioId, timeoutMs);
      await new Promise((done) => setTimeout(done, 0));
      await settleStale(restrictTo(atLater(limits.holdMs + minute), uid));
      await running;
    },
    recover: () => runToCompletion(atLater(limits.holdMs + 2 * minute), uid, audioId, timeoutMs),
  };
}

/** Returns a task that comes an hour late, before or after the job that fails abandoned conversions. */
export async function lateTask(isFailedBefore: boolean): Promise<FaultScenario> {
  const { user, uid, audioId } = await started();
  return {
    ...sceneOf(user),
    base: restrictTo(atLater(60 * minute), uid),
    run: async (deps) => {
      if (isFailedBefore) await settleStale(deps);
      await runToCompletion(deps, uid, audioId, timeoutMs);
    },
    recover: async () => undefined,
  };
}

/** A task that is delivered twice at once, and again later. */
export async function repeatedTask(): Promise<FaultScenario> {
  const { user, uid, audioId } = await started();
  const deliver = (deps: Deps) => runToCompletion(deps, uid, audioId, timeoutMs);
  return {
    ...sceneOf(user),
    run: (deps) => Promise.all([deliver(deps), deliver(deps)]),
    recover: () => deliver(atLater(60 * minute)),
  };
}

async function attempt(deps: Deps, uid: string, audioId: string): Promise<void> {
  const taken = await acquireLease(deps, uid, audioId);
  if (taken.kind !== 'taken') throw new Error(`The audio is ${taken.kind}.`);
  const { audio, attempt: mine } = taken;
  const markHeard = heardMarker(deps, uid, audioId, false);
  const stored = storedInput(deps, uid, audioId, audio);
  await makeConversion(
    deps,
    { uid, audioId, audio, attempt: mine, markHeard, startedBy: 'queue', stored },
    new Recording(),
  );
}

/** Returns a process whose clock is ten minutes slow: for the others its lease is over at once. */
export async function slowClock(): Promise<FaultScenario> {
  const { user, uid, audioId } = await started();
  return {
    ...sceneOf(user),
    base: atLater(-10 * minute),
    run: async (deps) => {
      const { files } = deps;
      const write: typeof files.write = async (...given) => {
        await files.write(...given);
        await attempt(speaking, uid, audioId);
      };
      await attempt({ ...deps, files: { ...files, write } }, uid, audioId);
    },
    recover: () => runToCompletion(speaking, uid, audioId, timeoutMs),
  };
}

/** Returns a process whose clock is ten minutes fast: if it dies, its lease lasts that much longer. */
export async function fastClock(): Promise<FaultScenario> {
  const { user, uid, audioId } = await started();
  return {
    ...sceneOf(user),
    base: atLater(10 * minute),
    run: (deps) => attempt(deps, uid, audioId),
    recover: () => runToCompletion(atLater(11 * minute), uid, audioId, timeoutMs),
  };
}

/** Returns the same operation from two tabs at once. The second may be refused. */
export async function inTwoTabs(scene: Promise<FaultScenario>): Promise<FaultScenario> {
  const of = await scene;
  return { ...of, run: (deps) => Promise.allSettled([of.run(deps), of.run(deps)]) };
}

/** The answer was lost on its way, and the client repeats the request. */
export async function repeated(scene: Promise<FaultScenario>): Promise<FaultScenario> {
  const of = await scene;
  return {
    ...of,
    run: async (deps) => {
      await of.run(deps);
      await of.run(deps).catch(() => undefined);
    },
  };
}

/** Two different conversions of one user at once. */
export async function twoConversions(): Promise<FaultScenario> {
  const user = await newUserWithAccount();
  const { uid } = user;
  const one = async (deps: Deps, key: string) => {
    const { audioId } = await startConversion(deps, uid, request, key);
    await runToCompletion(deps, uid, audioId, timeoutMs);
  };
  return {
    ...sceneOf(user),
    run: (deps) => Promise.all([one(deps, 'one'), one(deps, 'other')]),
    recover: () => Promise.all([one(speaking, 'one'), one(speaking, 'other')]),
  };
}
