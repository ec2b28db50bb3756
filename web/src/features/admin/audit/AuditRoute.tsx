import { CardTable } from '../../../components/CardTable.tsx';
import { EmptyState } from '../../../components/EmptyState.tsx';
import { Page } from '../../../components/Page.tsx';
import { useText } from '../../../i18n/intl.tsx';
import { PagedList } from '../PagedList.tsx';
import css from './Audit.module.css';
import { AuditFilterBar } from './AuditFilterBar.tsx';
import { AuditRow } from './AuditRow.tsx';
import { useAudit, useAuditFilters } from './use-audit.ts';

const columns = ['at', 'action', 'about', 'changes', 'reason'] as const;

/** The log of admin actions. It is append-only. */
export function AuditRoute() {
  const t = useText();
  const [filters, setFilters] = useAuditFilters();
  const list = useAudit(filters);
  return (
    <Page title={t('audit.title')} lead={t('audit.lead')}>
      <AuditFilterBar value={filters} onChange={setFilters} />
      <PagedList
        list={list}
        empty={<EmptyState title={t('audit.empty')} text={t('audit.empty.text')} />}
      >
        {(entries) => (
          <CardTable
            roomy
            cards="early"
            busy={list.isPrevious}
            head={columns.map((column) => (
              <th key={column} scope="col" className={css[column]}>
                {t(`audit.${column}`)}
              </th>
            ))}
          >
            {entries.map((entry) => (
              <AuditRow
                key={entry.id}
                entry={entry}
                onAdmin={() => setFilters({ ...filters, by: entry.by.email ?? entry.by.uid })}
              />
            ))}
          </CardTable>
        )}
      </PagedList>
    </Page>
  );
}
