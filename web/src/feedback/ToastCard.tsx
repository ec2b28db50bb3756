import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import { type CustomContentProps, SnackbarContent, useSnackbar } from 'notistack';
import { forwardRef, useLayoutEffect, useRef, useState } from 'react';
import { ErrorId } from '../components/ErrorId.tsx';
import { WaveMark } from '../components/WaveMark.tsx';
import { useText } from '../i18n/intl.tsx';
import css from './ToastCard.module.css';
import { liftToasts } from './toast-lift.ts';
import { toastSettings } from './toast-settings.ts';
import type { Toast, ToastType } from './toast-store.ts';
import { useSwipe } from './use-swipe.ts';
import { useToastClock } from './use-toast-clock.ts';

declare module 'notistack' {
  interface VariantOverrides {
    toast: { toast: Toast };
  }
}

const icons: Partial<Record<ToastType, typeof Info>> = {
  success: CircleCheck,
  error: CircleAlert,
  info: Info,
  warning: TriangleAlert,
};

/** One toast: hovering or a hidden tab pauses its clock, a swipe to the right removes it. */
export const ToastCard = forwardRef<HTMLDivElement, CustomContentProps & { toast: Toast }>(
  function ToastCard({ id, toast, style }, ref) {
    const t = useText();
    const { closeSnackbar } = useSnackbar();
    const [held, setHeld] = useState(false);
    const close = () => closeSnackbar(id);
    const swipe = useSwipe(close);
    const duration = toast.type === 'loading' ? null : toastSettings.duration;
    useToastClock(duration, held || swipe.swiping, close);
    const body = useRef<HTMLDivElement>(null);
    useLayoutEffect(() => {
      const stack = body.current?.closest<HTMLElement>('.notistack-SnackbarContainer');
      if (stack) liftToasts(stack, toastSettings.gap);
    }, []);
    const Icon = icons[toast.type];
    return (
      <SnackbarContent
        ref={ref}
        className={css.card}
        data-type={toast.type}
        data-testid="toast"
        style={{
          ...style,
          transform: `translateX(${swipe.offset}px)`,
          opacity: 1 - Math.min(0.7, swipe.offset / 300),
        }}
        onMouseEnter={() => setHeld(true)}
        onMouseLeave={() => setHeld(false)}
        onFocus={() => setHeld(true)}
        onBlur={() => setHeld(false)}
        {...swipe.handlers}
      >
        <span className={css.icon} aria-hidden="true">
          {Icon && <Icon size={22} />}
          {toast.type === 'loading' && <WaveMark size={22} moving />}
        </span>
        <div className={css.body} ref={body}>
          <p className={css.message}>{toast.message}</p>
          {toast.description && <p className={css.description}>{toast.description}</p>}
          {toast.errorId && <ErrorId id={toast.errorId} />}
          {toast.action && (
            <button
              type="button"
              className={css.action}
              onClick={() => {
                toast.action?.onClick();
                close();
              }}
            >
              {toast.action.label}
            </button>
          )}
        </div>
        <button type="button" className={css.close} aria-label={t('shell.dismiss')} onClick={close}>
          <X size={18} aria-hidden="true" />
        </button>
      </SnackbarContent>
    );
  },
);
