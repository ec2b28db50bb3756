import { useEffect, useEffectEvent, useState } from 'react';

export type How = 'new' | 'free';

/**
 * The button's press. One that comes while the page still learns which voice speaks (`settling`) is kept and carried
 * out as soon as that is known, with what is on the sheet by then.
 */
export function usePress(convert: (how: How) => void, settling: boolean) {
  const [waiting, setWaiting] = useState<How | null>(null);
  const carryOut = useEffectEvent(convert);
  useEffect(() => {
    if (waiting === null || settling) return;
    setWaiting(null);
    carryOut(waiting);
  }, [waiting, settling]);
  const press = (how: How) => (settling ? setWaiting(how) : convert(how));
  return { press, waiting: waiting !== null };
}
