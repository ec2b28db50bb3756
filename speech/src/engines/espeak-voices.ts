import type { Language } from '@duu/contract/language';

/** A speaker of the embedded engine. All figures are measured (espeak-voices.test.ts measures them again). */
export interface EspeakVoice {
  readonly id: string;
  readonly name: Readonly<Record<Language, string>>;
  readonly language: Language;
  readonly gender: 'male' | 'female';
  /** The engine's name: a language's voice and a variant, different for each speaker. */
  readonly voice: string;
  /** Words per minute at normal speed. */
  readonly rate: number;
  /** Ratio to the variant's fundamental frequency; tells speakers of the same kind apart. */
  readonly pitch: number;
  /** The resulting median fundamental frequency in Hz. */
  readonly hertz: number;
  /** Gain that brings it to −16 LUFS, in dB. */
  readonly gainDb: number;
}

/**
 * Words per minute. Mongolian uses the voice `mn` of ../g2p/mongolian-voice.ts, where 175 gives 12 phonemes a second;
 * 160 for English is eSpeak's.
 */
const rates = { mn: 175, en: 160 } as const;

/** Six per language, half of them women; the first is the language's default. */
export const espeakVoices: readonly EspeakVoice[] = [
  speaker('mn', 'nomin', ['Номин', 'Nomin'], 'female', 'mn+f2', 1, 195, 1.2),
  speaker('mn', 'temuulen', ['Тэмүүлэн', 'Temuulen'], 'male', 'mn+m3', 1, 106, 3.1),
  speaker('mn', 'saraa', ['Сараа', 'Saraa'], 'female', 'mn+f4', 0.93, 166, 1.9),
  speaker('mn', 'bat', ['Бат', 'Bat'], 'male', 'mn+m7', 0.85, 93, 3.3),
  speaker('mn', 'oyun', ['Оюун', 'Oyun'], 'female', 'mn+f3', 1.1, 232, 2.4),
  speaker('mn', 'tulga', ['Тулга', 'Tulga'], 'male', 'mn+max', 1.2, 123, 4.1),
  speaker('en', 'emily', ['Эмили', 'Emily'], 'female', 'en-us+f2', 1, 197, 2.9),
  speaker('en', 'james', ['Жеймс', 'James'], 'male', 'en-us+m3', 1, 108, 4.5),
  speaker('en', 'charlotte', ['Шарлотт', 'Charlotte'], 'female', 'en-gb-x-rp+f4', 0.93, 168, 2.9),
  speaker('en', 'oliver', ['Оливер', 'Oliver'], 'male', 'en-gb-x-rp+m7', 0.85, 95, 3.9),
  speaker('en', 'grace', ['Грейс', 'Grace'], 'female', 'en-us+f3', 1.1, 236, 3.4),
  speaker('en', 'ethan', ['Итан', 'Ethan'], 'male', 'en-us+max', 1.2, 124, 5.3),
];

function speaker(
  language: Language,
  id: string,
  [mn, en]: readonly [mn: string, en: string],
  gender: EspeakVoice['gender'],
  voice: string,
  pitch: number,
  hertz: number,
  gainDb: number,
): EspeakVoice {
  const rate = rates[language];
  return { id, name: { mn, en }, language, gender, voice, rate, pitch, hertz, gainDb };
}

const byVoice = new Map(espeakVoices.map((one) => [one.voice, one]));

/**
 * Returns how a voice speaks `language`: the speaker's pitch, and the language's rate (a Mongolian speaker says English
 * words at the English rate). Voices that belong to no speaker have pitch 1.
 */
export function voiceBase(voice: string, language: Language): { rate: number; pitch: number } {
  return { rate: rates[language], pitch: byVoice.get(voice)?.pitch ?? 1 };
}

/**
 * Returns eSpeak's `set_pitch` and `set_range` levels (0 to 99, 50 is the variant's own) for a ratio of fundamental
 * frequency, 0.62 to 1.75. Both must change, as `set_pitch` only shifts the lower end of the range. Measured over five
 * variants, the frequency doubles in 64 levels, exact to 4 %.
 */
export function pitchLevels(ratio: number): { pitch: number; range: number } {
  const level = (value: number): number => Math.max(0, Math.min(99, Math.round(value)));
  return { pitch: level(50 + 64 * Math.log2(ratio)), range: level(50 * ratio) };
}
