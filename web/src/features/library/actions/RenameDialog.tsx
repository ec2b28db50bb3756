import { limits } from '@duu/contract/limits';
import { useState } from 'react';
import { TextField } from '../../../components/TextField.tsx';
import { FormDialog } from '../../../feedback/FormDialog.tsx';
import { useText } from '../../../i18n/intl.tsx';

/** Asks for a name of a new or existing audio or collection. */
export function RenameDialog({
  title,
  label,
  name,
  onRename,
  onClose,
}: {
  title: string;
  label: string;
  name: string;
  /** Returns whether it succeeded; a failed one keeps the dialog and the name. */
  onRename: (name: string) => Promise<boolean>;
  onClose: () => void;
}) {
  const t = useText();
  const [value, setValue] = useState(name);
  const [busy, setBusy] = useState(false);
  const wanted = value.replace(/\s+/gu, ' ').trim();
  const save = async () => {
    if (wanted === '' || busy) return;
    setBusy(true);
    const isSaved = wanted === name || (await onRename(wanted));
    setBusy(false);
    if (isSaved) onClose();
  };
  return (
    <FormDialog
      open
      title={title}
      onClose={onClose}
      onSubmit={() => void save()}
      cancel={t('shell.cancel')}
      submit={t('shell.save')}
      busy={busy}
      disabled={wanted === ''}
    >
      <TextField
        label={label}
        value={value}
        maxLength={limits.nameCharacters}
        autoFocus
        onFocus={(event) => event.target.select()}
        onChange={(event) => setValue(event.target.value)}
      />
    </FormDialog>
  );
}
