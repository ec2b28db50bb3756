// How the embedded engine's speakers are presented, and what they say in their samples.
import type { EspeakVoice } from '@duu/speech/engines/espeak-voices';

/** The path of a speaker's sample in the bucket; everyone may read it. */
export function sampleFile(speakerId: string): string {
  return `speakers/${speakerId}/sample.mp3`;
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

export function speakerTexts(voice: EspeakVoice): {
  description: { mn: string; en: string };
  sample: string;
} {
  const manner = pitches[voice.gender][height(voice)];
  const kind = who[voice.gender];
  return {
    description: {
      mn: `${capital(manner.mn)} ${kind.mn}.`,
      en: `A ${manner.en} ${kind.en}.`,
    },
    sample:
      voice.language === 'mn'
        ? `Сайн байна уу? Намайг ${voice.name.mn} гэдэг. Бичсэн бүхнийг тань би уншиж өгье.`
        : `Hello! My name is ${voice.name.en}. Whatever you write, I will read it aloud.`,
  };
}
