import type { AudiobookProgress } from '@duu/contract/documents/collection';
import { aacFile } from '@duu/contract/paths';
import type { JoinedFormat } from '@duu/speech/output/encode-joined';
import { joinSounds } from '@duu/speech/output/join-sounds';
import type { Deps } from '../../../deps.ts';
import { unlessUserDeleted } from '../../../repositories/documents.ts';
import { bestFormat, type Source, soundOf, sourcesIn } from '../../audios/sources.ts';
import { enqueueAudiobook } from '../../conversions/enqueue-conversion.ts';
import { dropNoted, writeNoted } from '../../replace-file.ts';
import { copiesOf } from './aac-copies.ts';

/** An audiobook that has not moved for so long has no task, in ms: an audio of the longest kind is encoded in half of it. */
const forgottenMs = 2 * 60_000;

interface Place {
  readonly deps: Deps;
  readonly uid: string;
  readonly collectionId: string;
}

/** Changes an audiobook while it is being made. Returns false if it no longer is. */
function move(
  { deps, uid, collectionId }: Place,
  change: Partial<AudiobookProgress>,
): Promise<boolean> {
  const { documents, now } = deps;
  const moved = documents.transact(async (tx) => {
    const ref = documents.collection(uid, collectionId);
    const audiobook = (await tx.get(ref)).data()?.audiobook;
    if (audiobook?.state !== 'making') return false;
    tx.update(ref, { audiobook: { ...audiobook, ...change, movedAt: now() } });
    return true;
  });
  return unlessUserDeleted(moved, false);
}

/** Starts making what is missing of an audiobook, unless a task does. */
export async function startAudiobook(
  deps: Deps,
  uid: string,
  collectionId: string,
  progress: Pick<AudiobookProgress, 'done' | 'audios'>,
): Promise<void> {
  const { documents, now } = deps;
  const isNew = await documents.transact(async (tx) => {
    const ref = documents.collection(uid, collectionId);
    const before = (await tx.get(ref)).data();
    if (!before) return false;
    const { audiobook } = before;
    const isMoving = audiobook && audiobook.movedAt.getTime() + forgottenMs > now().getTime();
    if (audiobook?.state === 'making' && isMoving) return false;
    tx.update(ref, { audiobook: { state: 'making', ...progress, movedAt: now() } });
    return true;
  });
  if (isNew) await enqueueAudiobook(deps, uid, collectionId);
}

/**
 * Encodes an audio as AAC. Until the file is written a cleanup note names it, and it goes with the audio: what is deleted
 * meanwhile leaves no file.
 */
async function encode({ deps, uid }: Place, source: Source, format: JoinedFormat): Promise<void> {
  const path = aacFile(source.audio.storagePath);
  const pieces: Uint8Array[] = [];
  for await (const piece of joinSounds([soundOf(deps, source)], format)) pieces.push(piece);
  const written = await writeNoted(deps, path, Buffer.concat(pieces), 'audio/mp4');
  const isThere = (await deps.documents.audio(uid, source.audio.id).get()).exists;
  if (isThere) await written.note.delete();
  else await dropNoted(deps, written);
}

/** Returns what has no AAC yet, and the format that all of it gets; null if the collection is gone. */
async function missingOf({ deps, uid, collectionId }: Place) {
  const collection = (await deps.documents.collection(uid, collectionId).get()).data();
  if (collection?.audiobook?.state !== 'making') return null;
  const sources = await sourcesIn(deps, uid, collectionId, collection);
  const copies = await copiesOf(deps, sources);
  const missing = sources.filter((_, at) => copies[at] === null);
  const { sampleRate, channels } = bestFormat(sources);
  return {
    audios: sources.length,
    missing,
    format: { file: 'm4a', sampleRate, channels } as const,
  };
}

async function makeMissing(place: Place, deadline: number): Promise<'done' | 'stopped' | 'late'> {
  const { deps } = place;
  for (;;) {
    const found = await missingOf(place);
    if (found === null) return 'stopped';
    const { audios, missing, format } = found;
    let done = audios - missing.length;
    if (missing.length === 0) return 'done';
    for (const source of missing) {
      if (deps.now().getTime() > deadline) return 'late';
      if (!(await move(place, { done, audios }))) return 'stopped';
      await encode(place, source, format);
      done += 1;
    }
  }
}

/**
 * Encodes what an audiobook is missing, audio by audio, until all of it is there. After `timeoutMs` another task continues.
 * May run several times, also at once: each would write the same files.
 */
export async function runAudiobook(place: Place, timeoutMs: number): Promise<void> {
  const { deps, uid, collectionId } = place;
  try {
    const end = await makeMissing(place, deps.now().getTime() + timeoutMs);
    if (end === 'late') return await enqueueAudiobook(deps, uid, collectionId);
    if (end === 'done') await move(place, { state: 'done' });
  } catch (error) {
    deps.log.error('audiobook_failed', { collectionId }, error);
    await move(place, { state: 'failed' });
  }
}
