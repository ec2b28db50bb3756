import type { OutputOf } from '@duu/contract/calls/call';
import { type Calls, calls } from '@duu/contract/calls/calls';
import { id } from '@duu/contract/id';
import { Coins, EllipsisVertical, Gift, Landmark } from 'lucide-react';
import { useState } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { LoadFailure } from '../../../api/LoadFailure.tsx';
import { useCall } from '../../../api/use-call.ts';
import { Badge } from '../../../components/Badge.tsx';
import { Button } from '../../../components/Button.tsx';
import { Email } from '../../../components/Email.tsx';
import { IconButton } from '../../../components/IconButton.tsx';
import { Menu, type MenuEntry } from '../../../components/Menu.tsx';
import { Notice } from '../../../components/Notice.tsx';
import { Page } from '../../../components/Page.tsx';
import { Skeleton } from '../../../components/Skeleton.tsx';
import { useMediaQuery } from '../../../components/use-media-query.ts';
import { DateText } from '../../../i18n/DateText.tsx';
import { RichText, useText } from '../../../i18n/intl.tsx';
import { AppLink } from '../../../navigation/AppLink.tsx';
import { ButtonLink } from '../../../navigation/ButtonLink.tsx';
import { useGo } from '../../../navigation/use-go.ts';
import { KeyTable } from '../../keys/KeyTable.tsx';
import { GrantDialog } from '../actions/GrantDialog.tsx';
import { ManualOrderDialog } from '../actions/ManualOrderDialog.tsx';
import { auditOf, orderPath, ordersOf } from '../admin-paths.ts';
import { userName } from '../format.ts';
import { OrderTable } from '../orders/OrderTable.tsx';
import { Section } from '../Section.tsx';
import { type AccountChange, AccountDialog } from './AccountDialog.tsx';
import { CreditsDialog } from './CreditsDialog.tsx';
import { EndPlanDialog, MendDialog } from './PlanActions.tsx';
import { SubscriptionTable } from './SubscriptionTable.tsx';
import css from './User.module.css';
import { ConversionDetails, LastConversions } from './UserConversions.tsx';
import { UserLedger } from './UserLedger.tsx';
import { useLedger } from './use-ledger.ts';
import { useUserMenu } from './use-user-menu.tsx';

type Seen = OutputOf<Calls['adminGetUser']>;

type Question = 'credits' | AccountChange | 'grant' | 'order' | 'end' | 'mend';

/**
 * One user: account, plan, subscriptions, audios, ledger, orders and an admin's actions. `?audio=` selects one
 * conversion.
 */
export function UserRoute() {
  const t = useText();
  const { uid = '' } = useParams();
  const seen = useCall(calls.adminGetUser, { params: { uid } });
  if (!seen.data)
    return (
      <Page title={t('users.user')}>
        {seen.status === 'error' && <LoadFailure error={seen.error} retry={seen.reload} />}
        {seen.status === 'loading' && <Skeleton height="32rem" />}
      </Page>
    );
  return <LoadedUser seen={seen.data} reload={seen.reload} />;
}

function LoadedUser({ seen, reload }: { seen: Seen; reload: () => void }) {
  const t = useText();
  const { user, subscriptions, orders } = seen;
  const [params] = useSearchParams();
  const audioId = id.safeParse(params.get('audio'));
  const ledger = useLedger(user.id, {});
  const [question, setQuestion] = useState<Question | null>(null);
  const menu = useUserMenu(user, setQuestion);
  const narrow = useMediaQuery('(max-width: 40rem)');
  const planActions: readonly MenuEntry[] = [
    {
      label: t('actions.grant'),
      icon: <Gift size={18} aria-hidden="true" />,
      onSelect: () => setQuestion('grant'),
    },
    {
      label: t('actions.order'),
      icon: <Landmark size={18} aria-hidden="true" />,
      onSelect: () => setQuestion('order'),
    },
  ];
  const name = userName(user);
  const active = subscriptions.filter(({ state }) => state === 'active');
  return (
    <Page
      title={name}
      lead={
        <>
          {user.email !== null && <Email>{user.email}</Email>}
          <span className={css.account}>
            <span>
              <RichText id="user.since" values={{ date: <DateText date={user.createdAt} /> }} />
            </span>
            <code translate="no">{user.id}</code>
            {user.admin && <Badge tone="info">{t('users.badge.admin')}</Badge>}
            {user.disabled && <Badge tone="danger">{t('users.badge.disabled')}</Badge>}
          </span>
        </>
      }
      actions={
        <>
          <Button variant="outline" onClick={() => setQuestion('credits')}>
            <Coins size={18} aria-hidden="true" />
            {t('users.credits.adjust')}
          </Button>
          {!narrow &&
            planActions.map(({ label, icon, onSelect }) => (
              <Button key={label} variant="outline" onClick={onSelect}>
                {icon}
                {label}
              </Button>
            ))}
          <Menu
            trigger={(props) => (
              <IconButton {...props} variant="outline" label={t('users.menu', { name })}>
                <EllipsisVertical size={20} aria-hidden="true" />
              </IconButton>
            )}
            entries={() => (narrow ? [...planActions, ...menu()] : menu())}
          />
        </>
      }
    >
      <nav className={css.links} aria-label={t('user.more')}>
        <ButtonLink to={auditOf(user.id)} variant="outline" size="sm">
          {t('user.audit')}
        </ButtonLink>
      </nav>
      {active.length > 1 && (
        <Notice tone="danger" title={t('user.mend.notice')}>
          {t('user.mend.notice.text')}{' '}
          <Button variant="link" size="sm" onClick={() => setQuestion('mend')}>
            {t('user.mend')}
          </Button>
        </Notice>
      )}
      {audioId.success && (
        <ConversionDetails
          key={audioId.data}
          uid={user.id}
          audioId={audioId.data}
          subscriptions={subscriptions}
        />
      )}
      <Section
        title={t('user.subscriptions')}
        aside={
          user.subscription && (
            <Button variant="outline" size="sm" onClick={() => setQuestion('end')}>
              {t('user.end')}
            </Button>
          )
        }
      >
        <SubscriptionTable subscriptions={subscriptions} />
      </Section>
      <LastConversions uid={user.id} onChanged={ledger.reload} />
      <Section title={t('user.ledger')}>
        <UserLedger uid={user.id} ledger={ledger} subscriptions={subscriptions} />
      </Section>
      <Section
        title={t('orders.title')}
        aside={
          orders.length > 0 && (
            <AppLink to={ordersOf(user.id)} className={css.link}>
              {t('user.orders.all')}
            </AppLink>
          )
        }
      >
        {orders.length === 0 ? (
          <p className={css.none}>{t('user.orders.none')}</p>
        ) : (
          <OrderTable
            withUser={false}
            orders={orders.map((order) => ({ ...order, uid: user.id, email: user.email }))}
          />
        )}
      </Section>
      {seen.keys.length > 0 && (
        <Section title={t('user.keys')}>
          <KeyTable keys={seen.keys} />
        </Section>
      )}
      {question && (
        <UserDialog
          question={question}
          seen={seen}
          onClose={() => setQuestion(null)}
          onDone={() => {
            setQuestion(null);
            reload();
            ledger.reload();
          }}
        />
      )}
    </Page>
  );
}

function UserDialog({
  question,
  seen: { user, subscriptions },
  onClose,
  onDone,
}: {
  question: Question;
  seen: Seen;
  onClose: () => void;
  onDone: () => void;
}) {
  const go = useGo();
  const whose = { id: user.id, name: userName(user) };
  const about = { user, onClose, onDone };
  switch (question) {
    case 'credits':
      return <CreditsDialog user={user} onClose={onClose} onChanged={onDone} />;
    case 'grant':
      return <GrantDialog uid={whose.id} name={whose.name} onClose={onClose} onDone={onDone} />;
    case 'order':
      return (
        <ManualOrderDialog
          user={whose}
          onClose={onClose}
          onDone={({ uid, orderId }) => go(orderPath({ uid, id: orderId }))}
        />
      );
    case 'end':
      return user.subscription && <EndPlanDialog {...about} subscription={user.subscription} />;
    case 'mend':
      return (
        <MendDialog {...about} active={subscriptions.filter(({ state }) => state === 'active')} />
      );
    default:
      return <AccountDialog user={user} change={question} onClose={onClose} onChanged={onDone} />;
  }
}
