import { limits } from '@duu/contract/limits';
import { useState } from 'react';
import { Switch } from '../../../components/Switch.tsx';
import { TextField } from '../../../components/TextField.tsx';
import { FormDialog } from '../../../feedback/FormDialog.tsx';
import { useText } from '../../../i18n/intl.tsx';

/** Asks for the address of a page or document to import. */
export function AddressDialog({
  problem,
  busy,
  onImport,
  onClose,
}: {
  /** Why the last address could not be imported. */
  problem: string | null;
  busy: boolean;
  onImport: (address: string, withImageTexts: boolean) => void;
  /** Also cancels what is being fetched. */
  onClose: () => void;
}) {
  const t = useText();
  const [address, setAddress] = useState('');
  const [withImageTexts, setWithImageTexts] = useState(false);
  const wanted = address.trim();
  return (
    <FormDialog
      open
      title={t('editor.import.address')}
      onClose={onClose}
      onSubmit={() => wanted !== '' && !busy && onImport(wanted, withImageTexts)}
      cancel={t('shell.cancel')}
      submit={t('editor.import.address.submit')}
      // Not `busy`, which would disable the cancel button.
      disabled={wanted === '' || busy}
    >
      <TextField
        label={t('editor.import.address.label')}
        hint={t('editor.import.address.hint')}
        error={problem}
        value={address}
        inputMode="url"
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        maxLength={limits.pathCharacters}
        autoFocus
        onChange={(event) => setAddress(event.target.value)}
      />
      <Switch
        label={t('editor.import.address.images')}
        text={t('editor.import.address.images.text')}
        checked={withImageTexts}
        onChange={setWithImageTexts}
      />
    </FormDialog>
  );
}
