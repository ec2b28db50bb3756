import { describe, expect, it } from 'vitest';
import { defaultRetries, pauseFor, retrying } from './retry.ts';

const again = () => ({ retryable: true });

/** Fails until the attempts are used up, and returns the pauses between them in ms. */
async function pausesOf(random: number, retryAfterMs?: number): Promise<number[]> {
  const pauses: number[] = [];
  const policy = {
    attempts: 5,
    firstMs: 20,
    mostMs: 60,
    random: () => random,
    pause: async (ms: number) => {
      pauses.push(ms);
    },
  };
  const attempt = async () => {
    throw new Error('no');
  };
  const failure = () => ({ retryable: true, retryAfterMs });
  await expect(retrying(attempt, failure, policy)).rejects.toThrow('no');
  return pauses;
}

describe('retrying', () => {
  it('doubles its pauses, up to the longest', async () => {
    expect(await pausesOf(1)).toEqual([20, 40, 60, 60]);
  });

  it('spreads tries over the pause', async () => {
    expect(await pausesOf(0)).toEqual([0, 0, 0, 0]);
    expect(await pausesOf(0.5)).toEqual([10, 20, 30, 30]);
  });

  it('waits as long as the server asks for, and not at all where that is too long', async () => {
    expect(await pausesOf(0.5, 25)).toEqual([25, 25, 30, 30]);
    expect(await pausesOf(0.5, 61)).toEqual([]);
  });

  it('does not try again what time does not heal', async () => {
    let tries = 0;
    const attempt = async () => {
      tries++;
      throw new Error('no');
    };
    await expect(retrying(attempt, () => ({ retryable: false }), defaultRetries)).rejects.toThrow(
      'no',
    );
    expect(tries).toBe(1);
  });

  it('pauses on the clock, until the signal aborts', async () => {
    await pauseFor(1);
    const stop = new AbortController();
    const reason = new Error('the listener left');
    const attempt = async () => {
      // Aborts during the pause of an hour.
      setImmediate(() => stop.abort(reason));
      throw new Error('no');
    };
    const hour = { attempts: 2, firstMs: 3_600_000, mostMs: 3_600_000, random: () => 1 };
    await expect(retrying(attempt, again, hour, stop.signal)).rejects.toBe(reason);
  });
});
