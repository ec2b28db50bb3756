import type { ChangeEventHandler, RefObject } from 'react';
import { importedKinds } from './import-kinds.ts';

/** The hidden field by which a file is chosen. */
export function ImportInput({
  ref,
  onChange,
}: {
  ref: RefObject<HTMLInputElement | null>;
  onChange: ChangeEventHandler<HTMLInputElement>;
}) {
  return (
    <input
      ref={ref}
      type="file"
      hidden
      accept={importedKinds}
      data-testid="import"
      onChange={onChange}
    />
  );
}
