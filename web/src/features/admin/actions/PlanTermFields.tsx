import { type PlanId, planKinds } from '@duu/contract/documents/plan';
import { limits } from '@duu/contract/limits';
import { Select } from '../../../components/Select.tsx';
import { TextField } from '../../../components/TextField.tsx';
import { useText } from '../../../i18n/intl.tsx';
import { planName } from '../../../plans/plan-name.ts';
import css from '../fields.module.css';
import { wholeNumber } from '../whole-number.ts';

/** Plans that can be granted and sold: all but the trial. */
const soldPlanIds = ['1', '2', '3', '4'] as const satisfies readonly PlanId[];
type SoldPlanId = (typeof soldPlanIds)[number];

/** A plan and its duration, as typed. */
export interface PlanTerm {
  readonly planId: SoldPlanId;
  readonly quantity: string;
}
export const defaultTerm: PlanTerm = { planId: '1', quantity: '1' };

const isYearly = (planId: PlanId) => planKinds[planId].period === 'year';
const maxPeriods = (planId: PlanId) => limits.monthsAhead / (isYearly(planId) ? 12 : 1);

/** Returns the number of months or years; null if it is not a valid number. */
export function periodsOf({ planId, quantity }: PlanTerm): number | null {
  const value = wholeNumber(quantity);
  return value !== null && value >= 1 && value <= maxPeriods(planId) ? value : null;
}

interface Props {
  value: PlanTerm;
  tried: boolean;
  onChange: (value: PlanTerm) => void;
}

export function PlanTermFields({ value, tried, onChange }: Props) {
  const t = useText();
  const { planId, quantity } = value;
  const isWrong = tried && periodsOf(value) === null;
  return (
    <div className={css.pair}>
      <Select
        label={t('actions.plan')}
        value={planId}
        options={soldPlanIds.map((id) => ({ value: id, label: planName(planKinds[id], t) }))}
        onChange={(chosen) => onChange({ ...value, planId: chosen })}
      />
      <TextField
        label={t(isYearly(planId) ? 'actions.years' : 'actions.months')}
        name="quantity"
        inputMode="numeric"
        autoComplete="off"
        error={isWrong ? t('actions.quantity.wrong', { max: maxPeriods(planId) }) : null}
        value={quantity}
        onChange={(event) => onChange({ ...value, quantity: event.target.value })}
      />
    </div>
  );
}
