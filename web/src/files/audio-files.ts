// Loaded when a file of an audio is asked for.
import { audioContent } from '@duu/contract/documents/audio';
import { paths } from '@duu/contract/paths';
import { parseDoc } from '../firebase/documents/parse-doc.ts';
import { fileUrl } from '../firebase/files.ts';
import { fileName } from './file-name.ts';
import { saveBlob } from './save-blob.ts';
import type { Downloadable, DownloadKind } from './use-download.ts';

const types: Record<DownloadKind, string> = {
  mp3: 'audio/mpeg',
  wav: 'audio/wav',
  srt: 'application/x-subrip',
  vtt: 'text/vtt',
};

async function fetchMp3(storagePath: string): Promise<Response> {
  const response = await fetch(await fileUrl(storagePath));
  if (!response.ok) throw new Error(`The file answered ${response.status}.`);
  return response;
}

/** Returns an audio's MP3 under its name, to hand it to another program. */
export async function mp3FileOf({ name, storagePath }: Downloadable): Promise<File> {
  if (storagePath === null) throw new Error('The audio has no file.');
  const sound = await (await fetchMp3(storagePath)).blob();
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
  kinds: readonly DownloadKind[],
): Promise<void> {
  const contentOf = async (kind: DownloadKind): Promise<BlobPart> => {
    if (kind === 'srt' || kind === 'vtt') return subtitlesOf(uid, id, kind);
    if (storagePath === null) throw new Error('The audio has no file.');
    const mp3 = await (await fetchMp3(storagePath)).arrayBuffer();
    if (kind === 'mp3') return mp3;
    const { wavOfMp3 } = await import('./wav.ts');
    return new Uint8Array(await wavOfMp3(mp3));
  };
  const contents = await Promise.all(kinds.map(contentOf));
  for (const [at, kind] of kinds.entries())
    saveBlob(new Blob([contents[at] ?? ''], { type: types[kind] }), fileName(name, kind));
}
