/** Does `work` for each of `all`, at most `max` at a time. */
export async function atOnce<T>(
  max: number,
  all: Iterable<T>,
  work: (one: T) => Promise<void>,
): Promise<void> {
  const next = all[Symbol.iterator]();
  const worker = async () => {
    for (const one of { [Symbol.iterator]: () => next }) await work(one);
  };
  await Promise.all(Array.from({ length: max }, worker));
}
