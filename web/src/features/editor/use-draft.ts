import { type Dispatch, useEffect, useMemo, useRef } from 'react';
import type { DraftKey } from './drafts/draft-store.ts';
import { draftStore, pruneDrafts } from './drafts/draft-store.ts';
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
  const latest = useRef(state);
  const unsaved = useRef(false);
  latest.current = state;

  useEffect(() => {
    unsaved.current = false;
    if (state.changes === 0) return;
    unsaved.current = true;
    const save = () => {
      if (!unsaved.current) return;
      unsaved.current = false;
      store.write(audioId, draftOf(latest.current, Date.now()));
    };
    const timer = setTimeout(save, delayMs);
    addEventListener('pagehide', save);
    return () => {
      clearTimeout(timer);
      removeEventListener('pagehide', save);
    };
  }, [state, store, audioId]);

  useEffect(() => {
    pruneDrafts();
    return () => {
      if (unsaved.current && latest.current.changes > 0)
        store.write(audioId, draftOf(latest.current, Date.now()));
      unsaved.current = false;
    };
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
