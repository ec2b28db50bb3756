import { limits } from '@duu/contract/limits';
import { TextField } from '../../../components/TextField.tsx';
import { useText } from '../../../i18n/intl.tsx';

interface Props {
  /** Whether a missing reference is to be shown as an error. */
  tried: boolean;
  value: string;
  onChange: (value: string) => void;
}

/** The reference of a bank transfer. */
export function ReferenceField({ tried, value, onChange }: Props) {
  const t = useText();
  return (
    <TextField
      label={t('actions.reference')}
      name="reference"
      autoComplete="off"
      maxLength={limits.nameCharacters}
      hint={t('actions.reference.hint')}
      error={tried && value.trim() === '' ? t('actions.reference.missing') : null}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
