import { closeSnackbar, enqueueSnackbar, SnackbarProvider } from 'notistack';
import { type CSSProperties, useEffect } from 'react';
import { ToastCard } from './ToastCard.tsx';
import css from './Toaster.module.css';
import { toastSettings } from './toast-settings.ts';
import { attachToaster, type Toast, type ToastCommand } from './toast-store.ts';

/** The measures that the style sheets of the stack and its cards use. */
const figures = {
  '--toast-width': `${toastSettings.width}px`,
  '--toast-gap': `${toastSettings.gap}px`,
} as CSSProperties;

/** The rendered toast of each id: a replacement gets a new key, as the old toast is still leaving. */
const shown = new Map<string, { readonly key: string; readonly toast: Toast }>();
let count = 0;

/** Whether two toasts say the same. With actions they do not, as each undoes something else. */
const saysTheSame = (a: Toast, b: Toast) =>
  a.type === b.type &&
  a.message === b.message &&
  a.description === b.description &&
  !a.action &&
  !b.action;

function close(id: string): void {
  const before = shown.get(id);
  if (before) closeSnackbar(before.key);
  shown.delete(id);
}

function handle(command: ToastCommand): void {
  if (command.kind === 'dismiss') {
    close(command.id);
    return;
  }
  const { toast } = command;
  const { id } = toast;
  close(id);
  // One failure can fail several calls of a page: its toasts would cover the top of a phone with the same text.
  for (const other of shown.values()) if (saysTheSame(other.toast, toast)) close(other.toast.id);
  const key = `${id}#${++count}`;
  shown.set(id, { key, toast });
  enqueueSnackbar(toast.message, {
    key,
    variant: 'toast',
    toast,
    onExited: () => {
      if (shown.get(id)?.key === key) shown.delete(id);
    },
  });
}

/** The stack at the top right. ToastCard has the clock, so notistack has none. */
export function Toaster() {
  useEffect(() => attachToaster(handle), []);
  return (
    <div style={figures}>
      <SnackbarProvider
        maxSnack={toastSettings.visible}
        anchorOrigin={{ vertical: 'top', horizontal: 'right' }}
        autoHideDuration={null}
        transitionDuration={{ enter: toastSettings.removal, exit: toastSettings.removal }}
        Components={{ toast: ToastCard }}
        classes={{ containerRoot: css.stack ?? '' }}
      />
    </div>
  );
}
