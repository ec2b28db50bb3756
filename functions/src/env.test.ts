import { expect, test } from 'vitest';
import { leaseTimes } from './env.ts';

test('a lease lasts 30 s and is renewed every 10', () => {
  expect(leaseTimes({})).toEqual({ ms: 30_000, renewMs: 10_000 });
});

test('tests shorten leases only under the emulators', () => {
  const short = { DUU_LEASE_MS: '6000' };
  expect(leaseTimes({ ...short, FUNCTIONS_EMULATOR: 'true' })).toEqual({ ms: 6000, renewMs: 2000 });
  expect(leaseTimes(short)).toEqual({ ms: 30_000, renewMs: 10_000 });
});

test.each(['', '0', '-1', '6 s'])('a lease of "%s" is refused', (given) => {
  const env = { DUU_LEASE_MS: given, FUNCTIONS_EMULATOR: 'true' };
  expect(() => leaseTimes(env)).toThrow('DUU_LEASE_MS');
});
