import type { Language } from '@duu/contract/language';

/** An open voice that `npm run voices -- add ID` downloads from its publisher. */
export interface KnownVoice {
  readonly id: string;
  readonly language: Language;
  readonly gender: 'female' | 'male';
  readonly name: Readonly<Record<Language, string>>;
  /** Addresses of its files; archives are unpacked. */
  readonly urls: readonly string[];
  /** About this much, in MB. */
  readonly megabytes: number;
  readonly licence: string;
  readonly commercial: boolean;
  /** What it is, in a few words. */
  readonly about: string;
}

const piper = (path: string): string[] => {
  const base = `https://huggingface.co/rhasspy/piper-voices/resolve/v1.0.0/en/${path}.onnx`;
  return [base, `${base}.json`];
};
const mms = (language: string): string[] => {
  const base = `https://huggingface.co/willwade/mms-tts-multilingual-models-onnx/resolve/main/${language}`;
  return [`${base}/model.onnx`, `${base}/tokens.txt`];
};
const release = (path: string) => `https://github.com/k2-fsa/sherpa-onnx/releases/download/${path}`;

/** Voices for both languages. Sizes and checksums come from the publishers when they are downloaded. */
export const knownVoices: readonly KnownVoice[] = [
  {
    id: 'mms-mon',
    language: 'mn',
    gender: 'male',
    name: { mn: 'ММС', en: 'MMS' },
    urls: mms('mon'),
    megabytes: 114,
    licence: 'CC-BY-NC-4.0',
    commercial: false,
    about: 'Meta MMS, Mongolian in Cyrillic',
  },
  {
    id: 'piper-lessac',
    language: 'en',
    gender: 'female',
    name: { mn: 'Лессак', en: 'Lessac' },
    urls: piper('en_US/lessac/medium/en_US-lessac-medium'),
    megabytes: 63,
    licence: 'Blizzard 2013 (research)',
    commercial: false,
    about: 'Piper, American',
  },
  {
    id: 'piper-libritts',
    language: 'en',
    gender: 'female',
    name: { mn: 'Либри', en: 'Libri' },
    urls: piper('en_US/libritts_r/medium/en_US-libritts_r-medium'),
    megabytes: 79,
    licence: 'CC-BY-4.0',
    commercial: true,
    about: 'Piper, American, 904 speakers (ID/0 … ID/903)',
  },
  {
    id: 'piper-alba',
    language: 'en',
    gender: 'female',
    name: { mn: 'Алба', en: 'Alba' },
    urls: piper('en_GB/alba/medium/en_GB-alba-medium'),
    megabytes: 63,
    licence: 'CC-BY-4.0',
    commercial: true,
    about: 'Piper, Scottish',
  },
  {
    id: 'kokoro',
    language: 'en',
    gender: 'female',
    name: { mn: 'Кокоро', en: 'Kokoro' },
    urls: [release('tts-models/kokoro-en-v0_19.tar.bz2')],
    megabytes: 305,
    licence: 'Apache-2.0',
    commercial: true,
    about: 'Kokoro 82M, 11 speakers (ID/0 … ID/10)',
  },
  {
    id: 'matcha-ljspeech',
    language: 'en',
    gender: 'female',
    name: { mn: 'Матча', en: 'Matcha' },
    urls: [
      release('tts-models/matcha-icefall-en_US-ljspeech.tar.bz2'),
      release('vocoder-models/vocos-22khz-univ.onnx'),
    ],
    megabytes: 128,
    licence: 'public domain (LJ Speech)',
    commercial: true,
    about: 'Matcha, American',
  },
];
