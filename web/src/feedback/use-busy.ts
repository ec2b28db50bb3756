import { useEffect } from 'react';
import { markBusy } from './busy.ts';

/** For as long as `active`, a new build waits: something is typed that is not saved, a dialog is open, a sound is made. */
export function useBusy(active: boolean): void {
  useEffect(() => (active ? markBusy() : undefined), [active]);
}
