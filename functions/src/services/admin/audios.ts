import { adminAudioFields } from '@duu/contract/calls/admin-audios';
import type { OutputOf, QueryOf } from '@duu/contract/calls/call';
import type { Calls } from '@duu/contract/calls/calls';
import { id } from '@duu/contract/id';
import { limits } from '@duu/contract/limits';
import { ApiError } from '../../api-error.ts';
import type { Deps } from '../../deps.ts';
import type { ReadRef } from '../../repositories/documents.ts';
import { retryConversion } from '../conversions/retry-conversion.ts';
import { ownerOf } from '../jobs/owner-of.ts';
import { deleteAudio } from '../library/delete-audio.ts';

type List = Calls['adminListAudios'];

function cursorOf(ref: ReadRef<unknown>, createdAt: Date): string {
  return `${createdAt.getTime().toString(36)}.${ownerOf(ref.path)}.${ref.id}`;
}

function placeOf({ documents }: Deps, cursor: string): [Date, ReadRef<unknown>] {
  const [time = '', uid = '', audioId = ''] = cursor.split('.');
  const ms = Number.parseInt(time, 36);
  const isWhole = id.safeParse(uid).success && id.safeParse(audioId).success;
  if (!Number.isSafeInteger(ms) || !isWhole) throw new ApiError('request.invalid');
  return [new Date(ms), documents.audio(uid, audioId)];
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

/** Everybody's, or one person's, newest first, a page at a time. Ends with `request.invalid` at a made-up cursor. */
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
    if (fields.success) {
      return [{ ...fields.data, id: doc.id, uid: ownerOf(doc.ref.path), ref: doc.ref }];
    }
    deps.log.error('document_unreadable', { path: doc.ref.path }, fields.error);
    return [];
  });
  const emails = await emailsOf(
    deps,
    page.map((one) => one.uid),
  );
  const last = docs.length > limits.pageSize ? page.at(-1) : undefined;
  return {
    audios: page.map(({ ref: _, ...one }) => ({ ...one, email: emails.get(one.uid) ?? null })),
    nextCursor: last ? cursorOf(last.ref, last.createdAt) : null,
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
