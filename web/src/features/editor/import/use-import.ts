import { type Dispatch, useState } from 'react';
import { useText } from '../../../i18n/intl.tsx';
import { useToast } from '../../../toasts/toast-store.ts';
import type { EditorAction } from '../editor-state.ts';
import { appendAll } from '../text/edit-segments.ts';
import { importFile } from './import-file.ts';
import { ImportError } from './import-problem.ts';

/** Reads a file into the sheet, after what stands there, and says what came of it. */
export function useImport(dispatch: Dispatch<EditorAction>) {
  const t = useText();
  const toast = useToast();
  const [importing, setImporting] = useState(false);
  const importFrom = async (file: File) => {
    setImporting(true);
    try {
      const paragraphs = await importFile(file);
      dispatch({ kind: 'edit', make: (segments) => appendAll(segments, paragraphs) });
      toast.success(t('editor.imported', { name: file.name, count: paragraphs.length }));
    } catch (error) {
      // A reader is loaded with the first file of its kind; when that fails, nothing is known of the file.
      const lost = navigator.onLine ? 'unreadable' : 'offline';
      const problem = error instanceof ImportError ? error.problem : lost;
      toast.warning(t(`editor.import.${problem}`, { name: file.name }));
    } finally {
      setImporting(false);
    }
  };
  return { importFrom, importing };
}
