import type { Audio } from '@duu/contract/documents/audio';
import { expect, test } from 'vitest';
import { holdsLease } from './attempt.ts';

const lease = { holder: 'h', until: new Date() };
const audio: Audio = {
  name: 'Нэр',
  nameKey: '',
  excerpt: '',
  speaker: { id: 's', name: { mn: 'Сараа', en: 'Saraa' }, language: 'mn', gender: 'female' },
  language: 'mn',
  settings: { background: null, backgroundVolume: 'low', speed: 1, pitch: 'normal' },
  collectionId: null,
  archived: false,
  archivedWith: null,
  state: 'creating',
  error: null,
  characters: 1,
  segmentCount: 1,
  durationMs: null,
  version: 1,
  attempt: 2,
  lease,
  heardAt: null,
  hold: null,
  freeConversionsLeft: 3,
  storagePath: null,
  shareId: null,
  positionMs: 0,
  createdAt: new Date(),
  updatedAt: new Date(),
  expiresAt: new Date(),
};

test.each([
  ['its own', {}, true],
  ['an audio of a later attempt', { attempt: 3 }, false],
  ['an audio with another holder', { lease: { ...lease, holder: 'other' } }, false],
  ['an audio whose lease was given up', { lease: null }, false],
  ['an audio that has ended', { state: 'done' }, false],
] as const)('an attempt and %s', (_, change, expected) => {
  expect(holdsLease({ ...audio, ...change }, { holder: 'h', number: 2 })).toBe(expected);
});
