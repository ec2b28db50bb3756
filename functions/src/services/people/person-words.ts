import type { User } from '@duu/contract/documents/user';
import { fold, lookupOf, matches, prefixesOf, wordsOf } from '../library/search-words.ts';

type Named = Pick<User, 'email' | 'displayName'>;

/** What a person is found by: the whole e-mail address, its parts, and the words of the name. */
function wordsOfPerson({ email, displayName }: Named): string[] {
  const address = email === null ? [] : [fold(email), ...wordsOf(email)];
  return [...new Set([...address, ...wordsOf(displayName ?? '')])];
}

/** `users/{uid}.searchPrefixes`: every write of the e-mail address or the name writes this too. */
export function searchPrefixesOf(person: Named): string[] {
  return prefixesOf(wordsOfPerson(person));
}

export interface PeopleQuery {
  /** What `searchPrefixes` has to contain. */
  readonly lookup: string;
  /** What a prefix alone can't decide. */
  fits(person: Named): boolean;
}

/** Words in any order; what has an @ is the beginning of an address. Null where there is nothing to look for. */
export function peopleQuery(query: string): PeopleQuery | null {
  const wanted = query
    .split(/\s+/)
    .flatMap((part) => (part.includes('@') ? [fold(part)] : wordsOf(part)));
  const lookup = lookupOf(wanted);
  if (lookup === null) return null;
  return { lookup, fits: (person) => matches(wanted, wordsOfPerson(person)) };
}
