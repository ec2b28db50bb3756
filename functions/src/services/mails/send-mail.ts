import { createHash } from 'node:crypto';
import type { mailSkips, OutboxMail } from '@duu/contract/documents/mail';
import type { User } from '@duu/contract/documents/user';
import { type Mailer, MailFault, type OutgoingMail } from '../../adapters/mail.ts';
import type { Deps } from '../../deps.ts';
import type { Transaction } from '../../repositories/documents.ts';
import { renderMail } from './render-mail.ts';
import { preferenceOf, stopLinks } from './stop-mails.ts';

const minuteMs = 60_000;

/**
 * Pauses after each attempt, in ms. All within the day in which services recognize repeats. Each is longer
 * than an attempt, so that no other run takes the e-mail meanwhile.
 */
const pausesMs = [1, 5, 15, 60, 180, 360, 720, 10].map((minutes) => minutes * minuteMs);

/** Attempts with an unknown outcome, after which a repeat may arrive twice. */
const maxUnsure = 1;

export type SendResult = 'sent' | 'skipped' | 'postponed' | 'failed' | 'taken';

type SkipReason = (typeof mailSkips)[number];
type Claim =
  | { readonly outgoing: OutgoingMail; readonly attempt: number }
  | { readonly ended: 'skipped' | 'failed' | 'taken'; readonly reason: string };

/** Returns the key of an e-mail at the service, which does not identify the user. */
export function mailKeyOf(uid: string, mailId: string): string {
  return `duu-${createHash('sha256').update(`${uid}/${mailId}`).digest('hex').slice(0, 40)}`;
}

/** Why an e-mail is not sent; null if it is. */
async function skipReason(
  tx: Transaction,
  { documents }: Deps,
  uid: string,
  { mail }: OutboxMail,
  user: User | undefined,
): Promise<SkipReason | null> {
  if (user === undefined || user.email === null) return 'no_address';
  const preference = preferenceOf(mail.kind);
  if (preference !== null && !user.preferences[preference]) return 'stopped';
  if (mail.kind === 'refundWaiting') {
    const order = (await tx.get(documents.order(uid, mail.orderId))).data();
    const refund = order?.refunds.find(({ id }) => id === mail.refundId);
    return refund?.state === 'manual' ? null : 'outdated';
  }
  if (mail.kind !== 'planEnds') return null;
  const plan = (await tx.get(documents.subscription(uid, mail.subscriptionId))).data();
  const isSo = plan?.state === 'active' && plan.endsAt?.getTime() === mail.endsAt.getTime();
  return isSo ? null : 'outdated';
}

function outgoing(
  deps: Deps,
  uid: string,
  id: string,
  { mail }: OutboxMail,
  to: string,
  language: User['preferences']['language'],
): OutgoingMail {
  const links = stopLinks(deps, uid, mail.kind, language);
  const where = { site: deps.site(), stopPage: links?.page ?? null };
  return {
    key: mailKeyOf(uid, id),
    to,
    ...renderMail(mail, language, where),
    stopUrl: links?.post ?? null,
  };
}

/**
 * Claims an e-mail for one attempt in a separate transaction: no other run takes it during the pause. An
 * attempt whose outcome was never stored leaves the state `sending`.
 */
async function claim(
  deps: Deps,
  uid: string,
  id: string,
  mailer: Mailer | null,
  disabled: boolean,
): Promise<Claim> {
  const { documents, now } = deps;
  const ref = documents.mail(uid, id);
  return documents.transact(async (tx): Promise<Claim> => {
    const [userDoc, found] = await Promise.all([tx.get(documents.user(uid)), tx.get(ref)]);
    const there = found.data();
    if (!there || there.nextAt === null || there.nextAt > now()) {
      return { ended: 'taken', reason: '' };
    }
    const end = (ended: 'skipped' | 'failed', reason: string): Claim => {
      tx.update(ref, { state: ended, reason, nextAt: null, endedAt: now() });
      return { ended, reason };
    };
    const user = userDoc.data();
    const skip = await skipReason(tx, deps, uid, there, user);
    if (skip !== null) return end('skipped', skip);
    if (disabled) return end('skipped', 'disabled');
    if (mailer === null) return end('skipped', 'no_service');
    const unsure = there.unsure + (there.state === 'sending' ? 1 : 0);
    const pauseMs = pausesMs[there.attempts];
    if (pauseMs === undefined || (unsure > maxUnsure && !mailer.dropsRepeats)) {
      return end('failed', there.reason ?? 'no_answer');
    }
    const language = there.language ?? user?.preferences.language ?? 'mn';
    const made = outgoing(deps, uid, id, there, user?.email ?? '', language);
    const attempt = there.attempts + 1;
    const nextAt = new Date(now().getTime() + pauseMs);
    tx.update(ref, { state: 'sending', attempts: attempt, unsure, language, nextAt });
    return { outgoing: made, attempt };
  });
}

/** Stores the outcome of an attempt, unless a later one has. */
async function note(
  { documents, now }: Deps,
  uid: string,
  id: string,
  attempt: number,
  fault: MailFault | null,
): Promise<SendResult> {
  const ref = documents.mail(uid, id);
  const isLast = attempt >= pausesMs.length;
  return documents.transact(async (tx): Promise<SendResult> => {
    const there = (await tx.get(ref)).data();
    if (!there || there.nextAt === null) return 'taken';
    if (fault === null) {
      tx.update(ref, { state: 'sent', reason: null, nextAt: null, endedAt: now() });
      return 'sent';
    }
    if (there.attempts !== attempt) return 'taken';
    const { outcome, reason } = fault;
    if (outcome === 'refused' || isLast) {
      tx.update(ref, { state: 'failed', reason, nextAt: null, endedAt: now() });
      return 'failed';
    }
    tx.update(ref, outcome === 'later' ? { state: 'queued', reason } : { reason });
    return 'postponed';
  });
}

/** Logs an e-mail that will never arrive. An alert of docs/deploy.md matches it. */
function alert({ log }: Deps, path: string, reason: string): void {
  log.error('mail_given_up', { path, reason });
}

/** Attempts to send an e-mail. Throws only internal errors, which count as an attempt. */
export async function sendMail(
  deps: Deps,
  uid: string,
  id: string,
  mailer: Mailer | null,
): Promise<SendResult> {
  const { path } = deps.documents.mail(uid, id);
  const state = (await deps.accountStates.of([uid])).get(uid);
  const taken = await claim(deps, uid, id, mailer, state === undefined || state.disabled);
  if ('ended' in taken) {
    if (taken.ended === 'failed') alert(deps, path, taken.reason);
    return taken.ended;
  }
  if (mailer === null) throw new Error('An e-mail was taken without anything to send it by.');
  let fault: MailFault | null = null;
  try {
    await mailer.send(taken.outgoing);
  } catch (error) {
    if (!(error instanceof MailFault)) throw error;
    fault = error;
  }
  const result = await note(deps, uid, id, taken.attempt, fault);
  if (result === 'failed') alert(deps, path, fault?.reason ?? '');
  return result;
}
