// Names and descriptions of the embedded engine's speakers.
import type { EspeakVoice } from '@duu/speech/engines/espeak-voices';

/** Returns the address of a speaker's sample in the web app (made by web/build/make-samples.ts). */
export function sampleFile(speakerId: string): string {
  return `/samples/${speakerId}.mp3`;
}

const genders = {
  female: { mn: 'эмэгтэй', en: 'female' },
  male: { mn: 'эрэгтэй', en: 'male' },
} as const;

/** Only what is measured: the engine is a formant synthesizer, so it is neither warm nor lively. */
const pitches = {
  low: { mn: ', бүдүүн', en: 'low-pitched ' },
  middle: { mn: '', en: '' },
  high: { mn: ', нарийн', en: 'high-pitched ' },
} as const;

function height({ gender, hertz }: EspeakVoice): keyof typeof pitches {
  const [low, high] = gender === 'female' ? [175, 215] : [100, 115];
  return hertz < low ? 'low' : hertz > high ? 'high' : 'middle';
}

/** What the speaker list says about a voice. */
export function describeVoice(voice: EspeakVoice): { mn: string; en: string } {
  const pitch = pitches[height(voice)];
  const gender = genders[voice.gender];
  return {
    // Two lines on a phone.
    mn: `Хиймэл хоолой: ${gender.mn}${pitch.mn}.`,
    en: `A ${pitch.en}${gender.en} computer voice.`,
  };
}
