import { useSyncExternalStore } from 'react';

const query = '(max-width: 64rem)';

/** Whether the tools have no room beside the sheet. */
export function useNarrow(): boolean {
  return useSyncExternalStore(
    (listener) => {
      const media = matchMedia(query);
      media.addEventListener('change', listener);
      return () => media.removeEventListener('change', listener);
    },
    () => matchMedia(query).matches,
  );
}
