/** Where a place is wanted, and how many there are. */
export interface PlaceIn {
  readonly of: string;
  readonly most: number;
}

export interface Places {
  /** Takes a place in each of these, or in none. Returns what gives them back; null where one of them is full. */
  take(wanted: readonly PlaceIn[]): (() => void) | null;
}

/** Counts what is open at the moment, under any number of names. */
export function createPlaces(): Places {
  const taken = new Map<string, number>();
  const add = (of: string, by: number) => {
    const count = (taken.get(of) ?? 0) + by;
    if (count > 0) taken.set(of, count);
    else taken.delete(of);
  };
  return {
    take(wanted) {
      if (wanted.some(({ of, most }) => (taken.get(of) ?? 0) >= most)) return null;
      for (const { of } of wanted) add(of, 1);
      return () => {
        for (const { of } of wanted) add(of, -1);
      };
    },
  };
}
