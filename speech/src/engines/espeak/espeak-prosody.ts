import type { Language } from '@duu/contract/language';
import { pitchLevels, voiceBase } from '../espeak-voices.ts';

/** Returns eSpeak's name for a voice with the timbre of `voice` in `language` (`mn+f2` in English is `en-us+f2`). */
export function espeakVoice(voice: string, language: Language): string {
  const [base = '', variant] = voice.split('+');
  const own = base === 'mn' ? 'mn' : 'en';
  const name = own === language ? base : language === 'mn' ? 'mn' : 'en-us';
  return variant ? `${name}+${variant}` : name;
}

/**
 * Measured speed per eSpeak rate, as a ratio of the language's normal rate (columns: words per minute, Mongolian,
 * English). The two are not proportional, since consonants and pauses shrink less than vowels; means of three voices
 * and three sentences each. eSpeak does not go below 80 words per minute: English ends at 0.53.
 */
const measured: readonly (readonly [rate: number, mn: number, en: number])[] = [
  [80, 0.469, 0.53],
  [90, 0.501, 0.564],
  [100, 0.558, 0.627],
  [110, 0.615, 0.69],
  [120, 0.673, 0.75],
  [130, 0.738, 0.82],
  [140, 0.795, 0.879],
  [150, 0.848, 0.939],
  [160, 0.91, 1.0],
  [175, 1.0, 1.096],
  [190, 1.083, 1.188],
  [205, 1.168, 1.276],
  [220, 1.254, 1.369],
  [240, 1.365, 1.491],
  [260, 1.476, 1.589],
  [280, 1.6, 1.705],
  [300, 1.693, 1.815],
  [320, 1.798, 1.911],
  [340, 1.918, 2.035],
  [360, 1.995, 2.165],
  [380, 2.103, 2.207],
  [400, 2.232, 2.359],
];

/** Words per minute that make a sentence 1/`speed` as long as at the language's normal speed. */
export function espeakRate(language: Language, speed: number): number {
  const column = language === 'mn' ? 1 : 2;
  const found = measured.findIndex((row) => row[column] >= speed);
  const index = Math.max(1, found === -1 ? measured.length - 1 : found);
  const [low, high] = [measured[index - 1], measured[index]];
  if (!low || !high) return voiceBase('', language).rate;
  const share = Math.log(speed / low[column]) / Math.log(high[column] / low[column]);
  return Math.max(80, Math.round(low[0] * (high[0] / low[0]) ** share));
}

/** Returns the tempo still to be applied for a speed below eSpeak's minimum. */
export function espeakTempoLeft(language: Language, speed: number): number {
  const slowest = measured[0]?.[language === 'mn' ? 1 : 2] ?? 0;
  return Math.min(1, speed / slowest);
}

/** eSpeak's pitch and range levels for a ratio to the voice's own pitch. */
export function espeakPitch(
  voice: string,
  language: Language,
  ratio: number,
): { pitch: number; range: number } {
  return pitchLevels(voiceBase(voice, language).pitch * ratio);
}
