import { id } from '@duu/contract/id';
import { filesOf } from '@duu/contract/paths';
import type { Deps } from '../../deps.ts';
import { whereFrom } from '../../log.ts';
import type { Query } from '../../repositories/documents.ts';
import { endCharges, forgetPayer, keepOrders } from '../orders/leave-orders.ts';
import { rememberTrials } from './trials.ts';

/** How often what is found by the last scan is removed again before the job's next run does. */
const rounds = 3;

/** How long the mark stays: an identity token lasts an hour, a task of the queue less than two. */
const markedMs = 7 * 24 * 3_600_000;

/** Notes of files below a person's folder. */
function notesOf({ documents }: Deps, uid: string) {
  const prefix = filesOf(uid);
  // The code point after the slash that ends the prefix.
  const after = `${prefix.slice(0, -1)}0`;
  return documents.cleanups().where('prefix', '>=', prefix).where('prefix', '<', after);
}

/** Ends the sign-in, so that the same person comes back as somebody new. What had a trial is remembered first. */
async function endSignIn(deps: Deps, uid: string): Promise<void> {
  const user = (await deps.documents.user(uid).get()).exists;
  const names = user ? await deps.accounts.namesOf(uid) : null;
  if (names) await rememberTrials(deps, { uid, ...names });
  await deps.accounts.remove(uid);
}

async function removeEach({ documents }: Deps, query: Query<unknown>): Promise<void> {
  const found = await query.get();
  for (const { ref } of found.docs) await documents.removeTree(ref);
}

/** The shares of a person, whether or not their audios are still there. */
async function removeShares({ documents }: Deps, uid: string): Promise<void> {
  const [sources, audios] = await Promise.all([
    documents.allShareSources().where('uid', '==', uid).get(),
    documents.audios(uid).where('shareId', '!=', null).select('shareId').get(),
  ]);
  const shareIds = new Set([
    ...sources.docs.map(({ ref }) => ref.path.split('/')[1]),
    ...audios.docs.map((doc) => id.safeParse(doc.get('shareId')).data),
  ]);
  for (const shareId of shareIds) {
    if (shareId !== undefined) await documents.removeTree(documents.share(shareId));
  }
}

/** Paths of what is still there of a person, a few of them. */
async function remains(deps: Deps, uid: string): Promise<string[]> {
  const { documents, files } = deps;
  const root = documents.user(uid);
  const [user, below, sources, notes, stored] = await Promise.all([
    root.get(),
    documents.below(root),
    documents.allShareSources().where('uid', '==', uid).limit(1).get(),
    notesOf(deps, uid).limit(1).get(),
    files.list(filesOf(uid), 1),
  ]);
  return [
    ...(user.exists ? [root.path] : []),
    ...below,
    ...[...sources.docs, ...notes.docs].map((doc) => doc.ref.path),
    ...stored,
  ];
}

/** Removes everything once; true where a scan finds nothing after. What fails is tried again as if it had been found. */
async function removeAll(deps: Deps, uid: string): Promise<boolean> {
  const { documents, files, log } = deps;
  try {
    await endCharges(deps, uid);
    await keepOrders(deps, uid);
    await forgetPayer(deps, uid);
    await removeShares(deps, uid);
    await documents.removeTree(documents.user(uid));
    await files.removeAll(filesOf(uid));
    await removeEach(deps, notesOf(deps, uid));
    return (await remains(deps, uid)).length === 0;
  } catch (error) {
    log.warn('deletion_round_failed', { uid, ...whereFrom(error) });
    return false;
  }
}

/**
 * Removes everything of a person who is marked, and ends when a scan finds nothing. Each step may be done again, so a
 * deletion that was cut off goes on from any point. Throws where something is left.
 */
export async function finishDeletion(deps: Deps, uid: string): Promise<void> {
  const { documents, log, now } = deps;
  const mark = documents.deletion(uid);
  const deletion = (await mark.get()).data();
  if (deletion?.endedAt !== null) return;
  if (deletion.endsSignIn) await endSignIn(deps, uid);
  for (let round = 1; !(await removeAll(deps, uid)); round++) {
    if (round === rounds) throw new Error('Something is left of a deleted account.');
  }
  const endedAt = now();
  // Who can still sign in may begin anew; for everybody else the mark outlives what they had begun.
  if (!deletion.endsSignIn) await mark.delete();
  else await mark.update({ endedAt, expiresAt: new Date(endedAt.getTime() + markedMs) });
  log.info('account_deleted');
}
