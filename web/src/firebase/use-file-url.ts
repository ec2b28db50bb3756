import { useEffect, useState } from 'react';
import { fileUrl } from './files.ts';

/** Returns the URL of a file in our storage; null if there is none, or none yet. */
export function useFileUrl(path: string | null): string | null {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    if (path === null) return setUrl(null);
    let left = false;
    // The previous picture stays until the next one's URL arrives.
    fileUrl(path).then(
      (found) => !left && setUrl(found),
      () => !left && setUrl(null),
    );
    return () => {
      left = true;
    };
  }, [path]);
  return url;
}
