import type { User } from '@duu/contract/documents/user';
import { foldForSearch, lookupOf, matches, prefixesOf, wordsOf } from '../audios/search-words.ts';

type Named = Pick<User, 'email' | 'displayName'>;

/** Words to find a user by: the e-mail address, its parts, and the words of the name. */
function wordsOfUser({ email, displayName }: Named): string[] {
  const address = email === null ? [] : [foldForSearch(email), ...wordsOf(email)];
  return [...new Set([...address, ...wordsOf(displayName ?? '')])];
}

/** Returns the value of `users/{uid}.searchPrefixes`: every write of the e-mail address or name writes it too. */
export function searchPrefixesOf(user: Named): string[] {
  return prefixesOf(wordsOfUser(user));
}

export interface UsersQuery {
  /** The prefix that `searchPrefixes` must contain. */
  readonly lookup: string;
  /** Checks what the prefix can't. */
  fits(user: Named): boolean;
}

/** Parses a query: words in any order; with an @ it is the beginning of an address. Null if it is empty. */
export function usersQuery(query: string): UsersQuery | null {
  const wanted = query
    .split(/\s+/)
    .flatMap((part) => (part.includes('@') ? [foldForSearch(part)] : wordsOf(part)));
  const lookup = lookupOf(wanted);
  if (lookup === null) return null;
  return { lookup, fits: (user) => matches(wanted, wordsOfUser(user)) };
}
