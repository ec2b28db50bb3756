import { calls } from '@duu/contract/calls/calls';
import type { DeviceVoice } from '@duu/contract/calls/device-voices';
import { limits } from '@duu/contract/limits';
import { useEffect, useRef, useState } from 'react';
import { ApiError } from '../../../api/api-error.ts';
import { callApi } from '../../../api/call.ts';
import { useUid } from '../../../firebase/auth/use-session.ts';
import { usePlayer } from '../../player/player-context.ts';
import { splitText } from '../text/split-text.ts';
import { voiceParts } from './device-files.ts';
import { DeviceFailed, speakOnDevice } from './speak-on-device.ts';

export type DeviceState =
  | { readonly kind: 'offered' }
  | { readonly kind: 'loading'; readonly bytes: number }
  /** `pieces` is null until the server has read the text. */
  | { readonly kind: 'speaking'; readonly spoken: number; readonly pieces: number | null }
  | { readonly kind: 'ready'; readonly url: string }
  | { readonly kind: 'failed'; readonly reason: 'loading' | 'device' | 'text' };

/** The beginning of a text: whole sentences as far as they fit. */
export function previewOf(segments: readonly string[]): string {
  const text = segments.filter((segment) => segment.trim() !== '').join('\n\n');
  const [first] = splitText(text, ({ start, end }) => end - start <= limits.devicePreviewLength);
  return first ? text.slice(first.start, first.end).trim() : '';
}

/** What the server says of a text that can't be read. */
const refusals: ReadonlySet<string> = new Set([
  'segment_empty',
  'segment_invalid',
  'mark_invalid',
  'normalize_failed',
]);

function reasonOf(error: unknown): 'loading' | 'device' | 'text' {
  if (error instanceof DeviceFailed) return 'device';
  const key = error instanceof ApiError ? error.key : null;
  return key !== null && refusals.has(key) ? 'text' : 'loading';
}

/** Loads a voice, speaks the beginning of a text in this browser and plays it. */
export function useDeviceVoice({
  speakerId,
  voice,
  texts,
  speed,
}: {
  speakerId: string;
  voice: DeviceVoice;
  texts: readonly string[];
  speed: number;
}) {
  const uid = useUid() ?? '';
  const player = usePlayer();
  const [state, setState] = useState<DeviceState>({ kind: 'offered' });
  const running = useRef<AbortController | null>(null);
  const url = useRef('');
  const previewId = `device-${speakerId}`;

  const end = () => {
    running.current?.abort();
    running.current = null;
    player.stopPreview();
    URL.revokeObjectURL(url.current);
  };
  const endLast = useRef(end);
  endLast.current = end;
  useEffect(() => () => endLast.current(), []);

  async function work(signal: AbortSignal): Promise<void> {
    setState({ kind: 'loading', bytes: 0 });
    const parts = await voiceParts(
      { uid, speakerId, voice },
      { signal, onBytes: (bytes) => setState({ kind: 'loading', bytes }) },
    );
    setState({ kind: 'speaking', spoken: 0, pieces: null });
    const { pieces } = await callApi(calls.readForDevice, {
      ...{ params: { speakerId }, input: { text: previewOf(texts) } },
      ...{ signal, failure: 'handled' },
    });
    const { sampleRate, noise, number, gainDb } = voice;
    const onSpoken = (spoken: number) =>
      setState({ kind: 'speaking', spoken, pieces: pieces.length });
    onSpoken(0);
    const sound = await speakOnDevice(
      { ...parts, pieces, sampleRate, noise, number, gainDb, speed },
      { signal, onSpoken },
    );
    signal.throwIfAborted();
    url.current = URL.createObjectURL(sound);
    setState({ kind: 'ready', url: url.current });
    player.preview(previewId, url.current);
  }

  return {
    state,
    previewId,
    start: () => {
      end();
      const controller = new AbortController();
      running.current = controller;
      work(controller.signal).catch((error: unknown) => {
        if (!controller.signal.aborted) setState({ kind: 'failed', reason: reasonOf(error) });
      });
    },
    cancel: () => {
      end();
      setState({ kind: 'offered' });
    },
  };
}
