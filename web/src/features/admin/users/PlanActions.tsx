import type { AdminUser } from '@duu/contract/calls/admin-users';
import { calls } from '@duu/contract/calls/calls';
import { availableCredits, type Subscription } from '@duu/contract/documents/subscription';
import type { WithId } from '@duu/contract/id';
import { useState } from 'react';
import { callApi } from '../../../api/call.ts';
import { formatCount } from '../../../i18n/format.ts';
import { useText } from '../../../i18n/intl.tsx';
import { subscriptionName } from '../../../plans/plan-name.ts';
import { ActionDialog } from '../actions/ActionDialog.tsx';
import { shortTime, userName } from '../format.ts';
import css from './User.module.css';

interface Props {
  user: AdminUser;
  onClose: () => void;
  onDone: () => void;
}

/** Ends the active plan now. */
export function EndPlanDialog({
  user,
  subscription,
  onClose,
  onDone,
}: Props & { subscription: Subscription }) {
  const t = useText();
  const name = userName(user);
  const send = async (reason: string) => {
    await callApi(calls.adminEndPlan, { params: { uid: user.id }, input: { reason } });
  };
  return (
    <ActionDialog
      destructive
      title={t('user.end.title', { name })}
      text={t('user.end.text', {
        plan: subscriptionName(subscription, t),
        count: availableCredits(subscription),
      })}
      confirm={t('user.end.confirm')}
      send={send}
      done={t('user.end.done', { name })}
      onDone={onDone}
      onClose={onClose}
    />
  );
}

/** Keeps one of several active subscriptions. */
export function MendDialog({
  user,
  active,
  onClose,
  onDone,
}: Props & { active: readonly WithId<Subscription>[] }) {
  const t = useText();
  const [keep, setKeep] = useState(user.subscription?.id ?? active[0]?.id ?? '');
  const send = async (reason: string) => {
    await callApi(calls.adminMendSubscriptions, {
      params: { uid: user.id },
      input: { keep, reason },
    });
  };
  const label = (of: Subscription) => {
    const plan = subscriptionName(of, t);
    const count = formatCount(availableCredits(of));
    return of.endsAt === null
      ? t('user.mend.option.noEnd', { plan, count })
      : t('user.mend.option', { plan, count, until: shortTime(of.endsAt).day });
  };
  return (
    <ActionDialog
      title={t('user.mend.title', { name: userName(user) })}
      text={t('user.mend.text')}
      confirm={t('user.mend.confirm')}
      send={send}
      done={t('user.mend.done', { name: userName(user) })}
      onDone={onDone}
      onClose={onClose}
    >
      {() => (
        <fieldset className={css.choice}>
          <legend>{t('user.mend.keep')}</legend>
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
