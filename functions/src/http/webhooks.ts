import type { PaymentSource } from '@duu/contract/documents/subscription';
import { ApiError } from '../api-error.ts';
import { receiveWebhook } from '../services/orders/receive-webhook.ts';
import type { ByteRoute } from './byte-route.ts';
import { receivedBody } from './guard.ts';
import { header, queryOf, urlOf } from './request.ts';

/** Returns the query's values; a repeated name is ignored. */
function single(query: ReturnType<typeof queryOf>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(query).flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value]] : [],
    ),
  );
}

/**
 * `/webhooks/…`: passes the raw request to the adapter. Errors are answered as errors, so that the provider
 * sends it again.
 */
export function webhookOf(source: PaymentSource): ByteRoute {
  return async (request, response, { deps, limits }, params) => {
    const names = Object.keys(request.headers);
    const headers = names.map((name) => [name, header(request, name) ?? ''] as const);
    try {
      const answer = await receiveWebhook(deps, source, {
        method: request.method ?? 'GET',
        headers: Object.fromEntries(headers),
        body: receivedBody(request),
        params: { ...single(queryOf(urlOf(request))), ...params },
      });
      response.statusCode = 200;
      response.setHeader('Content-Type', `${answer.type}; charset=utf-8`);
      response.setHeader('Cache-Control', 'no-store');
      response.end(answer.body);
    } catch (error) {
      const isForged = error instanceof ApiError && error.key === 'webhook.invalid_signature';
      if (isForged) await limits.countUnauthenticated(request);
      // Any other error is answered with 5xx, so that providers retry: some don’t after a 4xx.
      if (isForged || (error instanceof ApiError && error.key === 'request.not_found')) throw error;
      throw new ApiError('server_error', { cause: error });
    }
  };
}
