import { type Dispatch, useEffect, useEffectEvent, useMemo, useRef } from 'react';
import { type DraftKey, type DraftStore, draftStore, pruneDrafts } from './drafts/draft-store.ts';
import { draftOf, type EditorAction, type EditorState } from './editor-state.ts';

const delayMs = 400;

/**
 * Keeps the draft: soon after a change, and at once when the page goes. Another tab that changes the same
 * draft is followed, unless this one is being typed in.
 */
export function useDraft(
  uid: string,
  audioId: DraftKey,
  state: EditorState,
  dispatch: Dispatch<EditorAction>,
): void {
  const store = useMemo(() => draftStore(uid), [uid]);
  const unsaved = useRef(false);
  const save = useEffectEvent((to: DraftStore, key: DraftKey) => {
    if (unsaved.current && state.changes > 0) to.write(key, draftOf(state, Date.now()));
    unsaved.current = false;
  });

  useEffect(() => {
    unsaved.current = state.changes > 0;
    if (!unsaved.current) return;
    const keep = () => save(store, audioId);
    const timer = setTimeout(keep, delayMs);
    addEventListener('pagehide', keep);
    return () => {
      clearTimeout(timer);
      removeEventListener('pagehide', keep);
    };
  }, [state, store, audioId]);

  useEffect(() => {
    pruneDrafts();
    return () => save(store, audioId);
  }, [store, audioId]);

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
