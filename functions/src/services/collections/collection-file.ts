import { apiBase } from '@duu/contract/calls/calls';
import { type CollectionFile, collectionFile } from '@duu/contract/calls/collections';
import type { Collection } from '@duu/contract/documents/collection';
import { id } from '@duu/contract/id';
import type { Word } from '@duu/contract/word';
import { toSrt, toVtt } from '@duu/speech/subtitles';
import { z } from 'zod';
import { ApiError } from '../../api-error.ts';
import type { Deps } from '../../deps.ts';
import { ownedCollection, refuseTooLarge } from '../audios/collection-audios.ts';
import type { SentFile } from '../audios/sent-file.ts';
import { readTicket, signTicket } from '../signed-token.ts';
import { m4bOf } from './audiobook/m4b-of.ts';
import { startAudiobook } from './audiobook/make-audiobook.ts';
import { epubOf } from './epub/epub-of.ts';
import { type JoinedSound, joinedSound } from './joined-sound.ts';

/** Access to one file of a collection, until a time. */
const ticket = z.object({
  uid: id,
  collectionId: id,
  format: collectionFile,
  /** Ms since 1970. */
  until: z.int(),
});
export type CollectionTicket = z.infer<typeof ticket>;

async function readCollection(deps: Deps, uid: string, collectionId: string): Promise<Collection> {
  const collection = await ownedCollection(deps, uid, collectionId);
  refuseTooLarge(collection.audioCount);
  return collection;
}

/** Starts what an M4B still needs. Returns whether there is nothing. */
async function prepareM4b(deps: Deps, uid: string, collectionId: string, collection: Collection) {
  const m4b = await m4bOf(deps, uid, collectionId, collection);
  if ('name' in m4b) return true;
  await startAudiobook(deps, uid, collectionId, m4b);
  return false;
}

/**
 * Returns the path of a file of a whole collection, valid for minutes: browsers save it without a header. Returns null while
 * an M4B is being made.
 * @throws ApiError `collection.not_found`, `collection.too_large`, `collection.too_long`, `collection.empty`
 */
export async function openCollectionFile(
  deps: Deps,
  uid: string,
  collectionId: string,
  format: CollectionFile,
): Promise<string | null> {
  // A download that fails in the browser does not say why.
  const collection = await readCollection(deps, uid, collectionId);
  if (format !== 'm4b') await joinedSound(deps, uid, collectionId, collection);
  else if (!(await prepareM4b(deps, uid, collectionId, collection))) return null;
  const of = { uid, collectionId, format };
  const token = signTicket('collection', of, deps.streamKey(), deps.now());
  return `${apiBase}/collections/${collectionId}/file?token=${token}`;
}

/**
 * Returns the ticket of a token.
 * @throws ApiError `audio.link_expired` if it is old, forged or for another collection
 */
export function readCollectionTicket(
  deps: Pick<Deps, 'now' | 'streamKey'>,
  token: string,
  collectionId: string,
): CollectionTicket {
  const isFor = (of: CollectionTicket) => of.collectionId === collectionId;
  const { streamKey, now } = deps;
  return readTicket('collection', ticket, token, { key: streamKey(), now: now(), isFor });
}

/** Returns the texts of all audios as one, with times in the joined sound. */
async function joinedText({ documents }: Deps, uid: string, { entries }: JoinedSound) {
  const contents = await Promise.all(
    entries.map(({ audio }) => documents.content(uid, audio.id).get()),
  );
  const segments: string[] = [];
  const words: Word[] = [];
  for (const [at, { startMs }] of entries.entries()) {
    const content = contents[at]?.data();
    if (!content) continue;
    const offset = Math.round(startMs);
    for (const word of content.words)
      words.push({
        ...word,
        segment: segments.length + word.segment,
        startMs: offset + word.startMs,
        endMs: offset + word.endMs,
      });
    segments.push(...content.segments);
  }
  return { segments, words };
}

/**
 * Returns a file of a collection as it is now.
 * @throws ApiError `collection.not_found`, `collection.too_large`, `collection.too_long`, `collection.empty`, `audio.not_ready`
 */
export async function collectionFileOf(
  deps: Deps,
  { uid, collectionId, format }: CollectionTicket,
): Promise<SentFile> {
  const collection = await readCollection(deps, uid, collectionId);
  if (format === 'm4b') {
    const m4b = await m4bOf(deps, uid, collectionId, collection);
    // Since the address was made, an audio was added or converted again.
    if (!('name' in m4b)) throw new ApiError('audio.not_ready');
    return m4b;
  }
  const joined = await joinedSound(deps, uid, collectionId, collection);
  const { name } = joined;
  if (format === 'mp3') return joined.mp3;
  if (format === 'epub') {
    const pieces = await epubOf(deps, uid, { id: collectionId, ...collection }, joined);
    return { name, type: 'application/epub+zip', pieces };
  }
  const { segments, words } = await joinedText(deps, uid, joined);
  const text = Buffer.from(format === 'srt' ? toSrt(segments, words) : toVtt(segments, words));
  const type = format === 'srt' ? 'application/x-subrip' : 'text/vtt';
  return { name, type: `${type}; charset=utf-8`, spans: [{ bytes: text }] };
}
