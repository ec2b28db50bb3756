import type { InputOf } from '@duu/contract/calls/call';
import type { Calls } from '@duu/contract/calls/calls';
import type { Actor } from '../../adapters/accounts.ts';
import type { Deps } from '../../deps.ts';
import { ensureAccount } from './ensure-account.ts';
import { searchPrefixesOf } from './user-words.ts';

function nameChange(email: string | null, displayName: string | null) {
  return { displayName, searchPrefixes: searchPrefixesOf({ email, displayName }) };
}

/** Changes the given fields. */
export async function updateAccount(
  deps: Deps,
  actor: Actor,
  change: InputOf<Calls['updateMe']>,
): Promise<void> {
  const { email } = await ensureAccount(deps, actor);
  const { documents } = deps;
  const given = Object.entries(change.preferences ?? {}).filter(([, value]) => value !== undefined);
  const update = {
    ...(change.displayName === undefined ? {} : nameChange(email, change.displayName)),
    ...Object.fromEntries(given.map(([name, value]) => [`preferences.${name}`, value])),
  };
  if (Object.keys(update).length === 0) return;
  await documents.transact(async (tx) => tx.update(documents.user(actor.uid), update));
}
