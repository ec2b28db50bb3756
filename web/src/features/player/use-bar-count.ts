import { type RefCallback, useCallback, useState } from 'react';
import { flushSync } from 'react-dom';
import { barStep, barWidth } from './waveform-bars.ts';

/** Returns a ref, and how many of the waveform's bars fit into its element; 0 until it has been measured. */
export function useBarCount(): readonly [ref: RefCallback<Element>, count: number] {
  const [count, setCount] = useState(0);
  const ref = useCallback((element: Element | null) => {
    if (element === null) return;
    const observer = new ResizeObserver(([entry]) => {
      const width = entry?.contentRect.width ?? 0;
      // In the same frame, so that no frame shows the line without its bars.
      flushSync(() => setCount(Math.max(0, Math.floor((width - barWidth) / barStep) + 1)));
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, count];
}
