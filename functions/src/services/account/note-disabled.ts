import type { Deps } from '../../deps.ts';
import { unlessGone } from '../../repositories/documents.ts';

/**
 * Notes on the person's document whether their account is disabled, which Firestore's rules cannot ask the identity
 * platform: everything that the person shared closes and opens with this one field. Does nothing where there is no person.
 */
export async function noteDisabled(
  { accountStates, documents }: Pick<Deps, 'accountStates' | 'documents'>,
  uid: string,
): Promise<void> {
  const ref = documents.user(uid);
  const note = documents.transact(async (tx) => {
    // Only looked at, not parsed: an account can be disabled whose document fits no schema.
    const user = await tx.get(ref);
    // Read while the document is locked: of two admins at once, the last note is of the last state.
    const disabled = (await accountStates.current(uid, true))?.disabled === true;
    if (user.exists && (user.get('disabled') === true) !== disabled) tx.update(ref, { disabled });
  });
  await unlessGone(note, undefined);
}
