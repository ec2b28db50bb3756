import { limits } from '@duu/contract/limits';
import { expect, test } from 'vitest';
import { ledgerReason } from './ledger-text.ts';

const t = ((id: string, values: object = {}) => `${id} ${JSON.stringify(values)}`) as Parameters<
  typeof ledgerReason
>[1];

test('a failure is shown with the number in its text', () => {
  const entry = { type: 'release', characters: 40, reason: 'max_sound_seconds_exceeded' } as const;
  expect(ledgerReason(entry, t)).toContain(`{\\"limit\\":${limits.soundSeconds / 60}}`);
});
