import type { InputOf } from '@duu/contract/calls/call';
import type { Calls } from '@duu/contract/calls/calls';
import { filesOf } from '@duu/contract/paths';
import { ApiError } from '../../api-error.ts';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../http/actor.ts';
import { noteDisabled } from '../account/note-disabled.ts';

/**
 * Changes the account's state first and then what follows from it; a change that was cut off may be made again. Errors:
 * `user.not_found`; `admin.own_account` for who would shut themselves out.
 */
export async function updatePerson(
  deps: Deps,
  actor: Actor,
  uid: string,
  { disabled, admin }: InputOf<Calls['adminUpdateUser']>,
): Promise<void> {
  if (uid === actor.uid && (disabled === true || admin === false)) {
    throw new ApiError('admin.own_account');
  }
  if (disabled === undefined && admin === undefined) return;
  await deps.accountStates.change(uid, {
    ...(disabled === undefined ? {} : { disabled }),
    ...(admin === undefined ? {} : { admin }),
  });
  if (disabled !== undefined) await noteDisabled(deps, uid);
  if (disabled === true) await deps.files.revokeLinks(filesOf(uid));
  deps.log.info('account_changed', { uid, by: actor.uid, disabled, admin });
}
