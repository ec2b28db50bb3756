import type { AdminUser } from '@duu/contract/calls/admin-users';
import { EllipsisVertical } from 'lucide-react';
import { Avatar } from '../../../components/Avatar.tsx';
import { Badge } from '../../../components/Badge.tsx';
import { CardLabel } from '../../../components/CardTable.tsx';
import { Email } from '../../../components/Email.tsx';
import { IconButton } from '../../../components/IconButton.tsx';
import { Menu } from '../../../components/Menu.tsx';
import { DateText } from '../../../i18n/DateText.tsx';
import { formatCount } from '../../../i18n/format.ts';
import { useText } from '../../../i18n/intl.tsx';
import { AppLink } from '../../../navigation/AppLink.tsx';
import { subscriptionName } from '../../../plans/plan-name.ts';
import { userPath } from '../admin-paths.ts';
import { userName } from '../format.ts';
import type { AccountChange } from './AccountDialog.tsx';
import css from './Users.module.css';
import { useUserMenu } from './use-user-menu.tsx';

interface Props {
  user: AdminUser;
  onAsk: (about: 'credits' | AccountChange) => void;
}

export function UserRow({ user, onAsk }: Props) {
  const t = useText();
  const { subscription, disabled, admin } = user;
  const name = userName(user);
  const entries = useUserMenu(user, onAsk);
  return (
    <tr className={css.row}>
      <th scope="row">
        <div className={css.user}>
          <span className={css.picture}>
            <Avatar name={name} photoUrl={null} />
          </span>
          <div className={css.who}>
            <p className={css.name}>
              <AppLink to={userPath(user.id)} className={css.link}>
                <bdi translate="no">{name}</bdi>
              </AppLink>
              {admin && <Badge tone="info">{t('users.badge.admin')}</Badge>}
              {disabled && <Badge tone="danger">{t('users.badge.disabled')}</Badge>}
            </p>
            {user.email !== null && user.email !== name && (
              <p className={css.email}>
                <Email>{user.email}</Email>
              </p>
            )}
          </div>
        </div>
      </th>
      <td className={css.plan}>
        {subscription ? subscriptionName(subscription, t) : t('users.plan.none')}
      </td>
      <td className={css.credits}>
        <CardLabel>{t('users.credits')}</CardLabel>
        {subscription
          ? `${formatCount(subscription.usedCredits)} / ${formatCount(subscription.totalCredits)}`
          : '–'}
      </td>
      <td className={css.since}>
        <CardLabel>{t('users.since')}</CardLabel>
        <DateText date={user.createdAt} />
      </td>
      <td className={css.actions}>
        <Menu
          trigger={(props) => (
            <IconButton {...props} label={t('users.menu', { name })}>
              <EllipsisVertical size={20} aria-hidden="true" />
            </IconButton>
          )}
          entries={entries}
        />
      </td>
    </tr>
  );
}
