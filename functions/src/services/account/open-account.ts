import type { Deps } from '../../deps.ts';

/** How long an answer is believed, in ms: links are asked for in bursts, by players that want ranges. */
const keptMs = 10_000;
const mostKept = 5_000;

const kept = new Map<string, { open: boolean; until: number }>();

/** Whether an account is there and not disabled, at most 10 s ago: what it shared or streams ends with it. */
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
  kept.set(uid, { open, until: at + keptMs });
  const [oldest] = kept.keys();
  if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest);
  return open;
}
