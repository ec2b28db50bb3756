import type { AdminPerson } from '@duu/contract/calls/admin-people';
import { EllipsisVertical } from 'lucide-react';
import { Avatar } from '../../../components/Avatar.tsx';
import { Badge } from '../../../components/Badge.tsx';
import { CardLabel } from '../../../components/CardTable.tsx';
import { IconButton } from '../../../components/IconButton.tsx';
import { Menu } from '../../../components/Menu.tsx';
import { formatCount, formatDate } from '../../../i18n/format.ts';
import { useText } from '../../../i18n/intl.tsx';
import { useLocale } from '../../../i18n/use-locale.ts';
import { AppLink } from '../../../navigation/AppLink.tsx';
import { subscriptionName } from '../../../plans/plan-name.ts';
import { personPath } from '../admin-paths.ts';
import type { AccountChange } from './AccountDialog.tsx';
import css from './People.module.css';
import { personName } from './person-name.ts';
import { usePersonMenu } from './use-person-menu.tsx';

interface Props {
  person: AdminPerson;
  onAsk: (about: 'credits' | AccountChange) => void;
}

export function PersonRow({ person, onAsk }: Props) {
  const t = useText();
  const locale = useLocale();
  const { subscription, disabled, admin } = person;
  const name = personName(person);
  const entries = usePersonMenu(person, onAsk);
  return (
    <tr className={css.row}>
      <th scope="row">
        <div className={css.person}>
          <span className={css.picture}>
            <Avatar name={name} photoUrl={null} />
          </span>
          <div className={css.who}>
            <p className={css.name}>
              <AppLink to={personPath(person.id)} className={css.link}>
                <bdi translate="no">{name}</bdi>
              </AppLink>
              {admin && <Badge tone="info">{t('users.badge.admin')}</Badge>}
              {disabled && <Badge tone="danger">{t('users.badge.disabled')}</Badge>}
            </p>
            {person.email !== null && person.email !== name && (
              <p className={css.email} translate="no">
                {person.email}
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
        {formatDate(person.createdAt, locale)}
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
