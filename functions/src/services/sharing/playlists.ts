import { apiBase } from '@duu/contract/calls/calls';
import { inCollectionOrder } from '@duu/contract/collection-order';
import type { Collection } from '@duu/contract/documents/collection';
import type { Playlist, SharedPlaylist } from '@duu/contract/documents/playlist';
import type { SharedAudio } from '@duu/contract/documents/share';
import { id } from '@duu/contract/id';
import { ApiError } from '../../api-error.ts';
import type { Deps } from '../../deps.ts';
import { isOpenAccount } from '../account/open-account.ts';
import { type FinishedAudio, finishedAudios, refuseTooLarge } from '../audios/collection-audios.ts';
import { newShareId, publicShare } from './share-audio.ts';

/**
 * Returns the public playlist of a collection; creates it if it has none.
 * @throws ApiError `collection.not_found`, `collection.too_large`
 */
export async function shareCollection(
  deps: Deps,
  uid: string,
  collectionId: string,
): Promise<string> {
  const { documents, now } = deps;
  return documents.transact(async (tx) => {
    const ref = documents.collection(uid, collectionId);
    const collection = (await tx.get(ref)).data();
    if (!collection) throw new ApiError('collection.not_found');
    if (collection.playlistId) return collection.playlistId;
    refuseTooLarge(collection.audioCount);
    const playlistId = newShareId(deps);
    tx.create(documents.playlist(playlistId), { uid, collectionId, createdAt: now() });
    tx.update(ref, { playlistId });
    return playlistId;
  });
}

/**
 * Deletes the playlist's address for good. Does nothing if there is none.
 * @throws ApiError `collection.not_found`
 */
export async function unshareCollection(
  { documents }: Deps,
  uid: string,
  collectionId: string,
): Promise<void> {
  await documents.transact(async (tx) => {
    const ref = documents.collection(uid, collectionId);
    const collection = (await tx.get(ref)).data();
    if (!collection) throw new ApiError('collection.not_found');
    if (collection.playlistId === null) return;
    tx.delete(documents.playlist(collection.playlistId));
    tx.update(ref, { playlistId: null });
  });
}

interface Source extends Playlist {
  readonly collection: Collection;
}

/**
 * Returns what a playlist plays.
 * @throws ApiError `share.not_found`, also if revoked, archived, or the account is closed
 */
async function sourceOf(deps: Deps, playlistId: string): Promise<Source> {
  const { documents } = deps;
  const source = id.safeParse(playlistId).success
    ? (await documents.playlist(playlistId).get()).data()
    : undefined;
  if (!source) throw new ApiError('share.not_found');
  const [found, isOpen] = await Promise.all([
    documents.collection(source.uid, source.collectionId).get(),
    isOpenAccount(deps, source.uid),
  ]);
  const collection = found.data();
  if (!isOpen || collection?.playlistId !== playlistId || collection.archived) {
    throw new ApiError('share.not_found');
  }
  return { ...source, collection };
}

/** How long the audios of a playlist are cached, in ms: anyone with the link can ask again and again. */
const cachedMs = 10_000;
const maxCached = 200;

const kept = new Map<string, { audios: Promise<FinishedAudio[]>; until: number }>();

/** Returns the audios of a playlist as of the last seconds, in the collection's present order. */
async function audiosOf(
  deps: Deps,
  playlistId: string,
  { uid, collectionId, collection }: Source,
): Promise<FinishedAudio[]> {
  const at = deps.now().getTime();
  const before = kept.get(playlistId);
  const isFresh = before !== undefined && before.until > at;
  const audios = isFresh ? before.audios : finishedAudios(deps, uid, collectionId, collection);
  if (!isFresh) {
    kept.delete(playlistId);
    kept.set(playlistId, { audios, until: at + cachedMs });
    audios.catch(() => kept.delete(playlistId));
    const [oldest] = kept.keys();
    if (kept.size > maxCached && oldest !== undefined) kept.delete(oldest);
  }
  return inCollectionOrder(await audios, collection.order);
}

/** Returns the path of an audio's file. Podcast apps want to see its kind in it. */
const soundOf = (playlistId: string, audioId: string): string =>
  `${apiBase}/playlists/${playlistId}/audios/${audioId}/sound.mp3`;

/**
 * Returns a playlist's name, author, cover and audios: what was deleted, moved out, archived or has expired more than seconds
 * ago is not in it.
 * @throws ApiError `share.not_found`
 */
export async function playlistAudios(deps: Deps, playlistId: string) {
  const source = await sourceOf(deps, playlistId);
  const { name, author, coverPath } = source.collection;
  return { name, author, coverPath, audios: await audiosOf(deps, playlistId, source) };
}

/** Returns the path of a playlist's cover. The mark of each is another, so that apps load a new one. */
export function coverAddress(playlistId: string, coverPath: string | null): string | null {
  if (coverPath === null) return null;
  const mark = coverPath.slice(coverPath.lastIndexOf('/') + 1).split('.')[0];
  return `${apiBase}/playlists/${playlistId}/cover.jpg?v=${mark}`;
}

/**
 * Returns the bucket path of a playlist's cover.
 * @throws ApiError `share.not_found`, also if it has none
 */
export async function playlistCover(deps: Deps, playlistId: string): Promise<string> {
  const { coverPath } = (await sourceOf(deps, playlistId)).collection;
  if (coverPath === null) throw new ApiError('share.not_found');
  return coverPath;
}

/**
 * Returns a playlist for its page.
 * @throws ApiError `share.not_found`
 */
export async function readPlaylist(deps: Deps, playlistId: string): Promise<SharedPlaylist> {
  const { name, coverPath, audios } = await playlistAudios(deps, playlistId);
  return {
    name,
    coverUrl: coverAddress(playlistId, coverPath),
    audios: audios.map((audio) => ({
      id: audio.id,
      name: audio.name,
      speaker: audio.speaker.name,
      language: audio.language,
      durationMs: audio.durationMs ?? 0,
      audioUrl: soundOf(playlistId, audio.id),
    })),
  };
}

async function audioIn(deps: Deps, playlistId: string, audioId: string) {
  const { documents, now } = deps;
  if (!id.safeParse(audioId).success) throw new ApiError('share.not_found');
  const { uid, collectionId } = await sourceOf(deps, playlistId);
  const audio = (await documents.audio(uid, audioId).get()).data();
  const isShown =
    audio?.collectionId === collectionId && !audio.archived && audio.expiresAt > now();
  if (!audio || !isShown || audio.storagePath === null) throw new ApiError('share.not_found');
  return { uid, audio, storagePath: audio.storagePath };
}

/**
 * Returns an audio of a playlist with its text.
 * @throws ApiError `share.not_found`
 */
export async function readPlaylistAudio(
  deps: Deps,
  playlistId: string,
  audioId: string,
): Promise<SharedAudio> {
  const { uid, audio } = await audioIn(deps, playlistId, audioId);
  const content = (await deps.documents.content(uid, audioId).get()).data();
  if (!content) throw new ApiError('share.not_found');
  const { createdAt: _, ...shown } = publicShare(audio, content, audio.createdAt);
  return { ...shown, audioUrl: soundOf(playlistId, audioId) };
}

/**
 * Returns the bucket path of a file of a playlist.
 * @throws ApiError `share.not_found`
 */
export async function playlistFile(
  deps: Deps,
  playlistId: string,
  audioId: string,
): Promise<string> {
  return (await audioIn(deps, playlistId, audioId)).storagePath;
}
