import { FLACDecoder } from '@wasm-audio-decoders/flac';
import { beforeAll, describe, expect, it } from 'vitest';
import { keptSegments } from './kept-sound.ts';
import type { SpeakRequest, SpeechResult } from './speak-types.ts';
import { SpeechError } from './speech-error.ts';
import { collect, decodeMp3, plainRequest, rms } from './testing/collect.ts';
import { createTone } from './testing/tone-engine.ts';

const rate = 22_050;
const speaker = { ...plainRequest.speaker, engine: 'google' as const };
const before = ['Нэгдүгээр догол мөр.', 'Хоёр дахь нь.', 'Гуравт нь төгсөв.'];

async function soundOf({ lossless }: SpeechResult): Promise<Float32Array> {
  const decoder = new FLACDecoder();
  await decoder.ready;
  const { channelData } = await decoder.decodeFile(lossless ?? new Uint8Array(0));
  decoder.free();
  return channelData[0] ?? new Float32Array(0);
}

async function spoken(segments: readonly string[], more: Partial<SpeakRequest> = {}) {
  const google = createTone();
  const request = { ...plainRequest, segments, speaker, keepsLossless: true, ...more };
  const { file, result } = await collect(request, { engines: { google } });
  return { requests: google.requests.map(({ text }) => text), file, result };
}

let former: SpeechResult;
beforeAll(async () => {
  former = (await spoken(before)).result;
});

/** Speaks a text again, keeping the sound of what has a place in the former one. */
const again = (segments: readonly string[], places: readonly (number | null)[], more = {}) =>
  spoken(segments, {
    kept: {
      lossless: new Uint8Array(former.lossless ?? []),
      segments: keptSegments(former, places),
    },
    ...more,
  });

const wordsIn = ({ words }: SpeechResult, segment: number) =>
  words.filter((word) => word.segment === segment);

/** The samples of a segment, from its first word to its last. */
function stretch(sound: Float32Array, of: SpeechResult, segment: number): Float32Array {
  const words = wordsIn(of, segment);
  const at = (ms = 0) => Math.round((ms * rate) / 1000);
  return sound.slice(at(words[0]?.startMs), at(words.at(-1)?.endMs));
}

/** The least difference of two sounds over shifts up to a ms, which rounded times bring. */
function differenceOf(a: Float32Array, b: Float32Array): number {
  const differences = Array.from({ length: 45 }, (_, shift) => {
    let sum = 0;
    const length = Math.min(a.length, b.length) - 50;
    for (let at = 25; at < length; at++) sum += Math.abs((a[at] ?? 0) - (b[at + shift - 22] ?? 0));
    return sum / length;
  });
  return Math.min(...differences);
}

describe('a text of which some segments are kept', () => {
  const changed = ['Нэгдүгээр догол мөр.', 'Хоёр дахь нь арай урт боллоо.', 'Гуравт нь төгсөв.'];

  it('speaks only the others; the sound of the kept ones is the former one', async () => {
    const { requests, result } = await again(changed, [0, null, 2]);
    expect(requests).toEqual(['Хоёр дахь нь арай урт боллоо.']);
    const [sound, old] = [await soundOf(result), await soundOf(former)];
    for (const segment of [0, 2]) {
      const [now, then] = [stretch(sound, result, segment), stretch(old, former, segment)];
      expect(Math.abs(now.length - then.length)).toBeLessThan(rate / 500);
      expect(differenceOf(now, then)).toBeLessThan(1e-4);
    }
    const [loudness, other] = [1, 0].map((segment) => rms(stretch(sound, result, segment)));
    expect(Math.abs(20 * Math.log10((loudness ?? 0) / (other ?? 0)))).toBeLessThan(2);
  });

  it('has the words, readings, pauses and length of one that is spoken whole', async () => {
    const [kept, whole] = [await again(changed, [0, null, 2]), await spoken(changed)];
    expect(kept.result.normalized).toEqual(whole.result.normalized);
    const times = ({ result }: typeof kept) =>
      result.words.map(({ estimated: _, ...word }) => word);
    expect(kept.result.words).toHaveLength(whole.result.words.length);
    for (const [at, word] of times(kept).entries()) {
      const same = times(whole)[at];
      expect(word).toMatchObject({ segment: same?.segment, start: same?.start, end: same?.end });
      // A kept segment begins with some of the silence before it.
      expect(Math.abs(word.startMs - (same?.startMs ?? 0))).toBeLessThan(120);
    }
    const { ms } = await decodeMp3(kept.file);
    expect(Math.abs(ms - kept.result.durationMs)).toBeLessThan(60);
    expect(Math.abs(kept.result.durationMs - whole.result.durationMs)).toBeLessThan(150);
  });

  it('may be the next one’s former sound, and lose or gain segments', async () => {
    const shorter = await again(['Гуравт нь төгсөв.'], [2]);
    expect(shorter.requests).toEqual([]);
    const sound = await soundOf(shorter.result);
    const [now, then] = [
      stretch(sound, shorter.result, 0),
      stretch(await soundOf(former), former, 2),
    ];
    expect(differenceOf(now, then)).toBeLessThan(1e-4);
    const kept = {
      lossless: new Uint8Array(shorter.result.lossless ?? []),
      segments: keptSegments(shorter.result, [null, 0]),
    };
    const longer = await spoken(['Шинэ.', 'Гуравт нь төгсөв.'], { kept });
    expect(longer.requests).toEqual(['Шинэ.']);
    const last = stretch(await soundOf(longer.result), longer.result, 1);
    expect(differenceOf(last, then)).toBeLessThan(1e-4);
  });

  it('is spoken whole by another voice', async () => {
    const google = createTone();
    const failing = createTone({
      failAt: { call: 0, error: new SpeechError('tts_request_failed', 'down') },
    });
    const own = { ...speaker, engine: 'azure' as const, fallbacks: [speaker] };
    const { result } = await collect(
      {
        ...plainRequest,
        segments: changed,
        speaker: own,
        kept: {
          lossless: new Uint8Array(former.lossless ?? []),
          segments: keptSegments(former, [null, 1, null]),
        },
      },
      { engines: { google, azure: failing } },
    );
    expect(result.fallback).toMatchObject({ engine: 'google' });
    expect(google.requests.map(({ text }) => text)).toEqual(changed);
  });

  it.each([
    ['another rate', { sampleRate: 24_000 }, {}],
    ['music', {}, { background: 'limbe' as const }],
  ])('is spoken whole with %s', async (_, engine, more) => {
    const google = createTone(engine);
    const kept = {
      lossless: new Uint8Array(former.lossless ?? []),
      segments: keptSegments(former, [0, null, 2]),
    };
    const request = { ...plainRequest, segments: changed, speaker, kept, ...more };
    await collect(request, { engines: { google } });
    expect(google.requests.map(({ text }) => text)).toEqual(changed);
  });
});

it('nothing is kept of what was not spoken', () => {
  expect(keptSegments({ words: [], normalized: [], durationMs: 0 }, [0])).toEqual(new Map());
});
