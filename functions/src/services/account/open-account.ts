import type { Deps } from '../../deps.ts';

/** Cache lifetime, in ms: players request a link in bursts, for ranges. */
const cachedMs = 10_000;
const maxCached = 5_000;

const kept = new Map<string, { open: boolean; until: number }>();

/** Returns whether an account exists and is not disabled, at most 10 s ago: its shares and streams end with it. */
export async function isOpenAccount(
  { accountStates, now }: Pick<Deps, 'accountStates' | 'now'>,
  uid: string,
): Promise<boolean> {
  const at = now().getTime();
  const before = kept.get(uid);
  if (before && before.until > at) return before.open;
  const state = (await accountStates.of([uid])).get(uid);
  const open = state !== undefined && !state.disabled;
  kept.delete(uid);
  kept.set(uid, { open, until: at + cachedMs });
  const [oldest] = kept.keys();
  if (kept.size > maxCached && oldest !== undefined) kept.delete(oldest);
  return open;
}
