import { ensureAccount } from '../services/account/ensure-account.ts';
import { changeBook } from '../services/books/change-book.ts';
import { createBook } from '../services/books/create-book.ts';
import { openCollectionFile } from '../services/collections/collection-file.ts';
import { setCover } from '../services/collections/cover.ts';
import { createCollection } from '../services/collections/create-collection.ts';
import { deleteCollection } from '../services/collections/delete-collection.ts';
import { orderCollection } from '../services/collections/order-collection.ts';
import { updateCollection } from '../services/collections/update-collection.ts';
import {
  cachedDictionary,
  deleteRespelling,
  previewRespelling,
  saveRespellings,
} from '../services/dictionary/dictionary.ts';
import { listUsage } from '../services/keys/list-usage.ts';
import { deleteBookmark, saveBookmark } from '../services/library/bookmarks.ts';
import { bulkAudios } from '../services/library/bulk-audios.ts';
import { deleteAudio } from '../services/library/delete-audio.ts';
import { fetchPage } from '../services/library/fetch-page.ts';
import { getAudio, listAudios } from '../services/library/list-audios.ts';
import { rateAudio } from '../services/library/rate-audio.ts';
import { restoreVersion } from '../services/library/restore-version.ts';
import { savePosition } from '../services/library/save-position.ts';
import { searchAudios } from '../services/library/search-audios.ts';
import { updateAudio } from '../services/library/update-audio.ts';
import { shareCollection, unshareCollection } from '../services/sharing/playlists.ts';
import { shareAudio, unshareAudio } from '../services/sharing/share-audio.ts';
import type { Handlers } from './handler.ts';

type AudioCalls =
  | 'listAudios'
  | 'getAudio'
  | 'getUsage'
  | 'updateAudio'
  | 'deleteAudio'
  | 'bulkAudios'
  | 'searchAudios'
  | 'savePosition'
  | 'rateAudio'
  | 'saveBookmark'
  | 'deleteBookmark'
  | 'restoreVersion'
  | 'shareAudio'
  | 'unshareAudio';
type PageCalls = 'fetchPage';
type BookCalls = 'createBook' | 'changeBook';
type CollectionCalls =
  | 'createCollection'
  | 'updateCollection'
  | 'deleteCollection'
  | 'orderCollection'
  | 'openCollectionFile'
  | 'setCover'
  | 'shareCollection'
  | 'unshareCollection';
type DictionaryCalls =
  | 'getDictionary'
  | 'saveRespelling'
  | 'importRespellings'
  | 'previewRespelling'
  | 'deleteRespelling';

export const libraryHandlers = {
  listAudios: ({ deps, actor, query }) => listAudios(deps, actor.uid, query),
  getAudio: ({ deps, actor, params }) => getAudio(deps, actor.uid, params.audioId),
  getUsage: async ({ deps, actor, query }) => ({ uses: await listUsage(deps, actor.uid, query) }),
  updateAudio: ({ deps, actor, params, input }) =>
    updateAudio(deps, actor.uid, params.audioId, input),
  deleteAudio: ({ deps, actor, params }) => deleteAudio(deps, actor.uid, params.audioId),
  bulkAudios: ({ deps, actor, input }) => bulkAudios(deps, actor.uid, input),
  searchAudios: ({ deps, actor, query }) => searchAudios(deps, actor.uid, query),
  savePosition: ({ deps, actor, params, input }) =>
    savePosition(deps, actor.uid, params.audioId, input),
  rateAudio: ({ deps, actor, params, input }) =>
    rateAudio(deps, actor.uid, params.audioId, input.rating),
  saveBookmark: ({ deps, actor, params, input }) => saveBookmark(deps, actor.uid, params, input),
  deleteBookmark: ({ deps, actor, params }) => deleteBookmark(deps, actor.uid, params),
  restoreVersion: ({ deps, actor, params }) =>
    restoreVersion(deps, actor.uid, params.audioId, params.version),
  shareAudio: async ({ deps, actor, params }) => ({
    shareId: await shareAudio(deps, actor.uid, params.audioId),
  }),
  unshareAudio: ({ deps, actor, params }) => unshareAudio(deps, actor.uid, params.audioId),

  fetchPage: ({ deps, input }) => fetchPage(deps, input),

  createBook: async ({ deps, actor, input, idempotencyKey }) => {
    await ensureAccount(deps, actor);
    return createBook(deps, actor.uid, input, idempotencyKey);
  },
  changeBook: ({ deps, actor, params, input }) =>
    changeBook(deps, actor.uid, params.collectionId, input.action),

  createCollection: async ({ deps, actor, input, idempotencyKey }) => {
    await ensureAccount(deps, actor);
    return { collectionId: await createCollection(deps, actor.uid, input, idempotencyKey) };
  },
  updateCollection: ({ deps, actor, params, input }) =>
    updateCollection(deps, actor.uid, params.collectionId, input),
  deleteCollection: ({ deps, actor, params, query }) =>
    deleteCollection(deps, actor.uid, params.collectionId, query.audios),
  orderCollection: ({ deps, actor, params, input }) =>
    orderCollection(deps, actor.uid, params.collectionId, input),
  openCollectionFile: async ({ deps, actor, params, input }) => ({
    url: await openCollectionFile(deps, actor.uid, params.collectionId, input.format),
  }),
  setCover: ({ deps, actor, params, input }) =>
    setCover(deps, actor.uid, params.collectionId, input.image),
  shareCollection: async ({ deps, actor, params }) => ({
    playlistId: await shareCollection(deps, actor.uid, params.collectionId),
  }),
  unshareCollection: ({ deps, actor, params }) =>
    unshareCollection(deps, actor.uid, params.collectionId),

  getDictionary: async ({ deps, actor }) => ({
    entries: [...(await cachedDictionary(deps, actor.uid))],
  }),
  saveRespelling: async ({ deps, actor, input: { replaces, ...respelling } }) => {
    const [entryId = ''] = await saveRespellings(deps, actor, [respelling], replaces);
    return { entryId };
  },
  importRespellings: async ({ deps, actor, input }) => ({
    entryIds: await saveRespellings(deps, actor, input.entries),
  }),
  previewRespelling: ({ deps, actor, input }) => previewRespelling(deps, actor.uid, input),
  deleteRespelling: ({ deps, actor, params }) => deleteRespelling(deps, actor.uid, params.entryId),
} satisfies Handlers<AudioCalls | BookCalls | PageCalls | CollectionCalls | DictionaryCalls>;
