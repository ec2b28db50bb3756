import type { EndedConversion } from '@duu/contract/documents/operations';
import type { EngineId } from '@duu/contract/voice-settings';
import { expect, test } from 'vitest';
import { countsOf, failuresOf } from './recent-conversions.ts';

const at = new Date();
const ended = (also: Partial<EndedConversion>): EndedConversion => ({
  outcome: 'done',
  characters: 1,
  speakerId: null,
  error: null,
  firstSoundMs: null,
  fallback: null,
  at,
  expiresAt: at,
  ...also,
});

test('failures are counted by key, the most frequent first', () => {
  const failed = (error: EndedConversion['error']) => ended({ outcome: 'failed', error });
  const all = [
    failed('speaker_not_found'),
    failed('tts_request_failed'),
    ended({}),
    failed('tts_request_failed'),
    failed(null),
  ];
  expect(failuresOf(all)).toEqual([
    { key: 'tts_request_failed', count: 2 },
    { key: 'speaker_not_found', count: 1 },
  ]);
});

test('a conversion that a fallback voice spoke counts for its engine, and as replaced for the own', () => {
  const engineOf = new Map<string, EngineId>([
    ['yesui', 'azure'],
    ['nomin', 'espeak'],
  ]);
  const all = [
    ended({ speakerId: 'yesui' }),
    ended({ speakerId: 'yesui', fallback: 'espeak' }),
    ended({ speakerId: 'yesui', outcome: 'failed', error: 'tts_request_failed' }),
    ended({ speakerId: 'nomin' }),
    ended({ speakerId: 'deleted' }),
  ];
  expect(countsOf('azure', engineOf, all)).toEqual({ done: 1, failed: 1, replaced: 1 });
  expect(countsOf('espeak', engineOf, all)).toEqual({ done: 2, failed: 0, replaced: 0 });
});
