import { apiBase } from '@duu/contract/calls/calls';
import {
  type Mail,
  mailPreferences,
  type StoppableMail,
  stoppableMail,
} from '@duu/contract/documents/mail';
import { id } from '@duu/contract/id';
import type { Locale } from '@duu/contract/language';
import { z } from 'zod';
import { ApiError } from '../../api-error.ts';
import type { Deps } from '../../deps.ts';
import { unlessGone } from '../../repositories/documents.ts';
import { readToken, signToken } from '../signed-token.ts';

/** Allows to stop one kind of e-mail for one person, and nothing else. It does not end: old e-mails are read too. */
const permission = z.object({ uid: id, kind: stoppableMail });

/** The preference that a kind is sent by; null for what can't be stopped. */
export function preferenceOf(kind: Mail['kind']) {
  const stoppable = stoppableMail.safeParse(kind);
  return stoppable.success ? mailPreferences[stoppable.data] : null;
}

export interface StopLinks {
  /** For people: asks before it stops, since some mail programs open every link of an e-mail. */
  readonly page: string;
  /** For mail programs, which post to it. */
  readonly post: string;
}

/** The links that stop e-mails of this kind; null for what can't be stopped. */
export function stopLinks(
  { site, streamKey }: Pick<Deps, 'site' | 'streamKey'>,
  uid: string,
  kind: Mail['kind'],
  language: Locale,
): StopLinks | null {
  if (preferenceOf(kind) === null) return null;
  const token = signToken('stop-mails', { uid, kind }, streamKey());
  return {
    // Behind the hash, which no server sees.
    page: `${site()}/${language}/unsubscribe#${token}`,
    post: `${site()}${apiBase}/mails/stop?token=${token}`,
  };
}

/**
 * Stops what the token allows to stop; again does no harm.
 *
 * @throws ApiError `mail.link_invalid`
 */
export async function stopMails(
  { documents, streamKey }: Deps,
  token: string,
): Promise<StoppableMail> {
  const allowed = readToken('stop-mails', permission, token, streamKey());
  if (allowed === null) throw new ApiError('mail.link_invalid');
  const ref = documents.user(allowed.uid);
  const change = { [`preferences.${mailPreferences[allowed.kind]}`]: false };
  const work = documents.transact(async (tx) => {
    const user = await tx.get(ref);
    if (user.exists) tx.update(ref, change);
    return user.exists;
  });
  if (!(await unlessGone(work, false))) throw new ApiError('mail.link_invalid');
  return allowed.kind;
}
