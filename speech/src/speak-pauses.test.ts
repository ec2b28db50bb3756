import { defaultPauses, type Pauses } from '@duu/contract/pauses';
import { afterAll, describe, expect, it } from 'vitest';
import { createEspeak } from './engines/espeak/espeak.ts';
import { speak } from './speak.ts';
import type { SpeakRequest } from './speak-types.ts';

const sampleRate = 22_050;
const espeak = createEspeak(1);
afterAll(() => espeak.close());

interface Silence {
  /** The written words around it. */
  readonly between: string;
  readonly ms: number;
}

/** Speaks segments and measures the silence between each two words in the sound, where it is at least 0.1 s. */
async function silences(
  segments: readonly string[],
  request: Partial<SpeakRequest> = {},
  pauses?: Pauses,
): Promise<Silence[]> {
  const pieces: Uint8Array[] = [];
  const language = request.language ?? 'mn';
  const voice = language === 'mn' ? 'mn+m3' : 'en-us+m3';
  const speech = speak(
    {
      ...{ segments, language, speaker: { engine: 'espeak', voice, name: 'x', gainDb: 3 } },
      ...{ background: null, backgroundVolume: 'low', speed: 1, pitch: 'normal', format: 'wav' },
      ...(pauses ? { pauses } : {}),
      ...request,
    },
    { engines: { espeak } },
  );
  for await (const event of speech) {
    if (event.type === 'audio') pieces.push(event.bytes.slice());
    if (event.type !== 'done') continue;
    const bytes = Buffer.concat(pieces).subarray(44);
    const sound = new Int16Array(bytes.buffer, bytes.byteOffset, bytes.length >> 1);
    const { words } = event.result;
    return words.slice(1).flatMap((word, at) => {
      const before = words[at] ?? word;
      const written = ({ segment, start, end }: typeof word) =>
        segments[segment]?.slice(start, end);
      // The quiet run around the middle of the gap that the word times show.
      const middle = Math.round((((before.endMs + word.startMs) / 2) * sampleRate) / 1000);
      const isQuiet = (index: number) => Math.abs(sound[index] ?? Infinity) < 150;
      let [from, to] = [middle, middle];
      while (isQuiet(from - 1)) from--;
      while (isQuiet(to)) to++;
      const ms = ((to - from) * 1000) / sampleRate;
      return ms < 100 ? [] : [{ between: `${written(before)}|${written(word)}`, ms }];
    });
  }
  throw new Error('no result');
}

/** What a consonant's closure adds to a pause at most, and echo and devoicing take from it. */
const tolerance = { less: 40, more: 130 };

function expectPauses(found: readonly Silence[], wanted: Readonly<Record<string, number>>): void {
  expect(found.map(({ between }) => between)).toEqual(Object.keys(wanted));
  for (const { between, ms } of found) {
    const expected = wanted[between] ?? 0;
    expect([between, ms > expected - tolerance.less, ms < expected + tolerance.more]).toEqual([
      between,
      true,
      true,
    ]);
  }
}

const texts = [
  'Цаг агаар\nМаргааш нар гарна, салхи намдана. Орой болно.\n\nУул нуруу\tнам\tөндөр.',
  'Мөрөн ус.',
];
const pausesOf = (pauses: Pauses, speed = 1) => ({
  'агаар|Маргааш': pauses.heading / speed,
  'гарна|салхи': pauses.clause / speed,
  'намдана|Орой': pauses.sentence / speed,
  'болно|Уул': pauses.paragraph / speed,
  'нуруу|нам': pauses.cell / speed,
  'нам|өндөр': pauses.cell / speed,
  'өндөр|Мөрөн': pauses.paragraph / speed,
});

describe('pauses in the sound', () => {
  it('pauses are longest after segments and shortest after clauses', async () => {
    expectPauses(await silences(texts), pausesOf(defaultPauses));
  });

  it('pauses shrink with the speed', async () => {
    expectPauses(await silences(texts, { speed: 1.6 }), pausesOf(defaultPauses, 1.6));
  });

  it('pauses follow the setting', async () => {
    const pauses = { ...defaultPauses, clause: 600, sentence: 1200, paragraph: 1500, cell: 800 };
    expectPauses(await silences(texts, {}, pauses), pausesOf(pauses));
  });

  it('pauses are short between the lines of a poem', async () => {
    const poem = ['Хөх тэнгэрийн дор\nХөндий тал минь\nМалын дуутай'];
    const wanted = { 'дор|Хөндий': defaultPauses.poemLine, 'минь|Малын': defaultPauses.poemLine };
    expectPauses(await silences(poem), wanted);
  });

  it('pauses are the same in English', async () => {
    const text = ['When the rain is over, we will go. Mary will wait.\n\nNow we are all here.'];
    expectPauses(await silences(text, { language: 'en' }), {
      'over|we': defaultPauses.clause,
      'go|Mary': defaultPauses.sentence,
      'wait|Now': defaultPauses.paragraph,
    });
  });
});
