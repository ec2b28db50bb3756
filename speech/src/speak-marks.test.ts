import { expect, it } from 'vitest';
import { speak } from './speak.ts';
import type { SpeakRequest, SpeechResult } from './speak-types.ts';
import { plainRequest } from './testing/collect.ts';
import { createTone } from './testing/tone-engine.ts';

const rate = 22_050;

/** Speaks with a tone of constant loudness for each letter, and returns sound and silence by turns, in samples. */
async function spoken(segments: readonly string[], more: Partial<SpeakRequest> = {}) {
  const google = createTone();
  const speaker = { ...plainRequest.speaker, engine: 'google' as const, voice: 'own' };
  const request: SpeakRequest = { ...plainRequest, format: 'wav', segments, speaker, ...more };
  const parts: Uint8Array[] = [];
  let result: SpeechResult | undefined;
  for await (const event of speak(request, { engines: { google } })) {
    if (event.type === 'audio') parts.push(event.bytes);
    if (event.type === 'done') result = event.result;
  }
  if (!result) throw new Error('no result');
  const bytes = Buffer.concat(parts).subarray(44);
  const sound = new Int16Array(new Uint8Array(bytes).buffer);
  const runs: { isSilent: boolean; length: number }[] = [];
  // A tone is never silent for a millisecond.
  for (let at = 0; at < sound.length; at += 22) {
    const isSilent = sound.subarray(at, at + 22).every((sample) => Math.abs(sample) < 8);
    const last = runs.at(-1);
    if (last?.isSilent === isSilent) last.length += 22;
    else runs.push({ isSilent, length: 22 });
  }
  const silences = runs.filter(({ isSilent }) => isSilent).map(({ length }) => length / rate);
  const words = result.words.map((word) => segments[word.segment]?.slice(word.start, word.end));
  return { requests: google.requests, silences, result, words, seconds: sound.length / rate };
}

it.each([1, 2])('pauses as long as a mark says, at speed %f', async (speed) => {
  const { silences, words, requests } = await spoken(
    ['Сайн байна [pause 1s] уу? [pause 1,5s] Баяртай.'],
    { speed },
  );
  expect(silences).toEqual([expect.closeTo(1, 2), expect.closeTo(1.5, 2)]);
  expect(words).toEqual(['Сайн', 'байна', 'уу', 'Баяртай']);
  expect(requests.map(({ text }) => text).join(' ')).not.toMatch(/pause|\[/);
});

it('pauses before the first word, after the last, and between paragraphs as long as it says', async () => {
  const { silences, result } = await spoken([
    '[pause 2s] Нэг.',
    '[pause 500ms][pause 500ms]',
    'Хоёр. [pause 700ms]',
  ]);
  expect(silences).toEqual([expect.closeTo(2, 2), expect.closeTo(1, 2), expect.closeTo(0.7, 2)]);
  expect(result.words[0]?.startMs).toBe(2000);
});

it('pauses exactly as many samples as without a mark and the silence', async () => {
  const [plain, marked] = await Promise.all([
    spoken(['Нэг хоёр.', 'Гурав.']),
    spoken(['Нэг хоёр. [pause 3s]', 'Гурав.']),
  ]);
  expect(marked.seconds - plain.seconds).toBeCloseTo(3 - 0.8, 4);
  expect(marked.words).toEqual(plain.words);
});

it('reads each stretch in the voice that it names, and others in the speaker’s', async () => {
  const voices = new Map([
    ['бат', { engine: 'google', voice: 'deep', gainDb: -6 }],
    ['жон', { engine: 'azure', voice: 'elsewhere', gainDb: 0 }],
  ] as const);
  const { requests, words } = await spoken(
    ['Нэг.', '[voice Бат] Хоёр.\n[voice Жон] Гурав.', 'Дөрөв.'],
    { voices },
  );
  expect(requests.map(({ voice }) => voice)).toEqual(['own', 'deep', 'own', 'own']);
  expect(words).toEqual(['Нэг', 'Хоёр', 'Гурав', 'Дөрөв']);
});

it('speaks a text without marks as before', async () => {
  const { requests } = await spoken(['Нэг [1] хоёр.']);
  expect(requests.map(({ text }) => text).join(' ')).toMatch(/Нэг.*хоёр/);
});
