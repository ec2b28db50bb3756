import type { Language } from '@duu/contract/language';
import { useEffect, useState } from 'react';
import { ApiError } from '../../api/api-error.ts';
import type { Sample } from './sample.ts';

/** A sentence of the visitor as it was spoken. */
export interface Tried extends Pick<Sample, 'text' | 'words' | 'language'> {
  readonly spoken: string;
  /** Of the sound, in the browser's memory. */
  readonly address: string;
}

async function ask(text: string, language: Language): Promise<Tried> {
  const [{ callApi }, { trySpeech }] = await Promise.all([
    import('../../api/call.ts'),
    import('@duu/contract/calls/public'),
  ]).catch(() => {
    throw new ApiError(null, 0, null);
  });
  const input = { text, language };
  const { audio, spoken, words } = await callApi(trySpeech, { input, failure: 'handled' });
  const bytes = Uint8Array.from(atob(audio), (one) => one.charCodeAt(0));
  return {
    text,
    language,
    spoken,
    words: words.map(({ start, end, startMs, endMs }) => [start, end, startMs, endMs]),
    address: URL.createObjectURL(new Blob([bytes], { type: 'audio/mpeg' })),
  };
}

/** Lets a visitor try a sentence; the sound of the one before is dropped. */
export function useTry() {
  const [tried, setTried] = useState<Tried | null>(null);
  const [error, setError] = useState<ApiError | null>(null);
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    if (tried) return () => URL.revokeObjectURL(tried.address);
    return undefined;
  }, [tried]);
  async function listen(text: string, language: Language): Promise<void> {
    setBusy(true);
    setError(null);
    try {
      setTried(await ask(text, language));
    } catch (cause) {
      setTried(null);
      setError(cause instanceof ApiError ? cause : new ApiError(null, 0, null));
    } finally {
      setBusy(false);
    }
  }
  return { tried, error, busy, listen };
}
