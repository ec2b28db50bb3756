import { createHmac } from 'node:crypto';
import type { Deps } from '../../deps.ts';
import { normalizedEmail } from './one-mailbox.ts';

/** What a person is known by. */
export interface Names {
  readonly uid: string;
  readonly emails: readonly string[];
  /** Names that identity providers know the person by, `provider:subject`. */
  readonly identities: readonly string[];
}

/** The names of somebody signed in, as their token says them. */
export function namesOf(actor: {
  readonly uid: string;
  readonly email: string | null;
  readonly identities: readonly string[];
}): Names {
  const { uid, email, identities } = actor;
  return { uid, emails: email === null ? [] : [email], identities };
}

/**
 * What remembers that a person had a trial after their account is gone: keyed hashes, one for each mailbox and one
 * for each provider's own name of the person. Without the key nobody can tell whose they are.
 */
export function trialHashes({ uid, emails, identities }: Names, key: string): string[] {
  const names = [...emails.map((email) => `email:${normalizedEmail(email)}`), ...identities];
  const known = names.length > 0 ? names : [`uid:${uid}`];
  const hashes = known.map((name) => createHmac('sha256', key).update(name).digest('hex'));
  return [...new Set(hashes)];
}

/** Remembers that a person had a trial, under every name they are known by, before the names are forgotten. */
export async function rememberTrials(
  { documents, now, trialKey }: Deps,
  names: Names,
): Promise<void> {
  const at = now();
  await documents.transact(async (tx) => {
    for (const hash of trialHashes(names, trialKey())) tx.set(documents.trial(hash), { at });
  });
}
