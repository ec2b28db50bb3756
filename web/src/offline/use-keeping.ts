import type { Audio } from '@duu/contract/documents/audio';
import type { WithId } from '@duu/contract/id';
import { paths } from '@duu/contract/paths';
import { useMemo } from 'react';
import { useToast } from '../feedback/toast-store.ts';
import { useUid } from '../firebase/auth/use-session.ts';
import { keepAnswer } from '../firebase/documents/kept-docs.ts';
import { clearFileUrl, fileUrl } from '../firebase/files.ts';
import { type KeptSound, keepSound, removeSounds } from '../firebase/kept-sounds.ts';
import { formatSize } from '../i18n/format.ts';
import { useLocale, useText } from '../i18n/intl.tsx';

/** Keeps its text and word times, for reading along offline. */
async function keepText(uid: string, audioId: string): Promise<void> {
  const { readDoc } = await import('../firebase/documents/firestore-sdk.ts');
  for (const path of [paths.audio(uid, audioId), paths.content(uid, audioId)])
    await keepAnswer(path, await readDoc(path));
}

/** Keeps audios on this device and removes them, with a toast about the result. */
export function useKeeping() {
  const t = useText();
  const toast = useToast();
  const locale = useLocale();
  const uid = useUid();
  return useMemo(
    () => ({
      async keep(audio: WithId<Audio>): Promise<void> {
        const { storagePath } = audio;
        if (storagePath === null) return;
        const id = toast.loading(t('library.keep.keeping', { name: audio.name }));
        try {
          await keepText(uid, audio.id);
          const sound = await keepSound({ ...audio, storagePath }, await fileUrl(storagePath));
          clearFileUrl(storagePath);
          toast.success(t('library.keep.done', { size: formatSize(sound.bytes, locale) }), { id });
        } catch (error) {
          const isFull = error instanceof DOMException && error.name === 'QuotaExceededError';
          const why = isFull ? 'full' : navigator.onLine ? 'failed' : 'offline';
          toast.warning(t(`library.keep.${why}`), { id });
        }
      },
      async remove(sounds: readonly KeptSound[]): Promise<void> {
        const ids = sounds.map(({ audioId }) => audioId);
        await removeSounds(uid, ids);
        for (const { storagePath } of sounds) clearFileUrl(storagePath);
        toast.success(t('library.keep.removed'));
      },
    }),
    [t, toast, locale, uid],
  );
}
