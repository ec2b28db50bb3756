import { useCallback } from 'react';
import { loadWithOverlays } from '../../../components/use-overlays.ts';
import { useToast } from '../../../feedback/toast-store.ts';
import { useUid } from '../../../firebase/auth/use-session.ts';
import { useText } from '../../../i18n/intl.tsx';
import type { Zipped } from './zip-audios.ts';

const load = () => import('./zip-audios.ts');
// A zip is asked for in a menu, and the browser's file dialog opens only soon after a press.
loadWithOverlays(load);

/** Packs audios into a zip with this name; a toast shows the progress. `key` is the toast's. */
export function useZip(): (key: string, name: string, of: Zipped) => Promise<void> {
  const t = useText();
  const uid = useUid();
  const toast = useToast();
  return useCallback(
    async (key, name, of) => {
      const id = `zip-${key}`;
      try {
        const { zipAudios } = await load();
        const failed = await zipAudios(uid, name, of, ({ done, total }) =>
          toast.loading(t('library.download.zip', { done, total }), { id }),
        );
        if (failed === 0) toast.success(t('library.download.zipDone', { name }), { id });
        else toast.warning(t('library.download.zipSome', { name, count: failed }), { id });
      } catch (error) {
        if (error instanceof DOMException && error.name === 'AbortError') toast.dismiss(id);
        else toast.warning(t('library.download.failed'), { id });
      }
    },
    [t, toast, uid],
  );
}
