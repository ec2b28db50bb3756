import type { ReactNode } from 'react';
import { type ButtonLook, buttonProps } from '../components/Button.tsx';
import { AppLink } from './AppLink.tsx';

interface Props extends ButtonLook {
  to: string;
  children: ReactNode;
  onClick?: () => void;
}

/** A way to another page that looks like a button. */
export function ButtonLink({ to, children, onClick, ...look }: Props) {
  return (
    <AppLink to={to} {...buttonProps(look)} {...(onClick ? { onClick } : {})}>
      {children}
    </AppLink>
  );
}
