import { personalFiles } from '@duu/contract/paths';
import type { Deps } from '../../deps.ts';
import { finishDeletion } from '../account/finish-deletion.ts';
import { markDeletion } from '../account/mark-deletion.ts';
import { Leftovers } from './each-document.ts';

/** People that the identity platform is asked for at once. */
const pageSize = 100;

/** Uids that documents, files or shares name and that have no user document. */
async function orphans({ documents, files }: Deps, known: ReadonlySet<string>): Promise<string[]> {
  const found = new Set((await documents.users().listDocuments()).map(({ id }) => id));
  for await (const folder of files.folders(personalFiles)) {
    found.add(folder.slice(personalFiles.length, -1));
  }
  const sources = await documents.allShareSources().select('uid').get();
  for (const source of sources.docs) found.add(String(source.get('uid')));
  return [...found].filter((uid) => uid !== '' && !known.has(uid));
}

/** Accounts that nobody can sign in to: counted, never removed, as a mistake of ours or an outage looks the same. */
async function countUnreachable({ accountStates }: Deps, uids: readonly string[]): Promise<number> {
  let unreachable = 0;
  for (let at = 0; at < uids.length; at += pageSize) {
    const page = uids.slice(at, at + pageSize);
    const states = await accountStates.of(page);
    unreachable += page.filter((uid) => !states.has(uid)).length;
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
  const people = (await documents.users().select().get()).docs.map(({ id }) => id);
  let removed = 0;
  for (const uid of await orphans(deps, new Set(people))) {
    try {
      if (!(await markDeletion(deps, uid, { ifOrphaned: true }))) continue;
      await finishDeletion(deps, uid);
      removed++;
    } catch (error) {
      left.add(documents.user(uid).path, error);
    }
  }
  return { removed, unreachable: await countUnreachable(deps, people) };
}
