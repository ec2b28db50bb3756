import type { OutputOf, QueryOf } from '@duu/contract/calls/call';
import type { Calls } from '@duu/contract/calls/calls';
import type { Deps } from '../../deps.ts';
import { newestPage } from '../../repositories/newest-page.ts';

type List = Calls['adminListLedger'];

/** Lists a user's ledger, newest first. */
export async function listLedger(
  { documents, log }: Deps,
  uid: string,
  { audioId, cursor }: QueryOf<List>,
): Promise<OutputOf<List>> {
  const all = documents.ledger(uid);
  const wanted = audioId === undefined ? all : all.where('audioId', '==', audioId);
  const { docs, nextCursor } = await newestPage(wanted, 'at', cursor);
  const entries = docs.flatMap((doc) => {
    try {
      return [{ ...doc.data(), id: doc.id }];
    } catch (error) {
      log.error('document_unreadable', { path: doc.ref.path }, error);
      return [];
    }
  });
  return { entries, nextCursor };
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
