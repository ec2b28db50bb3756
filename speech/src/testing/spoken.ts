import type { EspeakInstance } from '@echogarden/espeak-ng-emscripten';
import { khalkhaToEspeak } from '../g2p/espeak-phonemes.ts';

/** Samples in a millisecond of the embedded engine's sound. */
export const perMs = 22.05;

interface SpokenPhoneme {
  /** As the engine names it; never empty. */
  readonly id: string;
  readonly fromMs: number;
  readonly toMs: number;
}

/** What the embedded engine said. */
export interface Spoken {
  /** Full scale is ±1, at 22,050 Hz. */
  readonly sound: Float32Array;
  readonly phonemes: readonly SpokenPhoneme[];
}

/** Speaks Mongolian text with the embedded engine, on one note if `level`. */
export function speakMongolian(
  engine: EspeakInstance,
  text: string,
  { voice = 'mn+m3', rate = 175, level = false } = {},
): Spoken {
  return speakMnemonics(engine, khalkhaToEspeak(text).text, { voice, rate, level });
}

/** Speaks the mnemonics of our phoneme table, in `[[ ]]`. */
export function speakMnemonics(
  engine: EspeakInstance,
  text: string,
  { voice = 'mn+m3', rate = 175, level = false } = {},
): Spoken {
  if (engine.set_voice(voice) !== 0) throw new Error(`no voice ${voice}`);
  engine.set_rate(rate);
  engine.set_pitch(50);
  engine.set_range(level ? 0 : 50);
  const samples: number[] = [];
  const at: { id: string; ms: number }[] = [];
  engine.synthesize(text, (pcm, events) => {
    for (const sample of pcm) samples.push(sample / 32_768);
    for (const { type, id, audio_position } of events)
      if (type === 'phoneme') at.push({ id: String(id), ms: audio_position });
    return false;
  });
  const phonemes = at
    .map(({ id, ms }, index) => ({
      id,
      fromMs: ms,
      toMs: at[index + 1]?.ms ?? samples.length / perMs,
    }))
    .filter(({ id }) => id !== '');
  return { sound: Float32Array.from(samples), phonemes };
}

export const isVowel = ({ id }: SpokenPhoneme): boolean => /[aeiouɔɵʊʌɐəɪæœɛ]/u.test(id);
