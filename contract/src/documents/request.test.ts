import { expect, test } from 'vitest';
import { idempotentRequest } from './request.ts';

test('requests stored with the former field name are still read', () => {
  const at = new Date('2026-11-22T10:00:00Z');
  const former = { bodyHash: 'h', audioId: 'a', at, expiresAt: at };
  const request = { bodyHash: 'h', resultId: 'a', at, expiresAt: at };
  expect(idempotentRequest.parse(former)).toEqual(request);
  expect(idempotentRequest.parse(request)).toEqual(request);
});
