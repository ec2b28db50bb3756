import type { ApiKey } from '@duu/contract/documents/api-key';
import type { WithId } from '@duu/contract/id';
import type { ReactNode } from 'react';
import { Badge } from '../../components/Badge.tsx';
import { CardLabel, CardTable } from '../../components/CardTable.tsx';
import { DateText } from '../../i18n/DateText.tsx';
import { useText } from '../../i18n/intl.tsx';
import css from './KeyTable.module.css';

type ShownKey = WithId<Omit<ApiKey, 'hash'>>;

/** Keys with what they may do and when they were used; the keys themselves are not known. */
export function KeyTable<K extends ShownKey>({
  keys,
  action,
}: {
  keys: readonly K[];
  /** What can be done with a key, and its name for screen readers. */
  action?: { readonly title: string; readonly of: (key: K) => ReactNode };
}) {
  const t = useText();
  return (
    <CardTable
      head={
        <>
          <th scope="col">{t('keys.name')}</th>
          <th scope="col">{t('keys.may')}</th>
          <th scope="col">{t('keys.made')}</th>
          <th scope="col">{t('keys.used')}</th>
          <th scope="col">{t('keys.ends')}</th>
          {action && (
            <th scope="col">
              <span className="visually-hidden">{action.title}</span>
            </th>
          )}
        </>
      }
    >
      {keys.map((key) => (
        <tr key={key.id}>
          <td>
            <span className={css.name} translate="no">
              <bdi>{key.name}</bdi>
            </span>
            <code className={css.ending}>duu_…{key.ending}</code>
          </td>
          <td>
            <span className={css.scopes}>
              {key.scopes.map((scope) => (
                <Badge key={scope}>{t(`keys.scope.${scope}`)}</Badge>
              ))}
            </span>
          </td>
          <td>
            <CardLabel>{t('keys.made')}</CardLabel>
            <DateText date={key.createdAt} />
          </td>
          <td>
            <CardLabel>{t('keys.used')}</CardLabel>
            {key.lastUsedAt ? <DateText date={key.lastUsedAt} /> : t('keys.used.never')}
          </td>
          <td>
            <CardLabel>{t('keys.ends')}</CardLabel>
            {key.revokedAt ? (
              <Badge tone="danger">{t('keys.ends.revoked')}</Badge>
            ) : key.expiresAt ? (
              <DateText date={key.expiresAt} />
            ) : (
              t('keys.ends.never')
            )}
          </td>
          {action && <td className={css.action}>{action.of(key)}</td>}
        </tr>
      ))}
    </CardTable>
  );
}
