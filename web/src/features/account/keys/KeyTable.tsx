import type { ApiKey } from '@duu/contract/documents/api-key';
import type { WithId } from '@duu/contract/id';
import { Badge } from '../../../components/Badge.tsx';
import { Button } from '../../../components/Button.tsx';
import { CardLabel, CardTable } from '../../../components/CardTable.tsx';
import { DateText } from '../../../i18n/DateText.tsx';
import { useText } from '../../../i18n/intl.tsx';
import css from './keys.module.css';

interface Props {
  keys: readonly WithId<ApiKey>[];
  onRevoke: (key: WithId<ApiKey>) => void;
}

/** Keys with what they may do and when they were used; the keys themselves are not known. */
export function KeyTable({ keys, onRevoke }: Props) {
  const t = useText();
  return (
    <CardTable
      head={
        <>
          <th scope="col">{t('keys.name')}</th>
          <th scope="col">{t('keys.may')}</th>
          <th scope="col">{t('keys.used')}</th>
          <th scope="col">{t('keys.ends')}</th>
          <th scope="col">
            <span className="visually-hidden">{t('keys.revoke')}</span>
          </th>
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
            <CardLabel>{t('keys.used')}</CardLabel>
            {key.lastUsedAt ? <DateText date={key.lastUsedAt} /> : t('keys.used.never')}
          </td>
          <td>
            <CardLabel>{t('keys.ends')}</CardLabel>
            {key.expiresAt ? <DateText date={key.expiresAt} /> : t('keys.ends.never')}
          </td>
          <td className={css.end}>
            <Button
              variant="outline"
              size="sm"
              aria-label={t('keys.revoke.label', { name: key.name })}
              onClick={() => onRevoke(key)}
            >
              {t('keys.revoke')}
            </Button>
          </td>
        </tr>
      ))}
    </CardTable>
  );
}
