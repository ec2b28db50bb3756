import type { Audio } from '@duu/contract/documents/audio';
import type { WithId } from '@duu/contract/id';
import { anAudio } from '@duu/contract/testing/an-audio';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { clearLiveCache, failed, type Live } from '../../firebase/documents/live-cache.ts';
import { conversionStates } from './conversion-states.ts';

let emit: (state: Live<WithId<Audio> | null>) => void;
vi.mock('../../firebase/documents/live.ts', () => ({
  liveDoc: (key: string) => ({
    key,
    subscribe: (next: typeof emit) => {
      emit = next;
      return () => undefined;
    },
  }),
}));

const converting = anAudio({
  id: 'a-1',
  state: 'creating',
  storagePath: null,
  updatedAt: new Date(1000),
});
const done = anAudio({ id: 'a-1', updatedAt: new Date(2000) });
const show = (data: WithId<Audio> | null) => emit({ status: 'ready', data });

let seen: string[];
const start = (options?: Parameters<typeof conversionStates>[2]) =>
  conversionStates('u-1', 'a-1', options).subscribe({
    next: ({ state }) => seen.push(state),
    complete: () => seen.push('end'),
  });

beforeEach(() => {
  vi.useFakeTimers();
  seen = [];
});
afterEach(() => {
  clearLiveCache(null);
  vi.useRealTimers();
});

test('waits for a document that has not arrived, then until its conversion has ended', () => {
  start();
  show(null);
  vi.advanceTimersByTime(3_600_000);
  show(converting);
  expect(seen).toEqual(['creating']);
  show(done);
  expect(seen).toEqual(['creating', 'done', 'end']);
});

test('a document from before the conversion does not end it', () => {
  start({ staleUntil: done.updatedAt });
  show(done);
  expect(seen).toEqual(['done']);
  show({ ...done, state: 'failed', updatedAt: new Date(3000) });
  expect(seen).toEqual(['done', 'failed', 'end']);
});

test.each([
  ['is deleted', () => show(null)],
  ['can’t be read', () => emit(failed('refused'))],
  ['belongs to a user who signs out', () => clearLiveCache(null)],
])('ends if the audio %s', (_, change) => {
  start();
  show(converting);
  change();
  expect(seen).toEqual(['creating', 'end']);
});

test('ends if the document does not arrive in time', () => {
  start({ missingMs: 20 });
  vi.advanceTimersByTime(19);
  expect(seen).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(seen).toEqual(['end']);
});

test('ends after its timeout, but not after that of the missing document', () => {
  start({ missingMs: 20, timeoutMs: 50 });
  show(converting);
  vi.advanceTimersByTime(49);
  expect(seen).toEqual(['creating']);
  vi.advanceTimersByTime(1);
  expect(seen).toEqual(['creating', 'end']);
});
