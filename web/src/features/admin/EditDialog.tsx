import { type ReactNode, useEffect, useRef, useState } from 'react';
import { ConfirmDialog } from '../../feedback/ConfirmDialog.tsx';
import { FormDialog } from '../../feedback/FormDialog.tsx';
import { useText } from '../../i18n/intl.tsx';
import css from './EditDialog.module.css';

interface Props {
  title: string;
  /** Whether there are unsaved changes. */
  dirty: boolean;
  busy: boolean;
  /** Counts attempts to save invalid input, each of which focuses the first invalid field. */
  refusals: number;
  save: string;
  onSave: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** A form over the page. Closing it with unsaved changes asks first. */
export function EditDialog({
  title,
  dirty,
  busy,
  refusals,
  save,
  onSave,
  onClose,
  children,
}: Props) {
  const t = useText();
  const body = useRef<HTMLDivElement>(null);
  const [asking, setAsking] = useState(false);
  useEffect(() => {
    if (refusals > 0) body.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [refusals]);
  const leave = () => {
    if (busy) return;
    if (dirty) setAsking(true);
    else onClose();
  };
  return (
    <>
      <FormDialog
        open
        wide
        title={title}
        onClose={leave}
        onSubmit={onSave}
        cancel={t('shell.cancel')}
        submit={save}
        busy={busy}
      >
        <div ref={body} className={css.body}>
          {children}
        </div>
      </FormDialog>
      <ConfirmDialog
        open={asking}
        destructive
        title={t('admin.discard.title')}
        confirm={t('admin.discard')}
        cancel={t('admin.discard.stay')}
        onConfirm={onClose}
        onCancel={() => setAsking(false)}
      >
        {t('admin.discard.text')}
      </ConfirmDialog>
    </>
  );
}
