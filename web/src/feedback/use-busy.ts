import { useEffect } from 'react';
import { markBusy } from './busy.ts';

/** Delays a new build while `active`: unsaved input, an open dialog, a conversion. */
export function useBusy(active: boolean): void {
  useEffect(() => (active ? markBusy() : undefined), [active]);
}
