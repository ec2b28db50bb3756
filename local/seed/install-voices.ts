// Makes speakers of the natural voices that were added with `npm run voices`, with the samples that were made then. Existing
// speakers stay unchanged.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Speaker } from '@duu/contract/documents/speaker';
import { sampleFile } from '@duu/contract/paths';
import { installedVoices, voicesFolder } from '@duu/speech/voices/installed';
import type { InstalledVoice, Voice } from '@duu/speech/voices/natural-voice';
import { type Reader, readersOf } from '@duu/speech/voices/readers';
import type { Files } from '../../functions/src/adapters/files.ts';
import type { Documents } from '../../functions/src/repositories/documents.ts';

/** After the embedded engine's speakers. */
const firstOrder = 101;

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

/** Stores the sample that was made with the voice; null if it was added before there were samples. */
async function storedSample(
  files: Pick<Files, 'write'>,
  { folder }: InstalledVoice,
  { id, sample }: Reader,
): Promise<string | null> {
  const made = join(folder, sample);
  if (!existsSync(made)) return null;
  const path = sampleFile(id, 'added');
  await files.write(path, readFileSync(made), 'audio/mpeg');
  return path;
}

/** Returns the names of the voices, with what keeps one from having a speaker. */
export async function installVoices(
  documents: Documents,
  files: Pick<Files, 'write'>,
): Promise<string[]> {
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
      if ((await ref.get()).exists) continue;
      const sample = await storedSample(files, found, reader);
      await ref.set({ ...speakerOf(reader, found.voice, order), sample });
    }
  }
  return voices.map((found) =>
    readersOf(found).length > 0
      ? `${found.id} (${found.voice.language})`
      : `${found.id} (no speaker: nothing says whether it is a woman's or a man's voice)`,
  );
}
