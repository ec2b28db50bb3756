import { useEffect, useEffectEvent, useState } from 'react';

import type { ConvertMode } from './reconversion.ts';

/**
 * Returns the button's press. While the speaker is not known yet (`settling`), a press is held and carried out once
 * it is, with the text of that moment.
 */
export function usePress(convert: (how: ConvertMode) => void, settling: boolean) {
  const [waiting, setWaiting] = useState<ConvertMode | null>(null);
  const carryOut = useEffectEvent(convert);
  useEffect(() => {
    if (waiting === null || settling) return;
    setWaiting(null);
    carryOut(waiting);
  }, [waiting, settling]);
  const press = (how: ConvertMode) => (settling ? setWaiting(how) : convert(how));
  return { press, waiting: waiting !== null };
}
