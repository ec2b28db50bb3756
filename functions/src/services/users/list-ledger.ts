import type { OutputOf, QueryOf } from '@duu/contract/calls/call';
import type { Calls } from '@duu/contract/calls/calls';
import { decodeCursor, encodeCursor } from '@duu/contract/cursor';
import { limits } from '@duu/contract/limits';
import type { Deps } from '../../deps.ts';

type List = Calls['adminListLedger'];

/** Lists a user's ledger, newest first. */
export async function listLedger(
  { documents, log }: Deps,
  uid: string,
  { audioId, cursor }: QueryOf<List>,
): Promise<OutputOf<List>> {
  let found = documents
    .ledger(uid)
    .orderBy('at', 'desc')
    .orderBy('__name__', 'desc')
    .limit(limits.pageSize + 1);
  if (audioId !== undefined) found = found.where('audioId', '==', audioId);
  if (cursor !== undefined) {
    const { createdAt, ids } = decodeCursor(cursor);
    found = found.startAfter(createdAt, ...ids);
  }
  const { docs } = await found.get();
  const entries = docs.slice(0, limits.pageSize).flatMap((doc) => {
    try {
      return [{ ...doc.data(), id: doc.id }];
    } catch (error) {
      log.error('document_unreadable', { path: doc.ref.path }, error);
      return [];
    }
  });
  const last = docs.length > limits.pageSize ? entries.at(-1) : undefined;
  return {
    entries,
    nextCursor: last ? encodeCursor({ createdAt: last.at, ids: [last.id] }) : null,
  };
}

/** Returns the characters charged for each of up to 30 audios; audios without a charge are missing. */
export async function chargedFor(
  { documents }: Deps,
  uid: string,
  audioIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const settled = await documents
    .ledger(uid)
    .where('audioId', 'in', audioIds)
    .where('type', '==', 'settle')
    .get();
  const charged = new Map<string, number>();
  for (const doc of settled.docs) {
    const { audioId, characters } = doc.data();
    if (audioId !== null) charged.set(audioId, (charged.get(audioId) ?? 0) + characters);
  }
  return charged;
}
