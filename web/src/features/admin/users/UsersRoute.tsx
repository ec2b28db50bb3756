import type { AdminUser } from '@duu/contract/calls/admin-users';
import { useEffect, useEffectEvent, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { CardTable } from '../../../components/CardTable.tsx';
import { EmptyState } from '../../../components/EmptyState.tsx';
import { Page } from '../../../components/Page.tsx';
import { TextField } from '../../../components/TextField.tsx';
import { useText } from '../../../i18n/intl.tsx';
import { PagedList } from '../PagedList.tsx';
import { type AccountChange, AccountDialog } from './AccountDialog.tsx';
import { CreditsDialog } from './CreditsDialog.tsx';
import { UserRow } from './UserRow.tsx';
import { useUsers } from './use-users.ts';

/** The open dialog about a user. */
interface DialogRequest {
  readonly user: AdminUser;
  readonly about: 'credits' | AccountChange;
}

const addressDelayMs = 300;

/** The query is in the address, so that it survives a reload and can be shared. */
function useQueryInAddress() {
  const [params, setParams] = useSearchParams();
  const [query, setQuery] = useState(params.get('query') ?? '');
  // The address follows the field, never the other way.
  const follow = useEffectEvent((text: string) => {
    if (text === (params.get('query') ?? '')) return;
    setParams(text === '' ? {} : { query: text }, { replace: true });
  });
  useEffect(() => {
    const timer = setTimeout(() => follow(query.trim()), addressDelayMs);
    return () => clearTimeout(timer);
  }, [query]);
  return [query, setQuery] as const;
}

export function UsersRoute() {
  const t = useText();
  const [query, setQuery] = useQueryInAddress();
  const [request, setRequest] = useState<DialogRequest | null>(null);
  const list = useUsers(query.trim());
  const close = () => setRequest(null);
  const changed = (user: AdminUser) => {
    list.replace(user.id, user);
    close();
  };
  return (
    <Page title={t('users.title')} lead={t('users.lead')}>
      <search>
        <TextField
          type="search"
          label={t('users.search')}
          hint={t('users.search.hint')}
          autoComplete="off"
          autoFocus
          maxLength={200}
          value={query}
          onChange={(event) => setQuery(event.target.value)}
        />
      </search>
      <PagedList
        list={list}
        empty={<EmptyState title={t('users.empty')} text={t('users.empty.text')} />}
      >
        {(users) => (
          <CardTable
            busy={list.isPrevious}
            head={
              <>
                <th scope="col">{t('users.user')}</th>
                <th scope="col">{t('users.plan')}</th>
                <th scope="col">{t('users.credits')}</th>
                <th scope="col">{t('users.since')}</th>
                <td />
              </>
            }
          >
            {users.map((user) => (
              <UserRow key={user.id} user={user} onAsk={(about) => setRequest({ user, about })} />
            ))}
          </CardTable>
        )}
      </PagedList>
      {request?.about === 'credits' && (
        <CreditsDialog user={request.user} onClose={close} onChanged={changed} />
      )}
      {request && request.about !== 'credits' && (
        <AccountDialog
          user={request.user}
          change={request.about}
          onClose={close}
          onChanged={changed}
        />
      )}
    </Page>
  );
}
