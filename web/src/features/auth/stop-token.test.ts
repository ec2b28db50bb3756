import { expect, test } from 'vitest';
import { kindOfToken } from './stop-token.ts';

const tokenOf = (value: unknown) =>
  `${Buffer.from(JSON.stringify(value)).toString('base64url')}.signature`;

test('a token says which e-mails it stops', () => {
  expect(kindOfToken(tokenOf({ uid: 'ÿ>?', kind: 'audioEnds' }))).toBe('audioEnds');
  expect(kindOfToken(tokenOf({ uid: 'u', kind: 'planEnds' }))).toBe('planEnds');
});

test('an invalid token stops nothing', () => {
  const others = ['', '.', 'x', 'e30', '%%%', tokenOf({ kind: 'receipt' }), tokenOf(null)];
  for (const token of others) expect(kindOfToken(token)).toBeNull();
});
