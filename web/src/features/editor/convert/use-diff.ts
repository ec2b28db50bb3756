import { calls } from '@duu/contract/calls/calls';
import { useEffect, useState } from 'react';
import { callApi } from '../../../api/call.ts';
import type { Diff } from './reconversion.ts';

const delayMs = 500;

/**
 * Asks the server, after a pause in the typing, how far a text is from the audio's last conversion. An answer
 * is for one text only: null until the one for this text is here. `version` asks again after a conversion.
 */
export function useDiff(audioId: string | null, text: string, version: number): Diff | null {
  const [answer, setAnswer] = useState<{ key: string; diff: Diff } | null>(null);
  const key = `${audioId}|${version}|${text}`;
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
        // Without an answer the button offers the paid way; pressing it says what is wrong.
        () => undefined,
      );
    }, delayMs);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [audioId, text, key]);
  return answer?.key === key ? answer.diff : null;
}
