import type { QueryOf } from '@duu/contract/calls/call';
import { type Calls, calls } from '@duu/contract/calls/calls';
import { day } from '@duu/contract/day';
import { auditAction } from '@duu/contract/documents/audit';
import { useSearchParams } from 'react-router-dom';
import { callApi } from '../../../api/call.ts';
import { usePagedList } from '../../../api/use-paged-list.ts';

export type AuditFilters = Omit<QueryOf<Calls['adminListAudit']>, 'cursor'>;

/** The filters are in the page's address, so that others can link to them. Invalid ones are dropped. */
export function useAuditFilters(): [AuditFilters, (change: AuditFilters) => void] {
  const [params, setParams] = useSearchParams();
  const text = (name: string) => params.get(name)?.trim().slice(0, 320) || undefined;
  const [by, user] = [text('by'), text('user')];
  const action = auditAction.safeParse(params.get('action'));
  const [from, to] = [day.safeParse(params.get('from')), day.safeParse(params.get('to'))];
  const filters: AuditFilters = {
    ...(by ? { by } : {}),
    ...(user ? { user } : {}),
    ...(action.success ? { action: action.data } : {}),
    ...(from.success ? { from: from.data } : {}),
    ...(to.success ? { to: to.data } : {}),
  };
  const change = (next: AuditFilters) =>
    setParams(
      Object.entries(next).flatMap(([name, value]): [string, string][] =>
        value?.trim() ? [[name, value.trim()]] : [],
      ),
      { replace: true },
    );
  return [filters, change];
}

/** Admin actions, newest first. */
export function useAudit(filters: AuditFilters) {
  return usePagedList(JSON.stringify(filters), async (cursor, signal) => {
    const { entries, nextCursor } = await callApi(calls.adminListAudit, {
      query: { ...filters, cursor },
      signal,
      failure: 'handled',
    });
    return { items: entries, nextCursor };
  });
}
