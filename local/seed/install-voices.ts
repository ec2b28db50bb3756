// Makes speakers of the natural voices that were added with `npm run voices`. Existing speakers stay unchanged.
import type { Speaker } from '@duu/contract/documents/speaker';
import { installedVoices, voicesFolder } from '@duu/speech/voices/installed';
import type { InstalledVoice } from '@duu/speech/voices/natural-voice';
import type { Documents } from '../../functions/src/repositories/documents.ts';

/** After the embedded engine's speakers. */
const firstOrder = 101;

function speakerOf({ id, voice }: InstalledVoice, place: number): Speaker {
  const { language, gender, name, gainDb, licence, commercial } = voice;
  const terms = licence === '' ? '' : ` (${licence})`;
  const use = commercial === false;
  return {
    name,
    description: {
      mn: `Нейрон хоолой${terms}${use ? ', арилжааны зориулалтаар ашиглаж болохгүй' : ''}.`,
      en: `Natural voice${terms}${use ? ', not for commercial use' : ''}.`,
    },
    language,
    gender,
    engine: 'onnx',
    voice: id,
    gainDb,
    sample: null,
    order: firstOrder + place,
    published: true,
    premium: false,
    fallbacks: [],
  };
}

/** Returns the names of the voices that have a speaker. */
export async function installVoices(documents: Documents): Promise<string[]> {
  const voices = installedVoices(voicesFolder());
  const present = (await documents.speakers().where('engine', '==', 'onnx').get()).docs;
  const taken = new Set(present.map((doc) => doc.data().voice.split('/')[0]));
  for (const [place, voice] of voices.entries()) {
    const ref = documents.speaker(voice.id);
    if (taken.has(voice.id) || (await ref.get()).exists) continue;
    await ref.set(speakerOf(voice, place));
  }
  return voices.map(({ id, voice }) => `${id} (${voice.language})`);
}
