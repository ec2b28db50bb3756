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
import { unlessUserDeleted } from '../../repositories/documents.ts';
import { readToken, signToken } from '../signed-token.ts';

/** Permission to stop one kind of e-mail for one user. Never expires: old e-mails are read too. */
const permission = z.object({ uid: id, kind: stoppableMail });

/** Returns the preference of a kind; null if it can't be stopped. */
export function preferenceOf(kind: Mail['kind']) {
  const stoppable = stoppableMail.safeParse(kind);
  return stoppable.success ? mailPreferences[stoppable.data] : null;
}

export interface StopLinks {
  /** For users: asks for confirmation, since some mail programs open every link. */
  readonly page: string;
  /** For mail programs, which post to it. */
  readonly post: string;
}

/** Returns the unsubscribe links of a kind; null if it can't be stopped. */
export function stopLinks(
  { site, streamKey }: Pick<Deps, 'site' | 'streamKey'>,
  uid: string,
  kind: Mail['kind'],
  language: Locale,
): StopLinks | null {
  if (preferenceOf(kind) === null) return null;
  const token = signToken('stop-mails', { uid, kind }, streamKey());
  return {
    // In the hash, which no server sees.
    page: `${site()}/${language}/unsubscribe#${token}`,
    post: `${site()}${apiBase}/mails/stop?token=${token}`,
  };
}

/**
 * Stops the e-mails of a token. Idempotent.
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
  if (!(await unlessUserDeleted(work, false))) throw new ApiError('mail.link_invalid');
  return allowed.kind;
}
