import type { Subscription } from '@duu/contract/documents/subscription';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import type { EditorState } from '../editor-state.ts';
import { chapterTitles } from '../parts/chapter-titles.ts';
import type { ReadingStore } from '../reading/reading-store.ts';
import { rolesOf } from '../text/speaker-labels.ts';
import { conversionCost, segmentsToSend } from './conversion-cost.ts';

/**
 * Returns the text as it would be sent, its chapters and roles, and what it costs as it is read now. `subscription` is
 * undefined until it is known.
 */
export function useTextCost(
  { history: { segments }, chapters, voice }: EditorState,
  readings: ReadingStore,
  subscription: Subscription | null | undefined,
) {
  useEffect(() => readings.update(segments, voice.language), [readings, segments, voice.language]);
  useEffect(() => () => readings.stop(), [readings]);
  const readingOf = useSyncExternalStore(readings.subscribe, () => readings.readingOf);
  const texts = useMemo(() => segments.map(({ text }) => text), [segments]);
  const titles = useMemo(() => chapterTitles(segments, chapters), [segments, chapters]);
  const roles = useMemo(() => rolesOf(texts), [texts]);
  const toSend = useMemo(() => segmentsToSend(texts), [texts]);
  const cost = useMemo(
    () => conversionCost(texts, subscription, readingOf, voice.speed),
    [texts, subscription, readingOf, voice.speed],
  );
  return { texts, titles, roles, toSend, readingOf, cost };
}
