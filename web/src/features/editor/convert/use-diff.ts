import { calls } from '@duu/contract/calls/calls';
import { ApiError } from '../../../api/api-error.ts';
import { callApi, showFailedCall } from '../../../api/call.ts';
import { useRequest } from '../../../api/use-request.ts';
import type { Diff } from './reconversion.ts';

const delayMs = 500;
const tooDifferent = { free: false, reason: 'text_diff_too_high', distance: 0, share: 1 } as const;

interface Asked {
  /** null until the result for exactly this text has arrived. */
  readonly diff: Diff | null;
  /** Repeats the request, if it failed. */
  readonly again: (() => void) | null;
}

/**
 * Compares a text with the audio's last conversion on the server, after a pause in typing. A result applies to one text
 * only. `version` compares again after a conversion.
 */
export function useDiff(
  audioId: string | null,
  text: string,
  version: number,
  attemptsLeft: number,
): Asked {
  const key = JSON.stringify([audioId, version, attemptsLeft, text]);
  const diffRequest = useRequest(
    audioId === null || text === '' ? null : key,
    async (signal): Promise<Diff> => {
      try {
        const input = { text, audioId: audioId ?? '' };
        return await callApi(calls.diffAudio, {
          input,
          signal,
          failure: 'handled',
          background: true,
        });
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        // A text too long to compare is too different. After any other failure the conversion itself decides, and the
        // request can be repeated.
        if (error.key === 'diff.text_too_long') return { ...tooDifferent, attemptsLeft };
        showFailedCall(error, calls.diffAudio);
        throw error;
      }
    },
    { delayMs },
  );
  const isAsked = audioId !== null && text !== '';
  return {
    diff: isAsked && diffRequest.data && !diffRequest.isPrevious ? diffRequest.data : null,
    again: isAsked && diffRequest.error !== null ? diffRequest.reload : null,
  };
}
