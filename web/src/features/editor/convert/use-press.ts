import { useEffect, useRef, useState } from 'react';

export type How = 'new' | 'free';

/**
 * The button's press. One that comes while the page still learns which voice speaks (`settling`) is kept and carried
 * out as soon as that is known, with what is on the sheet by then.
 */
export function usePress(convert: (how: How) => void, settling: boolean, speakerId: string | null) {
  const [waiting, setWaiting] = useState<How | null>(null);
  const latest = useRef(convert);
  latest.current = convert;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a speaker that arrives begins the wait for its choice anew
  useEffect(() => {
    if (waiting === null || settling) return;
    // The page's own choice follows a moment after what it is made from.
    const timer = setTimeout(() => {
      setWaiting(null);
      latest.current(waiting);
    });
    return () => clearTimeout(timer);
  }, [waiting, settling, speakerId]);
  const press = (how: How) => (settling ? setWaiting(how) : convert(how));
  return { press, waiting: waiting !== null };
}
