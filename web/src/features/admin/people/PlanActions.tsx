import type { AdminPerson } from '@duu/contract/calls/admin-people';
import { calls } from '@duu/contract/calls/calls';
import { availableCredits, type Subscription } from '@duu/contract/documents/subscription';
import type { WithId } from '@duu/contract/id';
import { useState } from 'react';
import { callApi } from '../../../api/call.ts';
import { formatCount } from '../../../i18n/format.ts';
import { useText } from '../../../i18n/intl.tsx';
import { subscriptionName } from '../../../plans/plan-name.ts';
import { ActionDialog } from '../actions/ActionDialog.tsx';
import { shortTime } from '../audios/short-time.ts';
import css from './Person.module.css';
import { personName } from './person-name.ts';

interface Props {
  person: AdminPerson;
  onClose: () => void;
  onDone: () => void;
}

/** Ends the active plan now. */
export function EndPlanDialog({
  person,
  subscription,
  onClose,
  onDone,
}: Props & { subscription: Subscription }) {
  const t = useText();
  const name = personName(person);
  const send = async (reason: string) => {
    await callApi(calls.adminEndPlan, { params: { uid: person.id }, input: { reason } });
  };
  return (
    <ActionDialog
      destructive
      title={t('person.end.title', { name })}
      text={t('person.end.text', {
        plan: subscriptionName(subscription, t),
        count: availableCredits(subscription),
      })}
      confirm={t('person.end.confirm')}
      send={send}
      done={t('person.end.done', { name })}
      onDone={onDone}
      onClose={onClose}
    />
  );
}

/** Keeps one of several active subscriptions. */
export function MendDialog({
  person,
  active,
  onClose,
  onDone,
}: Props & { active: readonly WithId<Subscription>[] }) {
  const t = useText();
  const [keep, setKeep] = useState(person.subscription?.id ?? active[0]?.id ?? '');
  const send = async (reason: string) => {
    await callApi(calls.adminMendSubscriptions, {
      params: { uid: person.id },
      input: { keep, reason },
    });
  };
  const label = (of: Subscription) => {
    const plan = subscriptionName(of, t);
    const count = formatCount(availableCredits(of));
    return of.endsAt === null
      ? t('person.mend.option.noEnd', { plan, count })
      : t('person.mend.option', { plan, count, until: shortTime(of.endsAt).day });
  };
  return (
    <ActionDialog
      title={t('person.mend.title', { name: personName(person) })}
      text={t('person.mend.text')}
      confirm={t('person.mend.confirm')}
      send={send}
      done={t('person.mend.done', { name: personName(person) })}
      onDone={onDone}
      onClose={onClose}
    >
      {() => (
        <fieldset className={css.choice}>
          <legend>{t('person.mend.keep')}</legend>
          {active.map((of) => (
            <label key={of.id}>
              <input
                type="radio"
                name="keep"
                value={of.id}
                checked={of.id === keep}
                onChange={() => setKeep(of.id)}
              />
              {label(of)}
            </label>
          ))}
        </fieldset>
      )}
    </ActionDialog>
  );
}
