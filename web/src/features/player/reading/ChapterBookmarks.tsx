import { type Audio, type AudioContent, audioContent } from '@duu/contract/documents/audio';
import type { WithId } from '@duu/contract/id';
import { paths } from '@duu/contract/paths';
import type { ComponentProps } from 'react';
import { Skeleton } from '../../../components/Skeleton.tsx';
import { useUid } from '../../../firebase/auth/use-session.ts';
import { useDoc } from '../../../firebase/documents/use-live-data.ts';
import { BookmarkList } from './BookmarkList.tsx';
import { useBookmarks } from './use-bookmarks.ts';

type Props = Omit<ComponentProps<typeof BookmarkList>, 'bookmarks' | 'language'> & {
  readonly audio: WithId<Audio>;
};

/** The bookmarks of a chapter that is not read now, whose text has to be loaded. */
export function ChapterBookmarks({ audio, ...list }: Props) {
  const { data: content } = useDoc(paths.content(useUid(), audio.id), audioContent);
  return content ? (
    <Loaded audio={audio} content={content} {...list} />
  ) : (
    <Skeleton height="3rem" />
  );
}

function Loaded({ audio, content, ...list }: Props & { readonly content: AudioContent }) {
  const bookmarks = useBookmarks(audio.id, content);
  return <BookmarkList {...list} bookmarks={bookmarks} language={audio.language} />;
}
