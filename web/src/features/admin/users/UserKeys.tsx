import type { OutputOf } from '@duu/contract/calls/call';
import type { Calls } from '@duu/contract/calls/calls';
import { Badge } from '../../../components/Badge.tsx';
import { CardLabel, CardTable } from '../../../components/CardTable.tsx';
import { DateText } from '../../../i18n/DateText.tsx';
import { useText } from '../../../i18n/intl.tsx';
import css from './User.module.css';

type Key = OutputOf<Calls['adminGetUser']>['keys'][number];

/** The API keys of a user, revoked ones too: that they exist and what they may do, never a key. */
export function UserKeys({ keys }: { keys: readonly Key[] }) {
  const t = useText();
  return (
    <CardTable
      head={
        <>
          <th scope="col">{t('user.key')}</th>
          <th scope="col">{t('user.key.may')}</th>
          <th scope="col">{t('user.key.made')}</th>
          <th scope="col">{t('user.key.used')}</th>
          <th scope="col">{t('user.key.ends')}</th>
        </>
      }
    >
      {keys.map((key) => (
        <tr key={key.id}>
          <td translate="no">
            <bdi className={css.keyName}>{key.name}</bdi> <code>duu_…{key.ending}</code>
          </td>
          <td>
            <CardLabel>{t('user.key.may')}</CardLabel>
            {key.scopes.map((scope) => t(`user.key.scope.${scope}`)).join(', ')}
          </td>
          <td>
            <CardLabel>{t('user.key.made')}</CardLabel>
            <DateText date={key.createdAt} />
          </td>
          <td>
            <CardLabel>{t('user.key.used')}</CardLabel>
            {key.lastUsedAt ? <DateText date={key.lastUsedAt} /> : t('user.key.unused')}
          </td>
          <td>
            <CardLabel>{t('user.key.ends')}</CardLabel>
            {key.revokedAt ? (
              <Badge tone="danger">{t('user.key.revoked')}</Badge>
            ) : key.expiresAt ? (
              <DateText date={key.expiresAt} />
            ) : (
              t('user.key.endless')
            )}
          </td>
        </tr>
      ))}
    </CardTable>
  );
}
