import type { BreakerState as State } from '@duu/contract/documents/operations';
import { limits } from '@duu/contract/limits';
import type { EngineId } from '@duu/contract/voice-settings';
import type { Breaker } from '@duu/speech/engines/breaker';
import type { Log } from '../log.ts';

/** Where all instances find the engines that fail. */
export interface BreakerStore {
  get(engine: EngineId): Promise<State | null>;
  /** Replaces the state; `change` may run several times. Null deletes it, undefined leaves it. */
  change(
    engine: EngineId,
    change: (before: State | null) => State | null | undefined,
  ): Promise<void>;
}

interface BreakerDeps {
  readonly store: BreakerStore;
  readonly now: () => Date;
  readonly log: Log;
  /** Resolves after that many ms. */
  readonly pause: (ms: number) => Promise<void>;
}

const { failures: maxFailures, pauseMs, maxPauseMs, trialMs, timeoutMs } = limits.breaker;

const later = (now: Date, ms: number): Date => new Date(now.getTime() + ms);

/** The state after an engine has failed too often: each pause in a row is twice as long. */
function pausedAfter(before: State | null, now: Date): State {
  // Calls that fail together are one failure.
  if (before && !before.trial && now < before.pausedUntil) return before;
  const times = (before?.times ?? 0) + 1;
  const ms = Math.min(maxPauseMs, pauseMs * 2 ** (times - 1));
  return { pausedUntil: later(now, ms), times, trial: false };
}

/**
 * Returns the state that claims the trial call after a pause. Undefined during the pause, or if another instance has
 * claimed it.
 */
function trialOf(before: State, now: Date): State | undefined {
  if (now < before.pausedUntil) return undefined;
  return { ...before, pausedUntil: later(now, trialMs), trial: true };
}

/** Whether a success ends the pause: calls that began before the failure may still succeed after it. */
const endsPause = ({ trial, pausedUntil }: State, now: Date): boolean =>
  trial || now >= pausedUntil;

/**
 * Counts the failures of this instance; pauses are shared by all. If the store fails or is late, every engine is
 * tried, as without a breaker.
 */
export function createBreaker({ store, now, log, pause }: BreakerDeps): Breaker {
  const failures = new Map<EngineId, number>();
  /** The states as this instance last saw them. */
  const seen = new Map<EngineId, State>();

  /** Changes a state in the store. Returns the new one, or undefined if there was nothing to change. */
  async function change(engine: EngineId, of: (before: State) => State | null | undefined) {
    let after: State | null | undefined;
    await store.change(engine, (before) => {
      after = before === null ? null : of(before);
      return after;
    });
    if (after === null) seen.delete(engine);
    else if (after) seen.set(engine, after);
    return after;
  }

  async function claim(engine: EngineId): Promise<boolean> {
    const state = await store.get(engine);
    if (state) seen.set(engine, state);
    else seen.delete(engine);
    if (!state || !trialOf(state, now())) return state === null;
    return (await change(engine, (before) => trialOf(before, now()))) !== undefined;
  }

  async function pauseAll(engine: EngineId): Promise<void> {
    let paused: State | undefined;
    await store.change(engine, (before) => {
      const after = pausedAfter(before, now());
      paused = after === before ? undefined : after;
      seen.set(engine, after);
      return paused;
    });
    if (paused) log.warn('engine_paused', { engine, times: paused.times });
  }

  async function resume(engine: EngineId): Promise<void> {
    const after = await change(engine, (before) => (endsPause(before, now()) ? null : undefined));
    if (after === null) log.info('engine_resumed', { engine });
  }

  /** Returns the result of asking the store; `otherwise` if it fails or is late. */
  function orAfterTimeout<T>(answer: Promise<T>, engine: EngineId, otherwise: T): Promise<T> {
    const known = answer.catch(() => {
      log.warn('breaker_unavailable', { engine });
      return otherwise;
    });
    return Promise.race([known, pause(timeoutMs).then(() => otherwise)]);
  }

  return {
    mayTry: (engine) => orAfterTimeout(claim(engine), engine, true),
    succeeded(engine) {
      failures.delete(engine);
      const state = seen.get(engine);
      if (!state || !endsPause(state, now())) return;
      seen.delete(engine);
      void orAfterTimeout(resume(engine), engine, undefined);
    },
    async failed(engine, atOnce = false) {
      const count = (failures.get(engine) ?? 0) + 1;
      failures.set(engine, count);
      if (count < maxFailures && !atOnce && !seen.has(engine)) return;
      failures.delete(engine);
      await orAfterTimeout(pauseAll(engine), engine, undefined);
    },
  };
}
