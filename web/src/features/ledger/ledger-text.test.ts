import { limits } from '@duu/contract/limits';
import { expect, test } from 'vitest';
import { ledgerReason } from './ledger-text.ts';

const t = ((id: string, values: object = {}) => `${id} ${JSON.stringify(values)}`) as Parameters<
  typeof ledgerReason
>[1];

test('a failure is told with the number that its text names', () => {
  const told = { type: 'release', characters: 40, reason: 'max_sound_seconds_exceeded' } as const;
  expect(ledgerReason(told, t)).toContain(`{\\"limit\\":${limits.soundSeconds / 60}}`);
});
