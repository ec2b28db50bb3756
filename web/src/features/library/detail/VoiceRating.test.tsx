// @vitest-environment happy-dom
import type { Audio } from '@duu/contract/documents/audio';
import { anAudio } from '@duu/contract/testing/an-audio';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { VoiceRating } from './VoiceRating.tsx';

const { callApi } = vi.hoisted(() => ({ callApi: vi.fn() }));
vi.mock('../../../api/call.ts', () => ({ callApi }));
vi.mock('../../../i18n/intl.tsx', () => ({ useText: () => (key: string) => key }));
afterEach(() => {
  cleanup();
  vi.clearAllMocks();
});

const voice = { engine: 'onnx', voice: 'kokoro/5' } as const;
const show = (change: Partial<Audio>) =>
  render(<VoiceRating audio={anAudio({ id: 'a', voiceUsed: voice, ...change })} />);
const pressed = () =>
  screen.getAllByRole('button').map((button) => button.getAttribute('aria-pressed'));

test('a press rates the voice, and a press on the given rating takes it back', () => {
  show({ rating: { ...voice, rating: 'up' } });
  expect(pressed()).toEqual(['true', 'false']);
  fireEvent.click(screen.getByRole('button', { name: 'library.rating.down' }));
  fireEvent.click(screen.getByRole('button', { name: 'library.rating.up' }));
  expect(callApi.mock.calls.map(([, { input }]) => input.rating)).toEqual(['down', null]);
});

test('what was said of another voice is not said of this one', () => {
  show({ rating: { ...voice, voice: 'kokoro/4', rating: 'down' } });
  expect(pressed()).toEqual(['false', 'false']);
});

test.each<[string, Partial<Audio>]>([
  ['spoken by several voices', { voiceUsed: null }],
  ['being converted', { state: 'creating' }],
])('an audio that is %s is not rated', (_, change) => {
  expect(show(change).container.childElementCount).toBe(0);
});
