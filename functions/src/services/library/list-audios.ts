import type { OutputOf, QueryOf } from '@duu/contract/calls/call';
import type { Calls } from '@duu/contract/calls/calls';
import type { ListedAudio } from '@duu/contract/calls/programs';
import type { Audio } from '@duu/contract/documents/audio';
import { ApiError } from '../../api-error.ts';
import type { Deps } from '../../deps.ts';
import { newestPage } from '../../repositories/newest-page.ts';
import { freshStreamUrl } from '../conversions/stream-url.ts';

type List = Calls['listAudios'];

function listed(id: string, { speaker, ...audio }: Audio): ListedAudio {
  return { ...audio, id, speakerId: speaker.id };
}

/** Returns a page of a user's audios, the newest first. */
export async function listAudios(
  { documents }: Deps,
  uid: string,
  { state, cursor }: QueryOf<List>,
): Promise<OutputOf<List>> {
  const all =
    state === undefined ? documents.audios(uid) : documents.audios(uid).where('state', '==', state);
  const { docs, nextCursor } = await newestPage(all, 'createdAt', cursor);
  return { audios: docs.map((doc) => listed(doc.id, doc.data())), nextCursor };
}

/**
 * Returns an audio with everything that is known of its sound.
 * @throws ApiError `audio.not_found`, `audio.expired`
 */
export async function getAudio(
  deps: Deps,
  uid: string,
  audioId: string,
): Promise<OutputOf<Calls['getAudio']>> {
  const { documents } = deps;
  const [audio, content, streamUrl] = await Promise.all([
    documents.audio(uid, audioId).get(),
    documents.content(uid, audioId).get(),
    freshStreamUrl(deps, uid, audioId),
  ]);
  const [found, text] = [audio.data(), content.data()];
  if (!found || !text) throw new ApiError('audio.not_found');
  const { segments, normalized, words } = text;
  return { ...listed(audioId, found), segments, normalized, words, streamUrl };
}
