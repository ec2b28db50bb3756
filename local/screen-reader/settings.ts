// How speech-dispatcher wants a message to be spoken (its command SET).
import type { Language } from '@duu/contract/language';
import { pitchLevels } from '@duu/contract/voice-settings';
import { espeakVoices } from '@duu/speech/engines/espeak-voices';
import { z } from 'zod';
import type { Manner } from './voice.ts';

const level = (normal: number) => z.coerce.number().min(-100).max(100).catch(normal);

const schema = z.object({
  rate: level(0),
  pitch: level(0),
  volume: level(100),
  punctuation_mode: z.enum(['none', 'some', 'most', 'all']).catch('none'),
  spelling_mode: z.enum(['on', 'off']).catch('off'),
  cap_let_recogn: z.enum(['none', 'spell', 'icon']).catch('none'),
  language: z.string().catch(''),
  /** `male2`, `female1`, `child_male`, … */
  voice: z.string().catch(''),
  synthesis_voice: z.string().catch(''),
});
export type Settings = z.infer<typeof schema>;

/** Reads lines such as `rate=20`; what is missing or unknown has its default. */
export const readSettings = (lines: readonly string[]): Settings =>
  schema.parse(
    Object.fromEntries(
      lines.map((line) => {
        const at = line.indexOf('=');
        return [line.slice(0, at), line.slice(at + 1)];
      }),
    ),
  );

/** The language of the message, for what its letters do not tell. */
export const languageOf = ({ language }: Settings): Language =>
  /^mn\b/i.test(language) ? 'mn' : 'en';

/** Returns the chosen speaker, or the one of that kind: the second man of `male2`. */
function speakerOf({ synthesis_voice, voice }: Settings, language: Language): string {
  const chosen = espeakVoices.find(({ id }) => id === synthesis_voice);
  if (chosen) return chosen.id;
  const own = espeakVoices.filter((one) => one.language === language);
  const [, kind = '', number = '1'] = /(female|male)(\d?)/i.exec(voice) ?? [];
  const kin = own.filter(({ gender }) => gender === kind.toLowerCase());
  return (kin[Number(number) - 1] ?? kin[0] ?? own[0])?.id ?? '';
}

/** Doubles the speed each 50 steps. */
const speedOf = ({ rate }: Settings): number => 2 ** (rate / 50);

function pitchOf({ pitch }: Settings): Manner['pitch'] {
  const normal = pitchLevels.indexOf('normal');
  const steps = pitch < 0 ? normal : pitchLevels.length - 1 - normal;
  return pitchLevels[normal + Math.round((pitch / 100) * steps)] ?? 'normal';
}

export const mannerOf = (settings: Settings, language: Language): Manner => ({
  language,
  speaker: speakerOf(settings, language),
  speed: speedOf(settings),
  pitch: pitchOf(settings),
});

/** The names by which clients choose a speaker, one a line. */
export const voiceLines = espeakVoices.map(({ id, language }) => `${id}\t${language}\tnone`);
