import { audioContent } from '@duu/contract/documents/audio';
import { paths } from '@duu/contract/paths';
import { useCallback } from 'react';
import { useToast } from '../feedback/toast-store.ts';
import { useUid } from '../firebase/auth/use-session.ts';
import { parseDoc } from '../firebase/documents/parse-doc.ts';
import { fileUrl } from '../firebase/files.ts';
import { useText } from '../i18n/intl.tsx';
import { fileName } from './file-name.ts';
import { saveBlob } from './save-blob.ts';

export const downloadKinds = ['mp3', 'wav', 'srt', 'vtt'] as const;
export type DownloadKind = (typeof downloadKinds)[number];

/** The fields of an audio that its files need. */
export interface Downloadable {
  readonly id: string;
  readonly name: string;
  /** null if there is no file yet. */
  readonly storagePath: string | null;
}

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

async function subtitlesOf(uid: string, audioId: string, kind: 'srt' | 'vtt'): Promise<string> {
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
export function useDownload() {
  const t = useText();
  const toast = useToast();
  const uid = useUid();
  return useCallback(
    async (audio: Downloadable, ...kinds: DownloadKind[]): Promise<void> => {
      const { storagePath } = audio;
      const contentOf = async (kind: DownloadKind): Promise<BlobPart> => {
        if (kind === 'srt' || kind === 'vtt') return subtitlesOf(uid, audio.id, kind);
        if (storagePath === null) throw new Error('The audio has no file.');
        const mp3 = await (await fetchMp3(storagePath)).arrayBuffer();
        if (kind === 'mp3') return mp3;
        const { wavOfMp3 } = await import('./wav.ts');
        return new Uint8Array(await wavOfMp3(mp3));
      };
      try {
        const contents = await Promise.all(kinds.map(contentOf));
        for (const [at, kind] of kinds.entries()) {
          const content = contents[at] ?? '';
          saveBlob(new Blob([content], { type: types[kind] }), fileName(audio.name, kind));
        }
      } catch {
        toast.warning(t('library.download.failed'));
      }
    },
    [t, toast, uid],
  );
}
