import { podcastFeed } from '../services/sharing/podcast-feed.ts';
import type { ByteRoute } from './byte-route.ts';
import { etagOf } from './etag.ts';
import { originOf } from './origin.ts';
import { header } from './request.ts';

/** `GET /playlists/:playlistId/feed.xml`: a shared collection as a podcast. Apps ask for it every hour or so. */
export const sendFeed: ByteRoute = async (request, response, { deps, limits }, params) => {
  await limits.countUnauthenticated(request);
  limits.reserveSlot(request, response, null);
  const feed = await podcastFeed(deps, params.playlistId ?? '', originOf(request));
  const tag = etagOf([feed]);
  response.setHeader('ETag', tag);
  // A copy is used only once the server has said that the collection is still shared.
  response.setHeader('Cache-Control', 'no-cache');
  if (header(request, 'if-none-match')?.includes(tag)) {
    response.statusCode = 304;
    response.end();
    return;
  }
  response.setHeader('Content-Type', 'application/rss+xml; charset=utf-8');
  response.end(request.method === 'HEAD' ? undefined : feed);
};
