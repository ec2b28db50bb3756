import type { LedgerEntry, Subscription } from '@duu/contract/documents/subscription';
import type { WithId } from '@duu/contract/id';
import { AppLink } from '../../../app/AppLink.tsx';
import { formatCount } from '../../../i18n/format.ts';
import { useText } from '../../../i18n/intl.tsx';
import { planName } from '../../landing/plan-name.ts';
import { shortTime } from '../audios/short-time.ts';
import { orderPath } from '../places.ts';
import css from './Person.module.css';

interface Props {
  uid: string;
  entries: readonly WithId<LedgerEntry>[];
  subscriptions: readonly WithId<Subscription>[];
}

/** The last entries of somebody's ledger, in words. */
export function LedgerList({ uid, entries, subscriptions }: Props) {
  const t = useText();
  if (entries.length === 0) return <p className={css.none}>{t('person.ledger.none')}</p>;
  const planOf = (id: string) => {
    const plan = subscriptions.find((one) => one.id === id)?.plan;
    return plan ? planName(plan, t) : null;
  };
  return (
    <ol className={css.ledger}>
      {entries.map((entry) => (
        <Entry key={entry.id} uid={uid} entry={entry} plan={planOf(entry.subscriptionId)} />
      ))}
    </ol>
  );
}

function Entry({
  uid,
  entry,
  plan,
}: {
  uid: string;
  entry: WithId<LedgerEntry>;
  plan: string | null;
}) {
  const t = useText();
  const { type, characters, at, orderId } = entry;
  const { day, time } = shortTime(at);
  const count = formatCount(Math.abs(characters));
  const isLess = type === 'adjust' && characters < 0;
  return (
    <li>
      <time dateTime={at.toISOString()}>
        {day} {time}
      </time>
      <p>
        {isLess ? t('ledger.adjust.less', { count }) : t(`ledger.${type}`, { count })}
        <span className={css.about}>
          {plan}
          {/* Only an admin's own words are shown as they were written. */}
          {type === 'adjust' && (
            <>
              {plan && ' · '}
              <bdi translate="no">{entry.reason}</bdi>
            </>
          )}
          {orderId !== null && (
            <>
              {plan && ' · '}
              <AppLink to={orderPath({ uid, id: orderId })} className={css.link}>
                {t('ledger.order')}
              </AppLink>
            </>
          )}
        </span>
      </p>
    </li>
  );
}
