import type { EspeakInstance } from '@echogarden/espeak-ng-emscripten';
import { beforeAll, expect, it } from 'vitest';
import { checkRows } from '../testing/check-rows.ts';
import { formantsAt } from '../testing/formants.ts';
import { ourEspeak } from '../testing/our-espeak.ts';
import { formants, mongolianVoice } from './mongolian-voice.ts';

const sampleRate = 22_050;
let engine: EspeakInstance;

beforeAll(async () => {
  engine = await ourEspeak();
  engine.set_voice(mongolianVoice);
  // Slow and on one note, so that the middle of a vowel is steady.
  engine.set_rate(80);
  engine.set_range(0);
});

/** The formants in the middle of the vowel between two м. */
function middle(mnemonic: string): [number, number] {
  const samples: number[] = [];
  const at: number[] = [];
  engine.synthesize(`[[m|'${mnemonic}|m]]`, (pcm, events) => {
    for (const sample of pcm) samples.push(sample);
    for (const { type, audio_position } of events) if (type === 'phoneme') at.push(audio_position);
    return false;
  });
  const centre = Math.round((((at[1] ?? 0) + (at[2] ?? 0)) / 2) * (sampleRate / 1000));
  return formantsAt(samples, centre);
}

it('each vowel has its formants', () => {
  checkRows(
    Object.entries(formants),
    ([mnemonic, hertz]) => `${mnemonic}: ${hertz.join(', ')} Hz`,
    ([mnemonic, [f1, f2]]) => {
      const [first, second] = middle(mnemonic);
      expect(Math.abs(first / f1 - 1)).toBeLessThan(0.12);
      expect(Math.abs(second / f2 - 1)).toBeLessThan(0.12);
    },
  );
});
