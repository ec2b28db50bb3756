import type { Actor } from '../../adapters/accounts.ts';
import { ApiError } from '../../api-error.ts';
import type { Deps } from '../../deps.ts';
import { finishDeletion } from './finish-deletion.ts';
import { markDeletion } from './mark-deletion.ts';

/** How fresh the sign-in must be, in ms. */
const recentMs = 5 * 60_000;

/**
 * Deletes the account with everything in it. Once the mark is written the deletion is certain: what fails here, or is
 * cut off, is finished by the job.
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
