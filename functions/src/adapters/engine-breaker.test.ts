import type { BreakerState as State } from '@duu/contract/documents/operations';
import { limits } from '@duu/contract/limits';
import type { EngineId } from '@duu/contract/voice-settings';
import { beforeEach, expect, test } from 'vitest';
import { type BreakerStore, createBreaker } from './engine-breaker.ts';

const { failures: maxFailures, pauseMs, maxPauseMs, trialMs } = limits.breaker;

let ms: number;
let states: Map<EngineId, State>;
let logged: string[];
beforeEach(() => {
  ms = Date.parse('2026-11-23T12:00:00Z');
  states = new Map();
  logged = [];
});

const store: BreakerStore = {
  get: async (engine) => states.get(engine) ?? null,
  async change(engine, change) {
    const after = change(states.get(engine) ?? null);
    if (after) states.set(engine, after);
    else if (after === null) states.delete(engine);
  },
};

const note = (event: string) => void logged.push(event);

/** An instance's breaker; all share the store. */
const instance = (own: BreakerStore = store, pause = () => new Promise<void>(() => {})) =>
  createBreaker({
    store: own,
    now: () => new Date(ms),
    log: { info: note, warn: note, error: note },
    pause,
  });

/** Lets the write of a success end. */
const settled = () => new Promise<void>((done) => setImmediate(done));

async function fail(breaker: ReturnType<typeof instance>, times: number): Promise<void> {
  await Promise.all(Array.from({ length: times }, () => breaker.failed('azure')));
}

test('pauses an engine for all instances after several failures in a row', async () => {
  const [one, other] = [instance(), instance()];
  await fail(one, maxFailures - 1);
  expect(await other.mayTry('azure')).toBe(true);
  await fail(one, 1);
  expect(await one.mayTry('azure')).toBe(false);
  expect(await other.mayTry('azure')).toBe(false);
  expect(await other.mayTry('google')).toBe(true);
  expect(logged).toEqual(['engine_paused']);
});

test('a success in between starts the count again', async () => {
  const breaker = instance();
  await fail(breaker, maxFailures - 1);
  breaker.succeeded('azure');
  await fail(breaker, maxFailures - 1);
  expect(await breaker.mayTry('azure')).toBe(true);
});

test('a failure that cost a conversion pauses at once', async () => {
  const breaker = instance();
  await breaker.failed('azure', true);
  expect(await breaker.mayTry('azure')).toBe(false);
});

test('after the pause one conversion tries it, and its success ends the pause', async () => {
  const [one, other] = [instance(), instance()];
  await fail(one, maxFailures);
  ms += pauseMs - 1;
  expect(await other.mayTry('azure')).toBe(false);
  ms += 1;
  expect(await other.mayTry('azure')).toBe(true);
  expect(await one.mayTry('azure')).toBe(false);
  expect(await other.mayTry('azure')).toBe(false);
  other.succeeded('azure');
  await settled();
  expect(states.size).toBe(0);
  expect(await one.mayTry('azure')).toBe(true);
  expect(logged).toEqual(['engine_paused', 'engine_resumed']);
});

test('a call that began before the pause does not end it', async () => {
  const breaker = instance();
  await fail(breaker, maxFailures);
  breaker.succeeded('azure');
  await settled();
  expect(await breaker.mayTry('azure')).toBe(false);
});

test('a trial that reports nothing is followed by another', async () => {
  const breaker = instance();
  await fail(breaker, maxFailures);
  ms += pauseMs;
  expect(await breaker.mayTry('azure')).toBe(true);
  ms += trialMs;
  expect(await breaker.mayTry('azure')).toBe(true);
});

test('each failed trial doubles the pause, up to a bound', async () => {
  const breaker = instance();
  await fail(breaker, maxFailures);
  const pauses: number[] = [];
  for (let trial = 0; trial < 7; trial++) {
    const until = states.get('azure')?.pausedUntil.getTime() ?? 0;
    pauses.push(until - ms);
    ms = until;
    expect(await breaker.mayTry('azure')).toBe(true);
    await fail(breaker, 1);
  }
  expect(pauses.slice(0, 3)).toEqual([pauseMs, 2 * pauseMs, 4 * pauseMs]);
  expect(pauses.at(-1)).toBe(maxPauseMs);
});

test('failures of calls that were made together are one', async () => {
  const [one, other] = [instance(), instance()];
  await fail(one, maxFailures);
  await fail(other, 2 * maxFailures);
  expect(states.get('azure')).toMatchObject({ times: 1, trial: false });
  expect(logged).toEqual(['engine_paused']);
});

test('without the store every engine is tried', async () => {
  const down = async () => {
    throw new Error('Firestore is down.');
  };
  const breaker = instance({ get: down, change: down });
  expect(await breaker.mayTry('azure')).toBe(true);
  await fail(breaker, maxFailures);
  expect(await breaker.mayTry('azure')).toBe(true);
  expect(new Set(logged)).toEqual(new Set(['breaker_unavailable']));

  const late = instance({ ...store, get: () => new Promise(() => {}) }, async () => {});
  expect(await late.mayTry('azure')).toBe(true);
});
