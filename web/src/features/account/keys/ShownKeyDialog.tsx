import { Button } from '../../../components/Button.tsx';
import { FormDialog } from '../../../feedback/FormDialog.tsx';
import { useText } from '../../../i18n/intl.tsx';
import { CopyBlock } from './CopyBlock.tsx';

/** Shows a new key, for the only time. */
export function ShownKeyDialog({ apiKey, onClose }: { apiKey: string; onClose: () => void }) {
  const t = useText();
  return (
    <FormDialog
      open
      title={t('keys.shown.title')}
      onClose={onClose}
      actions={<Button onClick={onClose}>{t('keys.shown.done')}</Button>}
    >
      <p>{t('keys.shown.text')}</p>
      <CopyBlock text={apiKey} label={t('keys.shown.copy')} />
    </FormDialog>
  );
}
