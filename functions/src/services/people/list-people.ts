import type { AdminPerson } from '@duu/contract/calls/admin-people';
import type { OutputOf, QueryOf } from '@duu/contract/calls/call';
import type { Calls } from '@duu/contract/calls/calls';
import { decodeCursor, encodeCursor, type PageEnd } from '@duu/contract/cursor';
import type { User } from '@duu/contract/documents/user';
import { id, type WithId } from '@duu/contract/id';
import { limits } from '@duu/contract/limits';
import type { Deps } from '../../deps.ts';
import type { QueryDocumentSnapshot } from '../../repositories/documents.ts';
import { peopleQuery } from '../account/person-words.ts';

type List = Calls['adminListUsers'];

/** Candidate pages per call, so that a rare second word does not read all users. */
const maxPages = 20;

/** Users with their plan and account state. */
export async function shownPeople(
  deps: Deps,
  people: readonly WithId<User>[],
): Promise<AdminPerson[]> {
  const states = await deps.accountStates.of(people.map((person) => person.id));
  return Promise.all(
    people.map(async (person) => {
      const { activeSubscriptionId } = person;
      const plan =
        activeSubscriptionId === null
          ? undefined
          : (await deps.documents.subscription(person.id, activeSubscriptionId).get()).data();
      // Without an account a user can't sign in.
      const state = states.get(person.id) ?? { disabled: true, admin: false };
      return {
        id: person.id,
        email: person.email,
        displayName: person.displayName,
        createdAt: person.createdAt,
        subscription:
          plan?.state === 'active' && activeSubscriptionId !== null
            ? { ...plan, id: activeSubscriptionId }
            : null,
        ...state,
      };
    }),
  );
}

/** The user with exactly this uid or e-mail address. */
async function exactly(deps: Deps, query: string): Promise<WithId<User>[]> {
  const uids = [
    ...(id.safeParse(query).success ? [query] : []),
    ...(query.includes('@') ? [await deps.accountStates.uidOf(query)] : []),
  ].filter((uid) => uid !== null);
  const found = await Promise.all(uids.map((uid) => deps.documents.user(uid).get()));
  return found.flatMap((doc) => {
    const person = doc.data();
    return person ? [{ ...person, id: doc.id }] : [];
  });
}

/** Null for an invalid document, which must not hide the others. */
function personOf({ log }: Deps, doc: QueryDocumentSnapshot<User>): WithId<User> | null {
  try {
    return { ...doc.data(), id: doc.id };
  } catch (error) {
    log.error('document_unreadable', { path: doc.ref.path }, error);
    return null;
  }
}

/** Lists users, newest first, after an exact match. A page may be short if few candidates match. */
export async function listPeople(
  deps: Deps,
  { query = '', cursor }: QueryOf<List>,
): Promise<OutputOf<List>> {
  const text = query.trim();
  const asked = peopleQuery(text);
  if (text !== '' && asked === null) return { users: [], nextCursor: null };
  const meant = text === '' ? [] : await exactly(deps, text);
  const newest = deps.documents
    .users()
    .orderBy('createdAt', 'desc')
    .orderBy('__name__', 'desc')
    .limit(limits.pageSize);
  const all = asked ? newest.where('searchPrefixes', 'array-contains', asked.lookup) : newest;
  const people: WithId<User>[] = cursor === undefined ? [...meant] : [];
  const fits = (person: WithId<User>) =>
    (asked?.fits(person) ?? true) && !meant.some((known) => known.id === person.id);
  let after: PageEnd | null = cursor === undefined ? null : decodeCursor(cursor);
  let isLast = false;
  for (let pages = 0; pages < maxPages && !isLast && people.length < limits.pageSize; pages++) {
    const page = await (after ? all.startAfter(after.createdAt, ...after.ids) : all).get();
    isLast = page.size < limits.pageSize;
    for (const doc of page.docs) {
      if (people.length >= limits.pageSize) {
        isLast = false;
        break;
      }
      const person = personOf(deps, doc);
      if (person === null) continue;
      after = { createdAt: person.createdAt, ids: [person.id] };
      if (fits(person)) people.push(person);
    }
  }
  const users = await shownPeople(deps, people);
  return { users, nextCursor: isLast || after === null ? null : encodeCursor(after) };
}
