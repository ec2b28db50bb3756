import './options.ts';
import { onRequest } from 'firebase-functions/v2/https';
import { deps } from './deps.ts';
import { inEmulator, requestsPerMinute } from './env.ts';
import { answerError, asApiError } from './http/answer.ts';
import { originOf } from './http/origin.ts';
import { createRequestLimits, type RequestLimits } from './http/request-limits.ts';
import { setSecurityHeaders } from './http/security-headers.ts';
import { readAppPage, sharePageFor } from './services/sharing/share-page-for.ts';

let limits: RequestLimits | undefined;

function limitsOnce(): RequestLimits {
  limits ??= createRequestLimits(Date.now, {
    behindGoogle: !inEmulator,
    perMinute: requestsPerMinute(),
  });
  return limits;
}

/** Serves the app's page with the previews of a shared audio, for crawlers that run no scripts. */
export const sharePage = onRequest(
  { concurrency: 80, invoker: 'public' },
  async (request, response) => {
    setSecurityHeaders(response);
    try {
      limitsOnce().countAddress(request);
      limitsOnce().countUnauthenticated(request);
      const origin = originOf(request);
      const page = await sharePageFor(deps(), {
        page: await readAppPage(origin),
        origin,
        path: request.originalUrl,
      });
      response
        .set('Content-Type', 'text/html; charset=utf-8')
        .set('Cache-Control', 'private, no-cache')
        .send(page);
    } catch (thrown) {
      answerError(response, asApiError(thrown, deps().log, 'share_page_failed'));
    }
  },
);
