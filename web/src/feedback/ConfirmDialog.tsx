import { type ReactNode, useId } from 'react';
import { Button } from '../components/Button.tsx';
import css from '../components/Dialog.module.css';
import { useOverlays } from '../components/use-overlays.ts';
import { useReloadBlock } from './reload-block.ts';

interface Props {
  open: boolean;
  title: string;
  children: ReactNode;
  confirm: string;
  cancel: string;
  onConfirm: () => void;
  onCancel: () => void;
  /** Shows the confirm button in red, for actions that can't be undone. */
  destructive?: boolean;
  busy?: boolean;
}

/** Asks for confirmation of an important action. */
export function ConfirmDialog({
  open,
  title,
  children,
  confirm,
  cancel,
  onConfirm,
  onCancel,
  destructive = false,
  busy = false,
}: Props) {
  const id = useId();
  useReloadBlock(open);
  const mui = useOverlays(open);
  if (!mui) return null;
  return (
    <mui.Dialog
      open={open}
      onClose={() => !busy && onCancel()}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
    >
      <div className={css.dialog}>
        <h2 id={`${id}-title`} className={css.title}>
          {title}
        </h2>
        <div id={`${id}-text`} className={css.text}>
          {children}
        </div>
        <div className={css.actions}>
          <Button variant="outline" onClick={onCancel} disabled={busy}>
            {cancel}
          </Button>
          <Button
            variant={destructive ? 'destructive' : 'default'}
            onClick={onConfirm}
            busy={busy}
            autoFocus={!destructive}
          >
            {confirm}
          </Button>
        </div>
      </div>
    </mui.Dialog>
  );
}
