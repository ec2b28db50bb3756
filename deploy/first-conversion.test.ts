import { expect, test, vi } from 'vitest';
import { endedState } from './first-conversion.ts';

/** An audio whose document is shown by `show`. */
function watched() {
  let tell: (found: { get: () => unknown }) => void = () => undefined;
  const leave = vi.fn();
  const onSnapshot = (next: typeof tell) => {
    tell = next;
    return leave;
  };
  return { audio: { onSnapshot }, leave, show: (state: string) => tell({ get: () => state }) };
}

test('a conversion that does not end fails the rehearsal', async () => {
  const { audio, leave, show } = watched();
  const given = new AbortController();
  const ended = endedState(audio, given.signal);
  show('creating');
  given.abort();
  await expect(ended).rejects.toThrow('did not end: its state is creating');
  expect(leave).toHaveBeenCalledOnce();
  await expect(endedState(audio, given.signal)).rejects.toThrow('did not end');
});

test('the end of a conversion is awaited', async () => {
  const { audio, leave, show } = watched();
  const ended = endedState(audio, new AbortController().signal);
  show('creating');
  show('done');
  expect(await ended).toBe('done');
  expect(leave).toHaveBeenCalledOnce();
});
