// Names and descriptions of the embedded engine's speakers.
import type { EspeakVoice } from '@duu/speech/engines/espeak-voices';

/** The address of a speaker's sample in the web app (made by web/build/make-samples.ts). */
export function sampleFile(speakerId: string): string {
  return `/samples/${speakerId}.mp3`;
}

const pitches = {
  female: {
    low: { mn: 'намуухан, дулаан', en: 'calm and warm' },
    middle: { mn: 'тод, найрсаг', en: 'clear and friendly' },
    high: { mn: 'залуу, цовоо', en: 'young and lively' },
  },
  male: {
    low: { mn: 'бүдүүн, тайван', en: 'deep and steady' },
    middle: { mn: 'тод, итгэлтэй', en: 'clear and confident' },
    high: { mn: 'залуу, шуурхай', en: 'young and brisk' },
  },
} as const;

const who = {
  female: { mn: 'эмэгтэй хоолой', en: 'woman’s voice' },
  male: { mn: 'эрэгтэй хоолой', en: 'man’s voice' },
} as const;

function height({ gender, hertz }: EspeakVoice): 'low' | 'middle' | 'high' {
  const [low, high] = gender === 'female' ? [175, 215] : [100, 115];
  return hertz < low ? 'low' : hertz > high ? 'high' : 'middle';
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** What the speaker list says about a voice. */
export function describeVoice(voice: EspeakVoice): { mn: string; en: string } {
  const manner = pitches[voice.gender][height(voice)];
  const kind = who[voice.gender];
  return { mn: `${capital(manner.mn)} ${kind.mn}.`, en: `A ${manner.en} ${kind.en}.` };
}
