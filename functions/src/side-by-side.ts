/** Handles all items, `atOnce` in parallel. */
export async function sideBySide<T>(
  items: Iterable<T>,
  atOnce: number,
  handle: (item: T) => Promise<void>,
): Promise<void> {
  const next = items[Symbol.iterator]();
  const worker = async () => {
    for (let item = next.next(); !item.done; item = next.next()) await handle(item.value);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}

/** Returns what each item becomes, in their order; `atOnce` are handled in parallel. */
export async function mapSideBySide<T, U>(
  items: readonly T[],
  atOnce: number,
  handle: (item: T) => Promise<U>,
): Promise<U[]> {
  const found: U[] = [];
  await sideBySide(items.entries(), atOnce, async ([at, item]) => {
    found[at] = await handle(item);
  });
  return found;
}
