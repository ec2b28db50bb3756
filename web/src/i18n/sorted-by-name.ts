import { nameKey } from '@duu/contract/name-key';

/** Sorts as the library does, in every browser: Mongolian letters by the alphabet, numbers by value. */
export function sortedByName<Item>(
  items: readonly Item[],
  nameOf: (item: Item) => string,
): readonly Item[] {
  return items
    .map((item) => ({ item, key: nameKey(nameOf(item)) }))
    .sort((a, b) => Number(a.key > b.key) - Number(a.key < b.key))
    .map(({ item }) => item);
}
