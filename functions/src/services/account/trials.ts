import { createHmac } from 'node:crypto';
import type { Deps } from '../../deps.ts';
import { normalizedEmail } from './normalized-email.ts';

/** What identifies a person. */
export interface PersonIdentifiers {
  readonly uid: string;
  readonly emails: readonly string[];
  /** Identities at the sign-in providers, `provider:subject`. */
  readonly identities: readonly string[];
}

/** The names in a caller's token. */
export function identifiersOf(actor: {
  readonly uid: string;
  readonly email: string | null;
  readonly identities: readonly string[];
}): PersonIdentifiers {
  const { uid, email, identities } = actor;
  return { uid, emails: email === null ? [] : [email], identities };
}

/**
 * Keyed hashes that remember a trial after the account is deleted: one for each mailbox and identity. Without
 * the key they identify nobody.
 */
export function trialHashes({ uid, emails, identities }: PersonIdentifiers, key: string): string[] {
  const names = [...emails.map((email) => `email:${normalizedEmail(email)}`), ...identities];
  const known = names.length > 0 ? names : [`uid:${uid}`];
  const hashes = known.map((name) => createHmac('sha256', key).update(name).digest('hex'));
  return [...new Set(hashes)];
}

/** Remembers that a person had a trial, under all their names. */
export async function rememberTrials(
  { documents, now, trialKey }: Deps,
  names: PersonIdentifiers,
): Promise<void> {
  const at = now();
  await documents.transact(async (tx) => {
    for (const hash of trialHashes(names, trialKey())) tx.set(documents.trial(hash), { at });
  });
}
