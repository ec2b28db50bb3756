// @vitest-environment happy-dom
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setMessages } from '../../i18n/catalogue.ts';
import { LocaleIntl } from '../../i18n/intl.tsx';
import { commonEn } from '../../i18n/messages/common.en.ts';
import { PlayerDock } from './PlayerDock.tsx';
import { PlayerContext } from './player-context.ts';
import { audio, newPlayer, player, track } from './testing/player-fixture.ts';

vi.mock('./lazy-bar.ts', () => ({ lazyBar: {} }));
vi.mock('../../components/lazy-part.tsx', () => ({
  useLazyState: (_: unknown, wanted: boolean) => ({
    part: wanted ? ({ track: { id } }: { track: { id: string } }) => <p>{id}</p> : null,
    failure: null,
  }),
}));

const made = track('made', { kind: 'making', streamUrl: '/stream', staleUntil: null });
const shown = () => document.querySelector('p')?.textContent ?? null;

beforeEach(() => {
  vi.useFakeTimers();
  setMessages('en', 'common', commonEn);
  newPlayer();
  vi.spyOn(audio, 'play').mockResolvedValue();
  render(
    <LocaleIntl locale="en">
      <PlayerContext value={player}>
        <PlayerDock />
      </PlayerContext>
    </LocaleIntl>,
  );
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const pass = (ms: number) => act(async () => void (await vi.advanceTimersByTimeAsync(ms)));

test('the bar comes with the first sound of a conversion, or after half a second', async () => {
  act(() => player.play(made));
  await pass(0);
  expect(shown()).toBeNull();
  act(() => void audio.dispatchEvent(new Event('playing')));
  await pass(30);
  expect(shown()).toBeNull();
  audio.currentTime = 0.02;
  await pass(30);
  expect(shown()).toBe('made');
  act(() => player.stop());
  act(() => player.play(made));
  expect(shown()).toBeNull();
  await pass(500);
  expect(shown()).toBe('made');
});

test('a bar that is there stays', () => {
  act(() => player.play(track('other')));
  expect(shown()).toBe('other');
  act(() => player.play(made));
  expect(shown()).toBe('made');
});
