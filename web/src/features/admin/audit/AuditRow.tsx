import type { OutputOf } from '@duu/contract/calls/call';
import type { Calls } from '@duu/contract/calls/calls';
import type { ReactNode } from 'react';
import { CardLabel } from '../../../components/CardTable.tsx';
import { useText } from '../../../i18n/intl.tsx';
import { AppLink } from '../../../navigation/AppLink.tsx';
import { orderPath, userPath } from '../admin-paths.ts';
import { shortTime } from '../format.ts';
import css from './Audit.module.css';
import { type Change, changesOf, shownField, shownValue } from './changes.ts';

type Entry = OutputOf<Calls['adminListAudit']>['entries'][number];

/** The number of changes shown unfolded. */
const maxOpen = 4;

export function AuditRow({ entry, onAdmin }: { entry: Entry; onAdmin: () => void }) {
  const t = useText();
  const { at, by, action, reason } = entry;
  const { day, time } = shortTime(at);
  const admin = by.email ?? by.uid;
  return (
    <tr className={css.entry}>
      <th scope="row" className={css.at}>
        <time dateTime={at.toISOString()}>
          <span className={css.day}>{day}</span> {time}
        </time>
        <button type="button" aria-label={t('audit.by.only', { admin })} onClick={onAdmin}>
          <bdi translate="no">{admin}</bdi>
        </button>
      </th>
      <td className={css.action}>{t(`audit.action.${action}`)}</td>
      <td className={css.about}>
        <About entry={entry} />
      </td>
      <td className={css.changes}>
        <Changes entry={entry} />
      </td>
      <td className={css.reason}>
        {reason !== null && (
          <>
            <CardLabel>{t('audit.reason')}</CardLabel>
            <bdi translate="no">{reason}</bdi>
          </>
        )}
      </td>
    </tr>
  );
}

/** The account and the item concerned, with links. */
function About({ entry: { uid, email, target, action } }: { entry: Entry }) {
  const isOrder = action.startsWith('order.');
  const code = target === null ? null : <code translate="no">{target}</code>;
  return (
    <>
      {uid !== null && (
        <AppLink to={userPath(uid)} className={css.link} translate="no">
          <bdi>{email ?? uid}</bdi>
        </AppLink>
      )}
      {isOrder && target !== null ? (
        <AppLink to={orderPath({ uid, id: target })} className={css.target}>
          {code}
        </AppLink>
      ) : (
        code && <span className={css.target}>{code}</span>
      )}
    </>
  );
}

function Changes({ entry }: { entry: Entry }) {
  const t = useText();
  const changes = changesOf(entry);
  if (changes.length === 0) return '–';
  const list = (
    <ul className={css.list}>
      {changes.map(({ field, before, after }) => (
        <li key={field}>
          <span className={css.field}>{shownField(field, t)}:</span>{' '}
          <Side field={field} value={before} />{' '}
          <span className={css.arrow} aria-hidden="true">
            →
          </span>
          <span className="visually-hidden">{t('audit.becomes')}</span>
          {'\u00a0'}
          <Side field={field} value={after} />
        </li>
      ))}
    </ul>
  );
  if (changes.length <= maxOpen) return list;
  return (
    <details>
      <summary>{t('audit.fields', { count: changes.length })}</summary>
      {list}
    </details>
  );
}

function Side({ field, value }: { field: string; value: Change['before'] }): ReactNode {
  const t = useText();
  return <bdi className={css.value}>{shownValue(field, value, t)}</bdi>;
}
