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
  onRename: (name: string) => void;
  onClose: () => void;
}) {
  const t = useText();
  const [value, setValue] = useState(name);
  const wanted = value.replace(/\s+/gu, ' ').trim();
  return (
    <FormDialog
      open
      title={title}
      onClose={onClose}
      onSubmit={() => {
        if (wanted === '') return;
        if (wanted === name) onClose();
        else onRename(wanted);
      }}
      cancel={t('shell.cancel')}
      submit={t('shell.save')}
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
