import type { WithId } from './id.ts';

type Placed = WithId<{ readonly createdAt: Date }>;

/**
 * Returns a collection's audios in its own order. Audios without a place in it follow in order of creation, so that
 * nothing is written when an audio is added, moved or deleted: ids of others have no effect.
 */
export function inCollectionOrder<T extends Placed>(
  audios: readonly T[],
  order: readonly string[],
): T[] {
  const places = new Map(order.map((id, at) => [id, at]));
  const placeOf = ({ id }: T) => places.get(id) ?? Number.POSITIVE_INFINITY;
  return audios.toSorted((a, b) => {
    const [first, second] = [placeOf(a), placeOf(b)];
    if (first !== second) return first - second;
    return a.createdAt.getTime() - b.createdAt.getTime() || (a.id < b.id ? -1 : 1);
  });
}

/** Returns an order with some ids moved behind another one; to the start if that is null. Null if it has no such id. */
export function movedInOrder(
  order: readonly string[],
  ids: readonly string[],
  after: string | null,
): string[] | null {
  const moved = new Set(ids);
  const rest = order.filter((id) => !moved.has(id));
  const at = after === null ? 0 : rest.indexOf(after) + 1;
  return after !== null && at === 0 ? null : rest.toSpliced(at, 0, ...moved);
}
