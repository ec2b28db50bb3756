import { type AdminAudio, adminAudioFields } from '@duu/contract/calls/admin-audios';
import type { OutputOf, QueryOf } from '@duu/contract/calls/call';
import type { Calls } from '@duu/contract/calls/calls';
import { decodeCursor, encodeCursor } from '@duu/contract/cursor';
import type { Audio } from '@duu/contract/documents/audio';
import { limits } from '@duu/contract/limits';
import { ApiError } from '../../api-error.ts';
import type { Deps } from '../../deps.ts';
import type { ReadRef, Transaction } from '../../repositories/documents.ts';
import { type Admin, audit } from '../audit.ts';
import { retryConversion } from '../conversions/retry-conversion.ts';
import { ownerOf } from '../jobs/each-document.ts';
import { deleteAudio } from '../library/delete-audio.ts';
import { emailsOf, uidOf } from '../users/find-user.ts';
import { chargedFor } from '../users/list-ledger.ts';

type List = Calls['adminListAudios'];

function cursorPosition({ documents }: Deps, cursor: string): [Date, ReadRef<unknown>] {
  const { createdAt, ids } = decodeCursor(cursor);
  const [uid = '', audioId = ''] = ids;
  return [createdAt, documents.audio(uid, audioId)];
}

type Found = Omit<AdminAudio, 'email' | 'charged'>;

/** Adds the owners' addresses and the charged characters. At most one page: a query takes 30 ids. */
async function withOwners(deps: Deps, audios: readonly Found[]): Promise<AdminAudio[]> {
  const owners = Map.groupBy(audios, ({ uid }) => uid);
  const [emails, ...ledgers] = await Promise.all([
    emailsOf(deps, [...owners.keys()]),
    ...[...owners].map(([uid, own]) =>
      chargedFor(
        deps,
        uid,
        own.map(({ id }) => id),
      ),
    ),
  ]);
  const charged = new Map(ledgers.flatMap((ledger) => [...ledger]));
  return audios.map((one) => ({
    ...one,
    email: emails.get(one.uid) ?? null,
    charged: charged.get(one.id) ?? 0,
  }));
}

/** Lists the audios of all users or of one, newest first. */
export async function listAudios(deps: Deps, query: QueryOf<List>): Promise<OutputOf<List>> {
  const { documents } = deps;
  const uid = query.owner === undefined ? undefined : await uidOf(deps, query.owner);
  if (uid === null) return { audios: [], nextCursor: null };
  let found = (uid === undefined ? documents.allAudios() : documents.audios(uid))
    .orderBy('createdAt', 'desc')
    .orderBy('__name__', 'desc')
    .withConverter(null)
    // Names and texts are not read.
    .select(...Object.keys(adminAudioFields.shape))
    .limit(limits.pageSize + 1);
  if (query.state !== undefined) found = found.where('state', '==', query.state);
  if (query.speakerId !== undefined) found = found.where('speaker.id', '==', query.speakerId);
  if (query.cursor !== undefined) found = found.startAfter(...cursorPosition(deps, query.cursor));
  const { docs } = await found.get();
  const page = docs.slice(0, limits.pageSize).flatMap((doc) => {
    const fields = adminAudioFields.safeParse(doc.data());
    if (fields.success) return [{ ...fields.data, id: doc.id, uid: ownerOf(doc.ref.path) }];
    deps.log.error('document_unreadable', { path: doc.ref.path }, fields.error);
    return [];
  });
  const shown = await withOwners(deps, page);
  const last = docs.length > limits.pageSize ? page.at(-1) : undefined;
  return {
    audios: shown,
    nextCursor: last ? encodeCursor({ createdAt: last.createdAt, ids: [last.uid, last.id] }) : null,
  };
}

/**
 * Returns one audio.
 * @throws ApiError `audio.not_found`
 */
export async function getAudio(deps: Deps, { uid, audioId }: OfWhom): Promise<AdminAudio> {
  const { documents } = deps;
  const { docs } = await documents
    .audios(uid)
    .where('__name__', '==', documents.audio(uid, audioId))
    .withConverter(null)
    .select(...Object.keys(adminAudioFields.shape))
    .get();
  const fields = adminAudioFields.safeParse(docs[0]?.data());
  if (!fields.success) throw new ApiError('audio.not_found');
  const [seen] = await withOwners(deps, [{ ...fields.data, id: audioId, uid }]);
  if (!seen) throw new ApiError('audio.not_found');
  return seen;
}

/** Returns the fields of an audio in the audit log: neither name nor text. */
function shown({ state, error, speaker, language, characters, createdAt }: Audio) {
  return { state, error, speaker: speaker.id, language, characters, createdAt };
}

interface OfWhom {
  readonly uid: string;
  readonly audioId: string;
}

/**
 * Deletes an audio with files, shares and counters, also of a deleted user.
 * @throws ApiError `audio.not_found`
 */
export async function deleteAudioOf(
  deps: Deps,
  admin: Admin,
  { uid, audioId }: OfWhom,
): Promise<void> {
  const also = (tx: Transaction, audio: Audio) => {
    const before = shown(audio);
    const entry = { action: 'audio.delete', uid, target: audioId, reason: null } as const;
    audit(tx, deps, admin, { ...entry, before, after: null });
  };
  await deleteAudio(deps, uid, audioId, { evenInDeletion: true, also });
}

/** Retries a conversion with the owner's characters. Only the owner gets a stream address. */
export async function retryAudioOf(
  deps: Deps,
  admin: Admin,
  { uid, audioId }: OfWhom,
): Promise<void> {
  await retryConversion(deps, uid, audioId, (tx, { state, error }) => {
    const entry = { action: 'audio.retry', uid, target: audioId, reason: null } as const;
    const after = { state: 'creating', error: null };
    audit(tx, deps, admin, { ...entry, before: { state, error }, after });
  });
}
