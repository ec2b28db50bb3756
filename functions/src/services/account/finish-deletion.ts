import { id } from '@duu/contract/id';
import { filesOf } from '@duu/contract/paths';
import type { Deps } from '../../deps.ts';
import { whereFrom } from '../../log.ts';
import type { Query } from '../../repositories/documents.ts';
import { archiveOrders } from '../orders/archive-orders.ts';
import { noteClosing, tryClosing } from '../orders/closings.ts';
import { rememberTrials } from './trials.ts';

/** Removal rounds before it is left to the job's next run. */
const rounds = 3;

/** How long the mark is kept: an identity token lasts an hour, a task less than two. */
const markedMs = 7 * 24 * 3_600_000;

/** Cleanup notes of files in the user's folder. */
function notesOf({ documents }: Deps, uid: string) {
  const prefix = filesOf(uid);
  // The code point after the slash that ends the prefix.
  const after = `${prefix.slice(0, -1)}0`;
  return documents.cleanups().where('prefix', '>=', prefix).where('prefix', '<', after);
}

/** Deletes the sign-in, so that the same person can return as a new user. Remembers their trial first. */
async function endSignIn(deps: Deps, uid: string): Promise<void> {
  const user = (await deps.documents.user(uid).get()).exists;
  const names = user ? await deps.accounts.identifiersOf(uid) : null;
  if (names) await rememberTrials(deps, { uid, ...names });
  await deps.accounts.remove(uid);
}

async function removeEach({ documents }: Deps, query: Query<unknown>): Promise<void> {
  const found = await query.get();
  for (const { ref } of found.docs) await documents.removeTree(ref);
}

/** Removes all shares of a user, with or without an audio. */
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

/** Removes the public playlists of a user, with or without a collection. */
async function removePlaylists(deps: Deps, uid: string): Promise<void> {
  await removeEach(deps, deps.documents.playlists().where('uid', '==', uid));
}

/** Keys end with their documents; this removes what names the account beside them. */
async function removeKeyHolders(deps: Deps, uid: string): Promise<void> {
  await removeEach(deps, deps.documents.keyHolders().where('uid', '==', uid));
}

/** Paths of what is left of a user, a few of them. */
async function remains(deps: Deps, uid: string): Promise<string[]> {
  const { documents, files } = deps;
  const root = documents.user(uid);
  const [user, below, sources, playlists, holders, notes, stored] = await Promise.all([
    root.get(),
    documents.below(root),
    documents.allShareSources().where('uid', '==', uid).limit(1).get(),
    documents.playlists().where('uid', '==', uid).limit(1).get(),
    documents.keyHolders().where('uid', '==', uid).limit(1).get(),
    notesOf(deps, uid).limit(1).get(),
    files.list(filesOf(uid), 1),
  ]);
  return [
    ...(user.exists ? [root.path] : []),
    ...below,
    ...[...sources.docs, ...playlists.docs, ...holders.docs, ...notes.docs].map(
      (doc) => doc.ref.path,
    ),
    ...stored,
  ];
}

/**
 * Removes everything once. Returns whether a scan finds nothing afterwards. Failures count as something left.
 */
async function removeAll(deps: Deps, uid: string): Promise<boolean> {
  const { documents, files, log } = deps;
  try {
    await noteClosing(deps, uid);
    await tryClosing(deps, uid, ['charges']);
    await archiveOrders(deps, uid);
    await tryClosing(deps, uid);
    await removeShares(deps, uid);
    await removePlaylists(deps, uid);
    await removeKeyHolders(deps, uid);
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
 * Removes everything of a marked user until a scan finds nothing. Each step is idempotent, so an interrupted
 * deletion can continue.
 * @throws Error if something is left
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
  // A user who can still sign in may start again; for all others the mark outlives running requests.
  if (!deletion.endsSignIn) await mark.delete();
  else await mark.update({ endedAt, expiresAt: new Date(endedAt.getTime() + markedMs) });
  log.info('account_deleted');
}
