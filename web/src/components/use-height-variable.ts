import { type RefCallback, useCallback } from 'react';

/**
 * Publishes the height in px of an element that covers the bottom of the page, so that focused elements are scrolled
 * clear of it (theme/base.css).
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
