import { calls } from '@duu/contract/calls/calls';
import type { PlanId } from '@duu/contract/documents/plan';
import type { PlanTerms } from '@duu/contract/documents/plan-terms';
import { initialPlans } from '@duu/contract/initial-plans';
import { useState } from 'react';
import { callApi } from '../../../api/call.ts';
import { useAction } from '../../../api/use-action.ts';
import { Notice } from '../../../components/Notice.tsx';
import { Switch } from '../../../components/Switch.tsx';
import { TextField } from '../../../components/TextField.tsx';
import { formatCount } from '../../../i18n/format.ts';
import { useText } from '../../../i18n/intl.tsx';
import { EditDialog } from '../EditDialog.tsx';
import css from '../fields.module.css';
import { wholeNumber } from '../whole-number.ts';
import { changeOf, draftOf, type PlanDraft, type PlanField, termsOf } from './plan-draft.ts';

interface Props {
  id: PlanId;
  name: string;
  /** null if the catalogue lacks the plan, which is then added with its initial terms. */
  before: PlanTerms | null;
  onClose: () => void;
  onSaved: () => void;
}

/** Figures mentioned in the landing page's texts, which do not follow the catalogue. */
const figuresOnLanding = [
  'charactersPerMonth',
  'charactersPerConversion',
  'storageMonths',
] as const;

export function PlanDialog({ id, name, before, onClose, onSaved }: Props) {
  const t = useText();
  const [first] = useState<PlanTerms>(before ?? initialPlans[id]);
  const [untouched] = useState(() => draftOf(first));
  const [draft, setDraft] = useState(untouched);
  const { busy, run } = useAction();
  const [refusals, setRefusals] = useState(0);
  const read = termsOf(id, draft, first, t);
  const faults = refusals > 0 && 'faults' in read ? read.faults : {};
  const isTrial = id === '0';
  const dirty = JSON.stringify(draft) !== JSON.stringify(untouched);

  const save = async () => {
    if ('faults' in read) {
      setRefusals((before) => before + 1);
      return;
    }
    await run(async () => {
      if (before === null)
        await callApi(calls.adminCreatePlan, { input: { ...read.terms, planId: id } });
      else {
        const input = changeOf(first, read.terms);
        await callApi(calls.adminUpdatePlan, { params: { planId: id }, input });
      }
      onSaved();
    });
  };
  const field = (of: PlanField, hint?: string) => (
    <TextField
      label={t(isTrial && of === 'charactersPerMonth' ? 'plans.charactersOnce' : `plans.${of}`)}
      name={of}
      inputMode={of === 'USD' ? 'decimal' : 'numeric'}
      autoComplete="off"
      hint={hint}
      error={faults[of] ?? null}
      value={draft[of]}
      onChange={(event) => setDraft({ ...draft, [of]: event.target.value })}
    />
  );
  const toggle = (of: keyof PlanDraft & ('premiumVoices' | 'backgroundSound' | 'active')) => (
    <Switch
      label={t(`plans.${of}`)}
      text={of === 'active' ? t('plans.active.hint') : undefined}
      checked={draft[of]}
      onChange={(checked) => setDraft({ ...draft, [of]: checked })}
    />
  );
  const outdated = figuresOnLanding.filter(
    (of) =>
      (of !== 'charactersPerMonth' || isTrial) && wholeNumber(draft[of]) !== initialPlans[id][of],
  );
  return (
    <EditDialog
      title={t(before === null ? 'plans.create.title' : 'plans.edit.title', { plan: name })}
      dirty={dirty}
      busy={busy}
      refusals={refusals}
      save={t(before === null ? 'plans.create' : 'shell.save')}
      onSave={() => void save()}
      onClose={onClose}
    >
      {!isTrial && (
        <div className={css.pair}>
          {field('MNT', t('plans.MNT.hint'))}
          {field('USD', t('plans.USD.hint'))}
        </div>
      )}
      <div className={css.pair}>
        {field(
          'charactersPerMonth',
          initialPlans[id].period === 'year' ? t('plans.charactersPerMonth.year') : undefined,
        )}
        {field('charactersPerConversion')}
      </div>
      <div className={css.pair}>
        {field('voices', t('plans.voices.hint'))}
        {field('storageMonths', t('plans.storageMonths.hint'))}
        {field('order', t('plans.order.hint'))}
      </div>
      <div className={css.switches}>
        {toggle('premiumVoices')}
        {toggle('backgroundSound')}
        {!isTrial && toggle('active')}
      </div>
      {outdated.length > 0 && (
        <Notice tone="warning">
          {t('plans.onLanding', {
            figures: outdated
              .map((of) => t(`plans.onLanding.${of}`, { count: formatCount(initialPlans[id][of]) }))
              .join(', '),
          })}
        </Notice>
      )}
    </EditDialog>
  );
}
