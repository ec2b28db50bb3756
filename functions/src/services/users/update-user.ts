import type { InputOf } from '@duu/contract/calls/call';
import type { Calls } from '@duu/contract/calls/calls';
import { filesOf } from '@duu/contract/paths';
import { ApiError } from '../../api-error.ts';
import type { Deps } from '../../deps.ts';
import { storeDisabled } from '../account/store-disabled.ts';
import { type Admin, audit } from '../audit.ts';
import { endChargesWithPeriod } from '../orders/end-recurring.ts';

/**
 * Ends the charges of a disabled account. If a provider is down, the account is disabled anyway and the job
 * `reconcileOrders` continues.
 */
async function chargeNoMore(deps: Deps, uid: string): Promise<void> {
  try {
    await endChargesWithPeriod(deps, uid);
  } catch (error) {
    deps.log.error('charges_not_ended', { uid }, error);
  }
}

/**
 * Disables or enables an account, grants or removes the admin claim. The identity platform is outside the
 * transaction, so the audit log is written first. Safe to repeat after an interruption.
 * @throws ApiError `user.not_found`, `admin.own_account` for admins who would lock themselves out
 */
export async function updateUser(
  deps: Deps,
  by: Admin,
  uid: string,
  { disabled, admin, reason }: InputOf<Calls['adminUpdateUser']>,
): Promise<void> {
  if (uid === by.uid && (disabled === true || admin === false)) {
    throw new ApiError('admin.own_account');
  }
  if (disabled === undefined && admin === undefined) return;
  const before = (await deps.accountStates.of([uid])).get(uid);
  if (!before) throw new ApiError('user.not_found');
  const entry = { uid, target: null, reason: reason ?? null };
  await deps.documents.transact(async (tx) => {
    if (disabled !== undefined) {
      const action = disabled ? 'user.disable' : 'user.enable';
      const sides = { before: { disabled: before.disabled }, after: { disabled } };
      audit(tx, deps, by, { ...entry, ...sides, action });
    }
    if (admin !== undefined) {
      const action = admin ? 'user.make_admin' : 'user.take_admin';
      const sides = { before: { admin: before.admin }, after: { admin } };
      audit(tx, deps, by, { ...entry, ...sides, action });
    }
  });
  await deps.accountStates.change(uid, {
    ...(disabled === undefined ? {} : { disabled }),
    ...(admin === undefined ? {} : { admin }),
  });
  if (disabled !== undefined) await storeDisabled(deps, uid);
  if (disabled === true) {
    await deps.files.revokeLinks(filesOf(uid));
    await chargeNoMore(deps, uid);
  }
  deps.log.info('account_changed', { uid, by: by.uid, disabled, admin });
}
