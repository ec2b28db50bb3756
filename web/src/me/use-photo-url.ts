import { useEffect, useState } from 'react';
import { fileUrl } from '../firebase/files.ts';
import { useMe } from './me-context.ts';

/** The address of the person's photo in our storage; null where there is none, or none yet. */
export function usePhotoUrl(): string | null {
  const me = useMe();
  const user = me.status === 'ready' ? me.user : null;
  const path = user?.photoPath ?? null;
  const [own, setOwn] = useState<string | null>(null);
  useEffect(() => {
    if (path === null) return setOwn(null);
    let left = false;
    // The photo before stays while the next one's address comes; without an address there is none to show.
    fileUrl(path).then(
      (url) => !left && setOwn(url),
      () => !left && setOwn(null),
    );
    return () => {
      left = true;
    };
  }, [path]);
  return own;
}
