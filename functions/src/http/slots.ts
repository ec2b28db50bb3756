/** A kind of slot, and its maximum. */
export interface SlotLimit {
  readonly of: string;
  readonly max: number;
}

export interface Slots {
  /** Reserves a slot of each kind, or none. Returns how to release them; null if a kind is full. */
  reserve(wanted: readonly SlotLimit[]): (() => void) | null;
}

/** Counts reserved slots by kind. */
export function createSlots(): Slots {
  const reserved = new Map<string, number>();
  const add = (of: string, by: number) => {
    const count = (reserved.get(of) ?? 0) + by;
    if (count > 0) reserved.set(of, count);
    else reserved.delete(of);
  };
  return {
    reserve(wanted) {
      if (wanted.some(({ of, max }) => (reserved.get(of) ?? 0) >= max)) return null;
      for (const { of } of wanted) add(of, 1);
      return () => {
        for (const { of } of wanted) add(of, -1);
      };
    },
  };
}
