import type { Deps } from '../../deps.ts';
import { unlessUserDeleted } from '../../repositories/documents.ts';

/**
 * Copies whether the account is disabled to the user document, since Firestore rules can't ask the identity
 * platform: it closes or opens everything the user shared. Does nothing without a user document.
 */
export async function storeDisabled(
  { accountStates, documents }: Pick<Deps, 'accountStates' | 'documents'>,
  uid: string,
): Promise<void> {
  const ref = documents.user(uid);
  const note = documents.transact(async (tx) => {
    // Not parsed: an account can be disabled even if its document is invalid.
    const user = await tx.get(ref);
    // Read while the document is locked, so that of two admins at the same time the last one counts.
    const disabled = (await accountStates.current(uid, true))?.disabled === true;
    if (user.exists && (user.get('disabled') === true) !== disabled) tx.update(ref, { disabled });
  });
  await unlessUserDeleted(note, undefined);
}
