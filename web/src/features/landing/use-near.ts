import { type RefObject, useEffect, useState } from 'react';

/** How far below the window a section is near, in px: what it asks for is here when it is scrolled to. */
const nearPx = 800;

/** Whether an element has come near the window, and from then on. */
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
