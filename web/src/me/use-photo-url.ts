import { useEffect, useState } from 'react';
import { fileUrl } from '../firebase/files.ts';
import { useMe } from './me-context.ts';

/** Returns the URL of the user's photo in our storage; null if there is none, or none yet. */
export function usePhotoUrl(): string | null {
  const me = useMe();
  const user = me.status === 'ready' ? me.user : null;
  const path = user?.photoPath ?? null;
  const [own, setOwn] = useState<string | null>(null);
  useEffect(() => {
    if (path === null) return setOwn(null);
    let left = false;
    // The previous photo stays until the next one's URL arrives.
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
