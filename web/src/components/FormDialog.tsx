import Dialog from '@mui/material/Dialog';
import { type ReactNode, useId } from 'react';
import css from './Dialog.module.css';

interface Props {
  open: boolean;
  title: string;
  onClose: () => void;
  /** The fields. */
  children: ReactNode;
  /** Buttons; the first `type="submit"` among them submits. */
  actions: ReactNode;
  onSubmit?: () => void;
  wide?: boolean;
}

/** A dialog with a form or other content of its own. */
export function FormDialog({
  open,
  title,
  onClose,
  children,
  actions,
  onSubmit,
  wide = false,
}: Props) {
  const id = useId();
  return (
    <Dialog open={open} onClose={onClose} aria-labelledby={id} maxWidth={wide ? 'md' : 'sm'}>
      <form
        className={css.dialog}
        data-wide={wide || undefined}
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit?.();
        }}
      >
        <h2 id={id} className={css.title}>
          {title}
        </h2>
        <div className={css.body}>{children}</div>
        <div className={css.actions}>{actions}</div>
      </form>
    </Dialog>
  );
}
