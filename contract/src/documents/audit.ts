import { z } from 'zod';
import { instant } from '../instant.ts';

/** What admins do, `thing.verb`. */
export const auditActions = [
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
export const auditAction = z.enum(auditActions);
export type AuditAction = z.infer<typeof auditAction>;

/** Fields as they were or became; nested ones with dots (`prices.MNT`), instants as ISO 8601. */
const auditFields = z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()]));
export type AuditFields = z.infer<typeof auditFields>;

/** `audit/{id}`: one write of an admin's, made in the same transaction. Append-only; nobody can change or remove one. */
export const auditEntry = z.object({
  at: instant,
  by: z.object({ uid: z.string(), email: z.string().nullable() }),
  action: auditAction,
  /** Whose account it is about; null for what belongs to nobody, such as plans and jobs. */
  uid: z.string().nullable(),
  /** The order, speaker, plan, rule or job; null where it is the account itself. */
  target: z.string().nullable(),
  /** Only fields that changed; null: there was nothing, or nothing is left. */
  before: auditFields.nullable(),
  after: auditFields.nullable(),
  /** Why, in the admin's words; null where the call does not ask. */
  reason: z.string().nullable(),
});
export type AuditEntry = z.infer<typeof auditEntry>;
