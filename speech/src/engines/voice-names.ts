import type { Language } from '@duu/contract/language';
import type { EngineId } from '@duu/contract/voice-settings';
import { parseVoiceName } from '../voices/natural-voice.ts';
import { parseServerVoice } from './server-voice.ts';

// The voice names that each engine accepts. With an unknown name eSpeak uses its default voice and the others refuse
// every text, which nobody would notice until a user's conversion failed.

/** The embedded engine: a language's voice, alone or with one of its timbre variants. */
const espeakBases: Record<Language, readonly string[]> = {
  mn: ['mn'],
  en: ['en', 'en-us', 'en-us-nyc', 'en-029', 'en-gb', 'en-gb-scotland', 'en-gb-x-rp'],
};
const espeakVariants = new Set(
  (
    'Alex Alicia Andrea Andy Annie Denis Diogo Gene Gene2 Henrique Hugo Jacky Lee Marco Mario Michael Mike Nguyen ' +
    'Reed adam anika announcer antonio aunty belinda benjamin boris caleb croak david ed edward edward2 f1 f2 f3 ' +
    'f4 f5 grandma grandpa gustave ian iven iven2 iven3 iven4 john kaukovalta klatt klatt2 klatt3 klatt4 klatt5 ' +
    'klatt6 linda m1 m2 m3 m4 m5 m6 m7 m8 marcelo max michel miguel mike2 norbert pablo paul pedro quincy rob ' +
    'robert sandro shelby steph steph2 steph3 travis victor whisper whisperf zac'
  ).split(' '),
);

function isEspeak(voice: string, language: Language): boolean {
  const [base = '', variant, ...more] = voice.split('+');
  if (more.length > 0 || !espeakBases[language].includes(base)) return false;
  return variant === undefined || espeakVariants.has(variant);
}

/** Names of Gemini's prebuilt voices; they speak every language. */
const gemini = new Set(
  (
    'Achernar Achird Algenib Algieba Alnilam Aoede Autonoe Callirrhoe Charon Despina Enceladus Erinome Fenrir Gacrux ' +
    'Iapetus Kore Laomedeia Leda Orus Puck Pulcherrima Rasalgethi Sadachbia Sadaltager Schedar Sulafat Umbriel ' +
    'Vindemiatrix Zephyr Zubenelgenubi'
  ).split(' '),
);

function isGoogle(voice: string, language: Language): boolean {
  const [first = '', name, ...more] = voice.split('/');
  if (more.length > 0) return false;
  if (name !== undefined) return /^gemini-[\w.-]+-tts$/.test(first) && gemini.has(name);
  if (gemini.has(first)) return true;
  return (
    language === 'en' &&
    /^en-[A-Z]{2}-(?:Chirp3-HD|Chirp-HD|Neural2|Studio|News|Polyglot|Casual|Wavenet|Standard)-\w+$/.test(
      first,
    )
  );
}

function isAzure(voice: string, language: Language): boolean {
  if (language === 'mn') return voice === 'mn-MN-YesuiNeural' || voice === 'mn-MN-BataaNeural';
  return /^en-[A-Z]{2}-[A-Z][A-Za-z]+(?:Neural|:DragonHD\w*Neural)$/.test(voice);
}

const isChimege = (voice: string, language: Language) =>
  language === 'mn' && /^(?:FEMALE(?:1|[1-5]v2)|MALE(?:1|[1-4]v2))$/.test(voice);

const takes: Record<EngineId, (voice: string, language: Language) => boolean> = {
  espeak: isEspeak,
  onnx: (voice) => parseVoiceName(voice) !== undefined,
  google: isGoogle,
  azure: isAzure,
  chimege: isChimege,
  server: (voice) => parseServerVoice(voice) !== null,
};

/** Returns whether the engine can have this voice for this language. A provider's new voices may need a line here. */
export function hasVoice(engine: EngineId, voice: string, language: Language): boolean {
  return takes[engine](voice, language);
}
