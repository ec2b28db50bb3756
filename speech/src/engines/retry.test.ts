import { describe, expect, it } from 'vitest';
import { retrying } from './retry.ts';

const again = () => ({ retryable: true });
const fails = async () => {
  throw new Error('no');
};

/** The pauses between the tries of something that always fails, in ms. */
async function pauses(random: number): Promise<number[]> {
  const taken: number[] = [];
  const pause = async (ms: number) => {
    taken.push(ms);
  };
  const policy = { attempts: 5, firstMs: 20, mostMs: 60, random: () => random, pause };
  await expect(retrying(fails, again, policy)).rejects.toThrow('no');
  return taken;
}

describe('retrying', () => {
  it('waits twice as long each time, up to the most', async () => {
    expect(await pauses(1)).toEqual([20, 40, 60, 60]);
  });

  it('spreads tries over the pause', async () => {
    expect(await pauses(0.5)).toEqual([10, 20, 30, 30]);
    expect(await pauses(0)).toEqual([0, 0, 0, 0]);
  });

  it('does not try again what time does not heal', async () => {
    let tries = 0;
    const attempt = async () => {
      tries++;
      throw new Error('no');
    };
    await expect(
      retrying(attempt, () => ({ retryable: false }), { attempts: 4, firstMs: 1, mostMs: 1 }),
    ).rejects.toThrow('no');
    expect(tries).toBe(1);
  });
});
