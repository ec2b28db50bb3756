import { expect, test } from 'vitest';
import { z } from 'zod';
import { readToken, signToken } from './signed-token.ts';

const schema = z.object({ uid: z.string() });

test('a token is valid only for its purpose and key', () => {
  const token = signToken('stop-mails', { uid: 'u' }, 'key');
  expect(readToken('stop-mails', schema, token, 'key')).toEqual({ uid: 'u' });
  expect(readToken('stream', schema, token, 'key')).toBeNull();
  expect(readToken('stop-mails', schema, token, 'other')).toBeNull();
  expect(readToken('stop-mails', z.object({ kind: z.string() }), token, 'key')).toBeNull();
});

test('forged tokens are refused', () => {
  const [payload = '', signature = ''] = signToken('stop-mails', { uid: 'u' }, 'key').split('.');
  const other = Buffer.from(JSON.stringify({ uid: 'v' })).toString('base64url');
  const forged = ['', '.', payload, `${payload}.`, `${other}.${signature}`, `${payload}.AAAA`];
  for (const token of forged) expect(readToken('stop-mails', schema, token, 'key')).toBeNull();
});
