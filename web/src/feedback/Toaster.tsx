import { closeSnackbar, enqueueSnackbar, SnackbarProvider } from 'notistack';
import { type CSSProperties, useEffect } from 'react';
import { ToastCard } from './ToastCard.tsx';
import css from './Toaster.module.css';
import { toastSettings } from './toast-settings.ts';
import { attachToaster, type ToastCommand } from './toast-store.ts';

/** The measures that the style sheets of the stack and its cards use. */
const figures = {
  '--toast-width': `${toastSettings.width}px`,
  '--toast-gap': `${toastSettings.gap}px`,
} as CSSProperties;

/** The rendered key of each toast id: a replacement gets a new key, as the old toast is still leaving. */
const shown = new Map<string, string>();
let count = 0;

function handle(command: ToastCommand): void {
  const id = command.kind === 'show' ? command.toast.id : command.id;
  const before = shown.get(id);
  if (before !== undefined) closeSnackbar(before);
  shown.delete(id);
  if (command.kind === 'dismiss') return;
  const key = `${id}#${++count}`;
  shown.set(id, key);
  enqueueSnackbar(command.toast.message, {
    key,
    variant: 'toast',
    toast: command.toast,
    onExited: () => {
      if (shown.get(id) === key) shown.delete(id);
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
