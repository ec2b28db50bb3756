import { limits } from '@duu/contract/limits';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../components/Button.tsx';
import { Segmented } from '../../components/Segmented.tsx';
import { useLocale, useText } from '../../i18n/intl.tsx';
import { PlanCard } from './PlanCard.tsx';
import css from './Pricing.module.css';
import section from './section.module.css';
import { useNear } from './use-near.ts';
import { usePlans } from './use-plans.ts';

export function Pricing() {
  const t = useText();
  const locale = useLocale();
  const sheet = useRef<HTMLElement>(null);
  const { plans, failed, retry } = usePlans(useNear(sheet));
  const [currency, setCurrency] = useState<'MNT' | 'USD'>('MNT');
  useEffect(() => setCurrency(locale === 'mn' ? 'MNT' : 'USD'), [locale]);
  return (
    <section ref={sheet} id="pricing" className={section.section} aria-labelledby="pricing-title">
      <div className={css.head}>
        <div>
          <h2 id="pricing-title" className={section.title}>
            {t('landing.pricing.title')}
          </h2>
          <p className={section.lead}>
            {t('landing.pricing.lead', { characters: limits.trialCharacters })}
          </p>
        </div>
        <Segmented
          hideLabel
          label={t('landing.pricing.currency')}
          value={currency}
          options={[
            { value: 'MNT', label: '₮' },
            { value: 'USD', label: '$' },
          ]}
          onChange={setCurrency}
        />
      </div>
      {plans.length === 0 && <p className={section.lead}>{t('landing.pricing.none')}</p>}
      <ul className={css.plans}>
        {plans.map((plan) => (
          <PlanCard key={plan.id} plan={plan} plans={plans} currency={currency} />
        ))}
      </ul>
      <div role="status" className={css.unchecked}>
        {failed && (
          <>
            {t('landing.pricing.unchecked')}
            <Button variant="link" size="sm" onClick={retry}>
              {t('shell.retry')}
            </Button>
          </>
        )}
      </div>
    </section>
  );
}
