import { type ChangeEvent, type Dispatch, type ReactNode, useRef, useState } from 'react';
import type { EditorAction } from '../editor-state.ts';
import { AddressDialog } from './AddressDialog.tsx';
import { ImportInput } from './ImportInput.tsx';
import { useImport } from './use-import.tsx';

/**
 * Imports a file, a photograph or a web address from a press: render `input` on the page; `choose` opens the system's
 * dialog, `ask` ours.
 */
export function useImportButton(dispatch: Dispatch<EditorAction>): {
  input: ReactNode;
  choose: () => void;
  ask: () => void;
  /** Opens the camera of a phone. */
  photograph: () => void;
  importing: boolean;
  cancel: () => void;
} {
  const file = useRef<HTMLInputElement>(null);
  const { importFrom, importAddress, importing, cancelImport, dialog } = useImport(dispatch);
  const [asking, setAsking] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const open = (isOpen: boolean) => {
    setProblem(null);
    setAsking(isOpen);
  };
  const fetchAddress = async (address: string, withImageTexts: boolean) => {
    setProblem(null);
    const onFetched = () => setAsking(false);
    setProblem(await importAddress(address, { withImageTexts, onFetched }));
  };
  const camera = useRef<HTMLInputElement>(null);
  const onChange = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const chosen = target.files?.[0];
    if (chosen) void importFrom(chosen);
    target.value = '';
  };
  const field = (
    <>
      <ImportInput ref={file} onChange={onChange} />
      <input
        ref={camera}
        type="file"
        hidden
        accept="image/*"
        capture="environment"
        data-testid="camera"
        onChange={onChange}
      />
    </>
  );
  const input = (
    <>
      {field}
      {dialog}
      {asking && (
        <AddressDialog
          problem={problem}
          busy={importing}
          onImport={(...asked) => void fetchAddress(...asked)}
          onClose={() => {
            if (importing) cancelImport();
            open(false);
          }}
        />
      )}
    </>
  );
  return {
    input,
    ask: () => open(true),
    choose: () => file.current?.click(),
    photograph: () => camera.current?.click(),
    importing,
    cancel: cancelImport,
  };
}
