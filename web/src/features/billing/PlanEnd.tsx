import type { RecurringCharge, Subscription } from '@duu/contract/documents/subscription';
import { Button } from '../../components/Button.tsx';
import { Notice } from '../../components/Notice.tsx';
import { DateText } from '../../i18n/DateText.tsx';
import { RichText, useText } from '../../i18n/intl.tsx';
import { BillingProblem } from './BillingProblem.tsx';
import css from './CurrentPlan.module.css';
import { providerName } from './labels.ts';
import { useManage } from './use-manage.ts';

/** When a plan ends, or when it is charged next and by which provider. */
export function PlanEnd({ subscription }: { subscription: Subscription }) {
  const t = useText();
  const { endsAt, recurring } = subscription;
  const source = providerName(recurring?.source ?? null, t);
  if (recurring && recurring.state !== 'ending') {
    const next = recurring.nextChargeAt;
    if (next === null) return t('billing.charge.active', { source });
    return (
      <RichText id="billing.charge.next" values={{ source, date: <DateText date={next} /> }} />
    );
  }
  if (endsAt === null) return t('billing.plan.forever');
  const date = <DateText date={endsAt} />;
  return <RichText id={recurring ? 'billing.charge.ending' : 'billing.ends'} values={{ date }} />;
}

/** A link to the provider's subscription page, and any problem with the subscription. */
export function ManageRenewal({ recurring }: { recurring: RecurringCharge }) {
  const t = useText();
  const { busy, error, manage } = useManage();
  return (
    <div className={css.manage}>
      {recurring.state === 'past_due' && (
        <Notice tone="warning" title={t('billing.charge.pastDue')}>
          {t('billing.charge.pastDue.text', { source: providerName(recurring.source, t) })}
        </Notice>
      )}
      <Button variant="outline" busy={busy} onClick={() => void manage()}>
        {t('billing.charge.manage')}
      </Button>
      {error && <BillingProblem error={error} retry={() => void manage()} />}
    </div>
  );
}
