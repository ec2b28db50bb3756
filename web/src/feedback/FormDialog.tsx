import { type ReactNode, useId } from 'react';
import { Button } from '../components/Button.tsx';
import css from '../components/Dialog.module.css';
import { useOverlays } from '../components/use-overlays.ts';
import { useReloadBlock } from './reload-block.ts';

interface UsualButtons {
  /** Label of the button that closes it. */
  cancel: string;
  /** Label of the submit button, if there is one. */
  submit?: string;
  busy?: boolean;
  /** Whether submitting is not possible yet. */
  disabled?: boolean;
  /** Shows the submit button in red, for actions that can't be undone. */
  destructive?: boolean;
}

interface OwnButtons {
  /** The first `type="submit"` among them submits. */
  actions: ReactNode;
}

interface Form {
  open: boolean;
  title: string;
  onClose: () => void;
  children: ReactNode;
  onSubmit?: () => void;
  wide?: boolean;
  /** Whether it is so long that it may scroll below its buttons. */
  scrolls?: boolean;
}

/** A dialog with a form or other content. */
export function FormDialog({
  open,
  title,
  onClose,
  children,
  onSubmit,
  wide = false,
  scrolls = wide,
  ...buttons
}: Form & (UsualButtons | OwnButtons)) {
  const id = useId();
  useReloadBlock(open);
  const mui = useOverlays(open);
  const isReloadBlocked = 'busy' in buttons && buttons.busy === true;
  if (!mui) return null;
  return (
    <mui.Dialog
      open={open}
      onClose={() => !isReloadBlocked && onClose()}
      aria-labelledby={id}
      maxWidth={wide ? 'md' : 'sm'}
    >
      <form
        className={css.dialog}
        data-wide={wide || undefined}
        data-scrolls={scrolls || undefined}
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit?.();
        }}
      >
        <h2 id={id} className={css.title}>
          {title}
        </h2>
        <div className={css.body}>{children}</div>
        <div className={css.actions}>
          {'actions' in buttons ? buttons.actions : <Usual {...buttons} onClose={onClose} />}
        </div>
      </form>
    </mui.Dialog>
  );
}

function Usual({
  cancel,
  submit,
  busy = false,
  disabled = false,
  destructive = false,
  onClose,
}: UsualButtons & Pick<Form, 'onClose'>) {
  return (
    <>
      <Button variant="outline" onClick={onClose} disabled={busy}>
        {cancel}
      </Button>
      {submit !== undefined && (
        <Button
          type="submit"
          variant={destructive ? 'destructive' : 'default'}
          busy={busy}
          disabled={disabled}
        >
          {submit}
        </Button>
      )}
    </>
  );
}
