import { expect, test } from 'vitest';
import { ApiError } from '../../api-error.ts';
import { Recording } from './recording.ts';

async function heard(recording: Recording): Promise<number[]> {
  const bytes: number[] = [];
  for await (const chunk of recording.listen()) bytes.push(...chunk);
  return bytes;
}

test('listeners hear the whole sound, whenever they join', async () => {
  const recording = new Recording();
  const early = heard(recording);
  recording.append(Uint8Array.of(1, 2));
  await Promise.resolve();
  const middle = heard(recording);
  recording.append(Uint8Array.of(3));
  recording.end();
  expect(await early).toEqual([1, 2, 3]);
  expect(await middle).toEqual([1, 2, 3]);
  expect(await heard(recording)).toEqual([1, 2, 3]);
  expect([...recording.whole()]).toEqual([1, 2, 3]);
});

test('tells once it is complete, and not if it breaks', async () => {
  const told: string[] = [];
  const [whole, broken] = [new Recording(), new Recording()];
  void whole.whenWhole.then(() => told.push('whole'));
  void broken.whenWhole.then(() => told.push('broken'));
  await Promise.resolve();
  expect(told).toEqual([]);
  broken.break(new ApiError('tts_request_failed'));
  whole.end();
  await whole.whenWhole;
  expect(told).toEqual(['whole']);
});

test('a broken sound throws after its last chunk', async () => {
  const recording = new Recording();
  recording.append(Uint8Array.of(1));
  const listener = heard(recording);
  recording.break(new ApiError('tts_request_failed'));
  await expect(listener).rejects.toMatchObject({ key: 'tts_request_failed' });
  expect(() => recording.append(Uint8Array.of(2))).toThrow('closed');
});

test('cut() ends listeners at once, and idle() resolves without listeners', async () => {
  const recording = new Recording();
  recording.append(Uint8Array.of(1));
  recording.append(Uint8Array.of(2));
  recording.end();
  const listener = recording.listen();
  expect((await listener.next()).value).toEqual(Uint8Array.of(1));
  let idle = false;
  const waiting = recording.idle().then(() => {
    idle = true;
  });
  await Promise.resolve();
  expect(idle).toBe(false);
  recording.cut(new ApiError('audio.not_found'));
  expect(recording.cutOff.aborted).toBe(true);
  await expect(listener.next()).rejects.toMatchObject({ key: 'audio.not_found' });
  await waiting;
  await expect(heard(recording)).rejects.toMatchObject({ key: 'audio.not_found' });
});
