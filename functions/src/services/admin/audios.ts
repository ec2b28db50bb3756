import { adminAudioFields } from '@duu/contract/calls/admin-audios';
import type { OutputOf, QueryOf } from '@duu/contract/calls/call';
import type { Calls } from '@duu/contract/calls/calls';
import { decodeCursor, encodeCursor } from '@duu/contract/cursor';
import { id } from '@duu/contract/id';
import { limits } from '@duu/contract/limits';
import type { Deps } from '../../deps.ts';
import type { ReadRef } from '../../repositories/documents.ts';
import { retryConversion } from '../conversions/retry-conversion.ts';
import { ownerOf } from '../jobs/owner-of.ts';
import { deleteAudio } from '../library/delete-audio.ts';

type List = Calls['adminListAudios'];

function placeOf({ documents }: Deps, cursor: string): [Date, ReadRef<unknown>] {
  const { createdAt, ids } = decodeCursor(cursor);
  const [uid = '', audioId = ''] = ids;
  return [createdAt, documents.audio(uid, audioId)];
}

/** The person of an id or an e-mail address; null where there is none. */
async function uidOf({ accountStates }: Deps, owner: string): Promise<string | null> {
  if (owner.includes('@')) return accountStates.uidOf(owner);
  return id.safeParse(owner).success ? owner : null;
}

async function emailsOf(
  { documents }: Deps,
  uids: readonly string[],
): Promise<ReadonlyMap<string, string | null>> {
  const unique = [...new Set(uids)];
  const users = await Promise.all(unique.map((uid) => documents.user(uid).get()));
  return new Map(users.map((user, at) => [unique[at] ?? '', user.data()?.email ?? null]));
}

/** Everybody's, or one person's, newest first, a page at a time. */
export async function listAudios(deps: Deps, query: QueryOf<List>): Promise<OutputOf<List>> {
  const { documents } = deps;
  const uid = query.owner === undefined ? undefined : await uidOf(deps, query.owner);
  if (uid === null) return { audios: [], nextCursor: null };
  let found = (uid === undefined ? documents.allAudios() : documents.audios(uid))
    .orderBy('createdAt', 'desc')
    .orderBy('__name__', 'desc')
    .withConverter(null)
    // Neither names nor texts leave the database.
    .select(...Object.keys(adminAudioFields.shape))
    .limit(limits.pageSize + 1);
  if (query.state !== undefined) found = found.where('state', '==', query.state);
  if (query.speakerId !== undefined) found = found.where('speaker.id', '==', query.speakerId);
  if (query.cursor !== undefined) found = found.startAfter(...placeOf(deps, query.cursor));
  const { docs } = await found.get();
  const page = docs.slice(0, limits.pageSize).flatMap((doc) => {
    const fields = adminAudioFields.safeParse(doc.data());
    if (fields.success) return [{ ...fields.data, id: doc.id, uid: ownerOf(doc.ref.path) }];
    deps.log.error('document_unreadable', { path: doc.ref.path }, fields.error);
    return [];
  });
  const emails = await emailsOf(
    deps,
    page.map((one) => one.uid),
  );
  const last = docs.length > limits.pageSize ? page.at(-1) : undefined;
  return {
    audios: page.map((one) => ({ ...one, email: emails.get(one.uid) ?? null })),
    nextCursor: last ? encodeCursor({ createdAt: last.createdAt, ids: [last.uid, last.id] }) : null,
  };
}

/** Who did what to whose audio, by ids alone. */
interface Deed {
  readonly by: string;
  readonly uid: string;
  readonly audioId: string;
}

/** As its owner would, with files, shares and counters; one whose owner is gone too. Errors: `audio.not_found`. */
export async function deleteAudioOf(deps: Deps, deed: Deed): Promise<void> {
  await deleteAudio(deps, deed.uid, deed.audioId, { evenInDeletion: true });
  deps.log.info('audio_deleted_by_admin', { ...deed });
}

/** As its owner would, and with the owner's characters; where it can be heard is for the owner alone. */
export async function retryAudioOf(deps: Deps, deed: Deed): Promise<void> {
  await retryConversion(deps, deed.uid, deed.audioId);
  deps.log.info('audio_retried_by_admin', { ...deed });
}
