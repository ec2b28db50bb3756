import load, { type EspeakInstance, type EspeakModule } from '@echogarden/espeak-ng-emscripten';
import { afterAll, expect, test, vi } from 'vitest';
import { embeddedEspeak } from './embedded-espeak.ts';

// Files of one worker share modules: a replaced one is neither taken from another file nor left to it.
vi.hoisted(() => vi.resetModules());
afterAll(() => vi.resetModules());
vi.mock('@echogarden/espeak-ng-emscripten', () => ({ default: vi.fn() }));

test('a load that failed is tried again, one that succeeded is shared', async () => {
  const started = vi.fn(function engine() {
    return { set_voice: () => 0 } as unknown as EspeakInstance;
  });
  vi.mocked(load)
    .mockRejectedValueOnce(new Error('out of memory'))
    .mockResolvedValue({ eSpeakNGWorker: started } as unknown as EspeakModule);
  const failed = await Promise.allSettled([embeddedEspeak(), embeddedEspeak()]);
  expect(failed.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(load).toHaveBeenCalledOnce();
  const [first, second] = await Promise.all([embeddedEspeak(), embeddedEspeak()]);
  expect(await embeddedEspeak()).toBe(first);
  expect(second).toBe(first);
  expect(load).toHaveBeenCalledTimes(2);
  expect(started).toHaveBeenCalledOnce();
});
