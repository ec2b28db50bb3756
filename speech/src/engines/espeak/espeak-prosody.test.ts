import { afterAll, describe, expect, test } from 'vitest';
import { VoicedSpan } from '../../voiced-span.ts';
import { espeakVoices } from '../espeak-voices.ts';
import { createEspeak } from './espeak.ts';
import { espeakTempoLeft } from './espeak-prosody.ts';

const engine = createEspeak(1);
afterAll(() => engine.close());

const texts = {
  mn: [
    'Хадгалах хугацаа дууссан тул энэ файл устсан байна.',
    'Уулын бэлд хонь бэлчиж, нохой хуцах сонсогдоно.',
    'Шинэ ном уншиж дуусгаад найздаа бэлэглэлээ.',
  ],
  en: [
    'The garden behind the house is full of roses.',
    'Nobody had seen the letter before this morning.',
    'After the storm, the children played outside until dark.',
  ],
} as const;

/** Returns how long the texts last in a file, in samples. */
async function lengthAt(
  language: 'mn' | 'en',
  speed: number,
  voice = language === 'mn' ? 'mn' : 'en-us',
): Promise<number> {
  let length = 0;
  for (const text of texts[language]) {
    const voiced = new VoicedSpan();
    const request = { text, language, voice, speed, pitch: 1 };
    for await (const { samples } of engine.speak(request)) voiced.add(samples);
    length += voiced.to - voiced.from;
  }
  return length / espeakTempoLeft(language, speed);
}

test.each([
  ['mn', 0.5],
  ['mn', 0.75],
  ['mn', 1.5],
  ['mn', 2],
  ['en', 0.5],
  ['en', 0.75],
  ['en', 1.5],
  ['en', 2],
] as const)('%s at speed %d lasts as long as was asked for', async (language, speed) => {
  const ratio = (await lengthAt(language, speed)) / (await lengthAt(language, 1));
  expect(Math.abs(ratio * speed - 1)).toBeLessThan(0.03);
});

test.each(
  espeakVoices.filter(({ language }) => language === 'mn').map(({ id, voice }) => [id, voice]),
)('%s at half speed lasts twice as long', async (_id, voice) => {
  const ratio = (await lengthAt('mn', 0.5, voice)) / (await lengthAt('mn', 1, voice));
  expect(Math.abs(ratio / 2 - 1)).toBeLessThan(0.02);
});

/** The pieces of a text that a woman with an echo speaks. */
async function saraa(text: string, speed: number): Promise<Int16Array[]> {
  const pieces: Int16Array[] = [];
  const request = { text, language: 'mn', voice: 'mn+f4', speed, pitch: 1 } as const;
  for await (const { samples } of engine.speak(request)) pieces.push(samples);
  return pieces;
}

test('a letter lasts no longer at double speed', async () => {
  const lengthOf = async (speed: number) =>
    (await saraa('а', speed)).reduce((sum, { length }) => sum + length, 0);
  expect(await lengthOf(2)).toBeLessThan(await lengthOf(1));
});

describe.each([
  'Төлбөрийг тань хүлээж байна.',
  'Хөтчөөс текст авч чадсангүй.',
  'Аудиог олон нийтэд ашиглаж болох уу?',
  'Энэ холбоосыг өөр хаяг руу илгээсэн байна.',
])('%s', (text) => {
  test('lasts half as long at double speed', async () => {
    const lengthOf = async (speed: number) => {
      const voiced = new VoicedSpan();
      for (const piece of await saraa(text, speed)) voiced.add(piece);
      return voiced.to;
    };
    expect(Math.abs((2 * (await lengthOf(2))) / (await lengthOf(1)) - 1)).toBeLessThan(0.03);
  });

  test('ends with its last sound, without a part of an echo', async () => {
    const size = (await saraa(text, 2)).reduce((sum, { length }) => sum + length, 0);
    // A tenth of a second is eSpeak's buffer, where it breaks off.
    expect(size % 2206).toBeGreaterThan(0);
  });
});
