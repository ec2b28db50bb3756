import { redirectFor } from '../services/admin/route-rules.ts';
import { plansOnSale, publishedSpeakers } from '../services/catalogue.ts';
import { logClientError } from '../services/client-errors.ts';
import { trySpeech } from '../services/conversions/try-speech.ts';
import { readPlaylist, readPlaylistAudio } from '../services/sharing/playlists.ts';
import { readShare } from '../services/sharing/read-share.ts';
import type { Handlers } from './handler.ts';

export const publicHandlers = {
  getCountry: async ({ country }) => ({ country }),
  getPlans: async ({ deps }) => ({ plans: await plansOnSale(deps) }),
  getSpeakers: async ({ deps }) => ({ speakers: await publishedSpeakers(deps) }),
  getRouteRule: async ({ deps, query }) => ({ redirect: await redirectFor(deps, query.path) }),
  getShare: ({ deps, params }) => readShare(deps, params.shareId),
  getPlaylist: ({ deps, params }) => readPlaylist(deps, params.playlistId),
  getPlaylistAudio: ({ deps, params }) =>
    readPlaylistAudio(deps, params.playlistId, params.audioId),
  reportClientError: async ({ deps, input }) => logClientError(deps, input),
  trySpeech: ({ deps, input }) => trySpeech(deps, input),
} satisfies Handlers<
  | 'getCountry'
  | 'getPlans'
  | 'getSpeakers'
  | 'getRouteRule'
  | 'getShare'
  | 'getPlaylist'
  | 'getPlaylistAudio'
  | 'reportClientError'
  | 'trySpeech'
>;
