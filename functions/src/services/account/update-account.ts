import type { InputOf } from '@duu/contract/calls/call';
import type { Calls } from '@duu/contract/calls/calls';
import type { Actor } from '../../adapters/accounts.ts';
import type { Deps } from '../../deps.ts';
import { ensureAccount } from './ensure-account.ts';
import { searchPrefixesOf } from './user-words.ts';

function nameChange(email: string | null, displayName: string | null) {
  return { displayName, searchPrefixes: searchPrefixesOf({ email, displayName }) };
}

type PreferenceChange = NonNullable<InputOf<Calls['updateMe']>['preferences']>;

/** Returns a field for each given preference, and for each given language of the default voices. */
function preferenceFields({ defaultVoices, ...others }: PreferenceChange): Record<string, unknown> {
  const given = [
    ...Object.entries(others),
    ...Object.entries(defaultVoices ?? {}).map(
      ([language, voice]) => [`defaultVoices.${language}`, voice] as const,
    ),
  ].filter(([, value]) => value !== undefined);
  return Object.fromEntries(given.map(([name, value]) => [`preferences.${name}`, value]));
}

/** Changes the given fields. */
export async function updateAccount(
  deps: Deps,
  actor: Actor,
  change: InputOf<Calls['updateMe']>,
): Promise<void> {
  const { email } = await ensureAccount(deps, actor);
  const { documents } = deps;
  const update = {
    ...(change.displayName === undefined ? {} : nameChange(email, change.displayName)),
    ...preferenceFields(change.preferences ?? {}),
  };
  if (Object.keys(update).length === 0) return;
  await documents.transact(async (tx) => tx.update(documents.user(actor.uid), update));
}
