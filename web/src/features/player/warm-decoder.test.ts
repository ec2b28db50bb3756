// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const decodeAudioData = vi.fn(async (_bytes: ArrayBuffer) => undefined);

beforeEach(() => {
  vi.resetModules();
  decodeAudioData.mockClear();
});
afterEach(() => vi.unstubAllGlobals());

const fresh = async () => (await import('./warm-decoder.ts')).warmDecoder;

test('decodes whole frames of silence, once', async () => {
  vi.stubGlobal(
    'OfflineAudioContext',
    class {
      decodeAudioData = decodeAudioData;
    },
  );
  const warmDecoder = await fresh();
  warmDecoder();
  warmDecoder();
  expect(decodeAudioData).toHaveBeenCalledOnce();
  const [[bytes] = []] = decodeAudioData.mock.calls;
  expect(bytes?.byteLength).toBe(38 * 26);
});

test('a browser that can’t decode the silence plays all the same', async () => {
  decodeAudioData.mockRejectedValueOnce(new DOMException('', 'EncodingError'));
  vi.stubGlobal(
    'OfflineAudioContext',
    class {
      decodeAudioData = decodeAudioData;
    },
  );
  (await fresh())();
  expect(decodeAudioData).toHaveBeenCalledOnce();
});

test('a browser without this way is left alone', async () => {
  expect('OfflineAudioContext' in window).toBe(false);
  expect(await fresh()).not.toThrow();
});
