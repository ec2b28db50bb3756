import { calls } from '@duu/contract/calls/calls';
import type { Audio } from '@duu/contract/documents/audio';
import type { Collection } from '@duu/contract/documents/collection';
import type { WithId } from '@duu/contract/id';
import { useMemo } from 'react';
import { callApi } from '../../../api/call.ts';
import { useToast } from '../../../feedback/toast-store.ts';
import { useUid } from '../../../firebase/auth/use-session.ts';
import { removeSounds } from '../../../firebase/kept-sounds.ts';
import { useText } from '../../../i18n/intl.tsx';
import { useRetry } from '../../conversions/use-retry.ts';
import { usePlayer } from '../../player/player-context.ts';
import { changes } from '../changes/change-store.ts';
import type { Change } from '../changes/pending-changes.ts';
import { type Bulk, sendBulk } from './send-bulk.ts';

type Audios = readonly WithId<Audio>[];

const idsOf = (audios: Audios) => audios.map((audio) => audio.id);

/** Actions on audios: shown immediately, reverted on failure, and undoable from the toast if possible. */
export function useAudioActions() {
  const t = useText();
  const toast = useToast();
  const player = usePlayer();
  const retry = useRetry();
  const uid = useUid();
  return useMemo(() => {
    const run = async (
      ids: readonly string[],
      action: Bulk,
      change: Change,
      collectionId?: string | null,
    ): Promise<string[]> => {
      const answer = changes.show(ids, change);
      let failed: string[];
      try {
        failed = await sendBulk(ids, action, collectionId);
      } catch {
        answer.failed();
        return [];
      }
      answer.done();
      if (failed.length > 0) {
        answer.failed(failed);
        toast.warning(t('library.someFailed', { count: failed.length }));
      }
      return ids.filter((id) => !failed.includes(id));
    };
    const undo = (onClick: () => void) => ({ action: { label: t('library.undo'), onClick } });

    /** Moves each audio back to its previous collection. */
    const moveBack = async (audios: Audios) => {
      const places = new Map<string | null, string[]>();
      for (const { id, collectionId } of audios)
        places.set(collectionId, [...(places.get(collectionId) ?? []), id]);
      for (const [collectionId, ids] of places)
        await run(ids, 'move', { collectionId }, collectionId);
    };
    return {
      retry,
      async move(audios: Audios, to: Pick<WithId<Collection>, 'id' | 'name'> | null) {
        const moved = audios.filter((audio) => audio.collectionId !== (to?.id ?? null));
        if (moved.length === 0) return;
        const collectionId = to?.id ?? null;
        const done = await run(idsOf(moved), 'move', { collectionId }, collectionId);
        if (done.length === 0) return;
        const back = moved.filter((audio) => done.includes(audio.id));
        toast.success(
          to === null
            ? t('library.movedOut', { count: done.length })
            : t('library.moved', { count: done.length, name: to.name }),
          undo(() => void moveBack(back)),
        );
      },
      async archive(audios: Audios) {
        const done = await run(idsOf(audios), 'archive', { archived: true });
        if (done.length === 0) return;
        toast.success(
          t('library.didArchive', { count: done.length }),
          undo(() => void run(done, 'restore', { archived: false })),
        );
      },
      async restore(audios: Audios) {
        const done = await run(idsOf(audios), 'restore', { archived: false });
        if (done.length === 0) return;
        toast.success(
          t('library.didRestore', { count: done.length }),
          undo(() => void run(done, 'archive', { archived: true })),
        );
      },
      async remove(audios: Audios) {
        const done = await run(idsOf(audios), 'delete', 'deleted');
        for (const id of done) player.remove(id);
        void removeSounds(uid, done).catch(() => undefined);
        if (done.length > 0) toast.success(t('library.deleted', { count: done.length }));
        return done;
      },
      async rename(audio: WithId<Audio>, name: string) {
        const answer = changes.show([audio.id], { name });
        try {
          await callApi(calls.updateAudio, { params: { audioId: audio.id }, input: { name } });
          answer.done();
          toast.success(t('library.renamed'));
          return true;
        } catch {
          answer.failed();
          return false;
        }
      },
    };
  }, [t, toast, player, retry, uid]);
}
export type AudioActions = ReturnType<typeof useAudioActions>;
