/** A least-recently-used cache bounded in bytes. A value larger than the bound is not kept. */
export class MemoryCache<T> {
  readonly #maxBytes: number;
  readonly #sizeOf: (value: T) => number;
  readonly #values = new Map<string, { value: T; size: number }>();
  #bytes = 0;

  constructor(maxBytes: number, sizeOf: (value: T) => number) {
    this.#maxBytes = maxBytes;
    this.#sizeOf = sizeOf;
  }

  get(key: string): T | undefined {
    const found = this.#values.get(key);
    if (!found) return undefined;
    // A Map keeps insertion order, so the first entry is the least recently used.
    this.#values.delete(key);
    this.#values.set(key, found);
    return found.value;
  }

  set(key: string, value: T): void {
    this.delete(key);
    const size = this.#sizeOf(value);
    if (size > this.#maxBytes) return;
    this.#values.set(key, { value, size });
    this.#bytes += size;
    for (const oldest of this.#values.keys()) {
      if (this.#bytes <= this.#maxBytes) break;
      this.delete(oldest);
    }
  }

  delete(key: string): void {
    const found = this.#values.get(key);
    if (!found) return;
    this.#values.delete(key);
    this.#bytes -= found.size;
  }
}
