import type { Dispatch } from 'react';
import { useToast } from '../../../feedback/toast-store.ts';
import { useText } from '../../../i18n/intl.tsx';
import type { EditorAction } from '../editor-state.ts';
import { replaceAll } from '../text/edit-segments.ts';

/** Clears the sheet, with undo in a toast. */
export function useClear(dispatch: Dispatch<EditorAction>): () => void {
  const t = useText();
  const toast = useToast();
  return () => {
    dispatch({ kind: 'edit', make: () => replaceAll([]) });
    toast.default(t('editor.cleared'), {
      action: { label: t('editor.undo'), onClick: () => dispatch({ kind: 'undo' }) },
    });
  };
}
