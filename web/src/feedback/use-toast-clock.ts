import { useEffect, useRef } from 'react';

/** Calls `onEnd` after `duration` ms of being looked at: the clock stands still while `paused` or the tab is hidden. */
export function useToastClock(duration: number | null, paused: boolean, onEnd: () => void): void {
  const left = useRef(duration);
  const end = useRef(onEnd);
  end.current = onEnd;
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
      timer = setTimeout(() => end.current(), Math.max(0, left.current ?? 0));
    };
    run();
    document.addEventListener('visibilitychange', run);
    return () => {
      stop();
      document.removeEventListener('visibilitychange', run);
    };
  }, [duration, paused]);
}
