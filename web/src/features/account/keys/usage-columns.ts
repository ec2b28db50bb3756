import type { ApiKey, KeyUse } from '@duu/contract/documents/api-key';
import type { WithId } from '@duu/contract/id';
import { roundUp } from '../../../components/chart-scale.ts';

/** What a key used in the shown days. */
export interface UsedKey {
  readonly id: string;
  readonly name: string;
  readonly calls: number;
  readonly characters: number;
}

/** Colours of keys; more keys share them. */
const places = 4;

/** Returns the keys that were used, the most used first; a key whose document is not loaded has its id as name. */
export function usedKeys(
  keys: readonly Pick<WithId<ApiKey>, 'id' | 'name'>[],
  uses: readonly KeyUse[],
): UsedKey[] {
  const names = new Map(keys.map(({ id, name }) => [id, name]));
  const sums = new Map<string, UsedKey>();
  for (const { keyId, calls, characters } of uses) {
    const sum = sums.get(keyId) ?? {
      id: keyId,
      name: names.get(keyId) ?? keyId,
      calls: 0,
      characters: 0,
    };
    sums.set(keyId, {
      ...sum,
      calls: sum.calls + calls,
      characters: sum.characters + characters,
    });
  }
  return [...sums.values()].sort((a, b) => b.characters - a.characters);
}

/** Returns a column for each day, in percent from the top of an axis that ends at the round number `max`. */
export function columnsOf(
  days: readonly string[],
  used: readonly UsedKey[],
  uses: readonly KeyUse[],
) {
  const of = (day: string, keyId: string) =>
    uses.find((use) => use.day === day && use.keyId === keyId)?.characters ?? 0;
  const total = (day: string) => used.reduce((sum, { id }) => sum + of(day, id), 0);
  const max = roundUp(Math.max(...days.map(total)));
  const columns = days.map((day) => {
    let top = 100;
    const parts = used.flatMap(({ id }, at) => {
      const height = (of(day, id) / max) * 100;
      if (height === 0) return [];
      top -= height;
      return [{ place: at % places, top, height }];
    });
    return { day, parts };
  });
  return { max, columns };
}
