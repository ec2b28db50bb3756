import type { ReactNode } from 'react';
import { useMe } from '../account/me-context.ts';
import { errorText } from '../api/error-text.ts';
import { Button, type ButtonLook } from '../components/Button.tsx';
import { EmptyState } from '../components/EmptyState.tsx';
import { useText } from '../i18n/intl.tsx';
import { ErrorPage } from './ErrorPage.tsx';
import { statusOf } from './status-of.ts';

/** Without an account there is nothing to show: say why, and offer to try again. */
export function RequireAccount({ children }: { children: ReactNode }) {
  const t = useText();
  const me = useMe();
  if (me.status !== 'error' || me.error.status === 401) return children;
  const retry = (look: ButtonLook = {}) => (
    <Button {...look} onClick={me.retry}>
      {t('shell.retry')}
    </Button>
  );
  // The server's own trouble, also where its success can't be read. Anything else is said by its key.
  const status = me.error.status === 0 ? 0 : statusOf(me.error);
  if (status >= 500)
    return <ErrorPage status={status} within action={retry({ variant: 'outline' })} />;
  return (
    <EmptyState
      heading="h1"
      title={t('shell.failed')}
      text={errorText(me.error, t)}
      action={retry()}
    />
  );
}
