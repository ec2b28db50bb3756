import type { AdminOrder } from '@duu/contract/calls/admin-orders';
import { calls } from '@duu/contract/calls/calls';
import { type OrderStatus, orderStatus } from '@duu/contract/documents/order';
import { useSearchParams } from 'react-router-dom';
import { callApi } from '../../../api/call.ts';
import { usePagedList } from '../../../api/use-paged-list.ts';

export interface OrderFilters {
  readonly query?: string;
  readonly status?: OrderStatus;
  readonly attention?: 'true';
  readonly former?: 'true';
}

/** The filters are in the page's address, so that a list can be bookmarked and linked. Invalid ones are dropped. */
export function useOrderFilters(): [OrderFilters, (change: OrderFilters) => void] {
  const [params, setParams] = useSearchParams();
  const status = orderStatus.safeParse(params.get('status'));
  const query = params.get('query')?.trim().slice(0, 200);
  const filters: OrderFilters = {
    ...(query ? { query } : {}),
    ...(status.success ? { status: status.data } : {}),
    ...(params.get('attention') === 'true' ? { attention: 'true' } : {}),
    ...(params.get('former') === 'true' ? { former: 'true' } : {}),
  };
  const change = ({ query: text, ...others }: OrderFilters) => {
    const given = Object.entries({ query: text?.trim(), ...others });
    setParams(
      given.flatMap(([name, value]): [string, string][] => (value ? [[name, value]] : [])),
      { replace: true },
    );
  };
  return [filters, change];
}

/** Returns the orders that match the filters, newest first. */
export function useOrderList(filters: OrderFilters) {
  return usePagedList(JSON.stringify(filters), async (cursor, signal) => {
    const { orders, nextCursor } = await callApi(calls.adminListOrders, {
      query: { ...filters, cursor },
      signal,
      failure: 'handled',
    });
    return { items: orders, nextCursor };
  });
}

/** Returns all matching orders, across pages. */
export async function allOrders(filters: OrderFilters): Promise<AdminOrder[]> {
  const all: AdminOrder[] = [];
  let cursor: string | undefined;
  do {
    const query = { ...filters, export: 'true', cursor } as const;
    const page = await callApi(calls.adminListOrders, { query });
    all.push(...page.orders);
    cursor = page.nextCursor ?? undefined;
  } while (cursor !== undefined);
  return all;
}
