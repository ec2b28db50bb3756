import { type Dispatch, useEffect, useEffectEvent, useMemo, useRef } from 'react';
import { type DraftKey, draftStore, pruneDrafts } from './drafts/draft-store.ts';
import { draftOf, type EditorAction, type EditorState } from './editor-state.ts';

const delayMs = 400;

/**
 * Saves the draft soon after a change, and immediately when the page is left. Follows another tab that changes the same
 * draft, unless this one is being typed in.
 */
export function useDraft(
  uid: string,
  audioId: DraftKey,
  state: EditorState,
  dispatch: Dispatch<EditorAction>,
): void {
  const store = useMemo(() => draftStore(uid), [uid]);
  const unsaved = useRef(false);
  const save = useEffectEvent(() => {
    if (unsaved.current && state.changes > 0) store.write(audioId, draftOf(state, Date.now()));
    unsaved.current = false;
  });

  useEffect(() => {
    unsaved.current = state.changes > 0;
    if (!unsaved.current) return;
    const keep = () => save();
    const timer = setTimeout(keep, delayMs);
    addEventListener('pagehide', keep);
    return () => {
      clearTimeout(timer);
      removeEventListener('pagehide', keep);
    };
  }, [state]);

  useEffect(() => {
    pruneDrafts();
    // Not when the text becomes an audio: its changes are then saved under that.
    return () => save();
  }, []);

  useEffect(() => {
    const onStorage = (event: StorageEvent) => {
      if (event.key !== store.keyOf(audioId) || document.hasFocus() || unsaved.current) return;
      const draft = store.read(audioId);
      if (draft !== null) dispatch({ kind: 'load', from: draft });
    };
    addEventListener('storage', onStorage);
    return () => removeEventListener('storage', onStorage);
  }, [store, audioId, dispatch]);
}
