import type { SoundFile } from '@duu/contract/sound-files';
import { useCallback } from 'react';
import { ApiError } from '../api/api-error.ts';
import { loadWithOverlays } from '../components/use-overlays.ts';
import { useToast } from '../feedback/toast-store.ts';
import { useUid } from '../firebase/auth/use-session.ts';
import { useText } from '../i18n/intl.tsx';

export const downloadKinds = ['mp3', 'wav', 'srt', 'vtt'] as const;
type DownloadKind = (typeof downloadKinds)[number];
/** What can be asked for: a kind, or a sound of a quality. */
export type Download = DownloadKind | SoundFile;

/** The fields of an audio that its files need. */
export interface Downloadable {
  readonly id: string;
  readonly name: string;
  /** null if there is no file yet. */
  readonly storagePath: string | null;
}

const load = () => import('./audio-files.ts');
// Files are asked for in a menu.
loadWithOverlays(load);

/** Saves files of an audio; a toast tells if that fails. */
export function useDownload() {
  const t = useText();
  const toast = useToast();
  const uid = useUid();
  return useCallback(
    async (audio: Downloadable, ...kinds: Download[]): Promise<void> => {
      try {
        const { saveAudioFiles } = await load();
        await saveAudioFiles(uid, audio, kinds);
      } catch (error) {
        // A refusal of ours has been shown.
        if (!(error instanceof ApiError)) toast.warning(t('library.download.failed'));
      }
    },
    [t, toast, uid],
  );
}
