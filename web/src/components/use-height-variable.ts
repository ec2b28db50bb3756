import { type RefCallback, useCallback } from 'react';

/**
 * Tells the page how high something is that lies over its foot, in px: what is reached by Tab is scrolled clear of it
 * (theme/base.css).
 */
export function useHeightVariable(
  name: '--player-height' | '--foot-height',
): RefCallback<HTMLElement> {
  return useCallback(
    (element) => {
      if (element === null) return;
      const root = document.documentElement.style;
      const observer = new ResizeObserver(() =>
        root.setProperty(name, `${element.offsetHeight}px`),
      );
      observer.observe(element);
      return () => {
        observer.disconnect();
        root.removeProperty(name);
      };
    },
    [name],
  );
}
