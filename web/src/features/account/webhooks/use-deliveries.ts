import { calls } from '@duu/contract/calls/calls';
import { callApi } from '../../../api/call.ts';
import { usePagedList } from '../../../api/use-paged-list.ts';

/** Returns the deliveries of an endpoint, the newest first. */
export function useDeliveries(webhookId: string) {
  return usePagedList(webhookId, async (cursor, signal) => {
    const { deliveries, nextCursor } = await callApi(calls.listWebhookDeliveries, {
      params: { webhookId },
      query: { cursor },
      signal,
      failure: 'handled',
    });
    return { items: deliveries, nextCursor };
  });
}
