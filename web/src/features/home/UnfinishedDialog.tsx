import { Button } from '../../components/Button.tsx';
import { FormDialog } from '../../feedback/FormDialog.tsx';
import { useText } from '../../i18n/intl.tsx';

/** Asks what to do with an unfinished text in the editor, before another text replaces it. */
export function UnfinishedDialog({
  start,
  onClose,
  onReplace,
  onAdd,
}: {
  /** Its first words; null if there is none any more. */
  start: string | null;
  onClose: () => void;
  onReplace: () => void;
  onAdd: () => void;
}) {
  const t = useText();
  return (
    <FormDialog
      open
      title={t('home.unfinished.title')}
      onClose={onClose}
      actions={
        <>
          <Button variant="ghost" onClick={onClose}>
            {t('shell.cancel')}
          </Button>
          <Button variant="outline" onClick={onReplace}>
            {t('home.unfinished.replace')}
          </Button>
          <Button type="submit">{t('home.unfinished.add')}</Button>
        </>
      }
      onSubmit={onAdd}
    >
      <p>{start !== null && t('home.unfinished.text', { start })}</p>
    </FormDialog>
  );
}
