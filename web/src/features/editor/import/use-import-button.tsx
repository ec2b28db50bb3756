import { type Dispatch, type ReactNode, useRef } from 'react';
import type { EditorAction } from '../editor-state.ts';
import { importedKinds } from './import-limits.ts';
import { useImport } from './use-import.ts';

/** Imports a file from a press: render `input` on the page; `choose` opens the system's dialog. */
export function useImportButton(dispatch: Dispatch<EditorAction>): {
  input: ReactNode;
  choose: () => void;
  importing: boolean;
  cancel: () => void;
} {
  const file = useRef<HTMLInputElement>(null);
  const { importFrom, importing, cancelImport } = useImport(dispatch);
  const input = (
    <input
      ref={file}
      type="file"
      hidden
      accept={importedKinds}
      data-testid="import"
      onChange={({ target }) => {
        const chosen = target.files?.[0];
        if (chosen) void importFrom(chosen);
        target.value = '';
      }}
    />
  );
  return { input, choose: () => file.current?.click(), importing, cancel: cancelImport };
}
