// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { clearStoredData } from './clear-stored-data.ts';

beforeEach(() => localStorage.clear());

test('clears what is stored for one user, and nothing else', () => {
  const others = ['duu-draft:bat:new', 'duu-played:annabel', 'reader-theme', 'signed-in'];
  for (const key of ['duu-draft:anna:new', 'duu-draft:anna:x1', 'duu-played:anna', ...others])
    localStorage.setItem(key, '1');
  clearStoredData('anna');
  expect(Object.keys(localStorage).sort()).toEqual([...others].sort());
});

test('blocked storage is ignored', () => {
  const forbidden = new Proxy({} as Storage, {
    get() {
      throw new DOMException('closed', 'SecurityError');
    },
  });
  expect(() => clearStoredData('anna', forbidden)).not.toThrow();
});
