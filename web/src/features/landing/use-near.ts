import { type RefObject, useEffect, useState } from 'react';

/** Distance below the window, in px, at which a section starts loading. */
const nearPx = 800;

/** Returns whether an element has come near the window; stays true. */
export function useNear(element: RefObject<Element | null>): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (near || !element.current) return;
    const watch = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) setNear(true);
      },
      { rootMargin: `${nearPx}px 0px` },
    );
    watch.observe(element.current);
    return () => watch.disconnect();
  }, [near, element]);
  return near;
}
