import type { Language } from '@duu/contract/language';
import { pitchLevels, voiceBase } from '../espeak-voices.ts';

/** eSpeak's name of a voice that speaks `language` with the timbre of `voice` (`mn+f2` also says English: `en-us+f2`). */
export function espeakVoice(voice: string, language: Language): string {
  const [base = '', variant] = voice.split('+');
  const own = base === 'mn' ? 'mn' : 'en';
  const name = own === language ? base : language === 'mn' ? 'mn' : 'en-us';
  return variant ? `${name}+${variant}` : name;
}

/**
 * How long a sentence lasts at eSpeak's rates, measured (22 kHz, words a minute → ms): the rate is no ratio, since
 * consonants and pauses do not shrink as vowels do.
 */
const measured: readonly (readonly [rate: number, ms: number])[] = [
  [80, 6221],
  [88, 5938],
  [100, 5167],
  [120, 4189],
  [140, 3492],
  [160, 3008],
  [175, 2700],
  [200, 2336],
  [240, 1894],
  [280, 1549],
  [320, 1344],
  [350, 1191],
  [400, 1063],
  [450, 961],
];

/** Words per minute that make a sentence last 1/`speed` of what it lasts at the voice's normal speed. */
export function espeakRate(voice: string, language: Language, speed: number): number {
  const wanted = lastsAt(voiceBase(voice, language).rate) / speed;
  for (const [index, [rate, ms]] of measured.entries()) {
    if (ms > wanted) continue;
    const before = measured[index - 1];
    if (!before) return rate;
    const share = Math.log(before[1] / wanted) / Math.log(before[1] / ms);
    return Math.round(before[0] * (rate / before[0]) ** share);
  }
  return 450;
}

function lastsAt(rate: number): number {
  return measured.find(([at]) => at === rate)?.[1] ?? 3008;
}

/** eSpeak's levels of pitch and range for a ratio to the voice's own pitch. */
export function espeakPitch(
  voice: string,
  language: Language,
  ratio: number,
): { pitch: number; range: number } {
  return pitchLevels(voiceBase(voice, language).pitch * ratio);
}
