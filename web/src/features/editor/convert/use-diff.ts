import { calls } from '@duu/contract/calls/calls';
import { useCallback, useEffect, useState } from 'react';
import { ApiError } from '../../../api/api-error.ts';
import { callApi } from '../../../api/call.ts';
import { toastOnce } from '../../../api/error-toast.ts';
import { useWhenOnline } from '../../../feedback/use-online.ts';
import type { Diff } from './reconversion.ts';

const delayMs = 500;
const tooDifferent = { free: false, reason: 'text_diff_too_high', distance: 0, share: 1 } as const;

interface Asked {
  /** null until the answer for this very text is here. */
  readonly diff: Diff | null;
  /** Asks again, where no answer could be had. */
  readonly again: (() => void) | null;
}

/**
 * Asks the server, after a pause in the typing, how far a text is from the audio's last conversion. An answer
 * is for one text only. `version` asks again after a conversion.
 */
export function useDiff(
  audioId: string | null,
  text: string,
  version: number,
  attemptsLeft: number,
): Asked {
  const [answer, setAnswer] = useState<{ key: string; diff: Diff } | null>(null);
  const [lostKey, setLostKey] = useState<string | null>(null);
  const [round, setRound] = useState(0);
  const key = `${audioId}|${version}|${text}`;
  const again = useCallback(() => {
    setLostKey(null);
    setRound((value) => value + 1);
  }, []);
  useWhenOnline(lostKey === key ? again : null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each round asks again
  useEffect(() => {
    if (audioId === null || text === '') return;
    const abort = new AbortController();
    const timer = setTimeout(() => {
      callApi(calls.diffAudio, {
        input: { text, audioId },
        signal: abort.signal,
        toast: false,
        bar: false,
      }).then(
        (diff) => setAnswer({ key, diff }),
        (error: unknown) => {
          // A text that is too long to compare is surely too different. After any other failure the press has the
          // server's own word, and it can be asked again: by itself where the connection comes back.
          if (error instanceof ApiError && error.key === 'diff.text_too_long')
            setAnswer({ key, diff: { ...tooDifferent, attemptsLeft } });
          else if (error instanceof ApiError) {
            toastOnce(calls.diffAudio, error);
            setLostKey(key);
          }
        },
      );
    }, delayMs);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [audioId, text, key, attemptsLeft, round]);
  return {
    diff: answer?.key === key ? answer.diff : null,
    again: lostKey === key ? again : null,
  };
}
