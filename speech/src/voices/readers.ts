import type { InstalledVoice, Voice } from './natural-voice.ts';

/** The most speakers of one model that get a sample and a place in the catalogue; admins can add others. */
const maxReaders = 8;

/** Somebody who reads with a natural voice. */
export interface Reader extends Pick<Voice, 'name' | 'language' | 'gainDb'> {
  readonly id: string;
  readonly gender: NonNullable<Voice['gender']>;
  /** The engine's name. */
  readonly voice: string;
  /** Whether the model was not made for the language. */
  readonly experimental: boolean;
  /** The file of its sample within the voice's folder. */
  readonly sample: string;
}

/** Who reads with a voice. Nobody, while nothing says whether it is a woman's or a man's. */
export function readersOf({ id, voice }: Pick<InstalledVoice, 'id' | 'voice'>): Reader[] {
  const { name, language, gender, gainDb } = voice;
  const sample = (at: number) => `sample-${at}.mp3`;
  if (!voice.styles) {
    const one = { id, name, language, gainDb, voice: id, experimental: false, sample: sample(0) };
    return gender ? [{ ...one, gender }] : [];
  }
  return voice.styles.slice(0, maxReaders).map((style, at) => ({
    ...{ name: style.name, language: style.language, gender: style.gender },
    id: `${id}-${style.id.replaceAll('_', '-')}`,
    gainDb: style.gainDb ?? gainDb,
    voice: `${id}/${at}`,
    experimental: style.language !== language,
    sample: sample(at),
  }));
}
