import { anAudio } from '@duu/contract/testing/an-audio';
import { expect, test } from 'vitest';
import type { Span } from '../../adapters/traces.ts';
import { ApiError } from '../../api-error.ts';
import type { Deps } from '../../deps.ts';
import type { StartedBy } from './attempt.ts';
import { reportAttempt } from './report-attempt.ts';

const requestedAt = new Date('2026-11-23T12:00:00Z');
const after = (ms: number) => new Date(requestedAt.getTime() + ms);

/** The report of an attempt that starts 100 ms after its request. */
function report(startedBy: StartedBy) {
  let now = after(100);
  const logged: [string, object | undefined][] = [];
  const spans: Span[] = [];
  const note = (event: string, fields?: object) => void logged.push([event, fields]);
  const deps: Partial<Deps> = {
    now: () => now,
    log: { info: note, warn: note, error: note },
    traces: { send: (span) => void spans.push(span) },
  };
  const made = reportAttempt(deps as Deps, {
    uid: 'u',
    audioId: 'a',
    audio: anAudio({ characters: 7, language: 'mn', updatedAt: requestedAt }),
    attempt: { holder: 'h', number: 1 },
    startedBy,
    markHeard: async () => undefined,
  });
  const at = (ms: number) => {
    now = after(ms);
  };
  return { made, at, logged, spans };
}

const fields = { audioId: 'a', attempt: 1, startedBy: 'player' };

test('the first sound counts from the request, once', () => {
  const { made, at, logged } = report('player');
  expect(made.firstSoundMs).toBeNull();
  at(450);
  made.sound();
  at(900);
  made.sound();
  expect(logged).toEqual([['first_sound', { ...fields, ms: 450 }]]);
  expect(made.firstSoundMs).toBe(450);
});

test('nobody waits for the sound that the queue asks for', () => {
  const { made, at } = report('queue');
  at(450);
  made.sound();
  expect(made.firstSoundMs).toBeNull();
});

test('the end is logged and sent with the first byte, a failure with its key', () => {
  const { made, at, logged, spans } = report('player');
  at(450);
  made.sound();
  at(1100);
  made.done(null);
  made.failed(new ApiError('tts_request_failed'));
  expect(logged.at(-1)).toEqual(['conversion_fenced', { ...fields, ms: 1000 }]);
  const sent = {
    name: 'conversion.attempt',
    startedAt: after(100),
    endedAt: after(1100),
    events: [{ name: 'first_byte', at: after(450) }],
  };
  expect(spans).toEqual([
    { ...sent, attributes: expect.objectContaining({ outcome: 'fenced', characters: 7 }) },
    {
      ...sent,
      attributes: expect.objectContaining({ outcome: 'failed' }),
      error: 'tts_request_failed',
    },
  ]);
});
