import type { Subscription } from '@duu/contract/documents/subscription';
import type { WithId } from '@duu/contract/id';
import { Badge, type BadgeTone } from '../../../components/Badge.tsx';
import { CardLabel, CardTable } from '../../../components/CardTable.tsx';
import { formatCount } from '../../../i18n/format.ts';
import { useText } from '../../../i18n/intl.tsx';
import { subscriptionName } from '../../../plans/plan-name.ts';
import { shortTime } from '../format.ts';
import css from './User.module.css';

const tones = {
  active: 'success',
  expired: 'plain',
  switched: 'plain',
  refunded: 'warning',
} as const satisfies Record<Subscription['state'], BadgeTone>;

const columns = ['plan', 'state', 'used', 'held', 'time', 'source'] as const;

/** All subscriptions of a user, newest first. */
export function SubscriptionTable({
  subscriptions,
}: {
  subscriptions: readonly WithId<Subscription>[];
}) {
  const t = useText();
  if (subscriptions.length === 0) return <p className={css.none}>{t('user.subscriptions.none')}</p>;
  return (
    <CardTable
      roomy
      cards="early"
      head={columns.map((column) => (
        <th key={column} scope="col" className={css[column]}>
          {t(`user.subscription.${column}`)}
        </th>
      ))}
    >
      {subscriptions.map((of) => (
        <SubscriptionRow key={of.id} of={of} />
      ))}
    </CardTable>
  );
}

function SubscriptionRow({ of }: { of: WithId<Subscription> }) {
  const t = useText();
  const { recurring } = of;
  const next = recurring?.nextChargeAt;
  return (
    <tr className={css.subscription}>
      <th scope="row" className={css.plan}>
        {subscriptionName(of, t)}
      </th>
      <td className={css.state}>
        <Badge tone={tones[of.state]}>{t(`user.subscription.state.${of.state}`)}</Badge>
      </td>
      <td className={css.used}>
        <CardLabel>{t('user.subscription.used')}</CardLabel>
        {formatCount(of.usedCredits)} / {formatCount(of.totalCredits)}
      </td>
      <td className={css.held}>
        <CardLabel>{t('user.subscription.held')}</CardLabel>
        {formatCount(of.heldCredits)}
      </td>
      <td className={css.time}>
        {shortTime(of.startsAt).day} –{' '}
        {of.endsAt === null ? t('user.subscription.noEnd') : shortTime(of.endsAt).day}
      </td>
      <td className={css.source}>
        {t(`user.source.${of.source}`)}
        {recurring && (
          <span className={css.recurring}>
            {t(`user.recurring.${recurring.state}`)}
            {next && ` · ${shortTime(next).day}`}
          </span>
        )}
      </td>
    </tr>
  );
}
