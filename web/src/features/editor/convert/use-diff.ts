import { calls } from '@duu/contract/calls/calls';
import { ApiError } from '../../../api/api-error.ts';
import { callApi, sayFailedCall } from '../../../api/call.ts';
import { useRequest } from '../../../api/use-request.ts';
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
  const key = JSON.stringify([audioId, version, attemptsLeft, text]);
  const asked = useRequest(
    audioId === null || text === '' ? null : key,
    async (signal): Promise<Diff> => {
      try {
        const input = { text, audioId: audioId ?? '' };
        return await callApi(calls.diffAudio, { input, signal, toast: false, bar: false });
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        // A text that is too long to compare is surely too different. After any other failure the press has the
        // server's own word, and it can be asked again.
        if (error.key === 'diff.text_too_long') return { ...tooDifferent, attemptsLeft };
        sayFailedCall(error, calls.diffAudio);
        throw error;
      }
    },
    { delayMs },
  );
  const isAsked = audioId !== null && text !== '';
  return {
    diff: isAsked && asked.data && !asked.isPrevious ? asked.data : null,
    again: isAsked && asked.error !== null ? asked.reload : null,
  };
}
