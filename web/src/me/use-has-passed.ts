import { useEffect, useState } from 'react';

/** The longest browser timer, in ms: some 24 days. */
const longestMs = 2 ** 31 - 1;

/** Returns whether a moment has passed, updated when it does. null never passes. */
export function useHasPassed(moment: Date | null): boolean {
  const at = moment?.getTime() ?? null;
  const [looks, look] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a timer that could not wait long enough is set again
  useEffect(() => {
    const left = at === null ? 0 : at - Date.now();
    if (left <= 0) return;
    const timer = setTimeout(() => look((count) => count + 1), Math.min(left, longestMs));
    return () => clearTimeout(timer);
  }, [at, looks]);
  return at !== null && at <= Date.now();
}
