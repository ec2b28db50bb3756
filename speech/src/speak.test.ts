import { afterAll, describe, expect, it, vi } from 'vitest';
import type { EngineRequest } from './engines/engine.ts';
import { createEspeak } from './engines/espeak/espeak.ts';
import { speak } from './speak.ts';
import type { SpeakRequest } from './speak-types.ts';
import { SpeechError } from './speech-error.ts';
import { collect, decodeMp3, plainRequest, rms } from './testing/collect.ts';
import { createTone } from './testing/tone-engine.ts';

const espeak = createEspeak(1);
afterAll(() => espeak.close());
const deps = { engines: { espeak } };

const toneRequest: SpeakRequest = {
  ...plainRequest,
  speaker: { ...plainRequest.speaker, engine: 'google' },
};
const longText = 'Энэ бол нэлээд урт өгүүлбэр юм. '.repeat(200);

/** Waits until a count has been the same ten times in a row, and returns it. */
async function settled(count: () => number): Promise<number> {
  let before = count();
  for (let same = 0; same < 10; ) {
    await new Promise((resolve) => setTimeout(resolve, 10));
    same = count() === before ? same + 1 : 0;
    before = count();
  }
  return before;
}

/** Reads a stream of speech to its end. */
async function collectRest(speech: AsyncIterable<unknown>): Promise<void> {
  for await (const _ of speech);
}

describe('speak', () => {
  it.each([
    ['mn', 'Сайн байна уу? Өнөөдөр цаг агаар сайхан байна.', 'mn'],
    ['en', 'Hello there. The weather is fine today.', 'en-us'],
  ] as const)(
    'makes an MP3 of %s whose length and words are as it says',
    async (language, text, voice) => {
      const { file, result } = await collect(
        {
          ...plainRequest,
          segments: [text, text],
          language,
          speaker: { ...plainRequest.speaker, voice },
        },
        deps,
      );
      const { channels, ms, sampleRate } = await decodeMp3(file);
      expect(Math.abs(ms - result.durationMs)).toBeLessThan(60);
      expect(file.length).toBe(result.bytes);
      const [sound] = channels;
      if (!sound) throw new Error('no channel');
      expect(rms(sound)).toBeGreaterThan(0.02);

      const written = text.match(/\p{L}+/gu) ?? [];
      const typed = result.words.map(({ segment, start, end }) =>
        [text, text][segment]?.slice(start, end),
      );
      expect(typed).toEqual([...written, ...written]);
      let before = 0;
      for (const word of result.words) {
        expect(word.startMs).toBeGreaterThanOrEqual(before);
        expect(word.endMs).toBeGreaterThan(word.startMs);
        expect(word.endMs).toBeLessThanOrEqual(result.durationMs);
        expect(word.estimated).toBe(false);
        before = word.endMs;
        const at = (time: number) => Math.round((time / 1000) * sampleRate);
        expect(rms(sound, at(word.startMs), at(word.endMs))).toBeGreaterThan(0.005);
      }
      // There is silence between the segments.
      const gap = result.words.findIndex(({ segment }) => segment === 1);
      const [end, start] = [result.words[gap - 1]?.endMs ?? 0, result.words[gap]?.startMs ?? 0];
      expect(start - end).toBeGreaterThan(600);
      const middle = Math.round(((end + start) / 2000) * sampleRate);
      expect(rms(sound, middle - 1000, middle + 1000)).toBeLessThan(0.002);
      expect(result.peaks.length).toBeGreaterThan(100);
      expect(Math.max(...result.peaks)).toBeGreaterThan(0.1);
      expect(result.normalized).toHaveLength(2);
    },
  );

  it('leads a number back to its digits', async () => {
    const text = '2026 онд 15 хүн ирсэн.';
    const { result } = await collect({ ...plainRequest, segments: [text] }, deps);
    const typed = result.words.map(({ start, end }) => text.slice(start, end));
    expect(typed.join(' ')).toBe('2026 онд 15 хүн ирсэн');
    const [year, , fifteen] = result.words;
    expect((year?.endMs ?? 0) - (year?.startMs ?? 0)).toBeGreaterThan(600);
    expect((fifteen?.endMs ?? 0) - (fifteen?.startMs ?? 0)).toBeGreaterThan(400);
  });

  it('writes title and speaker into the tags, before the first frame', async () => {
    const { file } = await collect({ ...plainRequest, title: 'Өглөө' }, deps);
    const tag = Buffer.from(file.subarray(0, 200)).toString('utf16le');
    expect(Buffer.from(file.subarray(0, 3)).toString()).toBe('ID3');
    expect(`${tag}${Buffer.from(file.subarray(1, 200)).toString('utf16le')}`).toMatch(/Өглөө/);
    expect(`${tag}${Buffer.from(file.subarray(1, 200)).toString('utf16le')}`).toMatch(/Болд/);
  });

  it('makes a WAV whose header can be completed', async () => {
    const { file, result } = await collect({ ...plainRequest, format: 'wav' }, deps);
    const header = new DataView((result.header ?? new Uint8Array(0)).slice().buffer);
    expect(header.getUint32(40, true)).toBe(file.length - 44);
    expect(header.getUint32(4, true)).toBe(file.length - 8);
    expect(result.durationMs).toBe(Math.round(((file.length - 44) / 2 / 22_050) * 1000));
  });

  it('sends sound before the engine has been asked for the rest', async () => {
    const tone = createTone({ delayMs: 5 });
    for await (const event of speak(
      { ...toneRequest, segments: [longText] },
      { engines: { google: tone } },
    )) {
      if (event.type === 'audio') break;
    }
    expect(tone.requests.length).toBeLessThan(12);
  });

  it('rests while the reader rests, and goes on after', async () => {
    const tone = createTone();
    const speech = speak({ ...toneRequest, segments: [longText] }, { engines: { google: tone } });
    const first = await speech.next();
    expect(first.done).toBe(false);
    const requestCount = await settled(() => tone.requests.length);
    expect(requestCount).toBeLessThan(20);
    let bytes = 0;
    for await (const event of speech) if (event.type === 'audio') bytes += event.bytes.length;
    expect(tone.requests.length).toBeGreaterThan(30);
    expect(bytes).toBeGreaterThan(500_000);
  });

  it('ends at once with the reason when it is cancelled, and stops the engine', async () => {
    const tone = createTone({ delayMs: 20 });
    const cancel = new AbortController();
    const speech = speak(
      { ...toneRequest, segments: [longText], signal: cancel.signal },
      { engines: { google: tone } },
    );
    await speech.next();
    cancel.abort(new Error('enough'));
    await expect(collectRest(speech)).rejects.toThrow('enough');
    await vi.waitFor(() => expect(tone.running).toBe(0));
    // The text has more than thirty chunks.
    expect(await settled(() => tone.requests.length)).toBeLessThan(20);
  });

  it('frees the embedded engine at once for the next in line', async () => {
    const requests: string[] = [];
    const watched = {
      ...espeak,
      speak: (request: EngineRequest) => {
        requests.push(request.text);
        return espeak.speak(request);
      },
    };
    const cancel = new AbortController();
    const request = { ...plainRequest, segments: [longText], signal: cancel.signal };
    const long = speak(request, { engines: { espeak: watched } });
    await long.next();
    cancel.abort();
    await expect(collectRest(long)).rejects.toThrow(/abort/i);
    const before = requests.length;
    // A sentence at a time: most of the 200 were never started.
    expect(before).toBeLessThan(50);
    const { result } = await collect(plainRequest, { engines: { espeak: watched } });
    expect(result.durationMs).toBeGreaterThan(0);
    expect(requests.slice(before).join(' ')).not.toContain('нэлээд');
    expect(requests.length).toBeGreaterThan(before);
  });

  it('speaks several at once, each whole', async () => {
    const many = await Promise.all(
      ['Нэг.', 'Хоёр хоёр.', 'Гурав гурав гурав.'].map((text) =>
        collect({ ...plainRequest, segments: [text] }, deps),
      ),
    );
    const durations = many.map(({ result }) => result.durationMs);
    expect(durations.toSorted((a, b) => a - b)).toEqual(durations);
    for (const { file, result } of many) {
      const { ms } = await decodeMp3(file);
      expect(Math.abs(ms - result.durationMs)).toBeLessThan(60);
    }
  });

  it('marks times as estimated where the engine gives none, and keeps them inside', async () => {
    const { result } = await collect(
      { ...toneRequest, segments: ['Сайн байна уу? Маш сайн.'] },
      { engines: { google: createTone() } },
    );
    expect(result.words).toHaveLength(5);
    for (const word of result.words) {
      expect(word.estimated).toBe(true);
      expect(word.endMs).toBeLessThanOrEqual(result.durationMs);
    }
  });

  it("passes the engine's error on and nothing after it", async () => {
    const failure = new SpeechError('tts_request_failed', 'the provider is down');
    const tone = createTone({ failAt: { call: 1, error: failure } });
    await expect(
      collect({ ...toneRequest, segments: [longText] }, { engines: { google: tone } }),
    ).rejects.toBe(failure);
    await vi.waitFor(() => expect(tone.running).toBe(0));
  });

  it.each([
    ['segment_invalid', { ...plainRequest, segments: ['😀 … !'] }],
    ['tts_request_failed', { ...toneRequest }],
  ] as const)('refuses with %s', async (key, request) => {
    await expect(collect(request, deps)).rejects.toMatchObject({ key });
  });

  it('refuses a language that the engine does not speak', async () => {
    const tone = createTone({ languages: ['mn'] });
    await expect(
      collect({ ...toneRequest, language: 'en' }, { engines: { google: tone } }),
    ).rejects.toMatchObject({ key: 'unsupported_language' });
  });
});
