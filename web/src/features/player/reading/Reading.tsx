import {
  type Audio,
  type AudioContent,
  audioContent,
  audio as audioSchema,
} from '@duu/contract/documents/audio';
import type { WithId } from '@duu/contract/id';
import { paths } from '@duu/contract/paths';
import { lazy, Suspense, useState } from 'react';
import { useUid } from '../../../firebase/auth/use-session.ts';
import { useDoc } from '../../../firebase/documents/use-live-data.ts';
import { placeIn } from '../book/place-in-book.ts';
import { type PlayedBook, useBook } from '../book/use-book.ts';
import { usePlayerState } from '../player-context.ts';
import { currentTrack } from '../player-state.ts';
import { useReading } from './use-reading.ts';

const ReadingView = lazy(() =>
  import('./ReadingView.tsx').then((module) => ({ default: module.ReadingView })),
);

interface Shown {
  readonly audio: WithId<Audio>;
  readonly content: WithId<AudioContent>;
}

/** Returns an audio with its text; while that of another one loads, the last one. */
function useShown(audioId: string | null): Shown | null {
  const uid = useUid();
  const path = (of: typeof paths.audio) => (audioId === null ? null : of(uid, audioId));
  const { data: audio } = useDoc(path(paths.audio), audioSchema);
  const { data: content } = useDoc(path(paths.content), audioContent);
  const [last, setLast] = useState<Shown | null>(null);
  const isKnown = last?.audio === audio && last?.content === content;
  const shown = audio && content ? (isKnown ? last : { audio, content }) : last;
  const kept = audioId === null ? null : shown;
  if (kept !== last) setLast(kept);
  return kept;
}

/** Returns the audio of a book with which its reading view begins: the one that plays, or where the user stopped. */
function useFirst(book: PlayedBook | null): string | null {
  const playing = currentTrack(usePlayerState())?.id;
  if (book === null) return null;
  const { audios, collection } = book;
  const found = audios.find(({ id }) => id === playing);
  return (found ?? audios[placeIn(audios, collection.lastPlayed).index])?.id ?? null;
}

/** The reading view of an audio or a book, if the address asks for it. */
export function Reading({
  audioId = null,
  collectionId,
}: {
  audioId?: string | null;
  /** What the audio is in. */
  collectionId: string | null;
}) {
  const { reading, movedTo, moveTo, close } = useReading();
  const book = useBook(reading ? collectionId : null);
  const first = useFirst(book);
  const wantedId = reading ? (movedTo ?? audioId ?? first) : null;
  const shown = useShown(wantedId);
  if (wantedId === null || shown === null) return null;
  return (
    <Suspense>
      <ReadingView {...shown} wantedId={wantedId} book={book} onMove={moveTo} onClose={close} />
    </Suspense>
  );
}
