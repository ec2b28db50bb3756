import type { RouteRule } from '@duu/contract/documents/route-rule';
import type { WithId } from '@duu/contract/id';
import type { Deps } from '../../deps.ts';
import { type Admin, audit } from '../audit.ts';
import { matchRule } from './match-rule.ts';

export async function routeRules({ documents }: Deps): Promise<WithId<RouteRule>[]> {
  const found = await documents.routeRules().get();
  return found.docs
    .map((doc) => ({ ...doc.data(), id: doc.id }))
    .sort((a, b) => a.pattern.localeCompare(b.pattern));
}

/** The redirect of a path by an active rule, or null. The most specific pattern wins. */
export async function redirectFor(
  { documents }: Deps,
  path: string,
): Promise<{ target: string; status: number } | null> {
  const found = await documents.routeRules().where('active', '==', true).get();
  const rule = matchRule(
    found.docs.map((doc) => doc.data()),
    path,
  );
  return rule && { target: rule.target, status: rule.status };
}

export async function saveRouteRule(
  deps: Deps,
  admin: Admin,
  id: string,
  rule: RouteRule,
): Promise<void> {
  const ref = deps.documents.routeRule(id);
  await deps.documents.transact(async (tx) => {
    const before = (await tx.get(ref)).data() ?? null;
    tx.set(ref, rule);
    const entry = { action: 'route_rule.save', uid: null, target: id, reason: null } as const;
    audit(tx, deps, admin, { ...entry, before, after: rule });
  });
}

/** Idempotent. */
export async function deleteRouteRule(deps: Deps, admin: Admin, id: string): Promise<void> {
  const ref = deps.documents.routeRule(id);
  await deps.documents.transact(async (tx) => {
    const before = (await tx.get(ref)).data();
    if (!before) return;
    tx.delete(ref);
    const entry = { action: 'route_rule.delete', uid: null, target: id, reason: null } as const;
    audit(tx, deps, admin, { ...entry, before, after: null });
  });
}
