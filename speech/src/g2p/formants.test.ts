import type { EspeakInstance } from '@echogarden/espeak-ng-emscripten';
import { beforeAll, expect, it } from 'vitest';
import { checkRows } from '../testing/check-rows.ts';
import { ourEspeak } from '../testing/our-espeak.ts';
import { formants, mongolianVoice } from './mongolian-voice.ts';

const sampleRate = 22_050;
const order = 12;
let engine: EspeakInstance;

beforeAll(async () => {
  engine = await ourEspeak();
  engine.set_voice(mongolianVoice);
  // Slow and on one note, so that the middle of a vowel is steady.
  engine.set_rate(80);
  engine.set_range(0);
});

/** 90 ms from the middle of the vowel between two м, at 11,025 Hz. */
function middle(mnemonic: string): number[] {
  const samples: number[] = [];
  const at: number[] = [];
  engine.synthesize(`[[m|'${mnemonic}|m]]`, (pcm, events) => {
    for (const sample of pcm) samples.push(sample);
    for (const { type, audio_position } of events) if (type === 'phoneme') at.push(audio_position);
    return false;
  });
  const centre = Math.round((((at[1] ?? 0) + (at[2] ?? 0)) / 2) * (sampleRate / 1000));
  const half: number[] = [];
  for (let i = centre - 1000; i < centre + 1000; i += 2) {
    half.push(((samples[i - 1] ?? 0) + 2 * (samples[i] ?? 0) + (samples[i + 1] ?? 0)) / 4);
  }
  return half;
}

/** Linear prediction by Levinson and Durbin, after pre-emphasis and a Hamming window. */
function predictor(sound: readonly number[]): number[] {
  const window = sound.map((sample, at) => {
    const before = at === 0 ? 0 : (sound[at - 1] ?? 0);
    return (
      (sample - 0.97 * before) * (0.54 - 0.46 * Math.cos((2 * Math.PI * at) / (sound.length - 1)))
    );
  });
  const correlation = Array.from({ length: order + 1 }, (_, lag) =>
    window.reduce((sum, sample, at) => sum + sample * (window[at - lag] ?? 0), 0),
  );
  let filter = [1];
  let error = (correlation[0] ?? 1) * 1.0001;
  for (let step = 1; step <= order; step++) {
    const reach = filter.reduce((sum, tap, at) => sum + tap * (correlation[step - at] ?? 0), 0);
    const reflection = -reach / error;
    const longer = [...filter, 0];
    filter = longer.map((tap, at) => tap + reflection * (longer[step - at] ?? 0));
    error *= 1 - reflection * reflection;
  }
  return filter;
}

/** The first two peaks above 150 Hz of the spectrum that the predictor describes, in Hz. */
function peaks(filter: readonly number[]): number[] {
  const gain = (hertz: number): number => {
    let real = 0;
    let imaginary = 0;
    filter.forEach((tap, at) => {
      real += tap * Math.cos((2 * Math.PI * hertz * at) / (sampleRate / 2));
      imaginary -= tap * Math.sin((2 * Math.PI * hertz * at) / (sampleRate / 2));
    });
    return 1 / (real * real + imaginary * imaginary);
  };
  const found: number[] = [];
  for (let hertz = 160; hertz < 4000 && found.length < 2; hertz += 5) {
    if (gain(hertz) > gain(hertz - 5) && gain(hertz) >= gain(hertz + 5)) found.push(hertz);
  }
  return found;
}

it('each vowel has its formants', () => {
  checkRows(
    Object.entries(formants),
    ([mnemonic, hertz]) => `${mnemonic}: ${hertz.join(', ')} Hz`,
    ([mnemonic, [f1, f2]]) => {
      const [first = 0, second = 0] = peaks(predictor(middle(mnemonic)));
      expect(Math.abs(first / f1 - 1)).toBeLessThan(0.12);
      expect(Math.abs(second / f2 - 1)).toBeLessThan(0.12);
    },
  );
});
