import { calls } from '@duu/contract/calls/calls';
import { useCallback, useMemo, useState } from 'react';
import { callApi } from '../../api/call.ts';
import { useWhenOnline } from '../../feedback/use-online.ts';
import { useStore } from '../../stores/use-store.ts';
import { type EditorStart, EditorStore } from './editor-state.ts';
import { ReadingStore } from './reading/reading-store.ts';

/** Fetches readings without a toast, as the head of the sheet shows the error. */
async function fetchReadings(language: 'mn' | 'en', texts: readonly string[]) {
  const { segments } = await callApi(calls.normalizeText, {
    input: { language, segments: [...texts] },
    failure: 'shownOnce',
    background: true,
  });
  return segments;
}

export function useEditor(start: EditorStart) {
  const [store] = useState(() => new EditorStore(start));
  const state = useStore(store);
  const readings = useMemo(() => new ReadingStore(fetchReadings), []);
  const retry = useCallback(() => readings.retry(), [readings]);
  useWhenOnline(retry);
  return { state, dispatch: store.dispatch, readings };
}
