import type { Actor } from '../../adapters/accounts.ts';
import { ApiError } from '../../api-error.ts';
import type { Deps } from '../../deps.ts';
import { finishDeletion } from './finish-deletion.ts';

export interface Marking {
  /** Mark only if there is no user document, to remove leftovers. */
  readonly ifOrphaned: boolean;
}

/**
 * Marks a user's account as being deleted. From the commit on no transaction writes for them: each that is
 * running has read that there is no mark, so it either commits before or is refused. Returns whether there is
 * a mark.
 */
export async function markDeletion(
  { documents, now }: Deps,
  uid: string,
  { ifOrphaned }: Marking,
): Promise<boolean> {
  const mark = documents.deletion(uid);
  return documents.transact(
    async (tx) => {
      const [user, known] = await Promise.all([tx.get(documents.user(uid)), tx.get(mark)]);
      if (ifOrphaned && user.exists) return false;
      const endsSignIn = !ifOrphaned;
      if (!known.exists) {
        tx.create(mark, { requestedAt: now(), endsSignIn, endedAt: null, expiresAt: null });
      } else if (known.data()?.endedAt !== null) {
        // Leftovers were found after the end: start again.
        tx.update(mark, { endedAt: null, expiresAt: null });
      }
      return true;
    },
    { evenInDeletion: true },
  );
}

/** Maximum age of the sign-in, in ms. */
const recentMs = 5 * 60_000;

/**
 * Deletes the account with everything in it. Once the mark is written, the job finishes what fails or is
 * interrupted here.
 * @throws ApiError `auth.recent_login_required`
 */
export async function deleteAccount(deps: Deps, actor: Actor): Promise<void> {
  if (deps.now().getTime() - actor.signedInAt.getTime() > recentMs) {
    throw new ApiError('auth.recent_login_required');
  }
  await markDeletion(deps, actor.uid, { ifOrphaned: false });
  try {
    await finishDeletion(deps, actor.uid);
  } catch (error) {
    deps.log.error('deletion_unfinished', { uid: actor.uid }, error);
  }
}
