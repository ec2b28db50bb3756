import type { Plan, PlanId } from '@duu/contract/documents/plan';
import { Pencil, Plus } from 'lucide-react';
import { Badge } from '../../../components/Badge.tsx';
import { Button } from '../../../components/Button.tsx';
import { formatCount, formatMoney } from '../../../i18n/format.ts';
import { useText } from '../../../i18n/intl.tsx';
import admin from '../admin.module.css';
import css from './PlanRow.module.css';

interface Props {
  plan: Plan & { readonly id: PlanId };
  name: string;
  onEdit: () => void;
}

export function PlanRow({ plan, name, onEdit }: Props) {
  const t = useText();
  const isTrial = plan.tier === 'trial';
  const figures = [
    {
      label: t(isTrial ? 'plans.charactersOnce' : 'plans.charactersPerMonth'),
      value: formatCount(plan.charactersPerMonth),
    },
    {
      label: t('plans.charactersPerConversion'),
      value: formatCount(plan.charactersPerConversion),
    },
    { label: t('plans.voices'), value: formatCount(plan.voices) },
    { label: t('plans.storageMonths'), value: formatCount(plan.storageMonths) },
  ];
  return (
    <li className={admin.row} data-plan={plan.id}>
      <div className={css.main}>
        <div className={css.head}>
          <h2 className={css.name}>{name}</h2>
          {isTrial ? (
            <Badge tone="info">{t('plans.trial')}</Badge>
          ) : (
            <Badge tone={plan.active ? 'success' : 'plain'}>
              {t(plan.active ? 'plans.onSale' : 'plans.offSale')}
            </Badge>
          )}
          {plan.premiumVoices && <Badge>{t('plans.premiumVoices')}</Badge>}
          {plan.backgroundSound && <Badge>{t('plans.backgroundSound')}</Badge>}
        </div>
        {!isTrial && (
          <p className={css.price}>
            <strong>{formatMoney(plan.prices.MNT, 'MNT')}</strong>
            <span aria-hidden="true">·</span>
            <strong>{formatMoney(plan.prices.USD, 'USD')}</strong>
            <span>
              {t(plan.period === 'year' ? 'landing.pricing.year' : 'landing.pricing.month')}
            </span>
          </p>
        )}
        <dl className={css.figures}>
          {figures.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      <Button variant="outline" aria-label={t('plans.edit.label', { plan: name })} onClick={onEdit}>
        <Pencil size={18} aria-hidden="true" />
        {t('plans.edit')}
      </Button>
    </li>
  );
}

/** A plan of the contract that the catalogue lacks, so that no user can get it. */
export function MissingPlanRow({ name, onCreate }: { name: string; onCreate: () => void }) {
  const t = useText();
  return (
    <li className={admin.row}>
      <div className={css.main}>
        <div className={css.head}>
          <h2 className={css.name}>{name}</h2>
          <Badge tone="warning">{t('plans.missing')}</Badge>
        </div>
        <p className={admin.note}>{t('plans.missing.text')}</p>
      </div>
      <Button
        variant="outline"
        aria-label={t('plans.create.label', { plan: name })}
        onClick={onCreate}
      >
        <Plus size={18} aria-hidden="true" />
        {t('plans.create')}
      </Button>
    </li>
  );
}
