import { Button } from '../../../components/Button.tsx';
import { FormDialog } from '../../../feedback/FormDialog.tsx';
import { useText } from '../../../i18n/intl.tsx';
import { CopyBlock } from './CopyBlock.tsx';

interface Props {
  secret: string;
  title: string;
  text: string;
  copy: string;
  onClose: () => void;
}

/** Shows a new key or secret, for the only time. */
export function ShownSecretDialog({ secret, title, text, copy, onClose }: Props) {
  const t = useText();
  return (
    <FormDialog
      open
      title={title}
      onClose={onClose}
      actions={<Button onClick={onClose}>{t('keys.shown.done')}</Button>}
    >
      <p>{text}</p>
      <CopyBlock text={secret} label={copy} />
    </FormDialog>
  );
}
