import { calls } from '@duu/contract/calls/calls';
import type { SharedAudio } from '@duu/contract/documents/share';
import { useEffect, useMemo, useState } from 'react';
import { ApiError } from '../../api/api-error.ts';
import { callApi } from '../../api/call.ts';
import type { Track } from '../player/track.ts';

export type ShareState =
  | { readonly status: 'loading' }
  | { readonly status: 'gone'; readonly error: ApiError | null }
  | { readonly status: 'ready'; readonly share: SharedAudio; readonly track: Track };

/** Loads a share, and the track to play. */
export function useShare(shareId: string | null): ShareState {
  const [answer, setAnswer] = useState<SharedAudio | ApiError | null>(null);
  useEffect(() => {
    if (shareId === null) return;
    const abort = new AbortController();
    callApi(calls.getShare, { params: { shareId }, toast: false, signal: abort.signal }).then(
      setAnswer,
      (error: unknown) => {
        if (error instanceof ApiError) setAnswer(error);
      },
    );
    return () => abort.abort();
  }, [shareId]);
  return useMemo<ShareState>(() => {
    if (shareId === null) return { status: 'gone', error: null };
    if (answer === null) return { status: 'loading' };
    if (answer instanceof ApiError) return { status: 'gone', error: answer };
    const track: Track = {
      id: `share-${shareId}`,
      kind: 'shared',
      title: answer.name,
      artist: answer.speaker,
      language: answer.language,
      source: { kind: 'url', url: answer.audioUrl },
      durationMs: answer.durationMs,
      startMs: 0,
    };
    return { status: 'ready', share: answer, track };
  }, [shareId, answer]);
}
