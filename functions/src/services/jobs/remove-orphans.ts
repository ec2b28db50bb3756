import { paths, personalFiles } from '@duu/contract/paths';
import type { Deps } from '../../deps.ts';
import { markDeletion } from '../account/delete-account.ts';
import { finishDeletion } from '../account/finish-deletion.ts';
import { storeDisabled } from '../account/store-disabled.ts';
import { Leftovers } from './each-document.ts';

/** Users per request to the identity platform. */
const pageSize = 100;

/** Uids in documents, files or shares without a user document. */
async function orphans(
  { documents, files }: Deps,
  known: ReadonlyMap<string, unknown>,
): Promise<string[]> {
  const found = new Set((await documents.users().listDocuments()).map(({ id }) => id));
  for await (const folder of files.folders(personalFiles)) {
    found.add(folder.slice(personalFiles.length, -1));
  }
  const sources = await documents.allShareSources().select('uid').get();
  for (const source of sources.docs) found.add(String(source.get('uid')));
  const playlists = await documents.playlists().select('uid').get();
  for (const playlist of playlists.docs) found.add(String(playlist.get('uid')));
  const holders = await documents.keyHolders().select('uid').get();
  for (const holder of holders.docs) found.add(String(holder.get('uid')));
  return [...found].filter((uid) => uid !== '' && !known.has(uid));
}

/**
 * Counts users without an account, but never removes them, as a bug or an outage looks the same. Stores which
 * accounts are disabled, also if not by the API.
 */
async function compareWithAccounts(
  deps: Deps,
  isDisabledOf: ReadonlyMap<string, boolean>,
  left: Leftovers,
): Promise<number> {
  const uids = [...isDisabledOf.keys()];
  let unreachable = 0;
  for (let at = 0; at < uids.length; at += pageSize) {
    const page = uids.slice(at, at + pageSize);
    const states = await deps.accountStates.of(page);
    for (const uid of page) {
      const state = states.get(uid);
      if (state === undefined) unreachable++;
      else if (state.disabled !== isDisabledOf.get(uid)) {
        await storeDisabled(deps, uid).catch((error) => left.add(paths.user(uid), error));
      }
    }
  }
  return unreachable;
}

/**
 * Removes documents, files and shares without a user. Users who sign up meanwhile are safe: the mark is
 * written only if there is no user document.
 */
export async function removeOrphans(
  deps: Deps,
  left: Leftovers = new Leftovers(deps.log),
): Promise<{ removed: number; unreachable: number }> {
  const { documents } = deps;
  const users = await documents.users().select('disabled').get();
  const isDisabledOf = new Map(users.docs.map((doc) => [doc.id, doc.get('disabled') === true]));
  let removed = 0;
  for (const uid of await orphans(deps, isDisabledOf)) {
    try {
      if (!(await markDeletion(deps, uid, { ifOrphaned: true }))) continue;
      await finishDeletion(deps, uid);
      removed++;
    } catch (error) {
      left.add(documents.user(uid).path, error);
    }
  }
  return { removed, unreachable: await compareWithAccounts(deps, isDisabledOf, left) };
}
