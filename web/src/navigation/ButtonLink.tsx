import type { ReactNode } from 'react';
import { type ButtonLook, buttonProps } from '../components/Button.tsx';
import { AppLink } from './AppLink.tsx';

interface Props extends ButtonLook {
  to: string;
  children: ReactNode;
  /** State of the history entry. */
  state?: object;
}

/** A link to another page that looks like a button. */
export function ButtonLink({ to, children, state, ...look }: Props) {
  return (
    <AppLink to={to} state={state} {...buttonProps(look)}>
      {children}
    </AppLink>
  );
}
