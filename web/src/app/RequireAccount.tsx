import type { ReactNode } from 'react';
import { useMe } from '../account/me-context.ts';
import { errorText } from '../api/error-text.ts';
import { Button } from '../components/Button.tsx';
import { EmptyState } from '../components/EmptyState.tsx';
import { useText } from '../i18n/intl.tsx';

/** Without an account there is nothing to show: say why, and offer to try again. */
export function RequireAccount({ children }: { children: ReactNode }) {
  const t = useText();
  const me = useMe();
  if (me.status !== 'error' || me.error.status === 401) return children;
  return (
    <EmptyState
      heading="h1"
      title={t('shell.failed')}
      text={errorText(me.error, t)}
      action={<Button onClick={me.retry}>{t('shell.retry')}</Button>}
    />
  );
}
