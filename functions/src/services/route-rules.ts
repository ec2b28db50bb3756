import type { RouteRule } from '@duu/contract/documents/route-rule';
import type { WithId } from '@duu/contract/id';
import type { Deps } from '../deps.ts';
import { matchRule } from './match-rule.ts';

export async function routeRules({ documents }: Deps): Promise<WithId<RouteRule>[]> {
  const found = await documents.routeRules().get();
  return found.docs
    .map((doc) => ({ ...doc.data(), id: doc.id }))
    .sort((a, b) => a.pattern.localeCompare(b.pattern));
}

/** Where a path is sent by an active rule, or null. The most exact pattern wins. */
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

export async function saveRouteRule({ documents }: Deps, id: string, rule: RouteRule) {
  await documents.routeRule(id).set(rule);
}

export async function deleteRouteRule({ documents }: Deps, id: string) {
  await documents.routeRule(id).delete();
}
