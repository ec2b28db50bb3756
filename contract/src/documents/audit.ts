import { z } from 'zod';
import { instant } from '../instant.ts';

/** Actions of admins, `thing.verb`. */
export const adminActions = [
  'order.check',
  'order.refund',
  'order.mark_refunded',
  'order.resolve_payment',
  'order.create',
  'plan.grant',
  'plan.end',
  'subscriptions.mend',
  'credits.adjust',
  'user.disable',
  'user.enable',
  'user.make_admin',
  'user.take_admin',
  'audio.delete',
  'audio.retry',
  'speaker.create',
  'speaker.update',
  'speaker.make_sample',
  'plan.create',
  'plan.update',
  'route_rule.save',
  'route_rule.delete',
  'job.run',
] as const;
/** Those of users. */
const userActions = [
  'key.create',
  'key.revoke',
  'webhook.create',
  'webhook.update',
  'webhook.roll_secret',
  'webhook.delete',
] as const;
export const auditActions = [...adminActions, ...userActions] as const;
export const auditAction = z.enum(auditActions);
export type AuditAction = z.infer<typeof auditAction>;

/** Fields before or after; nested ones with dots (`prices.MNT`), instants as ISO 8601. */
const auditFields = z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()]));
export type AuditFields = z.infer<typeof auditFields>;

/**
 * `audit/{id}`: one write of an admin, or of a user about an API key or webhook, in the same transaction. Append-only. A user's
 * own entry has no e-mail address.
 */
export const auditEntry = z.object({
  at: instant,
  by: z.object({ uid: z.string(), email: z.string().nullable() }),
  action: auditAction,
  /** The account it is about; null for plans, jobs and the like. */
  uid: z.string().nullable(),
  /** The order, speaker, plan, rule or job; null for the account itself. */
  target: z.string().nullable(),
  /** Only changed fields; null: it did not exist, or was deleted. */
  before: auditFields.nullable(),
  after: auditFields.nullable(),
  /** The admin's reason; null if the call has none. */
  reason: z.string().nullable(),
});
export type AuditEntry = z.infer<typeof auditEntry>;
