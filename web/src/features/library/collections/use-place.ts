import { type Audio, audio as audioSchema } from '@duu/contract/documents/audio';
import type { Collection } from '@duu/contract/documents/collection';
import type { WithId } from '@duu/contract/id';
import { paths } from '@duu/contract/paths';
import { useUid } from '../../../firebase/auth/use-session.ts';
import { useDoc } from '../../../firebase/documents/use-live-data.ts';
import { isHeard } from '../../player/book/place-in-book.ts';

/**
 * Returns the audio in which the user stopped in a collection, live; null if they have not begun, or have heard it to the
 * end.
 */
export function usePlace({ id, lastPlayed }: WithId<Collection>): WithId<Audio> | null {
  const uid = useUid();
  const { data: audio } = useDoc(
    lastPlayed === null ? null : paths.audio(uid, lastPlayed.audioId),
    audioSchema,
  );
  const isThere = audio && audio.collectionId === id && !audio.archived;
  return isThere && !isHeard(audio) ? audio : null;
}
