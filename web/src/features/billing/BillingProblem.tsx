import { limits } from '@duu/contract/limits';
import type { ApiError } from '../../api/api-error.ts';
import { errorText } from '../../api/error-text.ts';
import { Button } from '../../components/Button.tsx';
import { Notice } from '../../components/Notice.tsx';
import { support } from '../../config/contacts.ts';
import { useText } from '../../i18n/intl.tsx';
import { useMe } from '../../me/me-context.ts';
import { AppLink } from '../../navigation/AppLink.tsx';
import { providerName } from './labels.ts';
import { nextStep } from './next-step.ts';
import { useManage } from './use-manage.ts';

interface Props {
  error: ApiError;
  retry: () => void;
  /** Shows the plans, if they are on the same page. */
  onPlans?: () => void;
}

/** Says why a payment or order failed, and what to do next. */
export function BillingProblem({ error, retry, onPlans }: Props) {
  const t = useText();
  const me = useMe();
  const { busy, error: manageError, manage } = useManage();
  const active = me.status === 'ready' ? me.subscription : null;
  const way = nextStep(error.key);
  const source = providerName(active?.recurring?.source ?? null, t);
  return (
    <Notice tone="warning" title={errorText(error, t)}>
      {way !== 'retry' && t(`problem.${way}`, { source, months: limits.monthsAhead, ...support })}{' '}
      {way === 'retry' && (
        <Button variant="link" size="sm" onClick={retry}>
          {t('shell.retry')}
        </Button>
      )}
      {way === 'manage' && (
        <Button variant="link" size="sm" busy={busy} onClick={() => void manage()}>
          {t('billing.charge.manage')}
        </Button>
      )}
      {(way === 'history' || way === 'orders') && (
        <AppLink to="/app/account/billing/history">{t('billing.history')}</AppLink>
      )}
      {(way === 'support' || way === 'receipt') && (
        <a href={`mailto:${support.email}`}>{support.email}</a>
      )}
      {way === 'plans' &&
        (onPlans ? (
          <Button variant="link" size="sm" onClick={onPlans}>
            {t('problem.plans.button')}
          </Button>
        ) : (
          <AppLink to="/app/account/billing">{t('problem.plans.button')}</AppLink>
        ))}
      {manageError && <> {errorText(manageError, t)}</>}
    </Notice>
  );
}
