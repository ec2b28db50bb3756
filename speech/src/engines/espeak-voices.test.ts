import type { EspeakInstance } from '@echogarden/espeak-ng-emscripten';
import { beforeAll, describe, expect, it } from 'vitest';
import { khalkhaToEspeak } from '../g2p/espeak-phonemes.ts';
import { measureLoudness } from '../sound/loudness.ts';
import { ourEspeak } from '../testing/our-espeak.ts';
import { pitchTrack, quantile } from '../testing/pitch-track.ts';
import { type EspeakVoice, espeakVoices, pitchLevels, voiceBase } from './espeak-voices.ts';

const sampleRate = 22_050;
const texts = {
  mn: [
    'Өнөөдөр Улаанбаатарт цэлмэг, салхигүй сайхан өдөр байна.',
    'Маргааш бороо орох магадлалтай тул шүхрээ авч яваарай.',
    'Та хэзээ ирэх вэ? Бид таныг хүлээж байя.',
    'Монгол орны эдийн засагт мал аж ахуй чухал байр суурь эзэлдэг.',
  ],
  en: [
    'The weather in the city is clear and calm today, and everyone is walking in the park.',
    'Would you like me to read the next chapter aloud?',
    'Prices rose by five percent in the third quarter, the bank said on Monday.',
    'She opened the window, listened for a while, and then closed it again.',
  ],
};
let engine: EspeakInstance;

beforeAll(async () => {
  engine = await ourEspeak();
});

function speak(one: EspeakVoice, ratio = 1): Float32Array {
  expect(engine.set_voice(one.voice)).toBe(0);
  const { pitch, range } = pitchLevels(voiceBase(one.voice, one.language).pitch * ratio);
  engine.set_rate(one.rate);
  engine.set_pitch(pitch);
  engine.set_range(range);
  const pieces: Int16Array[] = [];
  for (const text of texts[one.language]) {
    engine.synthesize(one.language === 'mn' ? khalkhaToEspeak(text).text : text, (pcm) => {
      pieces.push(pcm);
      return false;
    });
  }
  const sound = new Float32Array(pieces.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const piece of pieces) for (const sample of piece) sound[at++] = sample / 32_768;
  return sound;
}

const medianPitch = (sound: Float32Array): number =>
  quantile(
    pitchTrack(sound).map(({ hertz }) => hertz),
    0.5,
  );

describe.each(espeakVoices)('$id', (one) => {
  it('speaker $id is brought to −16 LUFS and has the pitch that is written', () => {
    const sound = speak(one);
    expect(measureLoudness([sound], sampleRate) + one.gainDb).toBeCloseTo(-16, 0);
    expect(Math.abs(medianPitch(sound) / one.hertz - 1)).toBeLessThan(0.05);
  });
});

describe('speakers', () => {
  it.each(['mn', 'en'] as const)('%s: four to six, balanced, told apart by pitch', (language) => {
    const own = espeakVoices.filter((one) => one.language === language);
    expect(own.length).toBeGreaterThanOrEqual(4);
    expect(own.length).toBeLessThanOrEqual(6);
    expect(own.filter(({ gender }) => gender === 'female').length).toBe(own.length / 2);
    const hertz = own.map((one) => one.hertz).sort((one, other) => one - other);
    for (const [at, low] of hertz.slice(0, -1).entries()) {
      expect((hertz[at + 1] ?? 0) / low).toBeGreaterThan(1.1);
    }
  });

  it('speakers have ids and engine voices of their own', () => {
    expect(new Set(espeakVoices.map(({ id }) => id)).size).toBe(espeakVoices.length);
    expect(new Set(espeakVoices.map(({ voice }) => voice)).size).toBe(espeakVoices.length);
  });
});

describe('pitchLevels', () => {
  it('pitch levels move the pitch by their ratio', () => {
    const [one] = espeakVoices;
    if (!one) throw new Error('no speakers');
    const normal = medianPitch(speak(one));
    for (const ratio of [0.75, 0.87, 1.12, 1.25, 1.4]) {
      const moved = medianPitch(speak(one, ratio)) / normal;
      expect([ratio, Math.abs(moved / ratio - 1) < 0.05]).toEqual([ratio, true]);
    }
  });
});
