import { describe, expect, it } from 'vitest';
import { retrying } from './retry.ts';

const policy = { attempts: 4, firstMs: 20, mostMs: 60, random: () => 0.999 };
const again = () => ({ retryable: true });

describe('retrying', () => {
  it('waits longer each time, up to the most', async () => {
    const at: number[] = [];
    const attempt = async () => {
      at.push(performance.now());
      throw new Error('no');
    };
    await expect(retrying(attempt, again, policy)).rejects.toThrow('no');
    const pauses = at.slice(1).map((time, i) => time - (at[i] ?? 0));
    expect(pauses.length).toBe(3);
    // A timer counts whole milliseconds of another clock: it may end up to two early by this one.
    for (const [i, least] of [18, 38, 58].entries()) {
      expect(pauses[i]).toBeGreaterThanOrEqual(least);
      expect(pauses[i]).toBeLessThan(least + 500);
    }
  });

  it('spreads tries over the pause', async () => {
    const attempt = async () => {
      throw new Error('no');
    };
    const before = performance.now();
    await expect(retrying(attempt, again, { ...policy, random: () => 0 })).rejects.toThrow();
    expect(performance.now() - before).toBeLessThan(119);
  });

  it('does not try again what time does not heal', async () => {
    let tries = 0;
    const attempt = async () => {
      tries++;
      throw new Error('no');
    };
    await expect(retrying(attempt, () => ({ retryable: false }), policy)).rejects.toThrow('no');
    expect(tries).toBe(1);
  });
});
