import './options.ts';
import { onRequest } from 'firebase-functions/v2/https';
import { deps } from './deps.ts';
import { streamKey } from './env.ts';
import { functionLimits } from './function-limits.ts';
import { answerError, asApiError } from './http/answer.ts';
import { originOf } from './http/origin.ts';
import type { RequestLimits } from './http/request-limits.ts';
import { setSecurityHeaders } from './http/security-headers.ts';
import { readAppPage, renderSharePage } from './services/sharing/render-share-page.ts';

let limits: RequestLimits | undefined;

function limitsOnce(): RequestLimits {
  limits ??= functionLimits();
  return limits;
}

/** Serves the app's page with the previews of a shared audio, for crawlers that run no scripts. */
export const sharePage = onRequest(
  { concurrency: 80, invoker: 'public', secrets: [streamKey] },
  async (request, response) => {
    setSecurityHeaders(response);
    try {
      await limitsOnce().countAddress(request);
      await limitsOnce().countUnauthenticated(request);
      const origin = originOf(request);
      const { html, headers } = await readAppPage(origin);
      const path = request.originalUrl;
      const page = await renderSharePage(deps(), { page: html, origin, path });
      for (const [name, value] of headers) response.setHeader(name, value);
      response
        .set('Content-Type', 'text/html; charset=utf-8')
        .set('Cache-Control', 'private, no-cache')
        .send(page);
    } catch (thrown) {
      answerError(response, asApiError(thrown, deps().log, 'share_page_failed'));
    }
  },
);
