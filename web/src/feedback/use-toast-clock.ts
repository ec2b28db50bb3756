import { useEffect, useEffectEvent, useRef } from 'react';

/** Calls `onEnd` after `duration` ms in view: the clock stops while `paused` or the tab is hidden. */
export function useToastClock(duration: number | null, paused: boolean, onEnd: () => void): void {
  const left = useRef(duration);
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    left.current = duration;
  }, [duration]);
  useEffect(() => {
    if (duration === null) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let since = 0;
    const stop = () => {
      if (timer === undefined) return;
      clearTimeout(timer);
      timer = undefined;
      left.current = (left.current ?? 0) - (Date.now() - since);
    };
    const run = () => {
      stop();
      if (paused || document.hidden) return;
      since = Date.now();
      timer = setTimeout(() => end(), Math.max(0, left.current ?? 0));
    };
    run();
    document.addEventListener('visibilitychange', run);
    return () => {
      stop();
      document.removeEventListener('visibilitychange', run);
    };
  }, [duration, paused]);
}
