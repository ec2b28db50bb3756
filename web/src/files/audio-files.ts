// Loaded when a file of an audio is asked for.
import { calls } from '@duu/contract/calls/calls';
import { audioContent } from '@duu/contract/documents/audio';
import { paths } from '@duu/contract/paths';
import { type SoundFile, soundFile } from '@duu/contract/sound-files';
import { callApi } from '../api/call.ts';
import { loading } from '../feedback/loading-store.ts';
import { parseDoc } from '../firebase/documents/parse-doc.ts';
import { fileUrl } from '../firebase/files.ts';
import { fileName } from './file-name.ts';
import { saveBlob } from './save-blob.ts';
import type { Download, Downloadable } from './use-download.ts';

const types = {
  mp3: 'audio/mpeg',
  wav: 'audio/wav',
  flac: 'audio/flac',
  srt: 'application/x-subrip',
  vtt: 'text/vtt',
} as const;

async function fetchBlob(address: string): Promise<Blob> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`The file answered ${response.status}.`);
  return response.blob();
}

/** The server makes it of the sound that it keeps without loss. */
async function fetchMade(audioId: string, file: SoundFile): Promise<Blob> {
  const { url } = await callApi(calls.openFile, { params: { audioId }, input: file });
  return fetchBlob(url);
}

/** Returns an audio's MP3 under its name, to hand it to another program. */
export async function mp3FileOf({ name, storagePath }: Downloadable): Promise<File> {
  if (storagePath === null) throw new Error('The audio has no file.');
  const sound = await fetchBlob(await fileUrl(storagePath));
  return new File([sound], fileName(name, 'mp3'), { type: types.mp3 });
}

/** Returns an audio's subtitles, made of its words. */
export async function subtitlesOf(
  uid: string,
  audioId: string,
  kind: 'srt' | 'vtt',
): Promise<string> {
  const [{ readDocs }, { toSrt, toVtt }] = await Promise.all([
    import('../firebase/documents/firestore-sdk.ts'),
    import('@duu/speech/subtitles'),
  ]);
  const path = paths.content(uid, audioId);
  const raw = (await readDocs({ path: path.slice(0, path.lastIndexOf('/')) }))[0];
  if (raw === undefined) throw new Error('The audio has no text.');
  const { segments, words } = parseDoc(path, raw, audioContent);
  return kind === 'srt' ? toSrt(segments, words) : toVtt(segments, words);
}

/** Creates files of an audio in the browser and saves them under its name: all or none. */
export async function saveAudioFiles(
  uid: string,
  { id, name, storagePath }: Downloadable,
  kinds: readonly Download[],
): Promise<void> {
  const contentOf = async (kind: Download): Promise<BlobPart> => {
    if (kind === 'srt' || kind === 'vtt') return subtitlesOf(uid, id, kind);
    if (storagePath === null) throw new Error('The audio has no file.');
    if (kind === 'mp3') return fetchBlob(await fileUrl(storagePath));
    return fetchMade(id, kind === 'wav' ? soundFile.parse({ format: kind }) : kind);
  };
  const ended = loading.begin();
  const contents = await Promise.all(kinds.map(contentOf)).finally(ended);
  for (const [at, kind] of kinds.entries()) {
    const type = typeof kind === 'string' ? kind : kind.format;
    saveBlob(new Blob([contents[at] ?? ''], { type: types[type] }), fileName(name, type));
  }
}
