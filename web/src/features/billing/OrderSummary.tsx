import type { OrderPreview } from '@duu/contract/calls/orders';
import type { PaymentSource, Subscription } from '@duu/contract/documents/subscription';
import { limits } from '@duu/contract/limits';
import { type Ref, useId } from 'react';
import { Skeleton } from '../../components/Skeleton.tsx';
import { DateText } from '../../i18n/DateText.tsx';
import { formatCount, formatMoney } from '../../i18n/format.ts';
import { RichText, useText } from '../../i18n/intl.tsx';
import { AppLink } from '../../navigation/AppLink.tsx';
import { planName } from '../../plans/plan-name.ts';
import type { ShownPlan } from '../../plans/shown-plans.ts';
import { providerName } from './labels.ts';
import css from './OrderDialog.module.css';

interface Props {
  /** Undefined until it is loaded. */
  preview: OrderPreview | null | undefined;
  /** Whether the shown preview is about earlier choices. */
  coming: boolean;
  plan: ShownPlan;
  /** What is saved over paying monthly for the same time, in minor units. */
  saved: number;
  active: Subscription | null;
  /** How this order will be paid, and whether it is charged again automatically. */
  source: PaymentSource;
  recurring: boolean;
  confirmed: boolean;
  /** Whether it was submitted without the required agreement. */
  missed: boolean;
  agreement: Ref<HTMLInputElement>;
  onConfirm: (confirmed: boolean) => void;
}

/** The effect of an order before it is paid, and what has to be agreed to. */
export function OrderSummary({
  preview,
  coming,
  plan,
  saved,
  active,
  source,
  recurring,
  confirmed,
  missed,
  agreement,
  onConfirm,
}: Props) {
  const t = useText();
  const missing = useId();
  if (!preview)
    return (
      <div aria-busy="true">
        <Skeleton height="15rem" />
      </div>
    );
  const { amount, currency, effect, endsAt, characters, carried, charactersAfter } = preview;
  const before = active?.source === source ? '' : providerName(active?.source ?? null, t);
  const lines = [
    { label: t('checkout.ends'), value: <DateText date={endsAt} /> },
    { label: t('checkout.added'), value: formatCount(characters) },
    ...(carried > 0 ? [{ label: t('checkout.carried'), value: formatCount(carried) }] : []),
    { label: t('checkout.after'), value: formatCount(charactersAfter) },
    ...(saved > 0 ? [{ label: t('checkout.saved'), value: formatMoney(saved, currency) }] : []),
  ];
  return (
    <section
      className={css.summary}
      aria-label={t('checkout.will')}
      aria-busy={coming || undefined}
    >
      <h3>{t('checkout.will')}</h3>
      <dl>
        {lines.map(({ label, value }) => (
          <div key={label} className={css.line}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        <div className={`${css.line} ${css.total}`}>
          <dt>{t('checkout.price')}</dt>
          <dd>{formatMoney(amount, currency)}</dd>
        </div>
      </dl>
      <p className={css.effect}>
        {effect === 'extend' && active?.endsAt ? (
          <RichText
            id="checkout.effect.extend"
            values={{ from: <DateText date={active.endsAt} />, until: <DateText date={endsAt} /> }}
          />
        ) : effect === 'switch' ? (
          t('checkout.effect.switch', { plan: planName(active?.plan ?? plan, t) })
        ) : (
          t('checkout.effect.start')
        )}
      </p>
      {before !== '' && effect !== 'start' && (
        <p className={css.effect}>
          {t('checkout.effect.otherSource', { before, now: providerName(source, t) })}
        </p>
      )}
      {recurring && effect === 'extend' && (
        <p className={css.effect}>
          {t(`checkout.effect.charged.${plan.period === 'year' ? 'year' : 'month'}`)}
        </p>
      )}
      {preview.needsConfirmation && (
        <label className={css.confirm} data-missed={missed || undefined}>
          <input
            ref={agreement}
            type="checkbox"
            aria-describedby={missed ? missing : undefined}
            aria-invalid={missed || undefined}
            checked={confirmed}
            onChange={(event) => onConfirm(event.target.checked)}
          />
          {t(effect === 'switch' ? 'checkout.confirm.switch' : 'checkout.confirm.extend')}
        </label>
      )}
      {missed && (
        <p id={missing} className={css.missing} role="alert">
          {t('checkout.confirm.missing')}
        </p>
      )}
      <p className={css.terms}>
        <RichText
          id="checkout.terms"
          values={{
            days: limits.refundDays,
            a: (chunks) => (
              <AppLink to="/terms" target="_blank">
                {chunks}
              </AppLink>
            ),
          }}
        />
      </p>
    </section>
  );
}
