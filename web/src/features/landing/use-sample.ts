import { useCallback, useEffect, useRef, useState } from 'react';
import { blockReload } from '../../feedback/reload-block.ts';
import { ElementPosition } from '../player/element-position.ts';

/** Plays one sound in a separate audio element; nothing is loaded before the first press. */
export function useSample(address: string) {
  const audio = useRef<HTMLAudioElement | null>(null);
  const position = useRef<ElementPosition | null>(null);
  const [playing, setPlaying] = useState(false);
  const [ms, setMs] = useState(0);
  const [failed, setFailed] = useState(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another sound starts over
  useEffect(() => {
    setMs(0);
    setPlaying(false);
    setFailed(false);
    return () => {
      audio.current?.pause();
      audio.current = null;
    };
  }, [address]);

  useEffect(() => {
    if (!playing) return;
    // The element is not in the page, where a reload for a new build looks for playing ones.
    const done = blockReload('sound');
    let frame = 0;
    const follow = () => {
      if (audio.current) setMs(audio.current.currentTime * 1000);
      frame = requestAnimationFrame(follow);
    };
    frame = requestAnimationFrame(follow);
    return () => {
      cancelAnimationFrame(frame);
      done();
    };
  }, [playing]);

  const element = useCallback(() => {
    if (audio.current) return audio.current;
    const made = new Audio(address);
    made.onplay = () => {
      setPlaying(true);
      setFailed(false);
    };
    made.onpause = () => setPlaying(false);
    made.onended = () => {
      made.currentTime = 0;
      setMs(0);
    };
    made.onerror = () => {
      // The element may go on playing, or never play again: the next press makes another.
      made.onplay = null;
      made.pause();
      if (audio.current === made) audio.current = null;
      setFailed(true);
      setPlaying(false);
    };
    audio.current = made;
    position.current = new ElementPosition(made);
    return made;
  }, [address]);

  const toggle = useCallback(() => {
    const one = element();
    if (!one.paused) one.pause();
    else
      one.play().catch((error: unknown) => {
        // A browser that wants another press is asked by it.
        const isRefused = error instanceof DOMException && error.name === 'NotAllowedError';
        if (!isRefused) setFailed(true);
      });
  }, [element]);

  const seek = useCallback(
    (to: number) => {
      element();
      if (position.current) position.current.seconds = to / 1000;
      setMs(to);
    },
    [element],
  );

  return { playing, ms, failed, toggle, seek };
}
