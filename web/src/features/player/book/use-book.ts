import { inCollectionOrder } from '@duu/contract/collection-order';
import { type Audio, audio as audioSchema } from '@duu/contract/documents/audio';
import {
  type Collection,
  collection as collectionSchema,
} from '@duu/contract/documents/collection';
import type { WithId } from '@duu/contract/id';
import { limits } from '@duu/contract/limits';
import { paths } from '@duu/contract/paths';
import { useMemo } from 'react';
import { useUid } from '../../../firebase/auth/use-session.ts';
import { useDoc, usePages } from '../../../firebase/documents/use-live-data.ts';
import { isUnplayable } from '../track-of-audio.ts';

/** A collection that is played as a whole, with its audios in its order: finished ones, and those being made. */
export interface PlayedBook {
  readonly collection: WithId<Collection>;
  readonly audios: readonly WithId<Audio>[];
}

/** A part of a page that shows one audio of a book. */
export interface InBook {
  readonly book: PlayedBook;
  /** What is read. */
  readonly audio: WithId<Audio>;
  readonly onOpen: (audio: WithId<Audio>) => void;
}

/** Returns a collection with all of its audios, live; null until it has loaded, and without an id. */
export function useBook(collectionId: string | null): PlayedBook | null {
  const uid = useUid();
  const id = uid === '' ? null : collectionId;
  const { data: collection } = useDoc(
    id === null ? null : paths.collection(uid, id),
    collectionSchema,
  );
  const { docs, status, isPrevious } = usePages(
    id === null
      ? null
      : {
          path: paths.audios(uid),
          where: [
            ['archived', '==', false],
            ['collectionId', '==', id],
          ],
          orderBy: [['createdAt', 'asc']],
          pageSize: limits.collectionAudios,
        },
    audioSchema,
  );
  return useMemo(() => {
    if (id === null || !collection || status !== 'ready' || isPrevious) return null;
    const now = new Date();
    const playable = docs.filter((one) => !isUnplayable(one) && one.expiresAt > now);
    return { collection, audios: inCollectionOrder(playable, collection.order) };
  }, [id, collection, docs, status, isPrevious]);
}
