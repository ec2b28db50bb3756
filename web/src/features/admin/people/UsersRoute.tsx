import type { AdminPerson } from '@duu/contract/calls/admin-people';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { LoadFailure } from '../../../api/LoadFailure.tsx';
import { Button } from '../../../components/Button.tsx';
import { CardTable } from '../../../components/CardTable.tsx';
import { EmptyState } from '../../../components/EmptyState.tsx';
import { Page } from '../../../components/Page.tsx';
import { Skeleton } from '../../../components/Skeleton.tsx';
import { TextField } from '../../../components/TextField.tsx';
import { useText } from '../../../i18n/intl.tsx';
import { type AccountChange, AccountDialog } from './AccountDialog.tsx';
import { CreditsDialog } from './CreditsDialog.tsx';
import css from './People.module.css';
import { PersonRow } from './PersonRow.tsx';
import { usePeople } from './use-people.ts';

/** What is being asked about somebody. */
interface Asked {
  readonly person: AdminPerson;
  readonly about: 'credits' | AccountChange;
}

const addressDelayMs = 300;

/** What is searched for stands in the address, so that it outlives a reload and can be passed on. */
function useQueryInAddress() {
  const [params, setParams] = useSearchParams();
  const [query, setQuery] = useState(params.get('query') ?? '');
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address follows the field, never the other way
  useEffect(() => {
    const text = query.trim();
    if (text === (params.get('query') ?? '')) return;
    const timer = setTimeout(
      () => setParams(text === '' ? {} : { query: text }, { replace: true }),
      addressDelayMs,
    );
    return () => clearTimeout(timer);
  }, [query]);
  return [query, setQuery] as const;
}

export function UsersRoute() {
  const t = useText();
  const [query, setQuery] = useQueryInAddress();
  const [asked, setAsked] = useState<Asked | null>(null);
  const list = usePeople(query.trim());
  const { items: people } = list;
  const close = () => setAsked(null);
  const changed = (person: AdminPerson) => {
    list.replace(person.id, person);
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
          maxLength={200}
          value={query}
          onChange={(event) => setQuery(event.target.value)}
        />
      </search>
      {list.error && <LoadFailure error={list.error} retry={list.retry} />}
      {people === null && !list.error && <Skeleton height="24rem" />}
      {people?.length === 0 && !list.hasMore && (
        <EmptyState title={t('users.empty')} text={t('users.empty.text')} />
      )}
      {people && people.length > 0 && (
        <CardTable
          busy={list.isPrevious}
          head={
            <>
              <th scope="col">{t('users.person')}</th>
              <th scope="col">{t('users.plan')}</th>
              <th scope="col">{t('users.credits')}</th>
              <th scope="col">{t('users.since')}</th>
              <td />
            </>
          }
        >
          {people.map((person) => (
            <PersonRow
              key={person.id}
              person={person}
              onAsk={(about) => setAsked({ person, about })}
            />
          ))}
        </CardTable>
      )}
      {list.hasMore && (
        <div className={css.more}>
          <Button variant="outline" onClick={list.loadMore}>
            {t('users.more')}
          </Button>
        </div>
      )}
      {asked?.about === 'credits' && (
        <CreditsDialog person={asked.person} onClose={close} onChanged={changed} />
      )}
      {asked && asked.about !== 'credits' && (
        <AccountDialog
          person={asked.person}
          change={asked.about}
          onClose={close}
          onChanged={changed}
        />
      )}
    </Page>
  );
}
