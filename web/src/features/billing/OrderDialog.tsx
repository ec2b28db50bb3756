import { calls } from '@duu/contract/calls/calls';
import type { Currency } from '@duu/contract/documents/order';
import type { PaymentSource } from '@duu/contract/documents/subscription';
import { useRef, useState } from 'react';
import { LoadFailure } from '../../api/LoadFailure.tsx';
import { useCall } from '../../api/use-call.ts';
import { Button } from '../../components/Button.tsx';
import { Segmented } from '../../components/Segmented.tsx';
import { Select } from '../../components/Select.tsx';
import { Skeleton } from '../../components/Skeleton.tsx';
import { Switch } from '../../components/Switch.tsx';
import { FormDialog } from '../../feedback/FormDialog.tsx';
import { formatMoney } from '../../i18n/format.ts';
import { useText } from '../../i18n/intl.tsx';
import { useMe } from '../../me/me-context.ts';
import { comparePrices } from '../../plans/compare-prices.ts';
import { planName } from '../../plans/plan-name.ts';
import type { ShownPlan } from '../../plans/shown-plans.ts';
import { BillingProblem } from './BillingProblem.tsx';
import { currencyOptions, planDuration } from './labels.ts';
import css from './OrderDialog.module.css';
import { OrderSummary } from './OrderSummary.tsx';
import { choiceOf, quantitiesOf, sourcesInOrder } from './order-choices.ts';
import { SourceChoice } from './SourceChoice.tsx';
import { usePlaceOrder } from './use-place-order.ts';

interface Props {
  plan: ShownPlan;
  /** All plans on sale, for comparison. */
  plans: readonly ShownPlan[];
  /** The currency that the page shows. */
  currency: Currency;
  onCurrency: (currency: Currency) => void;
  onClose: () => void;
  /** Called when the shown catalogue is outdated. */
  onPlansChanged: () => void;
}

/** Payment method and duration of a plan, with a summary of the effect before anything is paid. */
export function OrderDialog({
  plan,
  plans,
  currency: shownCurrency,
  onCurrency,
  onClose,
  onPlansChanged,
}: Props) {
  const t = useText();
  const me = useMe();
  const active = me.status === 'ready' ? me.subscription : null;
  const sources = useCall(calls.getPaymentSources, {});
  const [chosen, setChosen] = useState<PaymentSource | null>(null);
  const [wantedQuantity, setQuantity] = useState(1);
  const [wantsRenewal, setWantsRenewal] = useState(false);
  const [confirmed, setConfirmed] = useState(false);
  const [missed, setMissed] = useState(false);
  const agreement = useRef<HTMLInputElement>(null);
  const { busy, error, place, forget } = usePlaceOrder();

  const all = sources.data?.sources ?? [];
  const choice = choiceOf(all, chosen, active, shownCurrency);
  const option = choice?.option ?? null;
  const currency = choice?.currency ?? shownCurrency;
  const recurring = wantsRenewal && option?.recurring === true;
  const quantity = recurring ? 1 : wantedQuantity;
  const order = option && { planId: plan.id, source: option.source, currency, quantity };
  const preview = useCall(calls.previewOrder, order && { query: order });
  const shown = preview.status === 'error' ? null : preview.data;
  const mustConfirm = preview.status === 'ready' && preview.data.needsConfirmation && !confirmed;
  const isReady = preview.status === 'ready' && !busy;

  /** A changed choice clears the agreement and the error, which were about other choices. */
  function changed<T>(set: (value: T) => void): (value: T) => void {
    return (value) => {
      forget();
      setConfirmed(false);
      setMissed(false);
      set(value);
    };
  }

  function changeCurrency(wanted: Currency) {
    onCurrency(wanted);
    if (!option?.currencies.includes(wanted)) {
      setChosen(sourcesInOrder(all, wanted)[0]?.source ?? null);
    }
  }

  async function submit() {
    if (!order || !isReady) return;
    if (mustConfirm) {
      setMissed(true);
      agreement.current?.focus();
      return;
    }
    const failure = await place({ ...order, recurring, confirmed });
    // The plan has changed since it was shown, so the effect is loaded and confirmed again.
    if (failure?.key !== 'order.confirmation_required') return;
    setConfirmed(false);
    preview.reload();
  }

  return (
    <FormDialog
      open
      wide
      title={t('checkout.title', { plan: planName(plan, t) })}
      onClose={onClose}
      onSubmit={() => void submit()}
      actions={
        <>
          <Button variant="outline" onClick={onClose}>
            {t('shell.cancel')}
          </Button>
          <Button type="submit" busy={busy} disabled={!isReady && !busy}>
            {t('checkout.pay', {
              amount: formatMoney(shown?.amount ?? plan.prices[currency] * quantity, currency),
            })}
          </Button>
        </>
      }
    >
      <div className={css.columns}>
        <div className={css.choices}>
          {sources.status === 'error' && (
            <LoadFailure error={sources.error} retry={sources.reload} />
          )}
          {sources.status === 'loading' && <Skeleton height="9rem" />}
          {sources.status === 'ready' && all.length === 0 && <p>{t('checkout.source.none')}</p>}
          {option && (
            <SourceChoice
              options={sourcesInOrder(all, currency)}
              currency={currency}
              value={option.source}
              onChange={changed(setChosen)}
            />
          )}
          <Segmented
            label={t('landing.pricing.currency')}
            value={currency}
            options={currencyOptions}
            onChange={changed(changeCurrency)}
          />
          {!recurring && (
            <Select
              label={t('checkout.quantity')}
              value={String(quantity)}
              options={quantitiesOf(plan).map((count) => ({
                value: String(count),
                label: planDuration(plan, count, t),
              }))}
              onChange={changed((value: string) => setQuantity(Number(value)))}
            />
          )}
          {option?.recurring && (
            <Switch
              label={t(`checkout.recurring.${plan.period === 'year' ? 'year' : 'month'}`)}
              text={t('checkout.recurring.text', {
                amount: formatMoney(plan.prices[currency], currency),
              })}
              checked={recurring}
              onChange={changed(setWantsRenewal)}
            />
          )}
        </div>
        <div className={css.outcome} data-problem={preview.status === 'error' || undefined}>
          {preview.status === 'error' ? (
            <BillingProblem error={preview.error} retry={preview.reload} onPlans={onPlansChanged} />
          ) : (
            option && (
              <OrderSummary
                preview={shown}
                coming={preview.status === 'loading'}
                plan={plan}
                saved={(comparePrices(plans, plan, currency).saving?.amount ?? 0) * quantity}
                active={active}
                source={option.source}
                recurring={recurring}
                confirmed={confirmed}
                missed={missed && mustConfirm}
                agreement={agreement}
                onConfirm={setConfirmed}
              />
            )
          )}
          {error && (
            <BillingProblem error={error} retry={() => void submit()} onPlans={onPlansChanged} />
          )}
        </div>
      </div>
    </FormDialog>
  );
}
