// @vitest-environment happy-dom
import type { DeviceVoice } from '@duu/contract/calls/device-voices';
import type { Speaker } from '@duu/contract/documents/speaker';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { loadOverlays } from '../../../components/use-overlays.ts';
import { keepOnlyOf } from '../../../firebase/kept.ts';
import { setMessages } from '../../../i18n/catalogue.ts';
import { LocaleIntl } from '../../../i18n/intl.tsx';
import { commonEn } from '../../../i18n/messages/common.en.ts';
import { editorEn } from '../../../i18n/messages/editor.en.ts';
import { insideEn } from '../../../i18n/messages/inside.en.ts';
import type { Player } from '../../player/player.ts';
import { PlayerContext } from '../../player/player-context.ts';
import { DeviceVoiceDialog } from './DeviceVoiceDialog.tsx';

vi.mock('../../../firebase/auth/use-session.ts', () => ({ useUid: () => 'u-1' }));

const offered: DeviceVoice = {
  ...{ version: 'v-1', sampleRate: 22_050, noise: [0.6, 0.8], number: 0, gainDb: 0 },
  parts: [
    { part: 'durations', bytes: 3 },
    { part: 'sound', bytes: 3 },
  ],
  address: '/file?token=old&part=',
};
const speaker = { id: 'joe', name: { mn: 'Жо', en: 'Joe' } } as Speaker & { id: string };
const player = {
  ...{ state: { preview: null }, subscribe: () => () => undefined },
  ...{ preview: () => undefined, stopPreview: () => undefined },
} as unknown as Player;

const json = (body: object) => new Response(JSON.stringify(body));
const refusal = (key: string, status: number) => async () => new Response(key, { status });
const piece = async () => new Response('abc', { status: 206 });
/** What the server answers, by the last part of the path. */
let answers: Record<'device-voice' | 'file' | 'device-text', (url: string) => Promise<Response>>;
/** End the keeping of a piece, in their order. */
let puts: (() => void)[];

beforeAll(() => loadOverlays());
beforeEach(async () => {
  setMessages('en', 'common', commonEn);
  setMessages('en', 'inside', insideEn);
  setMessages('en', 'editor', editorEn);
  puts = [];
  const voice = { ...offered, version: 'v-2', address: '/file?token=new&part=' };
  answers = {
    'device-voice': async () => json({ voice }),
    file: piece,
    'device-text': refusal('segment_invalid', 400),
  };
  vi.stubGlobal('fetch', (url: string, { signal }: RequestInit) => {
    signal?.throwIfAborted();
    return answers[url.split('?')[0]?.split('/').at(-1) as keyof typeof answers](url);
  });
  const store = {
    ...{ match: async () => undefined, keys: async () => [] },
    put: () => new Promise<void>((resolve) => void puts.push(resolve)),
  };
  vi.stubGlobal('caches', { open: async () => store, keys: async () => [] });
  await keepOnlyOf('u-1');
  const texts = ['Good morning.'];
  await act(async () => {
    render(
      <LocaleIntl locale="en">
        <PlayerContext value={player}>
          <DeviceVoiceDialog {...{ speaker, offered, texts, speed: 1, onClose: () => undefined }} />
        </PlayerContext>
      </LocaleIntl>,
    );
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function press(name: RegExp | string): Promise<void> {
  fireEvent.click(await screen.findByRole('button', { name }));
}
const says = (text: string) =>
  waitFor(() => expect(screen.getByRole('alert').textContent?.trim()).toBe(text));
const status = () => screen.getByRole('status').textContent;
const bar = () => screen.queryByRole('progressbar');
/** Presses "Load" and waits until the run keeps a piece. Returns what ends that. */
async function loadOne(): Promise<() => void> {
  const { length } = puts;
  await press(/^Load/);
  await waitFor(() => expect(puts).toHaveLength(length + 1));
  return () => puts[length]?.();
}
const turns = () => act(() => new Promise((resolve) => setTimeout(resolve, 20)));

test('each run asks anew where the voice is', async () => {
  const file = vi.fn(refusal('audio.link_expired', 403));
  answers.file = file;
  await press(/^Load/);
  await says(editorEn['editor.device.failed.loading']);
  expect(file).toHaveBeenLastCalledWith('/file?token=new&part=durations');
  answers['device-voice'] = async () => json({ voice: null });
  await press('Try again');
  await says(editorEn['editor.device.failed.gone']);
  expect(file).toHaveBeenCalledOnce();
});

test.each<[what: string, call: keyof typeof answers, key: string, status: number, text: string]>([
  ['a withdrawn speaker', 'device-voice', 'speaker_not_found', 404, 'errors.speaker_not_found'],
  ['too many requests', 'file', 'request.too_many', 429, 'errors.request.too_many'],
  ['a fault of ours', 'file', '', 500, 'errors.request_failed'],
])('%s is said as such', async (_, call, key, status, text) => {
  answers[call] = refusal(key, status);
  await press(/^Load/);
  await says(insideEn[text as keyof typeof insideEn]);
});

test('a run that was cancelled shows nothing more, also in the next one', async () => {
  const endFirst = await loadOne();
  expect(bar()).not.toBeNull();
  await press('Cancel');
  endFirst();
  await turns();
  expect(bar()).toBeNull();
  const endSecond = await loadOne();
  await press('Cancel');
  const endThird = await loadOne();
  endSecond();
  await turns();
  expect(bar()?.getAttribute('aria-valuenow')).toBe('0');
  endThird();
  await waitFor(() => expect(puts).toHaveLength(4));
  puts[3]?.();
  await says(editorEn['editor.device.failed.text']);
});

test('the focus stays on its button, and the start is announced without each step', async () => {
  const load = await screen.findByRole('button', { name: /^Load/ });
  load.focus();
  expect(status()).toBe('');
  const end = await loadOne();
  expect(document.activeElement).toBe(load);
  expect(load.getAttribute('aria-busy')).toBe('true');
  expect(status()).toBe(editorEn['editor.device.started']);
  end();
  await waitFor(() => expect(bar()?.getAttribute('aria-valuenow')).toBe('50'));
  expect(status()).toBe(editorEn['editor.device.started']);
});
