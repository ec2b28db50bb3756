// Makes speakers of the natural voices that were added with `npm run voices`. Existing speakers stay unchanged.
import type { Speaker } from '@duu/contract/documents/speaker';
import { installedVoices, voicesFolder } from '@duu/speech/voices/installed';
import type { InstalledVoice, Voice } from '@duu/speech/voices/natural-voice';
import type { Documents } from '../../functions/src/repositories/documents.ts';

/** After the embedded engine's speakers. */
const firstOrder = 101;

/** The most speakers of one model that are made; the others can be added in `/admin/speakers`. */
const maxSpeakers = 8;

interface Reader extends Pick<Voice, 'name' | 'language' | 'gainDb'> {
  readonly id: string;
  readonly gender: Speaker['gender'];
  /** The engine's name. */
  readonly voice: string;
  /** Whether the model was not made for the language. */
  readonly experimental: boolean;
}

/** Who reads with a voice. Nobody, while nothing says whether it is a woman's or a man's. */
function readersOf({ id, voice }: InstalledVoice): Reader[] {
  const { name, language, gender, gainDb } = voice;
  if (!voice.styles)
    return gender ? [{ id, name, language, gender, gainDb, voice: id, experimental: false }] : [];
  return voice.styles.slice(0, maxSpeakers).map((style, at) => ({
    ...{ name: style.name, language: style.language, gender: style.gender },
    id: `${id}-${style.id.replaceAll('_', '-')}`,
    gainDb: style.gainDb ?? gainDb,
    voice: `${id}/${at}`,
    experimental: style.language !== language,
  }));
}

function speakerOf(reader: Reader, { licence, commercial }: Voice, place: number): Speaker {
  const { name, language, gender, gainDb, voice, experimental } = reader;
  const terms = licence === '' ? '' : ` (${licence})`;
  const use = commercial === false;
  return {
    name,
    description: {
      mn: `Нейрон хоолой${terms}${use ? ', арилжааны зориулалтаар ашиглаж болохгүй' : ''}.${experimental ? ' Туршилтын хувилбар: гадаад аялгатай уншина.' : ''}`,
      en: `Natural voice${terms}${use ? ', not for commercial use' : ''}.${experimental ? ' Experimental: it has a foreign accent.' : ''}`,
    },
    language,
    gender,
    engine: 'onnx',
    voice,
    gainDb,
    sample: null,
    order: firstOrder + place,
    published: true,
    premium: false,
    fallbacks: [],
  };
}

/** Returns the names of the voices, with what keeps one from having a speaker. */
export async function installVoices(documents: Documents): Promise<string[]> {
  const voices = installedVoices(voicesFolder());
  const present = (await documents.speakers().where('engine', '==', 'onnx').get()).docs;
  const taken = new Set(present.map((doc) => doc.data().voice.split('/')[0]));
  let place = 0;
  for (const found of voices) {
    const readers = readersOf(found);
    place += Math.max(1, readers.length);
    if (taken.has(found.id)) continue;
    for (const [at, reader] of readers.entries()) {
      const ref = documents.speaker(reader.id);
      const order = place - readers.length + at;
      if (!(await ref.get()).exists) await ref.set(speakerOf(reader, found.voice, order));
    }
  }
  return voices.map((found) =>
    readersOf(found).length > 0
      ? `${found.id} (${found.voice.language})`
      : `${found.id} (no speaker: nothing says whether it is a woman's or a man's voice)`,
  );
}
