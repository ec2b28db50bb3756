import type { ComponentPropsWithRef } from 'react';
import { Link } from 'react-router-dom';
import { useLocalePath } from './use-go.ts';

interface Props extends Omit<ComponentPropsWithRef<typeof Link>, 'to'> {
  /** A path of the app, without a language prefix. */
  to: string;
}

export function AppLink({ to, ...rest }: Props) {
  return <Link {...rest} to={useLocalePath()(to)} />;
}
