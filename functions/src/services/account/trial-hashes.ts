import { createHmac } from 'node:crypto';
import type { Actor } from '../../http/actor.ts';

const gmail = new Set(['gmail.com', 'googlemail.com']);

/**
 * One mailbox, one spelling: lower case, without the `+tag` that most providers ignore, and without the dots that
 * Gmail ignores.
 */
export function normalizedEmail(email: string): string {
  const lower = email.normalize('NFKC').trim().toLowerCase();
  const at = lower.lastIndexOf('@');
  if (at < 1) return lower;
  const domain = lower.slice(at + 1);
  const box = lower.slice(0, at).replace(/\+.*$/, '');
  return gmail.has(domain) ? `${box.replaceAll('.', '')}@gmail.com` : `${box}@${domain}`;
}

/**
 * What remembers that a person had a trial after their account is gone: keyed hashes, one for the mailbox and one
 * for each provider's own name of the person. Without the key nobody can tell whose they are.
 */
export function trialHashes(
  actor: Pick<Actor, 'uid' | 'email' | 'identities'>,
  key: string,
): string[] {
  const names = [
    ...(actor.email === null ? [] : [`email:${normalizedEmail(actor.email)}`]),
    ...actor.identities,
  ];
  const known = names.length > 0 ? names : [`uid:${actor.uid}`];
  return known.map((name) => createHmac('sha256', key).update(name).digest('hex'));
}
