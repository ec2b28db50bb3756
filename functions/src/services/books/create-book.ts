import type { InputOf, OutputOf } from '@duu/contract/calls/call';
import type { Calls } from '@duu/contract/calls/calls';
import { ApiError } from '../../api-error.ts';
import type { Deps } from '../../deps.ts';
import { directReads } from '../../repositories/documents.ts';
import { writeCover } from '../collections/cover.ts';
import { ensureMayCreate, writeCollection } from '../collections/create-collection.ts';
import { acceptText } from '../conversions/accept-text.ts';
import { enqueueBook } from '../conversions/enqueue-conversion.ts';
import { startConversion } from '../conversions/start-conversion.ts';
import { streamUrl } from '../conversions/stream-url.ts';
import { onceOnly } from '../idempotency.ts';
import { dropNoted, type NotedFile } from '../replace-file.ts';
import { chapterOf, charactersBefore, writeBookText } from './book-text.ts';
import { partRequest } from './start-part.ts';

type Created = OutputOf<Calls['createBook']>;

/**
 * Creates the collection of a book and starts its first part, in one transaction. The collection has the id of that part, so
 * a repeated request finds both.
 */
export async function createBook(
  deps: Deps,
  uid: string,
  input: InputOf<Calls['createBook']>,
  idempotencyKey: string | null,
): Promise<Created> {
  const { newId, now } = deps;
  const { name, parts, author, cover, ...voice } = input;
  const text = { parts: parts.map((part) => ({ ...part, segments: acceptText(part.segments) })) };
  const once = onceOnly(deps, uid, idempotencyKey, { call: 'createBook', input });
  const answer = (id: string): Created => ({
    collectionId: id,
    audioId: id,
    streamUrl: streamUrl(deps, uid, id, 1),
  });
  const earlier = await once.earlier(directReads);
  if (earlier !== null) return answer(earlier);

  const id = newId();
  const written: { cover?: NotedFile; text?: NotedFile } = {};
  const writeFiles = async () => {
    if (cover !== null) written.cover = await writeCover(deps, uid, cover);
    written.text = await writeBookText(deps, uid, id, text);
  };
  let writing = Promise.resolve();
  const drop = async () => {
    await writing.catch(() => undefined);
    await Promise.all(Object.values(written).map((file) => dropNoted(deps, file)));
  };
  try {
    const request = partRequest({ name, voice }, text, 0);
    const first = await startConversion(deps, uid, request, null, {
      once,
      part: {
        audioId: id,
        collectionId: id,
        chapter: chapterOf(text, 0),
        isLater: false,
        prepare: () => {
          writing = writeFiles();
          return writing;
        },
        ensureWanted: (_collection, user) => ensureMayCreate(user),
        write: (tx) => {
          const at = now();
          const book = {
            state: 'running' as const,
            error: null,
            voice,
            parts: parts.length,
            next: 1,
            audioId: id,
            characters: charactersBefore(text, parts.length),
            doneCharacters: 0,
            since: at,
            sinceCharacters: 0,
            movedAt: at,
          };
          const coverPath = written.cover?.path ?? null;
          writeCollection(tx, deps, uid, id, { name, inOrder: true, book, author, coverPath });
          for (const { note } of Object.values(written)) tx.delete(note);
        },
      },
    });
    if (first.audioId === id) await enqueueBook(deps, uid, id);
    // The same request came twice at the same time.
    else await drop();
    return answer(first.audioId);
  } catch (error) {
    // After any other error it may have been created.
    if (error instanceof ApiError) await drop();
    throw error;
  }
}
