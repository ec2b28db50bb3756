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
 * and eight sentences each, at Mongolian's ends of women and men alike in 74. eSpeak does not go below 80 words per minute:
 * English ends at 0.54.
 */
const measured: readonly (readonly [rate: number, mn: number, en: number])[] = [
  [80, 0.481, 0.538],
  [90, 0.513, 0.572],
  [100, 0.57, 0.634],
  [110, 0.627, 0.696],
  [120, 0.687, 0.756],
  [130, 0.746, 0.82],
  [140, 0.805, 0.88],
  [150, 0.857, 0.938],
  [160, 0.911, 1.0],
  [175, 1.0, 1.09],
  [190, 1.083, 1.176],
  [205, 1.168, 1.264],
  [220, 1.256, 1.35],
  [240, 1.36, 1.463],
  [260, 1.476, 1.57],
  [280, 1.587, 1.674],
  [300, 1.719, 1.794],
  [320, 1.83, 1.921],
  [340, 1.941, 2.057],
  [360, 2.049, 2.152],
  [380, 2.175, 2.262],
  [400, 2.328, 2.448],
];

/** eSpeak's bounds, in words per minute; above them it drops samples. */
const bounds = { least: 80, most: 450 } as const;

/** Words per minute that make a sentence 1/`speed` as long as at the language's normal speed. */
export function espeakRate(language: Language, speed: number): number {
  const column = language === 'mn' ? 1 : 2;
  const found = measured.findIndex((row) => row[column] >= speed);
  const index = Math.max(1, found === -1 ? measured.length - 1 : found);
  const [low, high] = [measured[index - 1], measured[index]];
  if (!low || !high) return voiceBase('', language).rate;
  const share = Math.log(speed / low[column]) / Math.log(high[column] / low[column]);
  return Math.max(bounds.least, Math.round(low[0] * (high[0] / low[0]) ** share));
}

/** What a text is to be spoken at. */
export interface ExactSpeed {
  /** A good guess, and the language's normal rate. */
  readonly rate: number;
  readonly normalRate: number;
  /** Ratio to the normal rate's speed. */
  readonly speed: number;
}

/** The means of the table are up to a tenth off for a sentence. What seems further off does not follow the rate: a letter. */
const furthestOff = 1.2;

/**
 * Returns the rate at which this very text lasts 1/`speed` of its normal length.
 * @param lengthAt how long the text lasts at a rate
 */
export function exactRate(
  lengthAt: (rate: number) => number,
  { rate, normalRate, speed }: ExactSpeed,
): number {
  if (rate === normalRate) return rate;
  const wanted = lengthAt(normalRate) / speed;
  if (wanted === 0) return rate;
  const off = Math.min(furthestOff, Math.max(1 / furthestOff, lengthAt(rate) / wanted));
  return Math.max(bounds.least, Math.min(bounds.most, Math.round(rate * off)));
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
