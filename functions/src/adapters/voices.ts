import type { NaturalVoice } from '@duu/contract/calls/admin-speakers';
import { installedVoices, manifestName } from '@duu/speech/voices/installed';
import { type Voice, voice } from '@duu/speech/voices/natural-voice';
import type { Files } from './files.ts';

/** The value of the setting for voices in the bucket, under `voices/`. */
export const inBucket = 'bucket';

/** The natural voices that speakers may have. */
export type Voices = () => Promise<NaturalVoice[]>;

const listed = (
  id: string,
  { language, name, gender, licence, commercial, speakers, gainDb, styles = [] }: Voice,
) => ({
  ...{ id, language, name, gender, licence, commercial, speakers, gainDb },
  languages: styles.map((style) => style.language),
});

async function voicesOfBucket(files: Files): Promise<NaturalVoice[]> {
  const found: NaturalVoice[] = [];
  for await (const folder of files.folders('voices/')) {
    const bytes = await files.bytes(`${folder}${manifestName}`);
    if (!bytes) continue;
    const read = voice.safeParse(JSON.parse(Buffer.from(bytes).toString()));
    if (read.success) found.push(listed(folder.split('/')[1] ?? '', read.data));
  }
  return found;
}

/** @param place a folder, `bucket`, or empty for none */
export function createVoices(place: () => string, files: Files): Voices {
  return async () => {
    if (place() === '') return [];
    if (place() === inBucket) return voicesOfBucket(files);
    return installedVoices(place()).map(({ id, voice }) => listed(id, voice));
  };
}
