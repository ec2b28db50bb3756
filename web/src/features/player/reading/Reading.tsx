import type { Audio, AudioContent } from '@duu/contract/documents/audio';
import type { WithId } from '@duu/contract/id';
import { lazy, Suspense } from 'react';
import { useReading } from './use-reading.ts';

const ReadingView = lazy(() =>
  import('./ReadingView.tsx').then((module) => ({ default: module.ReadingView })),
);

/** The reading view of an audio, if the address asks for it. */
export function Reading({
  audio,
  content,
}: {
  audio: WithId<Audio>;
  content: AudioContent | null | undefined;
}) {
  const { reading, close } = useReading();
  if (!reading || !content) return null;
  return (
    <Suspense>
      <ReadingView audio={audio} content={content} onClose={close} />
    </Suspense>
  );
}
