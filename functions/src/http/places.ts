/** Takes a place for a caller. Returns how to leave it, null where the caller has all that one may have. */
export type Places = (caller: string) => (() => void) | null;

/**
 * Counts what each caller has under way at once in this instance. Who reads or sends slowly holds one of the instance's few
 * places for minutes, which a count of requests does not see.
 */
export function createPlaces(most: number): Places {
  const taken = new Map<string, number>();
  return (caller) => {
    const count = taken.get(caller) ?? 0;
    if (count >= most) return null;
    taken.set(caller, count + 1);
    let left = false;
    return () => {
      if (left) return;
      left = true;
      const others = (taken.get(caller) ?? 1) - 1;
      if (others > 0) taken.set(caller, others);
      else taken.delete(caller);
    };
  };
}
