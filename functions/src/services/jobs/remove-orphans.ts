import { paths, personalFiles } from '@duu/contract/paths';
import type { Deps } from '../../deps.ts';
import { markDeletion } from '../account/delete-account.ts';
import { finishDeletion } from '../account/finish-deletion.ts';
import { noteDisabled } from '../account/note-disabled.ts';
import { Leftovers } from './each-document.ts';

/** People that the identity platform is asked for at once. */
const pageSize = 100;

/** Uids that documents, files or shares name and that have no user document. */
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
  return [...found].filter((uid) => uid !== '' && !known.has(uid));
}

/**
 * Accounts that nobody can sign in to: counted, never removed, as a mistake of ours or an outage looks the same. Accounts
 * that were disabled or enabled by other means than the API are noted.
 */
async function compareWithAccounts(
  deps: Deps,
  people: ReadonlyMap<string, boolean>,
  left: Leftovers,
): Promise<number> {
  const uids = [...people.keys()];
  let unreachable = 0;
  for (let at = 0; at < uids.length; at += pageSize) {
    const page = uids.slice(at, at + pageSize);
    const states = await deps.accountStates.of(page);
    for (const uid of page) {
      const state = states.get(uid);
      if (state === undefined) unreachable++;
      else if (state.disabled !== people.get(uid)) {
        await noteDisabled(deps, uid).catch((error) => left.add(paths.user(uid), error));
      }
    }
  }
  return unreachable;
}

/**
 * Removes what has no user: documents, files and shares that something left behind. Whoever signs in meanwhile is passed
 * by: the mark is written only where there is no user document.
 */
export async function removeOrphans(
  deps: Deps,
  left: Leftovers = new Leftovers(deps.log),
): Promise<{ removed: number; unreachable: number }> {
  const { documents } = deps;
  const users = await documents.users().select('disabled').get();
  const people = new Map(users.docs.map((doc) => [doc.id, doc.get('disabled') === true]));
  let removed = 0;
  for (const uid of await orphans(deps, people)) {
    try {
      if (!(await markDeletion(deps, uid, { ifOrphaned: true }))) continue;
      await finishDeletion(deps, uid);
      removed++;
    } catch (error) {
      left.add(documents.user(uid).path, error);
    }
  }
  return { removed, unreachable: await compareWithAccounts(deps, people, left) };
}
