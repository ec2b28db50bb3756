import type { ComponentPropsWithRef, ReactNode } from 'react';
import css from './Button.module.css';
import { WaveMark } from './WaveMark.tsx';

export type ButtonVariant =
  | 'default'
  | 'destructive'
  | 'outline'
  | 'secondary'
  | 'ghost'
  | 'link'
  | 'synthesize';
export type ButtonSize = 'default' | 'sm' | 'lg' | 'synthesize' | 'icon';

export interface ButtonLook {
  variant?: ButtonVariant;
  size?: ButtonSize;
  fullWidth?: boolean;
}

/** Class and data attributes of a button, for links that look like one. */
export function buttonProps({
  variant = 'default',
  size = 'default',
  fullWidth = false,
}: ButtonLook) {
  return {
    className: css.button,
    'data-variant': variant,
    'data-size': size,
    'data-full': fullWidth || undefined,
  };
}

export interface ButtonProps
  extends Omit<ComponentPropsWithRef<'button'>, 'className'>,
    ButtonLook {
  children: ReactNode;
  /** Shows the moving wave and ignores presses; the size stays the same. */
  busy?: boolean;
}

export function Button({
  variant = 'default',
  size = 'default',
  fullWidth = false,
  busy = false,
  type = 'button',
  children,
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      {...buttonProps({ variant, size, fullWidth })}
      type={type}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest['aria-disabled']}
      onClick={(event) => {
        if (busy) event.preventDefault();
        else onClick?.(event);
      }}
    >
      {busy && (
        <span className={css.busy}>
          <WaveMark size={20} moving />
        </span>
      )}
      <span className={css.content}>{children}</span>
    </button>
  );
}
