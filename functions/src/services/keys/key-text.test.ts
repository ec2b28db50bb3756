import { crc32 } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { hashOfKey, isKey, newKey } from './key-text.ts';

/** Reads base62 digits back, in the order of the published rule: digits, capitals, small letters. */
function numberIn(digits: string): number {
  const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
  return [...digits].reduce((sum, digit) => sum * 62 + alphabet.indexOf(digit), 0);
}

describe('the text of a key', () => {
  test('is duu_, 30 random base62 characters and six of their CRC-32', () => {
    for (let at = 0; at < 200; at++) {
      const key = newKey();
      expect(key).toMatch(/^duu_[0-9A-Za-z]{36}$/);
      expect(numberIn(key.slice(34))).toBe(crc32(key.slice(4, 34)));
      expect(isKey(key)).toBe(true);
    }
  });

  test('is different each time', () => {
    expect(new Set(Array.from({ length: 100 }, newKey)).size).toBe(100);
  });

  test('is refused with one character changed, missing or added, or with other check digits', () => {
    const key = newKey();
    const changed = [...key].map((letter, at) =>
      at < 4 ? null : key.slice(0, at) + (letter === 'x' ? 'y' : 'x') + key.slice(at + 1),
    );
    const others = [
      ...changed.filter((one) => one !== null),
      key.slice(0, -1),
      `${key}0`,
      key.slice(4),
      ` ${key}`,
      `${key}\n`,
      `${key.slice(0, 34)}000000`,
    ];
    for (const other of others) expect(isKey(other), other).toBe(false);
  });

  test('its hash has nothing of it', () => {
    const key = newKey();
    expect(hashOfKey(key)).toMatch(/^[0-9a-f]{64}$/);
    expect(hashOfKey(key)).not.toBe(hashOfKey(newKey()));
  });
});
