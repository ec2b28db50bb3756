import { expect, test } from 'vitest';
import { encryptedAddress } from './encrypted-address.ts';

test.each([
  'https://collector.duu.mn:4318',
  'http://127.0.0.1:4318',
  'http://localhost:4318',
  'http://[::1]:4318',
])('%s may be set', (address) => {
  expect(encryptedAddress('DUU_X', address).href).toBe(`${address}/`);
});

test.each([
  'http://collector.duu.mn:4318',
  'http://127.0.0.1.duu.mn',
  'http://localhost@duu.mn',
  'ftp://127.0.0.1',
  'collector:4318',
  'collector',
])('%s may not be set', (address) => {
  expect(() => encryptedAddress('DUU_X', address)).toThrow(`DUU_X is "${address}"`);
});
