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
  | { readonly kind: 'failed'; readonly reason: 'loading' | 'device' | 'text' | 'gone' }
  | { readonly kind: 'refused'; readonly error: ApiError };

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

function failureOf(error: unknown): DeviceState {
  if (error instanceof DeviceFailed) return { kind: 'failed', reason: 'device' };
  if (!(error instanceof ApiError) || error.status === 0)
    return { kind: 'failed', reason: 'loading' };
  // A load that outlasts its address goes on with a new one.
  if (error.key === 'audio.link_expired') return { kind: 'failed', reason: 'loading' };
  if (error.key !== null && refusals.has(error.key)) return { kind: 'failed', reason: 'text' };
  return { kind: 'refused', error };
}

/** Loads a voice, speaks the beginning of a text in this browser and plays it. */
export function useDeviceVoice({
  speakerId,
  offered,
  texts,
  speed,
}: {
  speakerId: string;
  offered: DeviceVoice;
  texts: readonly string[];
  speed: number;
}) {
  const uid = useUid() ?? '';
  const player = usePlayer();
  const [state, setState] = useState<DeviceState>({ kind: 'offered' });
  const [voice, setVoice] = useState(offered);
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
    // A step that can't be aborted may end after another run has begun.
    const show = (next: DeviceState) => {
      if (!signal.aborted) setState(next);
    };
    show({ kind: 'loading', bytes: 0 });
    try {
      await speak(signal, show);
    } catch (error) {
      show(failureOf(error));
    }
  }

  async function speak(signal: AbortSignal, show: (next: DeviceState) => void): Promise<void> {
    // Its address holds for minutes, which the page may have been open for.
    const { voice: now } = await callApi(calls.getDeviceVoice, {
      ...{ params: { speakerId }, signal, failure: 'handled' },
    });
    signal.throwIfAborted();
    if (now === null) return show({ kind: 'failed', reason: 'gone' });
    setVoice(now);
    const parts = await voiceParts(
      { uid, speakerId, voice: now },
      { signal, onBytes: (bytes) => show({ kind: 'loading', bytes }) },
    );
    show({ kind: 'speaking', spoken: 0, pieces: null });
    const { pieces } = await callApi(calls.readForDevice, {
      ...{ params: { speakerId }, input: { text: previewOf(texts) } },
      ...{ signal, failure: 'handled' },
    });
    const { sampleRate, noise, number, gainDb } = now;
    const onSpoken = (spoken: number) => show({ kind: 'speaking', spoken, pieces: pieces.length });
    onSpoken(0);
    const sound = await speakOnDevice(
      { ...parts, pieces, sampleRate, noise, number, gainDb, speed },
      { signal, onSpoken },
    );
    signal.throwIfAborted();
    url.current = URL.createObjectURL(sound);
    show({ kind: 'ready', url: url.current });
    player.preview(previewId, url.current);
  }

  return {
    state,
    voice,
    previewId,
    start: () => {
      end();
      const controller = new AbortController();
      running.current = controller;
      void work(controller.signal);
    },
    cancel: () => {
      end();
      setState({ kind: 'offered' });
    },
  };
}
