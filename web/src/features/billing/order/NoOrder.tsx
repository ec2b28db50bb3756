import { billingPages } from '@duu/contract/paths';
import { useEffect } from 'react';
import { EmptyState } from '../../../components/EmptyState.tsx';
import { useText } from '../../../i18n/intl.tsx';
import { ButtonLink } from '../../../navigation/ButtonLink.tsx';

/** What stands where there is no order, or none that can be shown. */
export function NoOrder({ failed }: { failed: boolean }) {
  const t = useText();
  const title = t(failed ? 'shell.failed' : 'order.gone');
  useEffect(() => {
    document.title = `${title} · Duu`;
  }, [title]);
  return (
    <EmptyState
      heading="h1"
      title={title}
      {...(failed ? {} : { text: t('order.gone.text') })}
      action={<ButtonLink to={billingPages.history}>{t('billing.history')}</ButtonLink>}
    />
  );
}
