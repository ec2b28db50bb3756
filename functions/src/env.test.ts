import { expect, test, vi } from 'vitest';
import { keyIn, leaseTimes, privateHosts, trialKey } from './env.ts';

test('a key is never empty', () => {
  vi.stubEnv('DUU_TRIAL_KEY', '');
  expect(() => keyIn(trialKey)).toThrow('DUU_TRIAL_KEY is empty');
  vi.stubEnv('DUU_TRIAL_KEY', 'key');
  expect(keyIn(trialKey)).toBe('key');
  vi.unstubAllEnvs();
});

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

test('private hosts are allowed only under the emulators', () => {
  const env = { DUU_PRIVATE_HOSTS: '127.0.0.1,intranet:8080' };
  expect(privateHosts({ ...env, FUNCTIONS_EMULATOR: 'true' })).toEqual([
    '127.0.0.1',
    'intranet:8080',
  ]);
  expect(privateHosts({ FUNCTIONS_EMULATOR: 'true' })).toEqual([]);
  expect(privateHosts(env)).toEqual([]);
});
